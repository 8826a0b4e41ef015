import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderQueryMachine } from '#machines/orders/orderQuery.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderQuery.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { queryFlows, queryView } from '#stories/tooling/models/queryGestures.tsx';
import { rows } from '#stories/orders/orderQuerySamples.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages;
const some = { total: 46, rows };
const orderNo = rows[0]!.orderNo;
const row = () => named(`${messages.orders.open} ${messages.orders.of(orderNo)}`);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

/** The dialog, opened; its orders are there. */
const opened = async () => {
  const { orders, follow, drafts } = queryFlows();
  const logics = { orders: orders.machine, follow: follow.machine, drafts: drafts.machine };
  const staged = renderMachine(orderQueryMachine, undefined, queryView, logics);
  staged.actor.send({ type: 'query.opened' });
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  return { ...staged, orders, follow };
};

test('it lists one’s orders; an order is opened, left, and its row is fetched anew on the page it was on', async () => {
  const { orders, follow } = await opened();
  await page.getByRole('button', { name: '下一页' }).click();
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  await row().click();
  expect(follow.requests.fetchOrder?.at(-1)?.input).toEqual({ orderNo });
  await named(messages.follow.back).click();
  expect(orders.requests.fetchRows?.at(-1)?.input).toMatchObject({ page: 2 });
});

walkEvery(model, (state) => {
  expect(shown(page.getByRole('dialog', { name: messages.title }))).toBe(!state.matches('closed'));
  const isAt = (at: 'orders' | 'drafts' | 'following') => state.matches({ open: { shown: at } });
  expect(shown(page.getByRole('region', { name: messages.orders.list }))).toBe(isAt('orders'));
  expect(shown(page.getByRole('region', { name: messages.drafts.list, exact: true }))).toBe(isAt('drafts'));
  expect(shown(named(messages.follow.back))).toBe(isAt('following'));
});
