import { fromCallback } from 'xstate';
import type { Place } from '#machines/app/header.ts';
import { headerMachine } from '#machines/app/header.ts';

/** The window's scroll position, limited to the page: overscrolling reports positions past its ends. */
const placeNow = (): Place => {
  const { innerWidth, innerHeight, devicePixelRatio, visualViewport, scrollY } = window;
  const { scrollHeight } = document.documentElement;
  return {
    y: Math.max(0, Math.min(scrollY, scrollHeight - innerHeight)),
    frame: [innerWidth, innerHeight, scrollHeight, devicePixelRatio, visualViewport?.scale].join(' '),
  };
};

/** The header with its effects; it follows the window's scrolling. */
export const scrolledHeader = headerMachine.provide({
  actors: {
    scrolling: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'page.scrolled', ...placeNow() });
      // after a reload or the back button a page may start scrolled down
      report();
      window.addEventListener('scroll', report, { passive: true });
      return () => window.removeEventListener('scroll', report);
    }),
  },
});
