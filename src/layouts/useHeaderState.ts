import { useSyncExternalStore } from 'react';
import { limits } from '#contract/limits.ts';

/** At the top of the page, over its content, or out of the way of somebody who reads on. */
export type HeaderState = 'top' | 'solid' | 'hidden';

/** The header's state after a scroll from one position to another, in CSS pixels. */
export const headerStateAt = (from: number, to: number): HeaderState => {
  if (to > limits.headerHidePx && to > from) return 'hidden';
  return to > limits.headerBackgroundPx ? 'solid' : 'top';
};

let position = 0;
let state: HeaderState = 'top';

const subscribe = (changed: () => void) => {
  const onScroll = () => {
    const next = Math.max(0, window.scrollY);
    // phones report the same position more than once while the address bar moves
    if (next === position) return;
    state = headerStateAt(position, next);
    position = next;
    changed();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

/** Follows the window's scrolling; a component draws again only when the state changes. */
export const useHeaderState = (): HeaderState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'top',
  );
