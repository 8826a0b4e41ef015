import { expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { orderForm } from '#tests/support/order.ts';
import { quotesOf } from './savedQuotes.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const own = serviceForAll();

test('the price of a valid quote of goods does not sell what is sold out meanwhile', async () => {
  const owner = await own.signIn('13900000603');
  const quotes = quotesOf(own);
  const form = orderForm('goods');
  const { id } = await quotes.save(owner, form);
  const { totals, state } = await quotes.detail(owner, id);
  expect(state).toBe('valid');
  await own.db.update(goodsItems).set({ stockTons: 0 });
  expect(await quotes.detail(owner, id)).toMatchObject({ state: 'withdrawn' });
  await expect(place(own, owner, form, { totals, quoteId: id })).rejects.toMatchObject({ code: codes.goodsRejected });
});
