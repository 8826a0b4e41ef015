import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import { quoteField } from '#contract/booking/promisedPrice.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { money } from '#src/ui/format.ts';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { contractRates, dearerTariff, tariff } from '#stories/fixtures/samples.ts';
import { submit } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { openedWith } from './openedBooking.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const messages = bookingMessages.fees.promised;
const draft = { ...completeDraft, quoteId: '0b6f3c9e-5a1d-4c57-9d0e-3f1f6f0d2a11' };
const offer = { ...tariff, id: draft.form.offerId };
const of = (quote: typeof tariff) => bookingFees({ service: allServices.fcl, draft, quote });
const promised: PromisedPrice = { offer, fees: of(offer), nameZh: '汉堡三月' };
const current = { ...dearerTariff, id: draft.form.offerId };

/** The form of a quote whose published price has risen. */
const opened = async () => {
  const staged = await openedWith({ draft, quote: current, promised });
  const totals = () => totalsOf(bookingFees(staged.actor.getSnapshot().context));
  return { ...staged, totals };
};
const fees = () => page.getByRole('complementary', { name: bookingMessages.fees.title });

test('an order of a quote shows and sends the quoted price', async () => {
  const { requests, totals } = await opened();
  expect(totals()).toEqual(totalsOf(promised.fees));
  expect(totals()).not.toEqual(totalsOf(of(current)));
  await expect.element(fees()).toHaveTextContent(messages.holds('汉堡三月'));
  await submit().click();
  requests.signIn?.at(-1)?.resolve(null);
  await settled();
  expect(requests.placeOrder?.at(-1)?.input).toMatchObject({ expectedTotals: totalsOf(promised.fees) });
});

test('another number of containers is priced anew, which is said, until it is taken back', async () => {
  const { totals } = await opened();
  await named(bookingMessages.items.more('20尺普柜')).click();
  await expect.element(fees()).toHaveTextContent(messages.differs('汉堡三月'));
  const sum = totals().map(({ currency, amount }) => money(currency, amount));
  await expect.element(fees()).toHaveTextContent(`${bookingMessages.fees.total}${sum.join('+')}`);
  expect(totals()).not.toEqual(totalsOf(promised.fees));
  await named(bookingMessages.items.fewer('20尺普柜')).click();
  await expect.element(fees()).toHaveTextContent(messages.holds('汉堡三月'));
  expect(totals()).toEqual(totalsOf(promised.fees));
});

test('a quote that the service does not honour any more is replaced by the price of today, once accepted', async () => {
  const { requests, totals } = await opened();
  await submit().click();
  requests.signIn?.at(-1)?.resolve(null);
  await settled();
  requests.placeOrder?.at(-1)?.reject(apiErrorAt(quoteField, codes.conflict, '原价已用'));
  await settled();
  requests.fetchQuote?.at(-1)?.resolve(current);
  await settled();
  await expect.element(page.getByText(bookingMessages.repriced.lost('原价已用'))).toBeVisible();
  await named(bookingMessages.repriced.acceptToday).click();
  expect(totals()).toEqual(totalsOf(of(current)));
  const input = { draft: { quoteId: undefined }, expectedTotals: totalsOf(of(current)) };
  expect(requests.placeOrder?.at(-1)?.input).toMatchObject(input);
});

test('beside the price of a contract the published one stands, with why each rate applies or does not', async () => {
  const quote = { ...tariff, contract: contractRates(tariff) };
  await openedWith({ draft: { ...completeDraft, quoteId: undefined }, quote });
  const { contract } = sailingMessages;
  const both = [tariff, quote].map((one) =>
    totalsOf(of(one))
      .map(({ currency, amount }) => money(currency, amount))
      .join('+ '),
  );
  await expect.element(fees()).toHaveTextContent(`${contract.published}${both[0]}${contract.agreed}${both[1]}`);
  await expect.element(fees()).toHaveTextContent(contract.left('2026-12-31', '0 箱', '200 箱'));
  await expect.element(fees()).toHaveTextContent(contract.otherGoods('UN 编号 1993'));
  await expect.element(fees()).toHaveTextContent(contract.over('2026-02-28'));
});
