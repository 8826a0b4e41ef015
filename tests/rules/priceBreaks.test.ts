import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { airBreakKg } from '#contract/rules/pricing/measures.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';

const breakFrom = (from: number, amount: number, minimum: number | null = null): TariffCharge => ({
  code: 'AF',
  nameZh: `${from} kg 以上`,
  side: 'freight',
  currency: '1',
  basis: 'chargeableKg',
  item: null,
  condition: null,
  amount,
  minimum,
  from,
});

const freightOf = (breaks: readonly TariffCharge[], chargeableKg: number) =>
  feesOf(breaks, { items: {}, measures: { chargeableKg }, conditions: new Set() });

const frankfurt = [breakFrom(0, 5_300, 42_000), breakFrom(45, 3_950), breakFrom(100, 3_050), breakFrom(300, 2_700)];

test.each([
  ['the minimum, by name', 5, '0 kg 以上（按最低收费）', 5, 42_000],
  ['the normal rate', 20, '0 kg 以上', 20, 106_000],
  ['45 kg paid for 40, as 40 × 53 is more', 40, '45 kg 以上', 45, 177_750],
  ['its own break', 50, '45 kg 以上', 50, 197_500],
  ['100 kg paid for 90.5', 90.5, '100 kg 以上', 100, 305_000],
])('one freight of all weight breaks: %s', (_name, kg, nameZh, quantity, amount) => {
  expect(freightOf(frankfurt, kg)).toEqual([expect.objectContaining({ nameZh, quantity, amount })]);
});

test('a lower break is not open to a heavier consignment, even where it would be cheaper', () => {
  expect(freightOf([breakFrom(0, 100), breakFrom(45, 200)], 50)).toMatchObject([{ quantity: 50, amount: 10_000 }]);
});

test('a break applies from its own weight on, and one gram below it the lower one does', () => {
  const breaks = [breakFrom(0, 100), breakFrom(45, 200)];
  expect(freightOf(breaks, 45)).toMatchObject([{ nameZh: '45 kg 以上', amount: 9_000 }]);
  expect(freightOf(breaks, 44.999)).toMatchObject([{ nameZh: '0 kg 以上', amount: 4_500 }]);
});

test.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])('of higher breaks with the same cost the lowest is charged, in any order: %i %i %i', (...order) => {
  // 50 kg at 20.00 are 1,000.00; 60 at 10.00 and 120 at 5.00 are 600.00
  const breaks = [breakFrom(0, 2_000), breakFrom(60, 1_000), breakFrom(120, 500)];
  const placed = order.map((index) => breaks[index]!);
  expect(freightOf(placed, 50)).toMatchObject([{ nameZh: '60 kg 以上', quantity: 60, amount: 60_000 }]);
});

test('each rate has its own breaks, and a fee of the same code without a break is charged besides', () => {
  const handling: TariffCharge[] = [
    { ...breakFrom(0, 60), code: 'THC' },
    { ...breakFrom(45, 50), code: 'THC' },
  ];
  const plain: TariffCharge = { ...breakFrom(0, 7), from: null };
  const fees = freightOf([plain, ...frankfurt, ...handling], 50);
  expect(fees.map(({ code, amount }) => [code, amount])).toEqual([
    ['AF', 350],
    ['AF', 197_500],
    ['THC', 2_500],
  ]);
});

test('no weight, no freight; the freight is at the position of its first break; item codes are break weights', () => {
  expect(freightOf(frankfurt, 0)).toEqual([]);
  const fuel: TariffCharge = { ...breakFrom(0, 600), code: 'MYC', from: null };
  expect(freightOf([frankfurt[0]!, fuel, ...frankfurt.slice(1)], 50).map(({ code }) => code)).toEqual(['AF', 'MYC']);
  expect(['N', '45', '1000', 'CHEM', '', '+45', '45kg'].map(airBreakKg)).toEqual([0, 45, 1000, null, null, null, null]);
});

const tariffs = fc
  .uniqueArray(
    fc.record({
      from: fc.integer({ min: 1, max: 1_000 }),
      amount: fc.integer({ min: 1, max: 10_000 }),
      minimum: fc.option(fc.integer({ min: 0, max: 50_000 })),
    }),
    { maxLength: 5, selector: ({ from }) => from },
  )
  .map((breaks) =>
    breaks.map((one) => breakFrom(one.from, one.amount, one.minimum)).concat(breakFrom(0, 12_000, 30_000)),
  );

test('the freight is never more than that of its own break or of any higher one, in any order', () => {
  fc.assert(
    fc.property(tariffs, fc.integer({ min: 1, max: 3_000 }), (tariff, halfKg) => {
      const kg = halfKg / 2;
      const [fee, ...more] = freightOf(tariff, kg);
      expect(more).toEqual([]);
      const own = Math.max(...tariff.flatMap(({ from }) => (from! <= kg ? [from!] : [])));
      for (const { from, amount, minimum } of tariff.filter((one) => one.from! >= own))
        expect(fee!.amount).toBeLessThanOrEqual(Math.max(minimum ?? 0, Math.ceil(Math.max(kg, from!) * amount)));
      expect(freightOf(tariff.toReversed(), kg)).toEqual([fee]);
    }),
  );
});
