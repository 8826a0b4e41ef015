import { describe, expect, test } from 'vitest';
import type { SheetFacts } from '#contract/rules/safetySheet/safetySheet.ts';
import { sheetFactsOf } from '#contract/rules/safetySheet/sheetFacts.ts';
import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import { seededRows } from '#tests/support/recognition.ts';
import { cargoItem } from '#tests/support/order.ts';

const { entries } = seededRows();
const factsOf = (text: string): SheetFacts =>
  sheetFactsOf(
    text.split('\n').map((line, index) => ({ page: 1 + Math.floor(index / 10), text: line })),
    (unNumber) => entries.filter((entry) => entry.unNumber === unNumber),
  );
/** The values of each field that was read; `|` separates those that contradict each other. */
const read = (text: string) =>
  Object.fromEntries(
    Object.entries(factsOf(text)).flatMap(([field, values]) =>
      values.length > 0
        ? [[field, values.map(({ value, content = '' }) => `${value} ${content}`.trim()).join(' | ')]]
        : [],
    ),
  );

/** Layouts of published sheets: Sigma-Aldrich before and after 2015, and a Chinese supplier with values below labels. */
const merck = `SECTION 3: Composition/information on ingredients
CAS-No. : 108-88-3
SECTION 9: Physical and chemical properties
f) Flash point 4 °C - closed cup
SECTION 14: Transport information
14.1 UN number
ADR/RID: 1294 IMDG: 1294 IATA: 1294
14.2 UN proper shipping name
ADR/RID: TOLUENE
IATA: Toluene
14.3 Transport hazard class(es)
ADR/RID: 3 IMDG: 3 IATA: 3
14.4 Packaging group
ADR/RID: II IMDG: II IATA: II
14.5 Environmental hazards
ADR/RID: no IMDG Marine pollutant: no IATA: no`;
const sigma = `3. COMPOSITION/INFORMATION ON INGREDIENTS
CAS-No. 107-13-1
9. PHYSICAL AND CHEMICAL PROPERTIES
Flash point -1.0 °C (30.2 °F) - closed cup
14. TRANSPORT INFORMATION
UN number: 1093 Class: 3 (6.1) Packing group: I
IMDG
UN number: 1093 Class: 3 (6.1) Packing group: I EMS-No: F-E, S-D
Proper shipping name: ACRYLONITRILE, STABILIZED
Marine pollutant: yes`;
const supplier = `3、成分/组成信息
组分名称 CAS号 含量
氢氧化钠 1310-73-2 30-32%
水 7732-18-6 68-70%
9、理化特性
闪点：不适用
14、运输信息
UN编号
1824
联合国正确运输名称
氢氧化钠溶液
运输危险类别
8
次要危险性：无
包装类别
Ⅱ
15、法规信息`;

describe('a safety data sheet is read', () => {
  test.each([
    [
      'of Merck',
      merck,
      {
        unNumber: '1294',
        properShippingName: 'TOLUENE',
        hazardClass: '3',
        packingGroup: 'II',
        flashPoint: '4 ℃',
        marinePollutant: 'no',
        cas: '108-88-3',
      },
    ],
    [
      'of Sigma-Aldrich',
      sigma,
      {
        unNumber: '1093',
        properShippingName: 'ACRYLONITRILE, STABILIZED',
        hazardClass: '3',
        subsidiaryHazards: '6.1',
        packingGroup: 'I',
        flashPoint: '-1.0 ℃',
        marinePollutant: 'yes',
        cas: '107-13-1',
      },
    ],
    // the check digit of water's CAS number is wrong
    [
      'of a Chinese supplier',
      supplier,
      {
        unNumber: '1824',
        properShippingName: 'SODIUM HYDROXIDE SOLUTION',
        hazardClass: '8',
        packingGroup: 'II',
        cas: '1310-73-2 30-32%',
      },
    ],
    [
      'with two numbers and groups',
      '第十四部分：运输信息\nUN编号：1263 / 1866 / 9999\n包装类别：II或III\n危险性类别：第3.2类',
      { unNumber: '1263 | 1866', hazardClass: '3', packingGroup: 'II | III' },
    ],
    ['of ordinary goods', '第十四部分 运输信息\nUN编号：无资料\n本品不属于危险货物', { notRegulated: 'yes' }],
    ['without headings', 'UN 1294 II 4 ℃', {}],
  ])('%s', (_, text, found) => {
    const { notRegulated, ...values } = read(text);
    expect({ ...values, ...(notRegulated !== undefined && { notRegulated: 'yes' }) }).toEqual(found);
  });

  test.each([
    ['闪点(℃，闭杯)：-20', '-20 ℃'],
    ['闪点：>60℃（闭杯） 引燃温度：480', '>60 ℃'],
    ['Flash point: 17 - 23 °C', '17~23 ℃'],
    ['闪点(℃)：4（CC）；7（OC）', '4 ℃'],
    ['闪点（开杯）：85 ℃', '85 ℃ (开杯)'],
    ['闪点：约 30 ℃', undefined],
    ['Flash point: No data available', undefined],
  ])('for its flash point in “%s”', (line, value) => {
    expect(factsOf(`9. 理化特性\n${line}`).flashPoint[0]?.value).toBe(value);
  });
});

const findings = (text: string, dangerous: Partial<NonNullable<ReturnType<typeof cargoItem>['dangerous']>> | null) => {
  const item = cargoItem('fcl');
  const declared = dangerous && item.dangerous && { ...item.dangerous, ...dangerous };
  return sheetFindings(factsOf(text), [{ dangerous: declared }], 'fcl').map(
    ({ field, isUndeclared }) => `${field}${isUndeclared ? ' undeclared' : ''}`,
  );
};

test('what a sheet contradicts in the declared goods is a finding', () => {
  const acrylonitrile = {
    unNumber: '1093',
    hazardClass: '3',
    subsidiaryHazards: ['6.1'],
    packingGroup: 'I' as const,
    flashPoint: '-1',
    marinePollutant: true,
  };
  expect(findings(sigma, acrylonitrile)).toEqual([]);
  expect(findings(sigma, null)).toEqual(['unNumber undeclared']);
  expect(findings(sigma, { ...acrylonitrile, unNumber: '1294' })).toEqual(['unNumber']);
  const wrong = {
    ...acrylonitrile,
    subsidiaryHazards: [],
    packingGroup: 'III' as const,
    flashPoint: '30',
    marinePollutant: false,
  };
  expect(findings(sigma, wrong)).toEqual(['hazardClass', 'packingGroup', 'flashPoint', 'marinePollutant']);
  expect(findings('14. 运输信息\n非危险货物', acrylonitrile)).toEqual(['unNumber']);
  expect(findings('9. 理化特性\n闪点：23 ℃', null)).toEqual(['flashPoint undeclared']);
  expect(findings('9. 理化特性\n闪点：>60 ℃', null)).toEqual([]);
});
