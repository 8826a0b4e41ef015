import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  volumeM3Of,
  chargeableKgOf,
  palletDaysOf,
  revenueTonsOf,
  storageDaysOf,
  tonDaysOf,
} from '#contract/rules/pricing/measures.ts';
import { waitText } from '#contract/protocol/waitText.ts';
import { secondsUntil } from '#machines/support/countdown.ts';

/** What each sum is, in whole units and by whole numbers alone: no rounding of fractions hides in the check. */
const grams = fc.integer({ min: 0, max: 1_000_000_000 });
const cm3 = fc.integer({ min: 0, max: 5_000_000_000 });
const up = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;
const half = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const whole = (value: number, units: number): bigint => BigInt(Math.round(value * units));

describe('every measure that is billed is rounded as the trade does it, exactly', () => {
  test('chargeable weight: the larger of grams and cm³ ÷ 6 up to the next 500 g', () => {
    fc.assert(
      fc.property(grams, cm3, (weight, volume) => {
        const charged = chargeableKgOf({ grossKg: weight / 1_000, volumeM3: volume / 1_000_000 });
        expect(whole(charged, 2)).toBe(up(larger(6n * BigInt(weight), BigInt(volume)), 3_000n));
      }),
    );
  });

  test('revenue tons: the larger of litres and kilograms, each to the nearest, at least 1000', () => {
    fc.assert(
      fc.property(grams, cm3, (weight, volume) => {
        const tons = revenueTonsOf({ grossKg: weight / 1_000, volumeM3: volume / 1_000_000 });
        const expected = larger(half(BigInt(weight), 1_000n), half(BigInt(volume), 1_000n));
        expect(whole(tons, 1_000)).toBe(larger(expected, 1_000n));
        expect(Number(tons.toFixed(3))).toBe(tons);
      }),
    );
  });

  test('a volume is exact to the cubic centimetre', () => {
    const side = fc.integer({ min: 1, max: 1_500 });
    fc.assert(
      fc.property(side, side, side, fc.integer({ min: 1, max: 500 }), (lengthCm, widthCm, heightCm, count) => {
        const volume = volumeM3Of([{ lengthCm, widthCm, heightCm, count }]);
        expect(whole(volume, 1_000_000)).toBe(BigInt(lengthCm * widthCm * heightCm) * BigInt(count));
      }),
    );
  });

  test('ton-days: kilogram-days to the nearest', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 400 }), (weight, days) => {
        expect(whole(tonDaysOf(weight / 1_000, days), 1_000)).toBe(half(BigInt(weight) * BigInt(days), 1_000n));
      }),
    );
  });

  test('pallet-days: a begun pallet is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 400 }), (thousandths, days) => {
        expect(BigInt(palletDaysOf(thousandths / 1_000, days))).toBe(up(BigInt(thousandths), 1_000n) * BigInt(days));
      }),
    );
  });

  test('storage days: the day in counts, the day out does not, at least one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -5, max: 800 }), (first, days) => {
        expect(storageDaysOf(dayOf(first), dayOf(first + days))).toBe(days < 0 ? null : Math.max(1, days));
      }),
    );
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

  test('and less than a unit longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_592_000 }), (seconds) => {
        const [, figure = '', unit = ''] = /^(\d+)(秒|分钟|小时)$/.exec(waitText(seconds)) ?? [];
        const unitSeconds = { 秒: 1, 分钟: 60, 小时: 3_600 }[unit]!;
        const said = Number(figure) * unitSeconds;
        expect(said).toBeGreaterThanOrEqual(seconds);
        expect(said - seconds).toBeLessThan(unitSeconds);
      }),
    );
  });

  test('a countdown shows a begun second whole', () => {
    const now = Date.now();
    expect(secondsUntil(now + 60_000)).toBeGreaterThanOrEqual(60);
    expect(secondsUntil(now - 1)).toBe(0);
  });
});
