// @module-tag postgres
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { promisedFeesOf } from '#contract/booking/promisedPrice.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { orderQuote, removeQuote } from '#contract/quotes/savedQuotes.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { orderForm } from '#tests/support/order.ts';
import { amend, place, shownTotals } from '#tests/support/orders.ts';
import { dearer, quotesOf } from './savedQuotes.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_900_000_700);
const { save, detail } = quotesOf(service);

const order = (form: OrderForm, given: Parameters<typeof place>[3]) => place(service, session, form, given);
const changed = (orderNo: string, form: OrderForm, totals: Total[]) =>
  amend(service, session, orderNo, form, { totals });
const detailOf = (orderNo: string) => service.call(orderDetail, { orderNo }, { session });
const quoted = async (form: OrderForm) => {
  const { id } = await save(session, form);
  const { totals, fees } = await detail(session, id);
  return { quoteId: id, totals, fees };
};

describe('the price of a valid quote', () => {
  test('is that of its order although the published one has changed, with the quote in the order and the audit', async () => {
    const { quoteId, totals, fees } = await quoted(fclForm());
    const restore = await dearer(service);
    expect(await shownTotals(service, fclForm())).not.toEqual(totals);
    expect(await detail(session, quoteId)).toMatchObject({ state: 'valid', reasonZh: null, totals });
    const placed = await order(fclForm(), { totals, quoteId });
    expect(placed.totals).toEqual(totals);
    const placedOrder = await detailOf(placed.orderNo);
    expect(placedOrder).toMatchObject({ quoteId, totals });
    expect(totalsOf(placedOrder.fees)).toEqual(totals);
    expect(placedOrder.fees.map(({ amount }) => amount)).toEqual(fees.map(({ amount }) => amount));
    const audited = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'order.placed'));
    expect(audited.map((entry) => entry.detail)).toContainEqual({ orderNo: placed.orderNo, quoteId });
    await restore();
  });

  test('holds for one order, which is returned again for the same key', async () => {
    const { quoteId, totals } = await quoted(fclForm());
    const restore = await dearer(service);
    const once = { totals, quoteId, key: crypto.randomUUID() };
    const first = await order(fclForm(), once);
    expect(await order(fclForm(), once)).toEqual(first);
    for (const expected of [totals, await shownTotals(service, fclForm())]) {
      const again = order(fclForm(), { totals: expected, quoteId });
      await expect(again).rejects.toHaveCode(codes.conflict, new RegExp(first.orderNo), 'quoteId');
    }
    await order(fclForm(), {});
    expect(await detail(session, quoteId)).toMatchObject({ state: 'ordered', orderNo: first.orderNo });
    await restore();
    const { quoteId: other, totals: otherTotals } = await quoted(fclForm());
    const both = await Promise.allSettled([1, 2].map(() => order(fclForm(), { totals: otherTotals, quoteId: other })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('ends with its date', async () => {
    const { quoteId, totals } = await quoted(fclForm());
    const restore = await dearer(service);
    await service.db.update(savedQuotes).set({ validUntil: service.clock.now() }).where(eq(savedQuotes.id, quoteId));
    await expect(order(fclForm(), { totals, quoteId })).rejects.toHaveCode(codes.priceChanged, /到期，原价不再保留$/);
    const { orderNo } = await order(fclForm(), { quoteId });
    expect((await detailOf(orderNo)).quoteId).toBeUndefined();
    await restore();
  });

  test('is not that of another load', async () => {
    const { quoteId, totals } = await quoted(fclForm());
    const two = fclForm({ items: [{ code: '20GP', quantity: 2 }] });
    await expect(order(two, { totals, quoteId })).rejects.toHaveCode(codes.priceChanged);
    const restore = await dearer(service);
    const { orderNo } = await order(two, { quoteId });
    expect((await detailOf(orderNo)).quoteId).toBeUndefined();
    await restore();
  });

  test('outlasts the rate itself, and the quote that is deleted after its order', async () => {
    const form = orderForm('domestic');
    const { quoteId, totals } = await quoted(form);
    const former = await service.db.select().from(publishedRates).where(eq(publishedRates.line, 'domestic'));
    await service.db.delete(publishedRates).where(eq(publishedRates.line, 'domestic'));
    await expect(service.call(chargeAgreement, { offerId: form.offerId })).rejects.toHaveCode(codes.notFound);
    const { promised } = await service.call(orderQuote, { id: quoteId }, { session });
    expect(promised?.offer.id).toBe(form.offerId);
    const { orderNo } = await order(form, { totals, quoteId });
    await service.call(removeQuote, { id: quoteId }, { session });
    expect(await detailOf(orderNo)).toMatchObject({ quoteId, totals });
    await service.db.insert(publishedRates).values(former);
  });
});

test('a price is promised to the very same fees alone, in whatever order', async () => {
  const { quoteId } = await quoted(fclForm());
  const { promised } = await service.call(orderQuote, { id: quoteId }, { session });
  const [first, ...others] = promised!.fees;
  const feesWith = (change: object) =>
    promisedFeesOf(fcl, fclForm(), { offer: promised!.offer, fees: [...others, { ...first!, ...change }] });
  expect(feesWith({})).toEqual(promised!.fees);
  for (const part of ['code', 'side', 'currency', 'basis', 'item', 'unitAmount', 'quantity', 'amount'])
    expect([part, feesWith({ [part]: 7 })]).toEqual([part, undefined]);
});

test('an amended order of a quote keeps its price unless what was priced changes; then it says so', async () => {
  const { quoteId, totals } = await quoted(fclForm());
  const restore = await dearer(service);
  const { orderNo } = await order(fclForm(), { totals, quoteId });
  const addressed = fclForm({ remark: '请提前电话联系' });
  expect((await changed(orderNo, addressed, totals)).totals).toEqual(totals);
  expect(await detailOf(orderNo)).toMatchObject({ quoteId, totals });

  const two = fclForm({ items: [{ code: '20GP', quantity: 2 }] });
  const today = await shownTotals(service, two);
  await expect(changed(orderNo, two, totals)).rejects.toHaveCode(codes.priceChanged);
  expect((await changed(orderNo, two, today)).totals).toEqual(today);
  const amended = await detailOf(orderNo);
  expect(amended.quoteId).toBeUndefined();
  expect(amended.timeline.at(-1)?.note).toBe('改动了计费内容，费用按现行价格重新计算，不再按报价');

  // an abandoned promise does not come back
  await expect(changed(orderNo, fclForm(), totals)).rejects.toHaveCode(codes.priceChanged);
  await restore();
});
