import QrCode from 'lucide-react/icons/qr-code';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Button } from '#src/ui/Button.tsx';
import { Hotlines } from './Hotlines.tsx';
import { opensMiniProgram } from './miniProgram.ts';
import { ServiceLinks } from './ServiceLinks.tsx';
import { siteMenuId } from './siteMenuId.ts';

interface Props {
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline'>;
  /** Whether it may be a column beside the page: never, with its links only, or with the phone numbers below them. */
  column: 'none' | 'links' | 'contacts';
}

const columnClasses =
  'sidemenu:sticky sidemenu:inset-auto sidemenu:top-22 sidemenu:block sidemenu:max-h-[calc(100dvh-5.5rem)] sidemenu:w-34 sidemenu:shrink-0 sidemenu:self-start sidemenu:border-0 sidemenu:bg-transparent sidemenu:p-0 sidemenu:py-6 sidemenu:shadow-none';

/** The services and contact data: a pop-up menu on a phone, a column beside the page if the visitor chose that. */
export function SiteMenu({ config, column }: Props) {
  return (
    <nav
      id={siteMenuId}
      popover="auto"
      data-screen-only=""
      aria-label={uiMessages.header.services}
      className={`inset-x-3 top-16 bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto overflow-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-ink shadow-pop sm:left-auto sm:w-96 ${column === 'none' ? '' : columnClasses}`}
    >
      <ServiceLinks
        className="grid grid-cols-3 gap-1 sidemenu:grid-cols-1 sidemenu:gap-0 sidemenu:rounded-md sidemenu:border sidemenu:border-line sidemenu:bg-surface sidemenu:p-1.5"
        classes="flex min-h-11 items-center justify-center rounded-sm px-2 text-ink-soft hover:bg-brand-50 hover:text-brand-700 sidemenu:min-h-9 sidemenu:justify-start sidemenu:px-3"
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
