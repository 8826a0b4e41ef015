import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TariffLine } from '#contract/rules/price.ts';
import { chargeCondition, containerType, currency, feesOf, sameTotals, totalsOf } from '#contract/rules/price.ts';

const sizes = fc.constantFrom(...containerType.options);
const conditionSets = fc.uniqueArray(fc.constantFrom(...chargeCondition.options)).map((list) => new Set(list));
const containers = fc.array(fc.record({ containerType: sizes, quantity: fc.integer({ min: 0, max: 50 }) }), {
  maxLength: 6,
});

const tariff = fc.array(
  fc.record({
    code: fc.string({ minLength: 1, maxLength: 6 }),
    nameZh: fc.constant('费用'),
    side: fc.constantFrom('freight' as const, 'origin' as const, 'destination' as const),
    currency: fc.constantFrom(...currency.options),
    basis: fc.constantFrom('container' as const, 'bill' as const, 'shipment' as const),
    containerType: fc.option(sizes),
    condition: fc.option(fc.constantFrom(...chargeCondition.options)),
    amount: fc.integer({ min: -1_000_000, max: 100_000_000 }),
  }),
);

const line = (over: Partial<TariffLine>): TariffLine => ({
  code: 'X',
  nameZh: '费用',
  side: 'origin',
  currency: '1',
  basis: 'container',
  containerType: null,
  condition: null,
  amount: 100,
  ...over,
});

test('a fee is its unit price times the containers of its size, or once per bill and shipment', () => {
  const fees = feesOf(
    [
      line({ code: 'OF', containerType: '20GP', amount: 150_000, currency: '2' }),
      line({ code: 'OF', containerType: '40HQ', amount: 260_000, currency: '2' }),
      line({ code: 'SEAL', amount: 3_000 }),
      line({ code: 'DOC', basis: 'bill', amount: 45_000 }),
      line({ code: 'CUS', basis: 'shipment', amount: 10_000 }),
    ],
    {
      containers: [
        { containerType: '20GP', quantity: 2 },
        { containerType: '40GP', quantity: 1 },
      ],
      conditions: new Set(),
    },
  );
  expect(fees.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
    ['OF', 2, 300_000],
    ['SEAL', 3, 9_000],
    ['DOC', 1, 45_000],
    ['CUS', 1, 10_000],
  ]);
  expect(totalsOf(fees)).toEqual([
    { currency: '2', amount: 300_000 },
    { currency: '1', amount: 64_000 },
  ]);
});

test('a line is charged exactly when its condition holds and something of its basis is booked', () => {
  fc.assert(
    fc.property(tariff, containers, conditionSets, (lines, booked, conditions) => {
      const pieces = (size: TariffLine['containerType']) =>
        booked.reduce((sum, one) => sum + (size === null || one.containerType === size ? one.quantity : 0), 0);
      const due = lines.filter(
        (one) =>
          (one.condition === null || conditions.has(one.condition)) &&
          (one.basis !== 'container' || pieces(one.containerType) > 0),
      );
      const fees = feesOf(lines, { containers: booked, conditions });
      expect(fees.map(({ code, unitAmount }) => [code, unitAmount])).toEqual(
        due.map(({ code, amount }) => [code, amount]),
      );
      for (const fee of fees) expect(BigInt(fee.amount)).toBe(BigInt(fee.unitAmount) * BigInt(fee.quantity));
    }),
  );
});

test('totals are the exact sums of their currencies, CNY last, in whole minor units', () => {
  fc.assert(
    fc.property(tariff, containers, conditionSets, (lines, booked, conditions) => {
      const fees = feesOf(lines, { containers: booked, conditions });
      const totals = totalsOf(fees);
      for (const code of currency.options) {
        const ofCurrency = fees.filter((fee) => fee.currency === code);
        const sum = ofCurrency.reduce((running, fee) => running + BigInt(fee.amount), 0n);
        const total = totals.find((one) => one.currency === code);
        expect(total === undefined ? undefined : BigInt(total.amount)).toBe(ofCurrency.length > 0 ? sum : undefined);
      }
      expect(totals.map((total) => total.currency)).toEqual(
        totals.map((total) => total.currency).toSorted((a, b) => b.localeCompare(a)),
      );
    }),
  );
});

test('the order of lines and the way containers are listed change no total', () => {
  fc.assert(
    fc.property(tariff, containers, conditionSets, (lines, booked, conditions) => {
      const once = totalsOf(feesOf(lines, { containers: booked, conditions }));
      const split = booked.flatMap(({ containerType: size, quantity }) =>
        Array.from({ length: quantity }, () => ({ containerType: size, quantity: 1 })),
      );
      const again = totalsOf(feesOf(lines.toReversed(), { containers: split.toReversed(), conditions }));
      expect(sameTotals(once, again)).toBe(true);
    }),
  );
});

test('two summaries are the same only when every currency agrees', () => {
  const usd = { currency: '2' as const, amount: 222_000 };
  const cny = { currency: '1' as const, amount: 304_000 };
  expect(sameTotals([usd, cny], [cny, usd])).toBe(true);
  expect(sameTotals([usd, cny], [usd])).toBe(false);
  expect(sameTotals([usd, cny], [usd, { ...cny, amount: 304_001 }])).toBe(false);
  expect(sameTotals([], [])).toBe(true);
});
