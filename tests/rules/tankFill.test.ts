import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TankContent } from '#contract/rules/tanks/tankFill.ts';
import { tankFillOf } from '#contract/rules/tanks/tankFill.ts';

const fill = (content: TankContent, more = {}) =>
  tankFillOf({ capacityL: 24_000, content, hasBaffles: false, isDangerous: true, ...more });

describe('degree of filling of a tank', () => {
  test.each<[string, TankContent, object, number, string[]]>([
    ['18.6 t at 0.80', { tonnes: 18.6, densityKgPerL: 0.8 }, {}, 96.88, ['overfilled']],
    ['31.775 %', { litres: 7_626 }, { hasBaffles: true }, 31.78, []],
    ['half, with baffles', { litres: 12_000 }, { hasBaffles: true }, 50, []],
    ['half, thick', { litres: 12_000 }, { viscosityMm2PerS: 2_680 }, 50, []],
    ['half of a small tank', { litres: 3_750 }, { capacityL: 7_500 }, 50, []],
    ['over the maximum for its expansion', { litres: 22_000 }, { maximumPercent: 90 }, 91.67, ['overfilled']],
  ])('%s', (_name, content, more, percent, codes) => {
    const found = fill(content, more);
    expect(found.percent).toBe(percent);
    expect(found.problems.map(({ code }) => code)).toEqual(codes);
  });

  test('goods of unknown viscosity count as thin, those just under 2,680 mm²/s are', () => {
    const problems = [undefined, 0, 2_679.9, 2_680].map(
      (viscosityMm2PerS) => fill({ litres: 12_000 }, { viscosityMm2PerS }).problems.length,
    );
    expect(problems).toEqual([1, 1, 1, 0]);
  });

  test('every degree between 20 and 80 surges in a large tank without baffles, none outside does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7_501, max: 30_000 }), fc.integer({ min: 1, max: 30_000 }), (capacityL, litres) => {
        const codes = new Set(fill({ litres }, { capacityL }).problems.map(({ code }) => code));
        const hundredfold = litres * 100;
        expect(codes.has('surge')).toBe(hundredfold > 20 * capacityL && hundredfold < 80 * capacityL);
        expect(codes.has('overfilled')).toBe(hundredfold > 95 * capacityL);
      }),
    );
  });
});
