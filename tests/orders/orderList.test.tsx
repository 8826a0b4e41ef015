import { waitText } from '#contract/protocol/waitText.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderListActor } from '#machines/orders/orderList.ts';
import { allOrders, orderListMachine } from '#machines/orders/orderList.ts';
import { OrderList } from '#src/features/orders/OrderList.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { now, rows } from '#stories/orders/orderQuerySamples.ts';
import model from '#stories/tooling/models/OrderList.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages.orders;
const [first] = rows;
const opened: string[] = [];
const view = (actor: OrderListActor) => (
  <OrderList actor={actor} now={now} onOpen={(orderNo) => opened.push(orderNo)} />
);
const row = () => page.getByRole('button', { name: `${messages.open} ${messages.of(first!.orderNo)}` });
const none = { total: 0, rows: [] };
const some = { total: 46, rows };

const filled = async () => {
  const staged = renderMachine(orderListMachine, { query: allOrders }, view);
  staged.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  return staged;
};

test('text, service and state narrow it down together', async () => {
  const { requests } = await filled();
  await page.getByRole('searchbox').fill(' ARIES ');
  await page.getByRole('button', { name: messages.search }).click();
  expect(requests.fetchRows?.at(-1)?.input).toEqual({ query: { keyword: 'ARIES', state: 'all' }, page: 1 });
  await page.getByLabelText(messages.service).selectOptions('fcl');
  await page.getByLabelText(messages.state).selectOptions('open');
  expect(requests.fetchRows?.at(-1)?.input).toEqual({
    query: { keyword: 'ARIES', line: 'fcl', state: 'open' },
    page: 1,
  });
  requests.fetchRows?.at(-1)?.resolve(none);
  await settled();
  await page.getByRole('button', { name: messages.reset }).click();
  expect(requests.fetchRows?.at(-1)?.input).toEqual({ query: allOrders, page: 1 });
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

walkEvery(model, async (state) => {
  const { query } = state.context;
  const list = page.getByRole('region', { name: messages.list });
  await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
  expect(row().elements()).toHaveLength(state.matches('filled') ? 1 : 0);
  const isNone = state.matches('empty');
  const emptiness = query.state === 'all' ? messages.none : messages.noneFound;
  expect(page.getByText(emptiness, { exact: true }).elements()).toHaveLength(isNone ? 1 : 0);
  expect(page.getByText(serviceMessages.tooMany(waitText(12))).elements()).toHaveLength(
    state.matches('failed') ? 1 : 0,
  );
});
