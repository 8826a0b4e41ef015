import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { waitText } from '#contract/protocol/waitText.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OrderListActor } from '#machines/orders/orderList.ts';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { OrderList } from '#src/features/orders/OrderList.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { pagingMessages } from '#src/ui/messages/paging.ts';
import { now, rows } from '#stories/orders/orderQuerySamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';

const none = { total: 0, rows: [] };
const some = { total: 46, rows };

export default modelOf({
  of: 'orderList',
  machine: orderListMachine,
  inputs: { all: { query: allOrders } },
  samples: [
    { type: 'query.changed', query: { keyword: '', state: 'ended' } },
    { type: 'page.requested', page: 2 },
    { type: 'page.seen' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchRows: { done: [none, some], error: [new ApiError(codes.tooMany, serviceMessages.tooMany(waitText(12)))] },
    refreshRows: { done: [null, none], error: [new ApiError(codes.unavailable, '')] },
    watchPage: { error: [] },
  },
  possible: ({ type }, { query }) => type !== 'query.changed' || query.state === 'all',
  external: { 'page.seen': '回到网页时由浏览器报告' },
  play: () => ({
    view: (actor: OrderListActor) => <OrderList actor={actor} now={now} onOpen={() => undefined} />,
    gestures: {
      'query.changed': ({ query }) =>
        userEvent.selectOptions(page.getByLabelText(orderMessages.orders.state), query.state),
      'page.requested': () => named(pagingMessages.next).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
