import { expect, test } from 'vitest';
import { amountIn } from '#contract/rules/pricing/exchange.ts';

const rate = { cnyPerUsd: 7.1, sourceZh: '演示汇率', publishedOn: '2026-03-02' };
const totals = [
  { currency: '2' as const, amount: 2_260_00 },
  { currency: '1' as const, amount: 5_380_00 },
];

test('a dollar total and a yuan total as one, by hand', () => {
  // 2,260.00 × 7.1 = 16,046.00
  expect(amountIn(totals, '1', rate)).toBe(21_426_00);
  // 5,380.00 ÷ 7.1 = 757.746…
  expect(amountIn(totals, '2', rate)).toBe(3_017_75);
});

test('without a rate only what is in the currency already has a total', () => {
  expect(amountIn(totals, '1', null)).toBeNull();
  expect(amountIn(totals.slice(1), '1', null)).toBe(5_380_00);
  expect(amountIn([{ currency: '2', amount: 0 }, totals[1]!], '1', null)).toBe(5_380_00);
});
