import { useSyncExternalStore } from 'react';
import { limits } from '#contract/protocol/limits.ts';

/** At the top of the page, over its content, or out of the way of somebody who reads on. */
export type HeaderState = 'top' | 'solid' | 'hidden';

/** Where the window stands: how far it is scrolled, in CSS pixels, and the sizes that a zoom or late content change. */
export interface Place {
  y: number;
  frame: string;
}

/** A shorter scroll is a trembling hand. */
const jitterPx = 4;

/** The header's state at rest. */
export const restingAt = (y: number): HeaderState => (y > limits.headerBackgroundPx ? 'solid' : 'top');

/**
 * The header after a scroll: hidden past 300 px on the way down, shown on the way up, with a background past 104 px.
 * A page that is laid out anew moves without having been scrolled: then nothing goes and nothing comes back.
 */
export const headerAfter = <Header extends { state: HeaderState; place: Place }>(header: Header, to: Place) => {
  const { state, place } = header;
  const past = to.y > limits.headerHidePx;
  if (to.frame !== place.frame) return { state: state === 'hidden' && past ? state : restingAt(to.y), place: to };
  const moved = to.y - place.y;
  if (moved === 0 || (Math.abs(moved) < jitterPx && to.y > 0)) return header;
  return { state: moved > 0 && past ? ('hidden' as const) : restingAt(to.y), place: to };
};

/** The window's place; positions past its ends, which a bouncing page reports, are the ends. */
const placeNow = (): Place => {
  const { innerWidth, innerHeight, devicePixelRatio, visualViewport, scrollY } = window;
  const { scrollHeight } = document.documentElement;
  return {
    y: Math.max(0, Math.min(scrollY, scrollHeight - innerHeight)),
    frame: [innerWidth, innerHeight, scrollHeight, devicePixelRatio, visualViewport?.scale].join(' '),
  };
};

let header: { state: HeaderState; place: Place } = { state: 'top', place: { y: 0, frame: '' } };

const subscribe = (changed: () => void) => {
  // a reload or the back button begins a page further down
  const place = placeNow();
  header = { state: restingAt(place.y), place };
  const onScroll = () => {
    header = headerAfter(header, placeNow());
    changed();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

/** Follows the window's scrolling; a component draws again only when the state changes. */
export const useHeaderState = (): HeaderState =>
  useSyncExternalStore(
    subscribe,
    () => header.state,
    () => 'top',
  );
