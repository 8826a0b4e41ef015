import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chargeableKgOf,
  palletDaysOf,
  revenueTonsOf,
  storageDaysOf,
  tonDaysOf,
  volumeM3Of,
} from '#contract/rules/pricing/measures.ts';

const kilograms = fc.integer({ min: 0, max: 100_000_000 }).map((grams) => grams / 1000);
const cubicMetres = fc.integer({ min: 0, max: 200_000_000 }).map((cm3) => cm3 / 1_000_000);

describe('chargeable weight by air (6,000 cm³ a kilogram, next half kilogram)', () => {
  test.each([
    ['the page of the line: 2.4 m³, 350 kg', 350, 2.4, 400],
    ['whole volume weights gain nothing: 0.6 m³', 10, 0.6, 100],
    ['1 m³ is 166.67 kg', 100, 1, 167],
    ['the 14 kg carton of 30 × 45 × 65 cm, 14.625 kg', 14, 0.08775, 15],
    ['a tenth over a half kilogram', 45.6, 0, 46],
    ['a whole half kilogram', 45.5, 0, 45.5],
  ])('%s', (_name, grossKg, volumeM3, expected) => {
    expect(chargeableKgOf({ grossKg, volumeM3 })).toBe(expected);
  });

  test('is never less than either weight, never half a kilogram more, in half kilograms, and never falls', () => {
    fc.assert(
      fc.property(kilograms, cubicMetres, cubicMetres, (grossKg, volumeM3, more) => {
        const charged = chargeableKgOf({ grossKg, volumeM3 });
        const larger = Math.max(grossKg, volumeM3 / 0.006);
        expect(Number.isInteger(charged * 2)).toBe(true);
        expect(charged).toBeGreaterThan(larger - 0.001);
        expect(charged).toBeLessThan(larger + 0.501);
        expect(chargeableKgOf({ grossKg, volumeM3: volumeM3 + more })).toBeGreaterThanOrEqual(charged);
      }),
    );
  });
});

describe('revenue tons, volumes and other sums', () => {
  test.each([
    [600, 1.8, 1.8],
    [300, 0.4, 1],
    [2_345.6, 2.1, 2.346],
  ])('%d kg and %d m³ are %d revenue tons (the first two as on the service’s page)', (grossKg, volumeM3, tons) => {
    expect(revenueTonsOf({ grossKg, volumeM3 })).toBe(tons);
  });

  test('at least one, at least each measure, and more goods are never fewer', () => {
    fc.assert(
      fc.property(kilograms, cubicMetres, kilograms, (grossKg, volumeM3, more) => {
        const tons = revenueTonsOf({ grossKg, volumeM3 });
        expect(tons).toBeGreaterThanOrEqual(1);
        expect(tons).toBeGreaterThan(Math.max(volumeM3, grossKg / 1000) - 0.001);
        expect(revenueTonsOf({ grossKg: grossKg + more, volumeM3 })).toBeGreaterThanOrEqual(tons);
      }),
    );
  });

  test('by hand', () => {
    const drums = { lengthCm: 58, widthCm: 58, heightCm: 88, count: 80 };
    const boxes = { lengthCm: 40.5, widthCm: 30, heightCm: 20, count: 10 };
    expect(volumeM3Of([drums, boxes])).toBe(23.925_56);
  });
});

describe('storage: the day in counts, the day out does not', () => {
  test.each([
    ['2026-03-01', '2026-03-31', 30],
    ['2026-03-01', '2026-03-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-03-02', '2026-03-01', null],
    ['2026-02-30', '2026-03-05', null],
  ])('%s to %s', (dayIn, dayOut, days) => {
    expect(storageDaysOf(dayIn, dayOut)).toBe(days);
  });

  test('14.4 t for 30 days are 432 ton-days, as on the service’s page', () => {
    expect(tonDaysOf(14_400, 30)).toBe(432);
    expect(palletDaysOf(11.2, 30)).toBe(360);
  });
});
