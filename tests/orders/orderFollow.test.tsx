import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { userCommandsOf } from '#machines/orders/orderRights.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { lapsed, needing, released, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { followFlows, followView, ways } from '#stories/tooling/models/followGestures.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';
import { messages } from '#server/http/errors/messages.ts';
import model from '#stories/tooling/models/OrderFollow.tsx';
import { named } from '#stories/tooling/models/named.ts';

aroundEachTest();

const { follow: words, clock, commands, invoice } = orderMessages;

const follow = async (detail: OrderDetail) => {
  const logic = Object.entries(followFlows()).map(([name, flow]) => [name, flow.logic]);
  const { requests } = renderMachine(
    orderFollowMachine,
    { orderNo: detail.orderNo },
    followView,
    Object.fromEntries(logic),
  );
  requests.fetchOrder?.at(-1)?.resolve(detail);
  await settled();
};
const sees = async (...texts: string[]) => {
  for (const text of texts) await expect.element(page.getByRole('article')).toHaveTextContent(text);
};

describe('what may be done', () => {
  test.each([
    [reviewed, ['order.amended', 'order.cancelled']],
    [needing, ['info.supplied', 'order.amended', 'order.cancelled']],
    [released, ['amendment.requested', 'order.cancelled']],
    [flown, ['order.amended', 'order.cancelled']],
    [lapsed, []],
  ] as const)('$0.status', (detail, expected) => {
    expect(userCommandsOf(detail).toSorted()).toEqual(expected.toSorted());
  });

  test('amend, order again, print and verify lead on', async () => {
    ways.length = 0;
    await follow(reviewed);
    await named(words.amend).click();
    await named(words.reorder).click();
    await named(words.print).click();
    await named(clock.verify).click();
    expect(ways).toEqual([`amend ${reviewed.orderNo}`, `reorder ${reviewed.orderNo}`, 'print', 'verify']);
  });
});

test('of cancelling a confirmed order without published charges, who states them', async () => {
  await follow({ ...released, laterCharges: [] });
  await named(commands['order.cancelled'].choose).click();
  await sees('现在取消可能产生费用，以客服核定为准');
  expect(page.getByText('在此之后取消').elements()).toHaveLength(0);
});

const rejected = messages.failed;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { detail, errorMessage } = state.context;
  const article = page.getByRole('article');
  expect(shown(article)).toBe(state.matches('shown'));
  expect(shown(page.getByText(words.loading))).toBe(state.matches('fetching'));
  expect(shown(page.getByText(rejected))).toBe(errorMessage === rejected);
  if (!state.matches('shown') || !detail) return;
  await expect.element(article).toHaveAttribute('aria-busy', String(state.hasTag('busy')));
  expect(shown(page.getByRole('region', { name: invoice.title }))).toBe(state.matches({ shown: 'invoicing' }));
  expect(document.querySelector('[data-step] textarea') !== null).toBe(state.matches({ shown: 'noting' }));
  expect(shown(page.getByText(words.stale('')))).toBe(state.matches({ shown: 'stale' }));
  expect(named(words.bookingNote).element().ariaBusy).toBe(
    state.matches({ shown: 'saving' }) && state.context.file === 'bookingNote' ? 'true' : null,
  );
  const invoiceFile = { type: 'file.requested', file: 'invoiceFile' } as const;
  expect(shown(named(words.invoiceFile))).toBe(state.can(invoiceFile) || detail.invoice?.issued?.hasFile === true);
  for (const command of ['order.cancelled', 'info.supplied', 'amendment.requested'] as const) {
    const button = page
      .getByRole('group', { name: words.tools })
      .getByRole('button', { name: commands[command].choose, exact: true });
    if (shown(button))
      expect(button.element().matches(':enabled')).toBe(state.can({ type: 'command.chosen', command }));
    else expect(state.can({ type: 'command.chosen', command })).toBe(false);
  }
});
