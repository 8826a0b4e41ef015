import { describe, expect, test } from 'vitest';
import type { TankLoad } from '#contract/rules/tanks/tankFindings.ts';
import { tankFindings } from '#contract/rules/tanks/tankFindings.ts';

const flammable = { hazardClass: '3', subsidiaryHazards: [], packingGroup: 'II' } as const;
const gas = { hazardClass: '2.1', subsidiaryHazards: [], packingGroup: null } as const;

type Line = TankLoad['cargo'][number];

/** One tank of 24 m³ with this many tonnes of a liquid, with consistent figures. */
const tankOf = (tonnes: number, density: number, more: Partial<TankLoad> = {}, line: Partial<Line> = {}): TankLoad => ({
  tanks: 1,
  capacityL: 24_000,
  isGas: false,
  isDangerous: true,
  isVoyage: true,
  tonnesPerTank: tonnes,
  density,
  densityWarmest: 0,
  viscosity: 0,
  hasBaffles: false,
  tareKg: 0,
  cargo: [{ unit: 1, grossKg: tonnes * 1000, volumeM3: tonnes / density, dangerous: flammable, ...line }],
  ...more,
});

const verdicts = (tank: TankLoad) =>
  tankFindings(tank).map(({ verdict, path, source }) => `${verdict} ${path} ${source}`);

const load = 'details.tonnesPerTank';
const warmest = 'details.density50';

describe('degree of filling of a dangerous liquid', () => {
  // 97 × 0.84 ÷ 0.87 = 93.66, 95 × 0.84 ÷ 0.87 = 91.72; 24 m³ × 0.87 = 20.88 t
  const known = { densityWarmest: 0.84 };
  test.each<[string, TankLoad, string[]]>([
    ['93.6 % of 93.6', tankOf(19.543, 0.87, known), []],
    ['93.7 %', tankOf(19.564, 0.87, known), [`rejected ${load} IMDG Code 4.2.1.9.2`]],
    ['90.9 % of unknown expansion goes to the desk', tankOf(18.97, 0.87), [`desk ${warmest} IMDG Code 4.2.1.9.2`]],
    ['91 % of unknown expansion requires it', tankOf(19.01, 0.87), [`rejected ${warmest} IMDG Code 4.2.1.9.2`]],
    ['95.1 % of unknown expansion', tankOf(19.857, 0.87), [`rejected ${load} IMDG Code 4.2.1.9.1 至 4.2.1.9.3`]],
    [
      'a liquid that shrinks when warm',
      tankOf(18, 0.87, { densityWarmest: 0.88 }),
      [`rejected ${warmest} IMDG Code 4.2.1.9.4`],
    ],
    [
      'heated goods may be denser in transport than at filling',
      tankOf(18, 0.87, { densityWarmest: 0.88 }, { dangerous: { ...flammable, isHot: true } }),
      [],
    ],
    ['79.9 % without baffles', tankOf(16.68, 0.87, known), [`rejected ${load} IMDG Code 4.2.1.9.6`]],
    ['20.1 %', tankOf(4.2, 0.87, known), [`rejected ${load} IMDG Code 4.2.1.9.6`]],
    [
      'an empty uncleaned tank that is full',
      tankOf(18, 0.87, known, { dangerous: { ...flammable, emptyUncleaned: true } }),
      [`rejected ${load} IMDG Code 4.2.1.5`],
    ],
    ['an empty uncleaned tank', tankOf(0.4, 0.87, known, { dangerous: { ...flammable, emptyUncleaned: true } }), []],
  ])('%s', (_name, tank, expected) => expect(verdicts(tank)).toEqual(expected));

  test('the message has the figures and the paragraph once', () => {
    expect(tankFindings(tankOf(19.564, 0.87, known))[0]?.findingZh).toBe('充装率 93.7%，超过本货的最大充装率 93.6%');
  });
});

test.each<[number, string[]]>([
  [19.836, []],
  [19.9, [`rejected ${load} CTU Code 附件 7，5.1.1`]],
])('%d t of a liquid that is not dangerous', (tonnes, expected) => {
  expect(verdicts(tankOf(tonnes, 0.87, { isDangerous: false }, { dangerous: null }))).toEqual(expected);
});

const propane = (tonnes: number, more: Partial<TankLoad> = {}) =>
  tankOf(tonnes, 0.5, { isGas: true, ...more }, { dangerous: gas });

