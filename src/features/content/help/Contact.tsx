import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { DetailActor } from '#machines/support/detail.ts';
import { ServiceMail } from '#src/features/content/ServiceMail.tsx';
import { Hotline } from '#src/layouts/parts/Hotline.tsx';
import { helpWords as words } from '#src/features/content/help/texts/messages.ts';

interface Props {
  mail: DetailActor<string>;
  hotline: string;
  emergencyHotline: string;
}

/** Whom to ask when the help center has no answer. */
export function Contact({ mail, hotline, emergencyHotline }: Props) {
  return (
    <section
      aria-label={words.contact}
      data-screen-only=""
      className="mt-5 rounded-lg border border-line bg-surface px-5 py-5 sm:px-8"
    >
      <h2 className="mb-3 font-semibold">{words.contact}</h2>
      <div className="grid gap-x-6 gap-y-4 text-ink-soft sm:grid-cols-3">
        <Hotline
          sign={<Phone className="size-4 text-brand-600" />}
          name={words.hotline}
          hours={words.hotlineHours}
          number={hotline}
          className="text-brand-700"
        />
        <Hotline
          sign={<Siren className="size-4 text-hazard-ink" />}
          name={words.emergency}
          hours={words.emergencyHours}
          number={emergencyHotline}
          className="text-brand-700"
        />
        <div>
          <p className="flex items-center gap-1.5 text-sm">
            <Mail className="size-4 text-brand-600" />
            {words.mail}
          </p>
          <ServiceMail actor={mail} />
          <p className="text-xs">{words.mailHours}</p>
        </div>
      </div>
    </section>
  );
}
