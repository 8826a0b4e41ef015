import QrCode from 'lucide-react/icons/qr-code';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Hotlines } from './Hotlines.tsx';
import { opensMiniProgram } from './miniProgram.ts';
import { ServiceLinks } from './ServiceLinks.tsx';
import { siteMenuId } from './siteMenuId.ts';

interface Props {
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline'>;
  /** Whether it may be a column next to the page: never, with its links only, or with the phone numbers below them. */
  column: 'none' | 'links' | 'contacts';
}

/** The services and contact data: a pop-up menu on a phone, a column next to the page if the visitor chose that. */
export function SiteMenu({ config, column }: Props) {
  return (
    <nav
      id={siteMenuId}
      popover="auto"
      data-screen-only=""
      aria-label={uiMessages.header.services}
      className={`site-menu ${column === 'none' ? '' : 'site-menu-column'}`}
    >
      <ServiceLinks
        className="site-menu-links grid"
        classes="site-menu-link flex"
        currentClasses="bg-brand-50 font-semibold !text-brand-700"
      />
      <div
        className={`mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 text-ink-soft sidemenu:grid-cols-1 sidemenu:border-0 sidemenu:px-3 ${column === 'contacts' ? '' : 'sidemenu:hidden'}`}
      >
        <Hotlines config={config} numberClasses="text-lg text-ink sidemenu:text-base" />
        <Button tone="secondary" size="sm" className="col-span-full sidemenu:hidden" {...opensMiniProgram}>
          <QrCode className="size-4" />
          {uiMessages.miniProgram.button}
        </Button>
      </div>
    </nav>
  );
}
