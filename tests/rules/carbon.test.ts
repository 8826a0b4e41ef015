import { expect, test } from 'vitest';
import type { PlannedLeg } from '#contract/rules/carbon/emissions.ts';
import { emissionsOf, gramsOf, unitLoads } from '#contract/rules/carbon/emissions.ts';
import type { Factor } from '#contract/rules/carbon/factors.ts';
import { airFactor, containerFactor, railFactor } from '#contract/rules/carbon/factors.ts';

const at = (code: string, longitude: number, latitude: number) =>
  ({ code, nameZh: code, position: [longitude, latitude] }) as const;
const nowhere = { code: 'XXXXX', nameZh: '无坐标', position: null };
const main = (mode: PlannedLeg['mode'], ...places: PlannedLeg['places']): PlannedLeg => ({ leg: 'main', mode, places });

/** A degree of the equator: 6,371.0088 km × π ÷ 180 = 111.195 km. */
const ten = [at('AAAAA', 0, 0), at('BBBBB', 10, 0)] as const;

const of = (...places: PlannedLeg['places']) => emissionsOf('teu', [main('sea', ...places)], unitLoads.teu).legs[0]!;
const kilometresOf = (mode: PlannedLeg['mode']) =>
  emissionsOf('tonne', [main(mode, ...ten)], unitLoads.tonne).legs[0]!.kilometres;

const factor = (hundredths: number): Factor => ({ ...railFactor, hundredths });

test('emission is transport activity times intensity, ISO 14083:2023', () => {
  // GLEC v3.2 table 18, Asia to north Europe: 8.2 + 38.7 = 46.9 g/TEU-km; 19,600 km × 4 TEU × 46.9 = 3,676,960 g
  const [northEurope, load] = [containerFactor({ from: 'CNSHA', to: 'NLRTM' }), { massKg: 0, teu: 4 }];
  expect(gramsOf(19_600, northEurope, load)).toBe(3_676_960);
  // table 1, long haul: 135 + 653 = 788 g/t-km; 9,000 km × 0.5 t × 788 = 3,546,000 g
  expect(gramsOf(9_000, airFactor(8_905), { massKg: 500, teu: 0 })).toBe(3_546_000);
  // table 1, short haul to 1,500 km: 234 + 1,129 = 1,363 g/t-km; 922 km × 1 t × 1,363 = 1,256,686 g
  expect(gramsOf(922, airFactor(827), unitLoads.tonne)).toBe(1_256_686);
  // table 4: 18.4 g/t-km; 11,179 km × 20 t × 18.4 = 4,113,872 g
  expect(gramsOf(11_179, railFactor, { massKg: 20_000, teu: 0 })).toBe(4_113_872);
});

test('grams are rounded once, half up, from exact products', () => {
  // 1 km × 0.001 t × 450 = 0.45 g and × 500 = 0.5 g
  expect(gramsOf(1, factor(45_000), { massKg: 1, teu: 0 })).toBe(0);
  expect(gramsOf(1, factor(50_000), { massKg: 1, teu: 0 })).toBe(1);
  // 0.1 + 0.2 kg are 0.3 kg: 10,000 km × 0.0003 t × 0.5 = 1.5 g
  expect(gramsOf(10_000, factor(50), { massKg: 0.1 + 0.2, teu: 0 })).toBe(2);
});

test('each mode adjusts the distance as its factor wants', () => {
  // the great circle is 1,111.95 km
  expect(kilometresOf('air')).toBe(1_112 + 95);
  expect(kilometresOf('road')).toBe(1_479); // × 1.33 = 1,478.9
  expect(kilometresOf('rail')).toBe(1_479);
});

test('ships go by Suez, and a port of transshipment lengthens the way; the factor stays that of the lane', () => {
  const [shanghai, singapore, rotterdam] = [at('CNSHA', 121.8, 31.2), at('SGSIN', 103.8, 1.3), at('NLRTM', 4.1, 51.9)];
  const busan = at('KRPUS', 129, 35.1);
  const direct = of(shanghai, rotterdam);
  // 10,500 to 10,600 nautical miles by Suez in published tables of distances
  expect(Math.abs(direct.kilometres! - 19_540)).toBeLessThan(200);
  expect(of(shanghai, singapore, rotterdam).kilometres! - direct.kilometres!).toBeLessThan(200);
  expect(of(shanghai, busan, rotterdam).grams!).toBeGreaterThan(direct.grams!);
  expect(of(shanghai, busan, rotterdam).factor).toEqual(direct.factor);
});

test.each([
  ['CNSHA', 'SGSIN', 108.5],
  ['CNSHA', 'USLAX', 67],
  ['CNSHA', 'FRLEH', 46.9],
  ['CNSHA', 'KRPUS', 71.7], // not listed: the average of the industry
])('%s to %s is a trade lane of %d g/TEU-km', (from, to, grams) => {
  expect(containerFactor({ from, to }).hundredths / 100).toBe(grams);
});

test('without a position or a weight no figure is invented', () => {
  const unplaced = emissionsOf('teu', [main('sea', ten[0], nowhere)], unitLoads.teu);
  expect(unplaced).toMatchObject({ grams: null, legs: [{ kilometres: null, grams: null, missing: 'position' }] });
  const unweighed = emissionsOf('order', [main('air', ...ten)], { massKg: 0, teu: 0 });
  expect(unweighed).toMatchObject({ grams: null, legs: [{ kilometres: 1_207, grams: null, missing: 'weight' }] });
  const door: PlannedLeg = { leg: 'onCarriage', mode: 'road', places: [ten[1], nowhere], isByAddress: true };
  const chain = emissionsOf('order', [main('air', ...ten), door], unitLoads.tonne);
  expect(chain.legs[1]).toMatchObject({ grams: null, missing: 'address' });
  expect(chain.grams).toBe(1_207 * 1_363); // the sum of the known legs
});
