import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitText } from '#contract/protocol/waitText.ts';
import { quotientUp, unitsOf } from '#contract/rules/rounding.ts';
import { secondsUntil } from '#machines/support/countdown.ts';

describe('numbers are computed by their decimal digits', () => {
  test('what is no number stays none, and what has no end has none', () => {
    expect([Number.NaN, Infinity].map((value) => unitsOf(value, 3))).toEqual([Number.NaN, Infinity]);
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
