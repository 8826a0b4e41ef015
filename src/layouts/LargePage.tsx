import type { LayoutProps } from './Basic.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** The index header clear over a picture that fills the screen's width, content, footer. */
export function LargePage({ tab, config, account, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header overlay tab={tab} config={config} account={account} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer config={config} />
    </div>
  );
}
