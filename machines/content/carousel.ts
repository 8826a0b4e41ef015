import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';

/**
 * Slides that advance by themselves until the user points at or focuses one; with reduced motion they advance only by
 * hand.
 */
export const carouselMachine = setup({
  types: {} as {
    context: { count: number; at: number; still: boolean };
    /** `still`: the visitor prefers reduced motion. */
    input: { count: number; still: boolean };
    events:
      | { type: 'slide.chosen'; at: number }
      | { type: 'next.requested' }
      | { type: 'previous.requested' }
      | { type: 'attention.gained' }
      | { type: 'attention.lost' }
      | { type: 'rotation.paused' }
      | { type: 'rotation.resumed' };
  },
  guards: { isStill: ({ context }) => context.still || context.count < 2 },
  actions: {
    showNext: assign({ at: ({ context }) => (context.at + 1) % context.count }),
    showPrevious: assign({ at: ({ context }) => (context.at + context.count - 1) % context.count }),
    show: assign({ at: (_, params: { at: number }) => params.at }),
  },
  delays: { turn: limits.slideMs },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, at: 0 }),
  initial: 'beginning',
  on: {
    'slide.chosen': { target: '.paused', actions: { type: 'show', params: ({ event }) => event } },
    'next.requested': { target: '.paused', actions: 'showNext' },
    'previous.requested': { target: '.paused', actions: 'showPrevious' },
  },
  states: {
    beginning: { always: [{ guard: 'isStill', target: 'paused' }, { target: 'turning' }] },
    turning: {
      after: { turn: { target: 'turning', reenter: true, actions: 'showNext' } },
      on: { 'attention.gained': 'held', 'rotation.paused': 'paused' },
    },
    /** Under the pointer or the focus: it continues afterwards. */
    held: { on: { 'attention.lost': 'turning', 'rotation.paused': 'paused' } },
    paused: { on: { 'rotation.resumed': 'turning' } },
  },
});

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;
