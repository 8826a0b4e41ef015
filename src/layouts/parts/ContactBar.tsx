import ArrowUp from 'lucide-react/icons/arrow-up';
import Phone from 'lucide-react/icons/phone';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { opensMiniProgram } from './miniProgram.ts';

interface Props {
  hotline: string;
  /** Whether the page is scrolled, so that a link back to the top is useful. */
  scrolled: boolean;
}

const messages = uiMessages.contactBar;
const classes =
  'group relative flex size-12 cursor-pointer rounded-md flex-col items-center justify-center gap-0.5 text-ink-soft hover:bg-brand-50 hover:text-brand-700 focus-visible:-outline-offset-2';

const boxClasses = 'rounded-md border border-line bg-surface shadow-card';

const Tip = ({ children }: { children: ReactNode }) => (
  <span className="pointer-events-none invisible absolute right-full mr-2 rounded-md bg-brand-900 px-3 py-2 text-base whitespace-nowrap text-white group-hover:visible group-focus-visible:visible">
    {children}
  </span>
);

const goToTop = () => {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** At the right edge of a wide screen: the hotline, the mini-program, back to the top. */
export function ContactBar({ hotline, scrolled }: Props) {
  return (
    <aside
      aria-label={messages.label}
      data-screen-only=""
      className="fixed right-2 bottom-20 z-20 hidden flex-col gap-2 text-xs min-[82rem]:flex"
    >
      <div className={boxClasses}>
        <a href={`tel:${hotline}`} className={`${classes} border-b border-line`}>
          <Phone className="size-4" />
          {messages.hotlineShort}
          <Tip>
            {messages.hotline} <b>{hotline}</b>
          </Tip>
        </a>
        <button type="button" title={uiMessages.miniProgram.button} className={classes} {...opensMiniProgram}>
          <QrCode className="size-4" />
          {uiMessages.miniProgram.short}
        </button>
      </div>
      <button
        type="button"
        title={messages.top}
        onClick={goToTop}
        className={`${classes} ${boxClasses} ${scrolled ? '' : 'invisible'}`}
      >
        <ArrowUp className="size-4" />
        {messages.topShort}
      </button>
    </aside>
  );
}
