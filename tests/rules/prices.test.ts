import { expect, test } from 'vitest';
import type { PricedBooking, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf, sameTotals, totalsOf, currency } from '#contract/rules/pricing/price.ts';
import { tariffCharge as charge } from '#tests/support/pricedForm.ts';
import * as fc from 'fast-check';
import { rateBasis } from '#contract/services/serviceCode.ts';

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

const feeIn = (code: '1' | '2', amount: number) => ({ currency: code, amount });

test('two fees of one currency are summed; totals of other currencies and of another number are not the same', () => {
  expect(totalsOf([feeIn('1', 10), feeIn('2', 7), feeIn('1', 5)])).toEqual([feeIn('2', 7), feeIn('1', 15)]);
  expect(sameTotals([feeIn('1', 10)], [feeIn('2', 10)])).toBe(false);
  expect(sameTotals([feeIn('1', 10)], [feeIn('1', 10), feeIn('2', 7)])).toBe(false);
  expect(sameTotals([], [feeIn('1', 10)])).toBe(false);
});

test('the pieces of an item do not raise the minimum of the whole order', () => {
  const rate = { amount: 100, minimum: 5_000 };
  expect(requested([charge(rate)], { items: { '20GP': 3 }, measures: { container: 3 } })).toEqual([['X', 3, 5_000]]);
});

const items = ['20GP', '40HQ', 'T11'];
const conditions = ['dangerous', 'notDangerous', 'owner.SOC', 'loading.station+owner.SOC'];
const thousandths = fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 1000);

const tariffs = fc.array(
  fc.record<TariffCharge>({
    code: fc.string({ minLength: 1, maxLength: 6 }),
    nameZh: fc.constant('费用'),
    side: fc.constantFrom('freight', 'origin', 'destination', 'service'),
    currency: fc.constantFrom(...currency.options),
    basis: fc.constantFrom(...rateBasis.options),
    item: fc.option(fc.constantFrom(...items)),
    condition: fc.option(fc.constantFrom(...conditions)),
    amount: fc.integer({ min: 0, max: 100_000_000 }),
    minimum: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    from: fc.constant(null),
  }),
);

const bookings = fc.record<PricedBooking>({
  items: fc.dictionary(fc.constantFrom(...items), fc.integer({ min: 0, max: 50 })),
  measures: fc.dictionary(fc.constantFrom(...rateBasis.options), thousandths),
  perItem: fc.option(fc.dictionary(fc.constantFrom(...rateBasis.options), fc.integer({ min: 0, max: 400 })), {
    nil: undefined,
  }),
  conditions: fc
    .uniqueArray(fc.constantFrom('dangerous', 'notDangerous', 'owner.SOC', 'loading.station'))
    .map((list) => new Set(list)),
});

test('a charge applies exactly when its condition holds and something of it is booked, at its unit price', () => {
  fc.assert(
    fc.property(tariffs, bookings, (charges, booking) => {
      const quantity = ({ code, basis, item }: TariffCharge) =>
        item === null
          ? (booking.measures[code] ?? booking.measures[basis] ?? 0)
          : (booking.items[item] ?? 0) * (booking.perItem?.[basis] ?? 1);
      const due = charges.filter(
        (one) => (one.condition?.split('+') ?? []).every((part) => booking.conditions.has(part)) && quantity(one) > 0,
      );
      const fees = feesOf(charges, booking);
      expect(fees.map(({ code, unitAmount }) => [code, unitAmount])).toEqual(
        due.map(({ code, amount }) => [code, amount]),
      );
    }),
  );
});

test('totals are the exact sums of their currencies, CNY last; the order of charges changes none', () => {
  fc.assert(
    fc.property(tariffs, bookings, (charges, booking) => {
      const fees = feesOf(charges, booking);
      const totals = totalsOf(fees);
      for (const code of currency.options) {
        const ofCurrency = fees.filter((fee) => fee.currency === code);
        const sum = ofCurrency.reduce((running, fee) => running + BigInt(fee.amount), 0n);
        const total = totals.find((one) => one.currency === code);
        expect(total === undefined ? undefined : BigInt(total.amount)).toBe(ofCurrency.length > 0 ? sum : undefined);
      }
      expect(totals.map((one) => one.currency)).toEqual(
        totals.map((one) => one.currency).toSorted((a, b) => b.localeCompare(a)),
      );
      expect(feesOf(charges, structuredClone(booking))).toEqual(fees);
      expect(sameTotals(totals, totalsOf(feesOf(charges.toReversed(), booking)))).toBe(true);
    }),
  );
});