// 0.95 × 0.45 = 0.4275 kg/L; 24,000 L take 10.26 t
test.each<[string, TankLoad, string[]]>([
  ['10.26 t', propane(10.26, { densityWarmest: 0.45 }), []],
  ['10.27 t', propane(10.27, { densityWarmest: 0.45 }), [`rejected ${load} IMDG Code 4.2.2.7.2`]],
  ['of unknown density at 50 °C', propane(10.26), [`desk ${warmest} IMDG Code 4.2.2.7.2、4.2.5.2.6（T50）`]],
  ['so full that no density allows it', propane(11.41), [`rejected ${load} IMDG Code 4.2.2.7.2`]],
  ['half full', propane(6, { densityWarmest: 0.45 }), [`rejected ${load} IMDG Code 4.2.2.8`]],
])('a liquefied gas is filled by mass %s', (_name, tank, expected) => expect(verdicts(tank)).toEqual(expected));

const heavy = (tonnes: number, tareKg: number) =>
  tankOf(tonnes, 1.6, { capacityL: 24_000, tareKg, isDangerous: false }, { dangerous: null });

test.each<[string, TankLoad, string[]]>([
  ['32.4 t in a tank of unknown tare', heavy(32.4, 0), []],
  ['a kilogram more', heavy(32.401, 0), [`rejected ${load} ISO 668`]],
  ['31.8 t in a tank of 4,200 kg', heavy(31.8, 4_200), []],
  ['a kilogram more', heavy(31.801, 4_200), [`rejected ${load} ISO 668`]],
])('the gross mass of a tank %s', (_name, tank, expected) => expect(verdicts(tank)).toEqual(expected));

const line = (more: Partial<Line> = {}): Line => ({
  unit: 1,
  grossKg: 18_000,
  volumeM3: 20.69,
  dangerous: flammable,
  ...more,
});

const two = (cargo: Line[], tanks = 2) => tankOf(18, 0.87, { tanks, densityWarmest: 0.84, cargo });

describe('what the goods of a tank say of themselves', () => {
  test.each<[string, TankLoad, string[]]>([
    ['one substance in two tanks', two([line({ grossKg: 36_000, volumeM3: 41.38 })]), []],
    ['two substances in two tanks', two([line(), line({ unit: 2 })]), []],
    [
      'two substances in one of two tanks',
      two([line({ unit: 2 }), line({ unit: 2 })]),
      ['rejected cargo.1.unit IMDG Code 4.2.1.6', 'rejected cargo.0.grossKg 毛重 = 每罐装载量 × 罐数'],
    ],
    [
      'two substances in the only tank',
      two([line({ grossKg: 9_000, volumeM3: 10.345 }), line({ grossKg: 9_000, volumeM3: 10.345 })], 1),
      ['rejected cargo IMDG Code 4.2.1.6'],
    ],
    ['a volume 5 % off the density', two([line({ volumeM3: 20.69 / 1.05 })], 1), []],
    [
      'a volume 6 % off the density',
      two([line({ volumeM3: 20.69 / 1.06 })], 1),
      ['rejected cargo.0.volumeM3 毛重 = 密度 × 体积'],
    ],
    ['goods for one tank in two', two([line()]), ['rejected cargo.0.grossKg 毛重 = 每罐装载量 × 罐数']],
    [
      'a tank of two that holds too much',
      two([line(), line({ unit: 2, grossKg: 20_000, volumeM3: 22.99 })]),
      ['rejected cargo.1.grossKg 毛重 = 每罐装载量 × 罐数'],
    ],
  ])('%s', (_name, tank, expected) => expect(verdicts(tank)).toEqual(expected));

  test('the message names the computed density and the tank', () => {
    expect(tankFindings(two([line({ volumeM3: 30 })], 1))[0]?.findingZh).toContain(
      '折合密度 0.6 kg/L，与所填密度 0.87 kg/L 不符',
    );
    expect(tankFindings(two([line(), line({ unit: 2, grossKg: 20_000, volumeM3: 22.99 })]))[0]?.findingZh).toContain(
      '第 2 罐 20,000 kg，与每罐装载量 18 t 不符',
    );
  });

  test('a rented tank is filled more than once', () => {
    expect(verdicts({ ...two([line({ grossKg: 90_000, volumeM3: 103.45 })]), isVoyage: false })).toEqual([]);
  });
});
