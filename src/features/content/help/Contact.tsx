import Mail from 'lucide-react/icons/mail';
import type { DetailActor } from '#machines/support/detail.ts';
import { ServiceMail } from '#src/features/content/ServiceMail.tsx';
import { Hotlines } from '#src/layouts/parts/Hotlines.tsx';
import type { SiteConfig } from '#src/platform/config.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';

interface Props {
  mail: DetailActor<string>;
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline'>;
}

/** Contacts for questions beyond the help center. */
export function Contact({ mail, config }: Props) {
  return (
    <section
      aria-label={messages.contact}
      data-screen-only=""
      className="mt-5 rounded-lg border border-line bg-surface px-5 py-5 sm:px-8"
    >
      <h2 className="mb-3 font-semibold">{messages.contact}</h2>
      <div className="grid gap-x-6 gap-y-4 text-ink-soft sm:grid-cols-3">
        <Hotlines config={config} numberClasses="text-brand-700" />
        <div>
          <p className="flex items-center gap-1.5 text-sm">
            <Mail className="size-4 text-brand-600" />
            {messages.mail}
          </p>
          <ServiceMail actor={mail} />
          <p className="text-xs">{messages.mailHours}</p>
        </div>
      </div>
    </section>
  );
}
