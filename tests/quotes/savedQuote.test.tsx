import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { savedQuoteMachine } from '#machines/quotes/savedQuote.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { SavedQuote } from '#src/features/quotes/SavedQuote.tsx';
import { expired, shared, valid } from '#stories/quotes/quoteSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = quoteMessages.quote;
const view = (actor: SavedQuoteActor) => (
  <SavedQuote
    actor={actor}
    linkOf={(token) => `https://example.com/q/${token}`}
    searchHref="/shippingFcl?draft=a"
    orderHrefOf={(orderNo) => `/orders/${orderNo}`}
  />
);
const named = (name: string) => page.getByRole('button', { name, exact: true });

const open = async (quote = valid) => {
  const started = renderMachine(savedQuoteMachine, { id: quote.id }, view);
  started.requests.fetchQuote?.at(-1)?.resolve(quote);
  await settled();
  return started;
};

test('a quote that holds is ordered at its price with one press', async () => {
  const { requests } = await open();
  await expect.element(page.getByText(/期间可按此价下单/)).toBeVisible();
  expect(named(messages.orderToday).elements()).toHaveLength(0);
  await named(messages.order).click();
  expect(requests.startOrder?.map(({ input }) => input)).toEqual([{ id: valid.id, atTodaysPrice: false }]);
});

test('when the service says that the price does not hold, today’s is fetched and offered', async () => {
  const { requests } = await open();
  await named(messages.order).click();
  requests.startOrder?.at(-1)?.reject(new ApiError(codes.priceChanged, '报价已到期'));
  await settled();
  requests.fetchQuote?.at(-1)?.resolve(expired);
  await settled();
  await expect.element(page.getByText(expired.reasonZh!)).toBeVisible();
  expect(named(messages.order).elements()).toHaveLength(0);
  await named(messages.orderToday).click();
  expect(requests.startOrder?.at(-1)?.input).toEqual({ id: valid.id, atTodaysPrice: true });
});

test('a link is opened, shown whole, and ended', async () => {
  const { requests } = await open();
  await named(messages.share).click();
  requests.share?.at(-1)?.resolve({ shareToken: shared.shareToken });
  await settled();
  await expect
    .element(page.getByRole('textbox', { name: messages.link }))
    .toHaveValue(`https://example.com/q/${shared.shareToken}`);
  await named(messages.revoke).click();
  expect(requests.share?.map(({ input }) => input)).toEqual([
    { id: valid.id, isShared: true },
    { id: valid.id, isShared: false },
  ]);
  requests.share?.at(-1)?.resolve({ shareToken: null });
  await settled();
  expect(page.getByRole('textbox', { name: messages.link }).elements()).toHaveLength(0);
});
