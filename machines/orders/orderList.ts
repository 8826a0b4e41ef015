import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { request, subscription } from '#machines/effects.ts';
import type { Page } from '#machines/support/list.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The filter of the order list: search text, service, and whether the order can still change. */
export interface OrdersQuery {
  keyword: string;
  line?: ServiceCode | undefined;
  state: 'all' | 'open' | 'ended';
}

/** No filter: all orders of the user. */
export const allOrders: OrdersQuery = { keyword: '', state: 'all' };

interface Wanted {
  query: OrdersQuery;
  page: number;
}

interface OrdersPage extends Page<OrderSummary> {
  /** Identifies the content; absent until the page was refreshed. */
  version?: string;
}

export type OrderListRequests = {
  fetchRows: (of: Wanted) => Promise<OrdersPage>;
  /** Null if `version` is still current. */
  refreshRows: (of: Wanted & { version: string | undefined }) => Promise<OrdersPage | null>;
};

/** The user's orders page by page. The shown page is refreshed while it is open; a failed refresh leaves it. */
export const orderListMachine = setup({
  types: {} as {
    context: OrdersPage & Wanted & { errorMessage?: string | undefined };
    input: { query: OrdersQuery; page?: number | undefined };
    events:
      | { type: 'query.changed'; query: OrdersQuery }
      | { type: 'page.requested'; page: number }
      | { type: 'page.seen' }
      | { type: 'retry.requested' };
    children: { fetchRows: 'fetchRows'; refreshRows: 'refreshRows'; watchPage: 'watchPage' };
  },
  actors: {
    fetchRows: request<OrderListRequests['fetchRows']>(),
    refreshRows: request<OrderListRequests['refreshRows']>(),
    watchPage: subscription(),
  },
  guards: {
    isEmpty: (_, { output }: { output: OrdersPage | null }) => output?.rows.length === 0,
  },
  actions: {
    setQuery: assign((_, { query }: { query: OrdersQuery }) => ({ query, page: 1 })),
    setPage: assign((_, { page }: { page: number }) => ({ page })),
    setRows: assign((_, { output }: { output: OrdersPage | null }) => output ?? {}),
    clearVersion: assign({ version: undefined, errorMessage: undefined }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => ({ errorMessage: apiErrorMessage(error) })),
  },
  delays: { nextLook: limits.ordersLookMs },
}).createMachine({
  id: 'orderList',
  description: '用户的订单列表：筛选、翻页；看着时定时、回到网页时立即悄悄刷新，状态与未读消息自动更新。',
  meta: {
    title: '订单列表',
    events: {
      'query.changed': '改了筛选',
      'page.requested': '翻页',
      'page.seen': '回到这个网页',
    },
    guards: { isEmpty: '没有结果' },
    requests: { fetchRows: '加载一页', refreshRows: '刷新这一页', watchPage: '等用户回到网页' },
    delays: { nextLook: '一分钟' },
  } satisfies MachineNames,
  context: ({ input: { query, page = 1 } }) => ({ query, page, total: 0, rows: [] }),
  initial: 'fetching',
  on: {
    'query.changed': {
      target: '.fetching',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event },
    },
  },
  states: {
    fetching: {
      description: '加载中',
      tags: 'busy',
      entry: 'clearVersion',
      invoke: {
        id: 'fetchRows',
        src: 'fetchRows',
        input: ({ context: { query, page } }) => ({ query, page }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'setRows', params: ({ event }) => event },
          },
          { target: 'filled', actions: { type: 'setRows', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    empty: { description: '无结果' },
    filled: {
      description: '有结果',
      initial: 'resting',
      on: {
        'page.requested': { target: 'fetching', actions: { type: 'setPage', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: '查看中',
          invoke: { id: 'watchPage', src: 'watchPage' },
          after: { nextLook: 'refreshing' },
          on: { 'page.seen': 'refreshing' },
        },
        refreshing: {
          description: '悄悄刷新',
          invoke: {
            id: 'refreshRows',
            src: 'refreshRows',
            input: ({ context: { query, page, version } }) => ({ query, page, version }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: '#orderList.empty',
                actions: { type: 'setRows', params: ({ event }) => event },
              },
              { target: 'resting', actions: { type: 'setRows', params: ({ event }) => event } },
            ],
            onError: 'resting',
          },
        },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
  },
});

export type OrderListActor = ActorRefFrom<typeof orderListMachine>;
