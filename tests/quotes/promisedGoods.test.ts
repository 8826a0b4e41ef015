import { expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { goodsItems } from '#service/db/schema/goods.ts';
import { orderForm } from '#tests/support/order.ts';
import { freshService } from '#tests/support/service.ts';
import { quotesOf } from './savedQuotes.ts';

test('the price of a valid quote of goods does not sell what is sold out meanwhile', async () => {
  const own = await freshService();
  try {
    const owner = await own.signIn('13900000603');
    const quotes = quotesOf(own);
    const form = orderForm('goods');
    const { id } = await quotes.save(owner, form);
    const { totals, state } = await quotes.detail(owner, id);
    expect(state).toBe('valid');
    await own.db.update(goodsItems).set({ stockTons: 0 });
    expect(await quotes.detail(owner, id)).toMatchObject({ state: 'withdrawn' });
    const order = own.call(
      placeOrder,
      { order: form, expectedTotals: totals, quoteId: id },
      { session: owner, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
    await expect(order).rejects.toMatchObject({ code: codes.goodsRejected });
  } finally {
    await own.close();
  }
});
