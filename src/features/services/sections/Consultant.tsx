import Headset from 'lucide-react/icons/headset';
import Siren from 'lucide-react/icons/siren';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

export interface Hotlines {
  hotline: string;
  emergencyHotline: string;
}

const messages = serviceMessages.consultant;

/** The consultant's number for office hours, and the emergency hotline. */
export function Consultant({ hotline, emergencyHotline }: Hotlines) {
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="px-5 py-4">
        <h2 className="flex items-center gap-2 font-semibold">
          <Headset className="size-5 text-brand-600" />
          {messages.title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{messages.text}</p>
        <a href={`tel:${hotline}`} className="mt-2 block text-xl font-semibold text-brand-700">
          {hotline}
        </a>
        <p className="text-xs text-ink-faint">{uiMessages.hotlines.serviceHours}</p>
      </div>
      <div className="flex gap-3 border-t border-hazard bg-hazard-soft px-5 py-3 text-hazard-ink">
        <Siren className="mt-0.5 size-5 shrink-0" />
        <p className="text-sm">
          {uiMessages.hotlines.emergency}（{uiMessages.hotlines.emergencyHours}）
          <a href={`tel:${emergencyHotline}`} className="block text-lg font-semibold">
            {emergencyHotline}
          </a>
        </p>
      </div>
    </section>
  );
}
