import { paths } from '#contract/app/routes.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';
import type { LayoutProps } from './Chrome.tsx';

/** A white page with a link to the home page only. */
export function White({ children }: Pick<LayoutProps, 'children'>) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <nav aria-label={uiMessages.header.brands} className="mx-auto w-full max-w-page px-4 pt-4">
        <a
          href={paths.home}
          aria-label={uiMessages.header.home}
          className="inline-flex min-h-8 items-center gap-2 font-bold tracking-wide"
        >
          <LogoMark className="size-7" />
          {uiMessages.brand}
        </a>
      </nav>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none">
        {children}
      </main>
    </div>
  );
}
