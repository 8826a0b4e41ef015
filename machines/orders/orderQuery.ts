import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { orderDraftsMachine } from './orderDrafts.ts';
import { orderFollowMachine } from './orderFollow.ts';

/** What one's orders are asked for: a part of their words, a line, and whether something may still follow. */
export interface OrdersAsked {
  keyword: string;
  line?: ServiceLine | undefined;
  state: 'all' | 'open' | 'ended';
}

/** All of one's orders. */
export const allOrders: OrdersAsked = { keyword: '', state: 'all' };

export const ordersMachine = listMachineOf<OrdersAsked, OrderSummary>('orders');
export type OrdersActor = ActorRefFrom<typeof ordersMachine>;

/** The order query over any page: one's orders, one of them to be followed, and the drafts of this device. */
export const orderQueryMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      /** The page of the list that it was opened from. */
      page: number;
      /** The present in epoch milliseconds, to the minute: deadlines are told by it. */
      now: number;
    };
    events:
      | { type: 'query.opened'; orderNo?: string | undefined }
      | { type: 'tab.chosen'; tab: 'orders' | 'drafts' }
      | { type: 'order.opened'; orderNo: string; page: number }
      | { type: 'order.left' }
      | { type: 'dialog.closed' };
    children: { orders: 'orders'; drafts: 'drafts'; follow: 'follow' };
  },
  actors: { orders: ordersMachine, drafts: orderDraftsMachine, follow: orderFollowMachine },
  guards: {
    isOrderAsked: (_, params: { orderNo?: string | undefined }) => params.orderNo !== undefined,
    isDrafts: (_, params: { tab: string }) => params.tab === 'drafts',
  },
  actions: {
    keepOrder: assign((_, params: { orderNo?: string | undefined; page?: number }) => ({
      orderNo: params.orderNo ?? '',
      page: params.page ?? 1,
    })),
    readClock: assign({ now: () => Date.now() }),
    /** What was done to the order shows in its row. */
    refreshOrders: sendTo('orders', ({ context }) => ({ type: 'page.requested', page: context.page })),
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderQuery',
  context: { orderNo: '', page: 1, now: 0 },
  initial: 'closed',
  on: {
    'query.opened': [
      {
        guard: { type: 'isOrderAsked', params: ({ event }) => event },
        target: '.open.shown.following',
        reenter: true,
        actions: { type: 'keepOrder', params: ({ event }) => event },
      },
      { target: '.open.shown.orders', reenter: true },
    ],
  },
  states: {
    closed: {},
    open: {
      type: 'parallel',
      invoke: { id: 'orders', src: 'orders', input: { query: allOrders } },
      on: { 'dialog.closed': 'closed' },
      states: {
        shown: {
          initial: 'orders',
          on: {
            'tab.chosen': [
              { guard: { type: 'isDrafts', params: ({ event }) => event }, target: '.drafts' },
              { target: '.orders' },
            ],
          },
          states: {
            orders: {
              on: {
                'order.opened': { target: 'following', actions: { type: 'keepOrder', params: ({ event }) => event } },
              },
            },
            drafts: { invoke: { id: 'drafts', src: 'drafts', input: {} } },
            following: {
              invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo }) },
              on: { 'order.left': { target: 'orders', actions: 'refreshOrders' } },
            },
          },
        },
        clock: {
          initial: 'ticking',
          states: {
            ticking: { entry: 'readClock', after: { minute: { target: 'ticking', reenter: true } } },
          },
        },
      },
    },
  },
});

export type OrderQueryActor = ActorRefFrom<typeof orderQueryMachine>;
