import type { ReactNode } from 'react';
import { limits } from '#contract/protocol/limits.ts';

interface Props {
  /** The accessible name of the region. */
  label: string;
  /** Called whenever the end of the text is visible: after scrolling, or from the beginning. */
  onEnd: () => void;
  children: ReactNode;
}

// with zoom scrollTop is a fraction, so the end is never reached exactly
const isAtEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean =>
  scrollHeight - clientHeight - scrollTop <= limits.scrollTolerancePx;

/**
 * A scroll box, also for the keyboard, that reports when its end is reached; a text without scrolling is at its end.
 */
export function ReadingArea({ label, onEnd, children }: Props) {
  const check = (area: HTMLElement) => isAtEnd(area) && onEnd();
  const watchSizes = (area: HTMLElement | null) => {
    if (!area) return undefined;
    if (!('ResizeObserver' in globalThis)) {
      // a short text may be at its end from the beginning
      check(area);
      return undefined;
    }
    let frame = 0;
    // the check may change sizes again, which an observer must not do within its frame
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => check(area));
    });
    for (const element of [area, ...area.children]) sizes.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  };
  return (
    <section
      ref={watchSizes}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      data-autofocus
      aria-label={label}
      onScroll={(event) => check(event.currentTarget)}
      className="relative h-[calc(100dvh-17rem)] max-h-[32rem] min-h-40 overflow-y-auto overscroll-contain rounded-md border border-line bg-canvas px-4 py-3 sm:px-6 sm:py-4"
    >
      <div>{children}</div>
    </section>
  );
}
