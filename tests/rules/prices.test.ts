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

test('a fee is its unit price times the pieces of its item, or the measure of the whole order', () => {
  const tariff = [
    charge({ code: 'OF', item: '20GP', amount: 150_000, currency: '2' }),
    charge({ code: 'OF', item: '40HQ', amount: 260_000, currency: '2' }),
    charge({ code: 'SEAL', amount: 3_000 }),
    charge({ code: 'DOC', basis: 'bill', amount: 45_000 }),
    charge({ code: 'CUS', basis: 'shipment', amount: 10_000 }),
  ];
  const booking = { items: { '20GP': 2, '40GP': 1 }, measures: { container: 3, bill: 1, shipment: 1 } };
  expect(requested(tariff, booking)).toEqual([
    ['OF', 2, 300_000],
    ['SEAL', 3, 9_000],
    ['DOC', 1, 45_000],
    ['CUS', 1, 10_000],
  ]);
  expect(totalsOf(feesOf(tariff, booked(booking)))).toEqual([
    { currency: '2', amount: 300_000 },
    { currency: '1', amount: 64_000 },
  ]);
});

test('the measure of a charge’s own code is stronger than that of its basis', () => {
  const tariff = [charge({ code: 'INOUT', basis: 'ton', amount: 4_500 }), charge({ code: 'REPK', basis: 'ton' })];
  expect(requested(tariff, { measures: { INOUT: 24, ton: 12 } })).toEqual([
    ['INOUT', 24, 108_000],
    ['REPK', 12, 1_200],
  ]);
});

test('a chosen item counts for its days if it is rented or stored, otherwise once', () => {
  const tariff = [
    charge({ code: 'RENT', item: 'RENT-T11', basis: 'day', amount: 1_500 }),
    charge({ code: 'TF', item: 'T11', basis: 'tank', amount: 77_000 }),
  ];
  expect(requested(tariff, { items: { 'RENT-T11': 2, T11: 3 }, perItem: { day: 40 } })).toEqual([
    ['RENT', 80, 120_000],
    ['TF', 3, 231_000],
  ]);
});

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
