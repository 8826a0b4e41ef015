import type { ActorRefFrom } from 'xstate';
import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { effect, subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A wait of the user, by its id. */
export type WaitEvent = { type: 'wait.begun'; id: string } | { type: 'wait.ended'; id: string };

const given = <Event>({ event }: { event: Event }): Event => event;

/**
 * Requests and page changes that the user waits for: a slow one is announced, and all of them can be repeated or
 * abandoned. A request that could take effect twice is not sent again.
 */
export const waitsMachine = setup({
  types: {} as {
    context: { slow: readonly string[] };
    events:
      | WaitEvent
      /** It has lasted for `loadingStalledMs`. */
      | { type: 'wait.prolonged'; id: string }
      | { type: 'repeat.requested' }
      | { type: 'waits.abandoned' };
    children: { waits: 'waits' };
  },
  actors: { waits: subscription() },
  guards: { isOver: ({ context }) => context.slow.length === 0 },
  actions: {
    watch: enqueueActions(({ enqueue }, { id }: { id: string }) =>
      enqueue(raise({ type: 'wait.prolonged', id }, { id, delay: limits.loadingStalledMs })),
    ),
    addSlow: assign({ slow: ({ context }, { id }: { id: string }) => [...context.slow, id] }),
    drop: enqueueActions(({ enqueue, context }, params: { id: string }) => {
      enqueue(cancel(params.id));
      enqueue.assign({ slow: context.slow.filter((id) => id !== params.id) });
    }),
    repeat: effect(),
    abandon: effect(),
  },
}).createMachine({
  id: 'waits',
  description: '网站迟迟没有回应时说明仍在等待，可以重试，也可以不再等；会重复生效的请求不重发。',
  meta: {
    title: '网络较慢的提示',
    events: {
      'wait.begun': '开始等待',
      'wait.prolonged': '等待较久',
      'wait.ended': '等到了',
      'repeat.requested': '点了重试',
      'waits.abandoned': '点了停止等待',
    },
    guards: { isOver: '都等到了' },
    requests: { waits: '留意正在等待的请求与换页' },
    effects: { repeat: '重新请求', abandon: '停止等待' },
  } satisfies MachineNames,
  context: { slow: [] },
  invoke: { id: 'waits', src: 'waits' },
  initial: 'quiet',
  on: {
    'wait.begun': { actions: { type: 'watch', params: given } },
    'wait.ended': { actions: { type: 'drop', params: given } },
    'wait.prolonged': { target: '.slow', actions: { type: 'addSlow', params: given } },
  },
  states: {
    quiet: { description: '无需说明' },
    slow: {
      description: '说明仍在等待',
      always: { guard: 'isOver', target: 'quiet' },
      on: { 'repeat.requested': { actions: 'repeat' }, 'waits.abandoned': { actions: 'abandon' } },
    },
  },
});

export type WaitsActor = ActorRefFrom<typeof waitsMachine>;
