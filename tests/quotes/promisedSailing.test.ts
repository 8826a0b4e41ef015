import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { orderQuote } from '#contract/quotes/savedQuotes.ts';
import { oceanRates, voyages } from '#server/db/schema/network.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { quotesOf } from './savedQuotes.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const [serviceCode = '', week = ''] = fclForm().offerId.split('-');

const own = serviceForEach();

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
    await expect(place(own, owner, fclForm(), { totals, quoteId: id })).rejects.toMatchObject({
      code: codes.notFound,
    });
    await expect(own.call(orderQuote, { id }, { session: owner })).rejects.toMatchObject({
      code: codes.priceChanged,
    });
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
