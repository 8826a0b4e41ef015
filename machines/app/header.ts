import type { ActorRefFrom, StateValueFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The window: its scroll position in CSS pixels, and the sizes that a zoom or lazy content changes. */
export interface Place {
  y: number;
  frame: string;
}

/** True for a step of any size: the background changes in both directions, the header hides only on the way down. */
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
  description: '页眉随页面滚动：在页首透明，滚过 104 像素有底色，继续向下读时让开，往回滚就出现。',
  meta: {
    title: '页眉',
    events: { 'page.scrolled': '页面滚动或重新排版' },
    guards: {
      isJitter: '只动了不到 4 像素',
      isScrolledDown: '向下滚，且过了 300 像素',
      isLaidOutBelow: '是重新排版，且仍过了 300 像素',
      isOverContent: '过了 104 像素',
    },
    requests: { scrolling: '跟随页面滚动' },
  } satisfies MachineNames,
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
    top: { description: '在页首' },
    solid: { description: '有底色' },
    hidden: { description: '已让开', on: { 'page.scrolled': { guard: 'isLaidOutBelow', actions: 'setPlace' } } },
  },
});

export type HeaderState = StateValueFrom<typeof headerMachine>;
export type HeaderActor = ActorRefFrom<typeof headerMachine>;
