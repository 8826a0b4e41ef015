import { expect, test } from 'vitest';
import { asOrdinaryByRoad, roadSmallFindings } from '#contract/rules/loading/roadSmallQuantities.ts';

type Cargo = Parameters<typeof asOrdinaryByRoad>[0][number];
const limited = (grossKg: number, unit = 1): Cargo => ({
  unit,
  grossKg,
  packages: 400,
  dangerous: { limitedQuantity: true },
});
const excepted = (packages: number): Cargo => ({
  unit: 1,
  grossKg: 50,
  packages,
  dangerous: { exceptedQuantity: true },
});
const full: Cargo = { ...limited(9_000), dangerous: {} };
const plain: Cargo = { ...limited(9_000), dangerous: null };

test.each<[string, Cargo[], number, boolean[], string[]]>([
  ['7.9 t of limited quantities', [limited(7_900)], 1, [true], []],
  ['8 t exactly', [limited(8_000)], 1, [true], []],
  ['more than 8 t', [limited(8_001)], 1, [false], ['第 1 车有限数量总质量 8,001 kg，超过 8,000 kg']],
  ['16 t spread over two trucks', [limited(16_000)], 2, [true], []],
  [
    'two items on one truck',
    [limited(5_000), limited(4_000)],
    1,
    [false, false],
    ['第 1 车有限数量总质量 9,000 kg，超过 8,000 kg'],
  ],
  ['two items on two trucks', [limited(5_000), limited(4_000, 2)], 2, [true, true], []],
  ['beside ordinary goods', [limited(7_900), plain], 1, [true, false], []],
  ['beside goods that are not limited', [limited(7_900), full], 1, [true, false], []],
  ['1,000 excepted packages', [excepted(1_000)], 1, [true], []],
  ['1,001 excepted packages', [excepted(1_001)], 1, [false], ['第 1 车例外数量 1,001 件，超过 1,000 件']],
  ['goods that are not limited', [full], 1, [false], []],
])('%s by road (Order 2019-29, article 21)', (_name, cargo, trucks, ordinary, findings) => {
  expect(asOrdinaryByRoad(cargo, trucks)).toEqual(ordinary);
  expect(roadSmallFindings(cargo, trucks).map(({ findingZh }) => findingZh.split('，须由')[0])).toEqual(findings);
  for (const { source, verdict } of roadSmallFindings(cargo, trucks))
    expect([verdict, source]).toEqual(['desk', expect.stringContaining('第二十一条')]);
});
