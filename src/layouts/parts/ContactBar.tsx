import ArrowUp from 'lucide-react/icons/arrow-up';
import Phone from 'lucide-react/icons/phone';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import { copy } from '#src/ui/messages.ts';
import { opensMiniProgram } from './miniProgram.ts';

interface Props {
  hotline: string;
  /** Whether there is anything above to go back to. */
  scrolled: boolean;
}

const words = copy.contactBar;
const look =
  'group relative flex size-12 cursor-pointer rounded-md flex-col items-center justify-center gap-0.5 text-ink-soft hover:bg-brand-50 hover:text-brand-700 focus-visible:-outline-offset-2';

const boxLook = 'rounded-md border border-line bg-surface shadow-card';

const Tip = ({ children }: { children: ReactNode }) => (
  <span className="pointer-events-none invisible absolute right-full mr-2 rounded-md bg-brand-900 px-3 py-2 text-base whitespace-nowrap text-white group-hover:visible group-focus-visible:visible">
    {children}
  </span>
);

const goToTop = () => {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** At the right edge of a wide screen: call us, the mini-program, back to the top. */
export function ContactBar({ hotline, scrolled }: Props) {
  return (
    <aside
      aria-label={words.label}
      data-screen-only=""
      className="fixed right-2 bottom-20 z-20 hidden flex-col gap-2 text-xs min-[82rem]:flex"
    >
      <div className={boxLook}>
        <a href={`tel:${hotline}`} className={`${look} border-b border-line`}>
          <Phone className="size-4" />
          {words.hotlineShort}
          <Tip>
            {words.hotline} <b>{hotline}</b>
          </Tip>
        </a>
        <button type="button" title={copy.miniProgram.button} className={look} {...opensMiniProgram}>
          <QrCode className="size-4" />
          {copy.miniProgram.short}
        </button>
      </div>
      <button
        type="button"
        title={words.top}
        onClick={goToTop}
        className={`${look} ${boxLook} ${scrolled ? '' : 'invisible'}`}
      >
        <ArrowUp className="size-4" />
        {words.topShort}
      </button>
    </aside>
  );
}
