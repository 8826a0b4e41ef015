import { describe, expect, test } from 'vitest';
import type { TankHazard } from '#contract/rules/tanks/fillLimit.ts';
import { fillLimitOf, isStrict } from '#contract/rules/tanks/fillLimit.ts';
import { maximumFillOf } from '#contract/rules/tanks/tankFill.ts';

const goods = (hazardClass: string, packingGroup: TankHazard['packingGroup'], more: Partial<TankHazard> = {}) => ({
  hazardClass,
  subsidiaryHazards: [],
  packingGroup,
  ...more,
});

describe('which goods have the lower degree of filling (4.2.1.9.3)', () => {
  test.each<[string, TankHazard, boolean]>([
    ['6.1 PG I', goods('6.1', 'I'), true],
    ['6.1 PG II', goods('6.1', 'II'), true],
    ['6.1 PG III', goods('6.1', 'III'), false],
    ['8 PG II', goods('8', 'II'), true],
    ['8 PG III', goods('8', 'III'), false],
    ['3 PG I', goods('3', 'I'), true],
    ['3 PG II', goods('3', 'II'), false],
    ['3 PG II with 6.1', goods('3', 'II', { subsidiaryHazards: ['6.1'] }), true],
    ['3 PG III with 8', goods('3', 'III', { subsidiaryHazards: ['8'] }), false],
    ['a marine pollutant of 9', goods('9', 'III', { marinePollutant: true }), true],
    ['5.1 PG II', goods('5.1', 'II'), false],
  ])('%s: %s', (_name, hazard, strict) => {
    expect(isStrict(hazard)).toBe(strict);
  });
});

describe('how far a tank may be filled', () => {
  // d15 = 0.8715, d50 = 0.8390: 97 ÷ (0.8715 ÷ 0.8390) = 93.38
  const densities = { densityFilled: 0.8715, densityWarmest: 0.839 };
  const unknown = { densityFilled: 0.8715, densityWarmest: 0 };
  test.each<[string, TankHazard, typeof densities, number, string, boolean]>([
    ['general', goods('3', 'II'), densities, 93.3, '4.2.1.9.2', true],
    ['strict', goods('8', 'II'), densities, 91.4, '4.2.1.9.3', true],
    ['heated', goods('9', null, { isHot: true }), densities, 91.4, '4.2.1.9.5.1', true],
    ['a liquid that barely expands', goods('3', 'III'), { ...densities, densityWarmest: 0.87 }, 95, '4.2.1.9.2', true],
    ['general, of unknown expansion', goods('3', 'II'), unknown, 90.9, '4.2.1.9.2', false],
    ['strict, of unknown expansion', goods('6.1', 'II'), unknown, 89, '4.2.1.9.3', false],
    ['strict but for TP1', goods('8', 'II', { tankSpecial: ['TP1'] }), densities, 93.3, '4.2.1.9.2', true],
    [
      'a declared marine pollutant with TP1',
      goods('3', 'II', { marinePollutant: true, tankSpecial: ['TP1'] }),
      densities,
      91.4,
      '4.2.1.9.3',
      true,
    ],
    ['TP2', goods('3', 'II', { tankSpecial: ['TP2'] }), densities, 91.4, '4.2.1.9.3', true],
    ['TP3', goods('3', 'II', { tankSpecial: ['TP3'] }), densities, 91.4, '4.2.1.9.5.1', true],
    ['TP4', goods('3', 'II', { tankSpecial: ['TP1', 'TP4'] }), densities, 90, '4.2.5.3（TP4）', true],
  ])('%s', (_name, hazard, given, percent, paragraph, isKnown) => {
    expect(fillLimitOf([hazard], given)).toEqual({ percent, source: `IMDG Code ${paragraph}`, isKnown });
  });

  test('the strictest of several goods decides', () => {
    expect(fillLimitOf([goods('3', 'II'), goods('8', 'II')], densities).percent).toBe(91.4);
  });

  test('densities at filling and at 50 °C say the same as the coefficient between them', () => {
    const { densityFilled, densityWarmest } = densities;
    const by15 = maximumFillOf({ density15: 0.8715, density50: 0.839, fillingCelsius: 15, strict: false });
    const perCelsius = (densityFilled - densityWarmest) / (35 * densityWarmest);
    expect(maximumFillOf({ densityFilled, densityWarmest, strict: false })).toBe(by15);
    expect(maximumFillOf({ perCelsius, fillingCelsius: 15, strict: false })).toBe(by15);
  });
});
