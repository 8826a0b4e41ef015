import type { ActorRefFrom, StateValueFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { subscription } from '#machines/effects.ts';

/** The window: its scroll position in CSS pixels, and the sizes that a zoom or lazy content changes. */
export interface Place {
  y: number;
  frame: string;
}

/** However small the step: the background changes on both ways, the header hides on the way down alone. */
const passesThreshold = (from: number, to: number): boolean =>
  from > limits.headerBackgroundPx !== to > limits.headerBackgroundPx ||
  (from <= limits.headerHidePx && to > limits.headerHidePx);

/** The header while the page is scrolled: hidden past 300 px on the way down, shown on the way up, with a background past 104 px. */
export const headerMachine = setup({
  types: {} as {
    context: { place: Place };
    events: { type: 'page.scrolled' } & Place;
    children: { scrolling: 'scrolling' };
  },
  actors: { scrolling: subscription() },
  guards: {
    // a new layout moves the page without scrolling: that must not hide the header
    isJitter: ({ context: { place }, event: { y, frame } }) =>
      frame === place.frame && y > 0 && Math.abs(y - place.y) < limits.headerJitterPx && !passesThreshold(place.y, y),
    isScrolledDown: ({ context: { place }, event: { y, frame } }) =>
      frame === place.frame && y > place.y && y > limits.headerHidePx,
    isLaidOutBelow: ({ context: { place }, event: { y, frame } }) => frame !== place.frame && y > limits.headerHidePx,
    isOverContent: ({ event }) => event.y > limits.headerBackgroundPx,
  },
  actions: { setPlace: assign({ place: ({ event: { y, frame } }) => ({ y, frame }) }) },
}).createMachine({
  id: 'header',
  context: { place: { y: 0, frame: '' } },
  invoke: { id: 'scrolling', src: 'scrolling' },
  initial: 'top',
  on: {
    'page.scrolled': [
      { guard: 'isJitter' },
      { guard: 'isScrolledDown', target: '.hidden', actions: 'setPlace' },
      { guard: 'isOverContent', target: '.solid', actions: 'setPlace' },
      { target: '.top', actions: 'setPlace' },
    ],
  },
  states: {
    top: {},
    solid: {},
    hidden: { on: { 'page.scrolled': { guard: 'isLaidOutBelow', actions: 'setPlace' } } },
  },
});

export type HeaderState = StateValueFrom<typeof headerMachine>;
export type HeaderActor = ActorRefFrom<typeof headerMachine>;
