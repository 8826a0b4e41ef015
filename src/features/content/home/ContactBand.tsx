import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import { belowWords as words } from './belowMessages.ts';

export interface ContactBandProps {
  /** The mini-program's QR code, as large as its place. */
  code: ReactNode;
  hotline: string;
  emergencyHotline: string;
}

/** The mini-program, whom to ask, and whom to call when something has happened. */
export function ContactBand({ code, hotline, emergencyHotline }: ContactBandProps) {
  return (
    <section className="bg-brand-50">
      <div className="mx-auto grid max-w-page items-stretch gap-4 px-4 py-7 lg:grid-cols-[minmax(0,1fr)_auto_23rem]">
        <div className="flex items-center gap-5 max-sm:hidden">
          <div className="size-32 shrink-0 overflow-hidden rounded-md border border-line bg-white">{code}</div>
          <div>
            <h2 className="text-xl font-semibold">{words.miniProgram}</h2>
            <p className="mt-0.5 text-ink-soft">{words.miniProgramText}</p>
            <p className="mt-2 text-sm text-ink-soft">{words.miniProgramPoints}</p>
          </div>
        </div>
        <p className="flex flex-col justify-center rounded-md border border-line bg-surface px-5 py-4 max-lg:hidden">
          <span className="flex items-center gap-2 font-medium">
            <Phone className="size-5 text-brand-600" />
            {words.hotline}
          </span>
          <a href={`tel:${hotline}`} className="text-2xl font-semibold text-brand-700">
            {hotline}
          </a>
          <span className="text-xs text-ink-soft">{words.hotlineHours}</span>
        </p>
        <p className="flex flex-col justify-center rounded-md border border-hazard bg-hazard-soft px-5 py-4 text-hazard-ink">
          <span className="flex items-center gap-2 font-medium">
            <Siren className="size-5" />
            {words.emergency}
          </span>
          <a href={`tel:${emergencyHotline}`} className="text-2xl font-semibold">
            {emergencyHotline}
          </a>
          <span className="text-xs">{words.emergencyHours}</span>
          <span className="mt-1 text-xs">{words.emergencyAdvice}</span>
        </p>
      </div>
    </section>
  );
}
