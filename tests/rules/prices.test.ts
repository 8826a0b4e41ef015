import { expect, test } from 'vitest';
import type { PricedBooking, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf, sameTotals, totalsOf } from '#contract/rules/pricing/price.ts';
import { tariffCharge as charge } from '#tests/support/pricedForm.ts';

const booked = (over: Partial<PricedBooking>): PricedBooking => ({
  items: {},
  measures: {},
  conditions: new Set(),
  ...over,
});

const requested = (charges: readonly TariffCharge[], booking: Partial<PricedBooking>) =>
  feesOf(charges, booked(booking)).map(({ code, quantity, amount }) => [code, quantity, amount]);

test('two summaries are the same only when every currency agrees', () => {
  const usd = { currency: '2' as const, amount: 222_000 };
  const cny = { currency: '1' as const, amount: 304_000 };
  expect(sameTotals([usd, cny], [cny, usd])).toBe(true);
  expect(sameTotals([usd, cny], [usd])).toBe(false);
  expect(sameTotals([usd, cny], [usd, { ...cny, amount: 304_001 }])).toBe(false);
  expect(sameTotals([], [])).toBe(true);
});

const fee = (currency: '1' | '2', amount: number) => ({ currency, amount });

test('two fees of one currency are summed; totals of other currencies and of another number are not the same', () => {
  expect(totalsOf([fee('1', 10), fee('2', 7), fee('1', 5)])).toEqual([fee('2', 7), fee('1', 15)]);
  expect(sameTotals([fee('1', 10)], [fee('2', 10)])).toBe(false);
  expect(sameTotals([fee('1', 10)], [fee('1', 10), fee('2', 7)])).toBe(false);
  expect(sameTotals([], [fee('1', 10)])).toBe(false);
});

test('the pieces of an item do not raise the minimum of the whole order', () => {
  const rate = { amount: 100, minimum: 5_000 };
  expect(requested([charge(rate)], { items: { '20GP': 3 }, measures: { container: 3 } })).toEqual([['X', 3, 5_000]]);
});
