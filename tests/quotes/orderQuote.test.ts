import { eq, and } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderQuote, savedQuoteDetail, savedQuotePage, saveQuote } from '#contract/quotes/savedQuotes.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { shownTotals, place } from '#tests/support/orders.ts';
import { boxes, dearer, quotesOf } from './savedQuotes.ts';
import { serviceForAll, serviceForEach } from '#tests/support/serviceForAll.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { orderForm } from '#tests/support/order.ts';
import { oceanRates, voyages } from '#server/db/schema/network.ts';

const service = serviceForAll();
const { save, detail } = quotesOf(service);

describe('a quote that is turned into an order', () => {
  test('begins the form with its load, and is ordered once an order was placed with it', async () => {
    const session = await service.signIn('13900000311');
    const typed = fclForm();
    const { id } = await save(session, typed);
    const { form, promised } = await service.call(orderQuote, { id }, { session });
    expect(form.items).toEqual(typed.items);
    expect(form.cargo[0]).toMatchObject({ nameZh: '工业涂料', dangerous: { unNumber: '1263', emergencyContact: '' } });
    const { totals, fees } = await detail(session, id);
    expect(promised).toMatchObject({ fees, nameZh: '三月汉堡', offer: { id: typed.offerId } });
    const { orderNo } = await place(service, session, typed, { totals, quoteId: id });
    expect(await detail(session, id)).toMatchObject({ state: 'ordered', orderNo, today: null });
    await expect(service.call(orderQuote, { id }, { session })).rejects.toThrow(`该报价已转为订单 ${orderNo}`);
  });

  test('of another user promises nothing, as one that never was; it stays as it is', async () => {
    const [owner, other] = [await service.signIn('13900000312'), await service.signIn('13900000313')];
    const { id } = await save(owner, fclForm());
    const { totals } = await detail(owner, id);
    const restore = await dearer(service);
    const today = await shownTotals(service, fclForm());
    for (const quoteId of [id, crypto.randomUUID()]) {
      await expect(place(service, other, fclForm(), { totals, quoteId })).rejects.toHaveCode(
        codes.priceChanged,
        /不再保留/,
      );
      const { orderNo, totals: paid } = await place(service, other, fclForm(), { totals: today, quoteId });
      expect(paid).toEqual(today);
      expect((await service.call(orderDetail, { orderNo }, { session: other })).quoteId).toBeUndefined();
    }
    expect((await detail(owner, id)).state).toBe('valid');
    await restore();
  });

  test('is refused after it expired; its sailing’s price of today is offered while there is one', async () => {
    const call = { session: await service.signIn('13900000315') };
    const { id } = await service.call(saveQuote, { name: '到期', form: boxes(1, 'N') }, call);
    // its tariff ends before its sailing closes
    const validUntil = new Date(service.clock.now().getTime() + dayMs);
    await service.db.update(savedQuotes).set({ validUntil }).where(eq(savedQuotes.id, id));
    expect((await service.call(savedQuoteDetail, { id }, call)).state).toBe('valid');
    service.clock.advance(dayMs);
    const again = { session: await service.signIn('13900000315') };
    const quote = await service.call(savedQuoteDetail, { id }, again);
    expect(quote.state).toBe('expired');
    expect(quote.today).not.toBeNull();
    expect((await service.call(savedQuotePage, {}, again)).rows[0]!.state).toBe('expired');
    await expect(service.call(orderQuote, { id }, again)).rejects.toHaveCode(
      codes.priceChanged,
      /^报价已于 2026-03-.*到期，不能再按原价下单；可按今日价格下单$/,
    );
    const begun = await service.call(orderQuote, { id, atTodaysPrice: true }, again);
    expect(begun).toMatchObject({ form: { items: [{ code: '20GP', quantity: 1 }] }, promised: null });
    service.clock.advance(60 * dayMs);
    const later = { session: await service.signIn('13900000315') };
    const gone = await service.call(savedQuoteDetail, { id }, later);
    expect(gone).toMatchObject({ state: 'expired', today: null });
    await expect(service.call(orderQuote, { id, atTodaysPrice: true }, later)).rejects.toThrow(gone.reasonZh!);
    service.clock.advance(-61 * dayMs);
  });
});

const own = serviceForEach();

test('the price of a valid quote of goods does not sell what is sold out meanwhile', async () => {
  const owner = await own.signIn('13900000603');
  const quotes = quotesOf(own);
  const form = orderForm('goods');
  const { id } = await quotes.save(owner, form);
  const { totals, state } = await quotes.detail(owner, id);
  expect(state).toBe('valid');
  await own.db.update(goodsItems).set({ stockTons: 0 });
  expect(await quotes.detail(owner, id)).toMatchObject({ state: 'withdrawn' });
  await expect(place(own, owner, form, { totals, quoteId: id })).rejects.toHaveCode(codes.goodsRejected);
});

const [serviceCode = '', week = ''] = fclForm().offerId.split('-');

describe('the price of a valid quote of a sailing', () => {
  test('needs a sailing that takes orders: one that is cancelled or closed does not', async () => {
    const owner = await own.signIn('13900000601');
    const quotes = quotesOf(own);
    const { id } = await quotes.save(owner, fclForm());
    const { totals } = await quotes.detail(owner, id);
    await own.db.delete(oceanRates).where(eq(oceanRates.serviceCode, serviceCode));
    expect((await quotes.detail(owner, id)).state).toBe('valid');
    await own.db.delete(voyages).where(and(eq(voyages.serviceCode, serviceCode), eq(voyages.week, week)));
    expect(await quotes.detail(owner, id)).toMatchObject({ state: 'withdrawn', today: null });
    await expect(place(own, owner, fclForm(), { totals, quoteId: id })).rejects.toHaveCode(codes.notFound);
    await expect(own.call(orderQuote, { id }, { session: owner })).rejects.toHaveCode(codes.priceChanged);
  });

  test('needs a sailing before its cut-offs', async () => {
    const owner = await own.signIn('13900000602');
    const quotes = quotesOf(own);
    const { id } = await quotes.save(owner, fclForm());
    own.clock.advance(30 * dayMs);
    await own.db.update(savedQuotes).set({ validUntil: new Date(own.clock.now().getTime() + dayMs) });
    const again = await own.signIn('13900000602');
    expect((await quotes.detail(again, id)).state).toBe('withdrawn');
  });
});
