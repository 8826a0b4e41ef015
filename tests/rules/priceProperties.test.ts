import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateBasis } from '#contract/services/serviceCode.ts';
import type { PricedBooking, TariffCharge } from '#contract/rules/pricing/price.ts';
import { currency, feesOf, sameTotals, totalsOf } from '#contract/rules/pricing/price.ts';

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
