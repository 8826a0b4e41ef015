import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/**
 * Slides that advance by themselves until the user points at or focuses one; with reduced motion only on
 * user input.
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
  description: '轮播图自动换下一张，有人细看时暂缓，也可以手动翻看。',
  meta: {
    title: '轮播',
    events: {
      'slide.chosen': '选了一张',
      'next.requested': '看下一张',
      'previous.requested': '看上一张',
      'attention.gained': '指针或焦点移入',
      'attention.lost': '指针与焦点移开',
      'rotation.paused': '点了暂停',
      'rotation.resumed': '点了播放',
    },
    guards: { isStill: '只有一张，或用户不要动画' },
    effects: { showNext: '换到下一张', showPrevious: '换到上一张', show: '换到所选的一张' },
    delays: { turn: '换下一张' },
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, at: 0 }),
  initial: 'beginning',
  on: {
    'slide.chosen': { target: '.paused', actions: { type: 'show', params: ({ event }) => event } },
    'next.requested': { target: '.paused', actions: 'showNext' },
    'previous.requested': { target: '.paused', actions: 'showPrevious' },
  },
  states: {
    beginning: { description: '是否自动播放', always: [{ guard: 'isStill', target: 'paused' }, { target: 'turning' }] },
    turning: {
      description: '自动播放',
      after: { turn: { target: 'turning', reenter: true, actions: 'showNext' } },
      on: { 'attention.gained': 'held', 'rotation.paused': 'paused' },
    },
    /** Under the pointer or the focus: it continues afterwards. */
    held: { description: '悬停暂缓', on: { 'attention.lost': 'turning', 'rotation.paused': 'paused' } },
    paused: { description: '已暂停', on: { 'rotation.resumed': 'turning' } },
  },
});

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;
