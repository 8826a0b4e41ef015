import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { copy } from '#src/ui/messages.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import type { LayoutProps } from './Chrome.tsx';

/** One white column for a phone, with a bar at the bottom: call us, and where the page has an `#enquiry`, go to it. */
export function WhiteMobile({ config, children }: Pick<LayoutProps, 'config' | 'children'>) {
  return (
    <div className="group mx-auto flex min-h-dvh max-w-[480px] flex-col bg-surface min-[480px]:shadow-card">
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 scroll-pb-20 px-4 py-4 outline-none">
        {children}
      </main>
      <nav
        aria-label={copy.footer.contact}
        data-screen-only=""
        className="sticky bottom-0 z-20 flex gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      >
        <a href={`tel:${config.hotline}`} className={`flex-1 ${buttonLook('secondary', 'md')}`}>
          <Phone className="size-4" />
          {copy.contactBar.hotline}
        </a>
        <a href="#enquiry" className={`flex-1 in-[.group:not(:has(#enquiry))]:hidden ${buttonLook('primary', 'md')}`}>
          <MessageSquareText className="size-4" />
          {copy.footer.enquire}
        </a>
      </nav>
    </div>
  );
}
