import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitText } from '#contract/protocol/waitText.ts';
import { quotientHalfUp, quotientUp, unitsOf } from '#contract/rules/rounding.ts';
import { secondsUntil } from '#machines/support/countdown.ts';

describe('numbers are computed by their decimal digits', () => {
  test.each([
    [1.0005, 3, 1_001],
    [1.005, 2, 101],
    [4_152.342_5, 3, 4_152_343],
    [8.2, 3, 8_200],
    [0.000_000_4, 6, 0],
    [0.000_000_5, 6, 1],
    [1_234, 3, 1_234_000],
    [0, 6, 0],
  ])('%d with %i decimals has %i units', (value, decimals, units) => {
    expect(unitsOf(value, decimals)).toBe(units);
  });

  test('what is no number stays none, and what has no end has none', () => {
    expect([Number.NaN, Infinity].map((value) => unitsOf(value, 3))).toEqual([Number.NaN, Infinity]);
  });

  test.each([
    [0n, 3n, 0, 0],
    [1n, 3n, 1, 0],
    [3n, 2n, 2, 2],
    [6n, 3n, 2, 2],
    [9_007_199_254_740_993n, 2n, 4_503_599_627_370_497, 4_503_599_627_370_497],
  ])('%i divided by %i is %i up and %i to the nearest', (dividend, divisor, up, nearest) => {
    expect(quotientUp(dividend, divisor)).toBe(up);
    expect(quotientHalfUp(dividend, divisor)).toBe(nearest);
  });

  test('a negative amount is rounded up towards zero', () => {
    expect(quotientUp(-3n, 2n)).toBe(-1);
  });
});

describe('a wait is never said shorter than it is', () => {
  test.each([
    [1, '1秒'],
    [120, '120秒'],
    [121, '3分钟'],
    [180, '3分钟'],
    [7_200, '120分钟'],
    [7_201, '3小时'],
    [86_400, '24小时'],
  ])('%i seconds are %s', (seconds, words) => expect(waitText(seconds)).toBe(words));

  describe('in a countdown', () => {
    beforeEach(() => void vi.useFakeTimers({ now: 0 }));
    afterEach(() => void vi.useRealTimers());

    test('a begun second is shown whole', () => {
      expect([60_000, 59_001, 1, 0, -1].map((deadline) => secondsUntil(deadline))).toEqual([60, 60, 1, 0, 0]);
    });
  });
});
