import { codes, Refusal } from '#contract/refusal.ts';
import type { OrdersActor } from '#machines/orderQuery.ts';
import { allOrders, ordersMachine } from '#machines/orderQuery.ts';
import { copy } from '#src/copy.ts';
import { OrderList } from '#src/flows/OrderList.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { now, rows } from '../orderQuerySamples.ts';
import { page, userEvent } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { named } from './named.ts';

const none = { total: 0, rows: [] };
const some = { total: 46, rows };

export default modelOf({
  of: 'list',
  machine: ordersMachine,
  inputs: { all: { query: allOrders }, ahead: { query: allOrders, ahead: some } },
  samples: [
    { type: 'query.changed', query: { keyword: '', state: 'ended' } },
    { type: 'page.requested', page: 2 },
    { type: 'retry.requested' },
  ],
  outcomes: { fetchRows: { done: [none, some], error: [new Refusal(codes.tooMany, '查询过于频繁')] } },
  possible: ({ type }, { query }) => type !== 'query.changed' || query.state === 'all',
  play: () => ({
    view: (actor: OrdersActor) => <OrderList actor={actor} now={now} onOpen={() => undefined} />,
    gestures: {
      'query.changed': ({ query }) =>
        userEvent.selectOptions(page.getByLabelText(orderQueryCopy.orders.state), query.state),
      'page.requested': () => named(sailingCopy.pages.next).click(),
      'retry.requested': () => named(copy.retry).click(),
    },
  }),
});
