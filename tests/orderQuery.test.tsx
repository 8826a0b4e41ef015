import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orderFollow.ts';
import type { OrderQueryActor } from '#machines/orderQuery.ts';
import { orderQueryMachine, ordersMachine } from '#machines/orderQuery.ts';
import { copy } from '#src/copy.ts';
import { OrderQuery } from '#src/flows/OrderQuery.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { rows } from '#stories/orderQuerySamples.ts';
import { answering } from './support/answering.ts';
import { pathsOf, titled } from './support/paths.ts';
import { pass, settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const words = orderQueryCopy;
const none = () => undefined;
const view = (actor: OrderQueryActor) => (
  <OrderQuery actor={actor} audit="NONE" onAmend={none} onReorder={none} onVerify={none} onPrint={none} />
);
const some = { total: 46, rows };
const orderNo = rows[0]!.orderNo;
const named = (name: string) => page.getByRole('button', { name, exact: true });
const row = () => named(`${words.orders.open} ${words.orders.of(orderNo)}`);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

/** The flows of the dialog; its orders are there whenever it opens. */
const flows = () => {
  const orders = answering(ordersMachine);
  const follow = answering(orderFollowMachine);
  const drafts = answering(orderDraftsMachine);
  return { orders, follow, drafts };
};
const opened = async (event: { type: 'query.opened'; orderNo?: string } = { type: 'query.opened' }) => {
  const { orders, follow, drafts } = flows();
  const logics = { orders: orders.machine, follow: follow.machine, drafts: drafts.machine };
  const staged = stage(orderQueryMachine, undefined, view, logics);
  staged.actor.send(event);
  orders.asked.fetchRows?.at(-1)?.answer(some);
  await settled();
  return { ...staged, orders, follow };
};

test('it lists one’s orders; an order is opened, left, and its row is fetched anew on the page it was on', async () => {
  const { orders, follow } = await opened();
  await page.getByRole('button', { name: '下一页' }).click();
  orders.asked.fetchRows?.at(-1)?.answer(some);
  await settled();
  await row().click();
  expect(follow.asked.fetchOrder?.at(-1)?.input).toEqual({ orderNo });
  await named(words.follow.back).click();
  expect(orders.asked.fetchRows?.at(-1)?.input).toMatchObject({ page: 2 });
});

test('it opens at an order that is asked for, also while it is open', async () => {
  const { actor, follow } = await opened({ type: 'query.opened', orderNo });
  expect(follow.asked.fetchOrder?.at(-1)?.input).toEqual({ orderNo });
  actor.send({ type: 'query.opened', orderNo: 'AIR202603010007' });
  expect(follow.asked.fetchOrder?.at(-1)?.input).toEqual({ orderNo: 'AIR202603010007' });
});

test('what is left of two days is told anew every minute', async () => {
  await opened();
  await expect.element(page.getByText('剩 1 天 1 小时 20 分钟自动取消')).toBeVisible();
  await pass(60_000);
  await expect.element(page.getByText('剩 1 天 1 小时 19 分钟自动取消')).toBeVisible();
});

const paths = pathsOf(orderQueryMachine, {
  samples: [
    { type: 'query.opened' },
    { type: 'query.opened', orderNo },
    { type: 'tab.chosen', tab: 'orders' },
    { type: 'tab.chosen', tab: 'drafts' },
    { type: 'order.opened', orderNo, page: 1 },
    { type: 'order.left' },
    { type: 'dialog.closed' },
  ],
  // the tabs are gone while an order is followed
  possible: ({ type }, _, state) => type !== 'tab.chosen' || !state.matches({ open: { shown: 'following' } }),
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "query.opened → query.opened → open.shown.orders + open.clock.ticking",
      "query.opened → query.opened (FCL202603010042) → open.shown.following + open.clock.ticking",
      "query.opened → dialog.closed → closed",
      "query.opened → tab.chosen (orders) → open.shown.orders + open.clock.ticking",
      "query.opened → order.opened (FCL202603010042, 1) → open.shown.following + open.clock.ticking",
      "query.opened → after minute → open.shown.orders + open.clock.ticking",
      "query.opened (FCL202603010042) → query.opened → open.shown.orders + open.clock.ticking",
      "query.opened (FCL202603010042) → query.opened (FCL202603010042) → open.shown.following + open.clock.ticking",
      "query.opened (FCL202603010042) → dialog.closed → closed",
      "query.opened (FCL202603010042) → order.left → open.shown.orders + open.clock.ticking",
      "query.opened (FCL202603010042) → after minute → open.shown.following + open.clock.ticking",
      "query.opened → tab.chosen (drafts) → query.opened → open.shown.orders + open.clock.ticking",
      "query.opened → tab.chosen (drafts) → query.opened (FCL202603010042) → open.shown.following + open.clock.ticking",
      "query.opened → tab.chosen (drafts) → dialog.closed → closed",
      "query.opened → tab.chosen (drafts) → tab.chosen (orders) → open.shown.orders + open.clock.ticking",
      "query.opened → tab.chosen (drafts) → tab.chosen (drafts) → open.shown.drafts + open.clock.ticking",
      "query.opened → tab.chosen (drafts) → after minute → open.shown.drafts + open.clock.ticking",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(orderQueryMachine, path, {
    view,
    flows: () => {
      const { orders, follow, drafts } = flows();
      return Object.fromEntries(
        Object.entries({ orders, follow, drafts }).map(([name, { machine }]) => [
          name,
          { logic: machine, finish: none },
        ]),
      );
    },
    gestures: {
      'tab.chosen': ({ tab }) => named(words.tabs[tab]).click(),
      'order.left': () => named(words.follow.back).click(),
      'dialog.closed': () => named(copy.close).click(),
    },
    // the header and the address open it; its rows have not come here
    world: ['query.opened', 'order.opened'],
    see: (state) => {
      expect(shown(page.getByRole('dialog', { name: words.title }))).toBe(!state.matches('closed'));
      const isAt = (at: 'orders' | 'drafts' | 'following') => state.matches({ open: { shown: at } });
      expect(shown(page.getByRole('region', { name: words.orders.list }))).toBe(isAt('orders'));
      expect(shown(page.getByRole('region', { name: words.drafts.list, exact: true }))).toBe(isAt('drafts'));
      expect(shown(named(words.follow.back))).toBe(isAt('following'));
    },
  });
});
