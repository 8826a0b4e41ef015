import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { orderDraftsMachine } from './orderDrafts.ts';
import { orderFollowMachine } from './orderFollow.ts';
import type { OrdersQuery } from './orderList.ts';
import { allOrders, orderListMachine } from './orderList.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The parameters in the address of an order page. */
export interface OrderAddress {
  /** The order; absent on the list. */
  orderNo?: string | undefined;
  /** The order to compare it with. */
  other?: string | undefined;
  /** What the list contains. */
  tab: 'orders' | 'drafts' | 'templates';
  /** The filter and the page of the list. */
  query: OrdersQuery;
  page: number;
}

/** The pages of orders: the list, the drafts, the templates, one order, and two side by side. The address decides which. */
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
    orders: orderListMachine,
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
  description: '有自己地址的订单页面：订单列表，草稿，一个订单，两个订单并排对照。',
  meta: {
    title: '订单页',
    events: { 'comparison.requested': '点了与另一订单对照', 'comparison.dropped': '不对照了' },
    guards: {
      isPair: '地址中有两个订单',
      isOrder: '地址中有一个订单',
      isDrafts: '地址是草稿',
      isTemplates: '地址是模板',
    },
    requests: {
      orders: '列出订单',
      candidates: '列出可对照的订单',
      drafts: '列出草稿',
      templates: '列出模板',
      follow: '跟进这个订单',
      other: '取对照的订单',
    },
  } satisfies MachineNames,
  type: 'parallel',
  context: ({ input }) => ({ ...input, now: 0 }),
  states: {
    shown: {
      description: '显示内容',
      initial: 'beginning',
      states: {
        beginning: {
          description: '按地址决定',
          always: [
            { guard: 'isPair', target: 'comparing' },
            { guard: 'isOrder', target: 'following' },
            { guard: 'isDrafts', target: 'drafts' },
            { guard: 'isTemplates', target: 'templates' },
            { target: 'listing' },
          ],
        },
        listing: { description: '订单列表', invoke: { id: 'orders', src: 'orders', input: ({ context }) => context } },
        drafts: { description: '草稿列表', invoke: { id: 'drafts', src: 'drafts', input: {} } },
        templates: { description: '模板列表', invoke: { id: 'templates', src: 'templates', input: {} } },
        following: {
          description: '一个订单',
          invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
          initial: 'alone',
          states: {
            alone: { description: '只看这一个', on: { 'comparison.requested': 'choosing' } },
            /** The order to compare with is chosen from the list. */
            choosing: {
              description: '选择对照的订单',
              invoke: { id: 'candidates', src: 'orders', input: { query: allOrders } },
              on: { 'comparison.dropped': 'alone' },
            },
          },
        },
        comparing: {
          description: '并排对照',
          invoke: [
            { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
            { id: 'other', src: 'follow', input: ({ context }) => ({ orderNo: context.other ?? '' }) },
          ],
        },
      },
    },
    clock: {
      description: '时钟',
      initial: 'ticking',
      states: {
        ticking: {
          description: '每分钟读时',
          entry: 'readClock',
          after: { minute: { target: 'ticking', reenter: true } },
        },
      },
    },
  },
});

export type OrderPagesActor = ActorRefFrom<typeof orderPagesMachine>;
