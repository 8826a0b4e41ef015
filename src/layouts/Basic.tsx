import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import type { HeaderProps } from './Header.tsx';
import { Header } from './Header.tsx';

export type LayoutProps = Pick<HeaderProps, 'tab' | 'config' | 'account'> & { children: ReactNode };

/** Header, content as wide as a page, footer. */
export function Basic({ tab, config, account, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header tab={tab} config={config} account={account} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none">
        {children}
      </main>
      <Footer config={config} />
    </div>
  );
}
