import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import { orderDraftsMachine } from './orderDrafts.ts';
import { orderFollowMachine } from './orderFollow.ts';
import { allOrders, orderListMachine } from './orderList.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The order dialog over any page: the user's orders, one followed order, and the drafts of this device. */
export const orderQueryMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      /** The page of the list from which it was opened. */
      page: number;
      /** The current time in epoch milliseconds, to the minute; deadlines are shown relative to it. */
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
  actors: { orders: orderListMachine, drafts: orderDraftsMachine, follow: orderFollowMachine },
  guards: {
    hasOrderNo: (_, params: { orderNo?: string | undefined }) => params.orderNo !== undefined,
    isDrafts: (_, params: { tab: string }) => params.tab === 'drafts',
  },
  actions: {
    setOrder: assign((_, params: { orderNo?: string | undefined; page?: number }) => ({
      orderNo: params.orderNo ?? '',
      page: params.page ?? 1,
    })),
    readClock: assign({ now: () => Date.now() }),
    /** The order's row shows the result of the command. */
    refreshOrders: sendTo('orders', ({ context }) => ({ type: 'page.requested', page: context.page })),
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderQuery',
  description: '在任何页面上打开的订单查询：看订单列表，跟进一个订单，找到没有下完的草稿。',
  meta: {
    title: '订单查询',
    events: {
      'query.opened': '打开订单查询',
      'tab.chosen': '切换订单与草稿',
      'order.opened': '点开一个订单',
      'order.left': '返回列表',
    },
    guards: { hasOrderNo: '指定了订单号', isDrafts: '切到草稿' },
    requests: { orders: '列出订单', drafts: '列出草稿', follow: '跟进这个订单' },
    effects: { refreshOrders: '刷新订单列表' },
  } satisfies MachineNames,
  context: { orderNo: '', page: 1, now: 0 },
  initial: 'closed',
  on: {
    'query.opened': [
      {
        guard: { type: 'hasOrderNo', params: ({ event }) => event },
        target: '.open.shown.following',
        reenter: true,
        actions: { type: 'setOrder', params: ({ event }) => event },
      },
      { target: '.open.shown.orders', reenter: true },
    ],
  },
  states: {
    closed: { description: '已关闭' },
    open: {
      description: '订单查询',
      type: 'parallel',
      invoke: { id: 'orders', src: 'orders', input: { query: allOrders } },
      on: { 'dialog.closed': 'closed' },
      states: {
        shown: {
          description: '显示内容',
          initial: 'orders',
          on: {
            'tab.chosen': [
              { guard: { type: 'isDrafts', params: ({ event }) => event }, target: '.drafts' },
              { target: '.orders' },
            ],
          },
          states: {
            orders: {
              description: '订单列表',
              on: {
                'order.opened': { target: 'following', actions: { type: 'setOrder', params: ({ event }) => event } },
              },
            },
            drafts: { description: '草稿列表', invoke: { id: 'drafts', src: 'drafts', input: {} } },
            following: {
              description: '跟进订单',
              invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ orderNo: context.orderNo }) },
              on: { 'order.left': { target: 'orders', actions: 'refreshOrders' } },
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
    },
  },
});

export type OrderQueryActor = ActorRefFrom<typeof orderQueryMachine>;
