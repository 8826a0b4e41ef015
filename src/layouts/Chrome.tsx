import type { ReactNode } from 'react';
import { ContactBar } from '#src/layouts/parts/ContactBar.tsx';
import { MiniProgramCode } from '#src/layouts/parts/MiniProgramCode.tsx';
import { SiteMenu } from '#src/layouts/parts/SiteMenu.tsx';
import type { SiteConfig } from '#src/platform/config.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useHeaderState } from './useHeaderState.ts';

/** What every layout is given. */
export interface LayoutProps {
  /** Which of the header's brand tabs the page belongs to. */
  tab: number;
  config: SiteConfig;
  /** The account corner. */
  account: ReactNode;
  /** The button that opens the theme settings. */
  settings?: ReactNode;
  children: ReactNode;
}

interface Props extends LayoutProps {
  /** The header lies clear over the page's own dark picture. */
  overlay?: boolean;
  /** What may stand in a column beside the page, where the visitor wants the services there. */
  column?: 'none' | 'links' | 'contacts';
  /** Looks of the whole. */
  className?: string;
  /** Looks of the page's part. */
  mainLook: string;
}

/** Header, page and footer, the phone's menu and the contact bar: what all layouts but the white ones share. */
export function Chrome(props: Props) {
  const {
    tab,
    config,
    account,
    settings,
    overlay = false,
    column = 'none',
    className = '',
    mainLook,
    children,
  } = props;
  const state = useHeaderState();
  const hasColumn = column !== 'none';
  return (
    <div className={`flex min-h-dvh flex-col ${className}`}>
      <Header tab={tab} config={config} account={account} state={state} overlay={overlay} hasColumn={hasColumn} />
      <div className={`flex w-full flex-1 ${hasColumn ? 'mx-auto max-w-page sidemenu:gap-6 sidemenu:pl-4' : ''}`}>
        <SiteMenu config={config} column={column} />
        <main id="main" tabIndex={-1} className={`min-w-0 flex-1 outline-none ${mainLook}`}>
          {children}
        </main>
      </div>
      <ContactBar hotline={config.hotline} scrolled={state !== 'top'} />
      <Footer config={config} settings={settings} />
      <MiniProgramCode url={config.miniProgramUrl} />
    </div>
  );
}
