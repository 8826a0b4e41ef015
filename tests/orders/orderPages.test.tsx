import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderAddress } from '#machines/orders/orderPages.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { OrderPages } from '#src/features/orders/pages/OrderPages.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { released, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { rows } from '#stories/orders/orderQuerySamples.ts';
import model, { orderPageFlows, orderPageInputs, orderPagesView } from '#stories/tooling/models/OrderPages.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages.pages;
const none = () => undefined;
const some = { total: 46, rows };
const [{ orderNo }, { orderNo: other }] = rows as [(typeof rows)[0], (typeof rows)[0]];
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const link = (no: string) => page.getByRole('link', { name: orderMessages.orders.of(no) });

const row = (name: string) => page.getByRole('row', { name });

/** The page at an address; no response has come. */
const opened = (input: OrderAddress, view = orderPagesView) => {
  const { orders, follow, drafts, templates } = orderPageFlows();
  const logics = {
    orders: orders.machine,
    follow: follow.machine,
    drafts: drafts.machine,
    templates: templates.machine,
  };
  return { ...renderMachine(orderPagesMachine, input, view, logics), orders, follow };
};

test('the list fetches what the address names, and each row is a link to its order', async () => {
  const { orders } = opened({
    ...orderPageInputs.list,
    query: { keyword: '汉堡', line: 'fcl', state: 'open' },
    page: 2,
  });
  expect(orders.requests.fetchRows?.at(-1)?.input).toEqual({
    query: { keyword: '汉堡', line: 'fcl', state: 'open' },
    page: 2,
  });
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  await expect.element(link(orderNo)).toHaveAttribute('href', `/orders/${orderNo}`);
});

test('another filter or page of the list is another address', async () => {
  const asked: unknown[] = [];
  const { orders } = opened(orderPageInputs.list, (actor) => (
    <OrderPages
      actor={actor}
      audit="NONE"
      onList={(...to) => asked.push(to)}
      onAmend={none}
      onDeclare={none}
      onReorder={none}
      onSaveTemplate={none}
      onVerify={none}
      onPrint={none}
    />
  ));
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  await page.getByRole('button', { name: '下一页' }).click();
  await page.getByLabelText(orderMessages.orders.state).selectOptions('ended');
  expect(asked).toEqual([
    [{ keyword: '', state: 'all' }, 2],
    [{ keyword: '', state: 'ended' }, 1],
  ]);
  expect(orders.requests.fetchRows).toHaveLength(1);
});

test('the time left of two days is updated every minute', async () => {
  const { orders } = opened(orderPageInputs.list);
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  await expect.element(page.getByText('剩 1 天 1 小时 20 分钟自动取消')).toBeVisible();
  await pass(60_000);
  await expect.element(page.getByText('剩 1 天 1 小时 19 分钟自动取消')).toBeVisible();
});

test('the order to compare with is a link to both', async () => {
  const { orders } = opened(orderPageInputs.order);
  await named(messages.compare).click();
  orders.requests.fetchRows?.at(-1)?.resolve(some);
  await settled();
  await expect.element(link(other)).toHaveAttribute('href', `/orders/${orderNo}?with=${other}`);
});

test('two orders stand side by side, and what differs is said to differ', async () => {
  const { follow } = opened({ ...orderPageInputs.pair, orderNo: reviewed.orderNo, other: released.orderNo });
  const [first, second] = follow.requests.fetchOrder ?? [];
  expect([first?.input, second?.input]).toEqual([{ orderNo: reviewed.orderNo }, { orderNo: released.orderNo }]);
  first?.resolve(reviewed);
  second?.resolve(released);
  await settled();
  const cellsOf = (name: string) =>
    [...row(name).element().querySelectorAll('td')].map((cell) => cell.textContent.trim());
  expect(cellsOf(messages.route)).toEqual([reviewed.routeZh, released.routeZh]);
  expect(row(messages.route).element().textContent).not.toContain(messages.differs);
  expect(row(messages.status).element().textContent).toContain(messages.differs);
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
