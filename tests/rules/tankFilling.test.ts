import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TankContent } from '#contract/rules/tanks/tankFill.ts';
import { tankFillOf, maximumFillOf } from '#contract/rules/tanks/tankFill.ts';
import type { TankHazard } from '#contract/rules/tanks/fillLimit.ts';
import { fillLimitOf, isStrict } from '#contract/rules/tanks/fillLimit.ts';
import type { TankChoice } from '#contract/rules/tanks/tankFitness.ts';
import { tankFitnessFindings } from '#contract/rules/tanks/tankFitness.ts';

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

const goods = (hazardClass: string, packingGroup: TankHazard['packingGroup'], more: Partial<TankHazard> = {}) => ({
  hazardClass,
  subsidiaryHazards: [],
  packingGroup,
  ...more,
});

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
])('which goods have the lower degree of filling (4.2.1.9.3) %s: %s', (_name, hazard, strict) => {
  expect(isStrict(hazard)).toBe(strict);
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

type Goods = NonNullable<TankChoice['cargo'][number]['dangerous']>;
const acid: Goods = { unNumber: '1789', hazardClass: '8', subsidiaryHazards: [], tankInstruction: 'T8' };
const acetone: Goods = { unNumber: '1090', hazardClass: '3', subsidiaryHazards: [], tankInstruction: 'T4' };

const said = (dangerous: Goods | null, choice: Partial<TankChoice> = {}): string[] =>
  tankFitnessFindings({ tanks: ['T11'], material: '316L', discharge: 'top', ...choice, cargo: [{ dangerous }] }).map(
    ({ verdict, path, source }) => `${verdict} ${path} ${source}`,
  );

const bottom = ['rejected details.discharge IMDG Code 4.2.5.2.6、6.7.2.6'];
const toDesk = 'desk details.material IMDG Code 6.7.2.2.2';

test.each<[string, Goods | null, Partial<TankChoice>, string[]]>([
  ['T8 emptied through the bottom', { ...acetone, tankInstruction: 'T8' }, { discharge: 'bottom' }, bottom],
  ['T4 in a T14 emptied through the bottom', acetone, { tanks: ['T14'], discharge: 'bottom' }, bottom],
  ['harmless goods in a T14, likewise', null, { tanks: ['T14'], discharge: 'bottom' }, bottom],
  ['T4 in a T11 emptied through the bottom', acetone, { discharge: 'bottom' }, []],
  ['T14 emptied through the top', { ...acetone, tankInstruction: 'T14' }, { tanks: ['T14'] }, []],
  [
    'a gas of T50 emptied through the bottom',
    { ...acetone, hazardClass: '2.1', tankInstruction: 'T50' },
    { tanks: ['T50'], discharge: 'bottom' },
    [],
  ],
  [
    'hydrochloric acid in 316L',
    acid,
    {},
    ['rejected details.material IMDG Code 6.7.2.2.2；Outokumpu《Corrosion Handbook》'],
  ],
  ['hydrochloric acid in rubber', acid, { material: 'rubber' }, [toDesk]],
  [
    'bromine in 316L',
    { ...acid, unNumber: '1744' },
    {},
    ['rejected details.material IMDG Code 6.7.2.2.2；Outokumpu《Corrosion Handbook》；4.2.5.3 TP10'],
  ],
  [
    'nitric acid in rubber',
    { ...acid, unNumber: '2031' },
    { material: 'rubber' },
    ['rejected details.material IMDG Code 6.7.2.2.2；ISO/TR 7620'],
  ],
  ['nitric acid in 316L', { ...acid, unNumber: '2031' }, {}, [toDesk]],
  [
    'fuming sulphuric acid in polyethylene',
    { ...acid, unNumber: '1831' },
    { material: 'pe' },
    ['rejected details.material IMDG Code 6.7.2.2.2；ISO/TR 10358'],
  ],
  ['acetone in rubber', acetone, { material: 'rubber' }, [toDesk]],
  ['acetone in 316L', acetone, {}, []],
  ['no entry chosen', { ...acid, hazardClass: '' }, {}, []],
  ['filling provisions alone', { ...acetone, tankSpecial: ['TP1', 'TP28'] }, {}, []],
  [
    'TP7 and an unknown one',
    { ...acetone, tankSpecial: ['TP2', 'TP7', 'TP90'] },
    {},
    ['desk cargo.0.dangerous.unNumber IMDG Code 4.2.5.3（TP7、TP90）'],
  ],
])('%s', (_name, carried, choice, expected) => expect(said(carried, choice)).toEqual(expected));

test('a special provision is told with what it requires', () => {
  const [finding] = tankFitnessFindings({
    tanks: ['T11'],
    material: '316L',
    discharge: 'top',
    cargo: [{ dangerous: { ...acetone, tankSpecial: ['TP7', 'TP90'] } }],
  });
  expect(finding?.findingZh).toBe('罐箱特殊规定：TP7 气相空间的空气须用氮气等排除；TP90 由专员核对');
});
