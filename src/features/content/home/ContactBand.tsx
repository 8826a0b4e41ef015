import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

export interface ContactBandProps {
  /** The mini-program's QR code. */
  code: ReactNode;
  hotline: string;
  emergencyHotline: string;
}

/** The mini-program, the contacts, and the emergency hotline. */
export function ContactBand({ code, hotline, emergencyHotline }: ContactBandProps) {
  return (
    <section className="below-50 bg-brand-50">
      <div className="mx-auto grid max-w-page items-stretch gap-4 px-4 py-7 lg:grid-cols-[minmax(0,1fr)_auto_23rem]">
        <div className="flex items-center gap-5 max-sm:hidden">
          <div className="size-32 shrink-0 overflow-hidden rounded-md border border-line bg-white">{code}</div>
          <div>
            <h2 className="text-xl font-semibold">{messages.miniProgram}</h2>
            <p className="mt-0.5 text-ink-soft">{messages.miniProgramText}</p>
            <p className="mt-2 text-sm text-ink-soft">{messages.miniProgramPoints}</p>
          </div>
        </div>
        <p className="flex flex-col justify-center rounded-md border border-line bg-surface px-5 py-4 max-lg:hidden">
          <span className="flex items-center gap-2 font-medium">
            <Phone className="size-5 text-brand-600" />
            {uiMessages.hotlines.service}
          </span>
          <a href={`tel:${hotline}`} className="text-2xl font-semibold text-brand-700">
            {hotline}
          </a>
          <span className="text-xs text-ink-soft">{messages.hotlineHours}</span>
        </p>
        <p className="flex flex-col justify-center rounded-md border border-hazard bg-hazard-soft px-5 py-4 text-hazard-ink">
          <span className="flex items-center gap-2 font-medium">
            <Siren className="size-5" />
            {uiMessages.hotlines.emergency}
          </span>
          <a href={`tel:${emergencyHotline}`} className="text-2xl font-semibold">
            {emergencyHotline}
          </a>
          <span className="text-xs">{messages.emergencyHours}</span>
          <span className="mt-1 text-xs">{messages.emergencyAdvice}</span>
        </p>
      </div>
    </section>
  );
}
