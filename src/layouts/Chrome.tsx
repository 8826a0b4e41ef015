import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { HeaderActor } from '#machines/app/header.ts';
import { Later } from '#src/app/Later.tsx';
import { lazily } from '#src/platform/lazy.ts';
import { useActorRef } from '#src/platform/actors.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import type { HeaderProps } from './Header.tsx';
import { Header } from './Header.tsx';
import { scrolledHeader } from './headerEffects.ts';

const SiteMenu = lazily(async () => ({ default: (await import('./parts/SiteMenu.tsx')).SiteMenu }));
const ContactBar = lazily(async () => ({ default: (await import('./parts/ContactBar.tsx')).ContactBar }));
const Footer = lazily(async () => ({ default: (await import('./Footer.tsx')).Footer }));
const MiniProgramCode = lazily(async () => ({
  default: (await import('./parts/MiniProgramCode.tsx')).MiniProgramCode,
}));

/** The props of every layout. */
export interface LayoutProps {
  /** The header's brand tab of the page. */
  tab: number;
  config: SiteConfig;
  /** The account corner. */
  account: ReactNode;
  /** The button that opens the theme settings. */
  settings?: ReactNode;
  children: ReactNode;
}

interface Props extends LayoutProps {
  /** Whether the header is transparent over the page's own dark picture. */
  overlay?: boolean;
  /** The content of the side column, if the visitor has one. */
  column?: 'none' | 'links' | 'contacts';
  /** Class names of the layout. */
  className?: string;
  /** Class names of the main part. */
  mainClasses: string;
}

interface Scrolled {
  actor: HeaderActor;
}

const useHeaderState = (actor: HeaderActor) => useSelector(actor, (snapshot) => snapshot.value);

const ScrolledHeader = ({ actor, ...props }: Scrolled & Omit<HeaderProps, 'state'>) => (
  <Header {...props} state={useHeaderState(actor)} />
);

const ScrolledContactBar = ({ actor, hotline }: Scrolled & { hotline: string }) => (
  <ContactBar hotline={hotline} scrolled={useHeaderState(actor) !== 'top'} />
);

/**
 * Header, page, footer, the phone's menu and the contact bar: shared by all layouts except the white ones. The header
 * hydrates first, the content of `Later` follows; scrolling does not render them again.
 */
export function Chrome(props: Props) {
  const {
    tab,
    config,
    account,
    settings,
    overlay = false,
    column = 'none',
    className = '',
    mainClasses,
    children,
  } = props;
  const actor = useActorRef(scrolledHeader);
  const hasColumn = column !== 'none';
  return (
    <div className={`flex min-h-dvh flex-col ${className}`}>
      <ScrolledHeader {...{ actor, tab, config, account, overlay, hasColumn }} />
      <div className={`flex w-full flex-1 ${hasColumn ? 'mx-auto max-w-page sidemenu:gap-6 sidemenu:pl-4' : ''}`}>
        <Later>
          <SiteMenu config={config} column={column} />
        </Later>
        <main id="main" tabIndex={-1} className={`min-w-0 flex-1 outline-none ${mainClasses}`}>
          {children}
        </main>
      </div>
      <Later>
        <ScrolledContactBar actor={actor} hotline={config.hotline} />
      </Later>
      <Later>
        <Footer config={config} settings={settings} />
        <MiniProgramCode url={config.miniProgramUrl} />
      </Later>
    </div>
  );
}
