import { describe, expect, test } from 'vitest';
import { densityFindings } from '#contract/rules/loading/density.ts';
import { unitLoadFindings } from '#contract/rules/loading/unitLoads.ts';
import { flexitankFindings } from '#contract/rules/tanks/flexitanks.ts';
import { containerRoomOf } from '#contract/services/definitions/dryContainers.ts';

const line = (unit: number, grossKg: number, volumeM3 = 10, packages = 100) => ({ unit, grossKg, volumeM3, packages });
const texts = (items: Record<string, number>, cargo: ReturnType<typeof line>[]) =>
  unitLoadFindings(items, cargo, { roomOf: (code) => containerRoomOf(code), unitZh: '箱' }).map(
    ({ path, findingZh }) => `${path} ${findingZh}`,
  );

describe('each container by itself', () => {
  test.each<[string, Record<string, number>, ReturnType<typeof line>[], string[]]>([
    ['both at their payload', { '20GP': 2 }, [line(1, 28_200), line(2, 28_200)], []],
    [
      'the second a kilogram over, the first nearly empty',
      { '20GP': 2 },
      [line(1, 100), line(2, 28_201)],
      ['cargo.1.unit 第 2 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg'],
    ],
    [
      'two goods that overload the first together',
      { '20GP': 2 },
      [line(1, 20_000), line(2, 100), line(1, 8_201)],
      ['cargo.2.unit 第 1 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg'],
    ],
    ['each of its own size', { '20GP': 1, '40HQ': 1 }, [line(1, 5_000, 33.2), line(2, 5_000, 76.3)], []],
    [
      'more volume than the second has',
      { '40HQ': 1, '20GP': 1 },
      [line(1, 5_000), line(2, 5_000, 33.3)],
      ['cargo.1.unit 第 2 箱（20尺普柜）装 33.3 m³，超过容积 33.2 m³'],
    ],
    ['one cargo item may lie in any', { '20GP': 2 }, [line(1, 56_400)], []],
    [
      'several cargo items that all lie in the first and overload it',
      { '20GP': 2 },
      [line(1, 20_000), line(1, 8_201)],
      ['cargo.1.unit 第 1 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg，请为各项货物选定装入第几箱'],
    ],
    ['several that all fit into the first', { '20GP': 2 }, [line(1, 20_000), line(1, 8_200)], []],
    [
      'several in the only container, whose total the service checks',
      { '20GP': 1 },
      [line(1, 20_000), line(1, 9_000)],
      [],
    ],
    [
      'a package that no container takes',
      { '20GP': 2 },
      [line(1, 28_201, 10, 1)],
      ['cargo.0.packages 平均每件装 28,201 kg，超过载重 28,200 kg，单件不能分装'],
    ],
    ['nothing chosen yet', {}, [line(1, 99_000)], []],
  ])('%s', (_name, items, cargo, expected) => expect(texts(items, cargo)).toEqual(expected));

  test('the tare of a shipper’s own container leaves less than the typical payload, never more', () => {
    expect([0, 2_000, 2_280, 2_281, 2_500].map((tare) => containerRoomOf('20GP', tare).payloadKg)).toEqual([
      28_200, 28_200, 28_200, 28_199, 27_980,
    ]);
    expect(containerRoomOf('45HQ')).toEqual({ nameZh: '45HQ' });
  });
});

const measured = (grossKg: number, volumeM3: number, details = {}) => [{ packages: 10, grossKg, volumeM3, details }];

describe('weight against volume', () => {
  test.each<[string, ReturnType<typeof measured>, (string | undefined)[]]>([
    ['as dense as osmium', measured(22_590, 1), ['desk']],
    ['denser than anything', measured(22_591, 1), ['rejected']],
    ['5 kg/L', measured(5_000, 1), []],
    ['a little more', measured(5_001, 1), ['desk']],
    ['0.05 kg/L', measured(50, 1), ['desk']],
    ['a little more', measured(51, 1), []],
    ['as light as air', measured(1.2, 1), ['desk']],
    ['lighter than air', measured(1.19, 1), ['rejected']],
    ['5 kg/L, which 1.001 m³ × 1000 is not exactly', measured(5_005, 1.001), []],
    ['no weight yet', measured(0, 1), []],
    ['no volume yet', measured(100, 0), []],
    ['a volume as measured', measured(500, 1, { lengthCm: 100, widthCm: 100, heightCm: 10 }), []],
    ['ten per cent less than measured', measured(500, 1, { lengthCm: 110, widthCm: 100, heightCm: 10 }), []],
    ['less than that', measured(500, 1, { lengthCm: 111, widthCm: 100, heightCm: 10 }), ['rejected']],
    ['ten per cent of 0.565 m³ less', measured(500, 0.565, { lengthCm: 62.15, widthCm: 100, heightCm: 10 }), []],
    ['two measures of three', measured(500, 1, { lengthCm: 900, widthCm: 100, heightCm: 0 }), []],
  ])('%s', (_name, goods, expected) => {
    expect(densityFindings(goods).map(({ verdict }) => verdict)).toEqual(expected);
  });

  test('the message names the computed density', () => {
    expect(densityFindings(measured(25_000, 1))[0]?.findingZh).toContain('折合密度 25 kg/L');
  });
});

const bag = (kg: number, m3: number, unit = 1) => ({ unit, grossKg: kg, volumeM3: m3 });

const findings = (bags: number[], cargo: ReturnType<typeof bag>[], relativeDensity: number) =>
  flexitankFindings({ bags, cargo, relativeDensity }).map(
    ({ verdict, path, source }) => `${verdict} ${path} ${source}`,
  );
test.each<[string, string[], string[]]>([
  ['at the weight limit', findings([24], [bag(24_000, 24)], 1), []],
  [
    'a kilogram over it',
    findings([24], [bag(24_001, 24)], 1),
    ['rejected cargo.0.grossKg CTU Code 附件 7，5.2.3；COA 液袋操作规程'],
  ],
  ['two bags share the weight', findings([24, 24], [bag(48_000, 48)], 1), []],
  ['four fifths full', findings([24], [bag(19_200, 19.2)], 1), []],
  ['four fifths of 23 m³, which are 18.4', findings([23], [bag(18_400, 18.4)], 1), []],
  ['less than that', findings([24], [bag(19_100, 19.1)], 1), ['desk cargo.0.volumeM3 平台规定']],
  [
    'more than the nominal capacity of its own bag',
    findings([24, 20], [bag(20_000, 20), bag(20_100, 20.1, 2)], 1),
    ['rejected cargo.1.volumeM3 CTU Code 附件 7，5.2.1'],
  ],
  ['another density', findings([24], [bag(20_000, 22)], 1), ['rejected cargo.0.volumeM3 毛重 = 密度 × 体积']],
  [
    'two liquids in one bag',
    findings([24], [bag(10_000, 10), bag(10_000, 10)], 1),
    ['rejected cargo CTU Code 附件 7，5.2.1'],
  ],
  ['no weight yet', findings([24], [bag(0, 0)], 1), []],
])('flexitanks %s', (_name, found, expected) => expect(found).toEqual(expected));
