import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ListedOrder, OrderCursor, OrderFilter, OrdersPage } from '#contract/desk/orderList.ts';
import { allOrders } from '#contract/desk/orderList.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DeskOrdersRequests = {
  fetchOrders: (wanted: OrderFilter & { after: OrderCursor | undefined }) => Promise<OrdersPage>;
};

type Direction = 'next' | 'former';

/** All orders at the desk: searched, filtered, sorted, page by page. */
export const deskOrdersMachine = setup({
  types: {} as {
    context: {
      filter: OrderFilter;
      /** Where each page before the shown one ends. */
      cursors: readonly OrderCursor[];
      rows: readonly ListedOrder[];
      next: OrderCursor | null;
      errorMessage?: string | undefined;
    };
    events:
      | { type: 'filter.changed'; filter: OrderFilter }
      | { type: 'page.turned'; to: Direction }
      | { type: 'retry.requested' };
    children: { fetchOrders: 'fetchOrders' };
  },
  actors: { fetchOrders: request<DeskOrdersRequests['fetchOrders']>() },
  guards: {
    hasPage: ({ context: { next, cursors } }, { to }: { to: Direction }) =>
      to === 'next' ? next !== null : cursors.length > 0,
  },
  actions: {
    setPage: assign((_, { output: { rows, next } }: { output: OrdersPage }) => ({ rows, next })),
    setFilter: assign((_, { filter }: { filter: OrderFilter }) => ({ filter, cursors: [] })),
    turnPage: assign(({ context: { next, cursors } }, { to }: { to: Direction }) => ({
      cursors: to === 'next' ? [...cursors, next!] : cursors.slice(0, -1),
    })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
  },
}).createMachine({
  id: 'deskOrders',
  description: '工作台的全部订单：搜索，筛选，排序，逐页查看，导出。',
  meta: {
    title: '全部订单',
    events: { 'filter.changed': '改了搜索、筛选或排序', 'page.turned': '翻页' },
    guards: { hasPage: '还有一页' },
    requests: { fetchOrders: '加载订单' },
  } satisfies MachineNames,
  context: { filter: allOrders, cursors: [], rows: [], next: null },
  initial: 'fetching',
  on: { 'filter.changed': { target: '.fetching', actions: { type: 'setFilter', params: ({ event }) => event } } },
  states: {
    fetching: {
      description: '加载订单',
      tags: 'busy',
      invoke: {
        id: 'fetchOrders',
        src: 'fetchOrders',
        input: ({ context: { filter, cursors } }) => ({ ...filter, after: cursors.at(-1) }),
        onDone: { target: 'shown', actions: { type: 'setPage', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '订单列表',
      on: {
        'page.turned': {
          guard: { type: 'hasPage', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'turnPage', params: ({ event }) => event },
        },
        'retry.requested': 'fetching',
      },
    },
  },
});

export type DeskOrdersActor = ActorRefFrom<typeof deskOrdersMachine>;
