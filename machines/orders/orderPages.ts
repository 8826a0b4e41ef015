import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { orderDraftsMachine } from './orderDrafts.ts';
import { orderFollowMachine } from './orderFollow.ts';
import type { OrdersQuery } from './orderQuery.ts';
import { allOrders, ordersMachine } from './orderQuery.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';

/** What the address of an order page names. */
export interface OrderAddress {
  /** The order; absent on the list. */
  orderNo?: string | undefined;
  /** The order beside it. */
  other?: string | undefined;
  /** What the list is of. */
  tab: 'orders' | 'drafts' | 'templates';
  /** The filter and the page of the list. */
  query: OrdersQuery;
  page: number;
}

/** The pages of orders: the list, the drafts, the templates, one order, and two side by side. The address decides; links lead on. */
export const orderPagesMachine = setup({
  types: {} as {
    context: OrderAddress & {
      /** The current time in epoch milliseconds, to the minute; deadlines are shown relative to it. */
      now: number;
    };
    input: OrderAddress;
    events: { type: 'comparison.requested' } | { type: 'comparison.dropped' };
    children: {
      orders: 'orders';
      candidates: 'orders';
      drafts: 'drafts';
      templates: 'templates';
      follow: 'follow';
      other: 'follow';
    };
  },
  actors: {
    orders: ordersMachine,
    drafts: orderDraftsMachine,
    templates: orderTemplatesMachine,
    follow: orderFollowMachine,
  },
  guards: {
    isPair: ({ context }) => context.orderNo !== undefined && context.other !== undefined,
    isOrder: ({ context }) => context.orderNo !== undefined,
    isDrafts: ({ context }) => context.tab === 'drafts',
    isTemplates: ({ context }) => context.tab === 'templates',
  },
  actions: { readClock: assign({ now: () => Date.now() }) },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderPages',
  type: 'parallel',
  context: ({ input }) => ({ ...input, now: 0 }),
  states: {
    shown: {
      initial: 'beginning',
      states: {
        beginning: {
          always: [
            { guard: 'isPair', target: 'comparing' },
            { guard: 'isOrder', target: 'following' },
            { guard: 'isDrafts', target: 'drafts' },
            { guard: 'isTemplates', target: 'templates' },
            { target: 'listing' },
          ],
        },
        listing: { invoke: { id: 'orders', src: 'orders', input: ({ context }) => context } },
        drafts: { invoke: { id: 'drafts', src: 'drafts', input: {} } },
        templates: { invoke: { id: 'templates', src: 'templates', input: {} } },
        following: {
          invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
          initial: 'alone',
          states: {
            alone: { on: { 'comparison.requested': 'choosing' } },
            /** The order to compare with is chosen from the list. */
            choosing: {
              invoke: { id: 'candidates', src: 'orders', input: { query: allOrders } },
              on: { 'comparison.dropped': 'alone' },
            },
          },
        },
        comparing: {
          invoke: [
            { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
            { id: 'other', src: 'follow', input: ({ context }) => ({ orderNo: context.other ?? '' }) },
          ],
        },
      },
    },
    clock: {
      initial: 'ticking',
      states: { ticking: { entry: 'readClock', after: { minute: { target: 'ticking', reenter: true } } } },
    },
  },
});

export type OrderPagesActor = ActorRefFrom<typeof orderPagesMachine>;
