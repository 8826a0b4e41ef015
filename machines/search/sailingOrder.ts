import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A sailing of the list that a user orders. */
export type OrderedSailing = Pick<SailingQuote, 'sailing' | 'intake'>;

/**
 * Opens the order of a sailing; requests a confirmation if time is short. A sailing that is too late has no button, and
 * the service rejects it.
 */
export const sailingOrderMachine = setup({
  types: {} as {
    context: { tightSailing?: OrderedSailing | undefined };
    events: ({ type: 'order.requested' } & OrderedSailing) | { type: 'order.confirmed' } | { type: 'order.dismissed' };
  },
  guards: {
    isTight: (_, { intake }: OrderedSailing) => intake.state === 'tight',
  },
  actions: {
    setTightSailing: assign((_, { sailing, intake }: OrderedSailing) => ({ tightSailing: { sailing, intake } })),
    clearTightSailing: assign({ tightSailing: undefined }),
    openOrder: effect<{ sailingId: string }>(),
  },
}).createMachine({
  id: 'sailingOrder',
  description: '在船期列表里下单：来得及的直接打开下单页，时间紧的先问一句，来不及的不能下单。',
  meta: {
    title: '从航次下单',
    events: { 'order.requested': '点了下单', 'order.confirmed': '仍要下单', 'order.dismissed': '再看看' },
    guards: { isTight: '时间紧' },
    effects: { openOrder: '打开下单页' },
  } satisfies MachineNames,
  context: {},
  initial: 'idle',
  states: {
    idle: {
      description: '未在询问',
      entry: 'clearTightSailing',
      on: {
        'order.requested': [
          {
            guard: { type: 'isTight', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setTightSailing', params: ({ event }) => event },
          },
          { actions: { type: 'openOrder', params: ({ event }) => ({ sailingId: event.sailing.id }) } },
        ],
      },
    },
    confirming: {
      description: '询问是否仍要下单',
      on: {
        'order.confirmed': {
          target: 'idle',
          actions: { type: 'openOrder', params: ({ context }) => ({ sailingId: context.tightSailing!.sailing.id }) },
        },
        'order.dismissed': 'idle',
      },
    },
  },
});

export type SailingOrderActor = ActorRefFrom<typeof sailingOrderMachine>;
