import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import type { LayoutProps } from './Chrome.tsx';

/** One white column for a phone, with a bar at the bottom: the hotline, and a link to the page's `#enquiry` if it has one. */
export function WhiteMobile({ config, children }: Pick<LayoutProps, 'config' | 'children'>) {
  return (
    <div className="group mx-auto flex min-h-dvh max-w-[480px] flex-col bg-surface min-[480px]:shadow-card">
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 scroll-pb-20 px-4 py-4 outline-none">
        {children}
      </main>
      <nav
        aria-label={uiMessages.footer.contact}
        data-screen-only=""
        className="sticky bottom-0 z-20 flex flex-wrap gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      >
        <a href={`tel:${config.hotline}`} className={`flex-1 ${buttonClasses('secondary', 'md')}`}>
          <Phone className="size-4" />
          {uiMessages.contactBar.hotline}
        </a>
        <a
          href="#enquiry"
          className={`flex-1 in-[.group:not(:has(#enquiry))]:hidden ${buttonClasses('primary', 'md')}`}
        >
          <MessageSquareText className="size-4" />
          {uiMessages.footer.enquire}
        </a>
      </nav>
    </div>
  );
}
