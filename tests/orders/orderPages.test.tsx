import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { rows } from '#stories/orders/orderQuerySamples.ts';
import model, { orderPageFlows, orderPageInputs, orderPagesView } from '#stories/tooling/models/OrderPages.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages.pages;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('the time left of two days is updated every minute', async () => {
  const { orders } = orderPageFlows();
  renderMachine(orderPagesMachine, orderPageInputs.list, orderPagesView, { orders: orders.machine });
  orders.requests.fetchRows?.at(-1)?.resolve({ total: 46, rows });
  await settled();
  await expect.element(page.getByText('剩 1 天 1 小时 20 分钟自动取消')).toBeVisible();
  await pass(60_000);
  await expect.element(page.getByText('剩 1 天 1 小时 19 分钟自动取消')).toBeVisible();
});

walkEvery(model, (state) => {
  const isAt = (at: 'listing' | 'drafts' | 'templates' | 'comparing') => state.matches({ shown: at });
  const isChoosing = state.matches({ shown: { following: 'choosing' } });
  expect(shown(page.getByRole('heading', { name: messages.orders, exact: true }))).toBe(
    isAt('listing') || isAt('drafts') || isAt('templates'),
  );
  expect(shown(page.getByRole('region', { name: orderMessages.orders.list }))).toBe(isAt('listing') || isChoosing);
  expect(shown(page.getByRole('region', { name: orderMessages.drafts.list, exact: true }))).toBe(isAt('drafts'));
  expect(shown(page.getByRole('region', { name: quoteMessages.templates.list, exact: true }))).toBe(isAt('templates'));
  expect(shown(page.getByRole('heading', { name: messages.comparison }))).toBe(isAt('comparing'));
  expect(shown(named(messages.drop))).toBe(isChoosing);
  expect(shown(named(messages.compare))).toBe(state.matches({ shown: { following: 'alone' } }));
});
