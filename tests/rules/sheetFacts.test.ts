import { expect, test } from 'vitest';
import { sheetFactsOf } from '#contract/rules/safetySheet/sheetFacts.ts';
import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import { seededRows } from '#tests/support/recognition.ts';
import { cargoItem } from '#tests/support/order.ts';

const { entries } = seededRows();
/** The facts of lines, separated by bars; the cells of a table's row are separated by broken bars. */
const factsOf = (text: string) =>
  sheetFactsOf(
    text.split(' | ').map((line) => {
      const cells = line.split(' ¦ ');
      return { page: 1, text: cells.join(' '), cells: cells.length > 1 ? cells : undefined };
    }),
    (unNumber) => entries.filter((entry) => entry.unNumber === unNumber),
  );
/** The recognised values by field; several values contradict each other. */
const read = (text: string): string =>
  Object.values(factsOf(text))
    .filter((values) => values.length > 0)
    .map((values) => values.map(({ value, content = '' }) => `${value} ${content}`.trim()).join(' or '))
    .join('; ');

/** Layouts of published sheets: Sigma-Aldrich before and after 2015, and a Chinese supplier with values below labels. */
const merck =
  'SECTION 3: Composition/information on ingredients | CAS-No. : 108-88-3 | SECTION 9: Physical and chemical properties | f) Flash point 4 °C - closed cup | SECTION 14: Transport information | 14.1 UN number | ADR/RID: 1294 IMDG: 1294 IATA: 1294 | 14.2 UN proper shipping name | ADR/RID: TOLUENE | IATA: Toluene | 14.3 Transport hazard class(es) | ADR/RID: 3 IMDG: 3 IATA: 3 | 14.4 Packaging group | ADR/RID: II IMDG: II IATA: II | 14.5 Environmental hazards | ADR/RID: no IMDG Marine pollutant: no IATA: no';
const sigma =
  '3. COMPOSITION/INFORMATION ON INGREDIENTS | CAS-No. 107-13-1 | 9. PHYSICAL AND CHEMICAL PROPERTIES | Flash point -1.0 °C (30.2 °F) - closed cup | 14. TRANSPORT INFORMATION | DOT (US) | UN number: 1093 Class: 3 (6.1) Packing group: I | IMDG | UN number: 1093 Class: 3 (6.1) Packing group: I EMS-No: F-E, S-D | Proper shipping name: ACRYLONITRILE, STABILIZED | Marine pollutant: yes';
const supplier =
  '3、成分/组成信息 | 组分名称 CAS号 含量 | 氢氧化钠 1310-73-2 30-32% | 水 7732-18-6 68-70% | 9、理化特性 | 闪点：不适用 | 14、运输信息 | UN编号 | 1824 | 联合国正确运输名称 | 氢氧化钠溶液 | 运输危险类别 | 8 | 次要危险性：无 | 包装类别 | Ⅱ | 第 5 页 共 6 页 | 15、法规信息';
const paint =
  '3. Composition | Name ¦ Identifiers ¦ % | xylene ¦ EC: 215-535-7 CAS: 1330-20-7 ¦ ≥10 - ≤25 | butan-1-ol ¦ CAS: 71-36-3 ¦ ≤5 | 14. Transport information | 14.1 UN no. ¦ 14.2 Proper shipping name ¦ 14.3 Transport hazard class(es) ¦ 14.4 PG* ¦ 14.5 Env* | UN1263 ¦ PAINT (xylene) ¦ 3 ¦ III ¦ Yes.';
const wrappedLabels =
  '第九部分 理化特性 | 闪点（闭杯，℃） ¦ -1 ¦ 自燃温度 ¦ 480 | 第十四部分 运输信息 | 联合国危险货物编号（UN 号） ¦ 1093 ¦ 联合国运输名称 ¦ 丙烯腈，稳定的 | 海洋污染物（是/否） ¦ 是 ¦ 包装标志 ¦ 易燃液体';
const pyrithione =
  '14. Transport information | 14.1 UN number | IMDG : UN 3077 | 14.2 UN proper shipping name | IMDG : ENVIRONMENTALLY HAZARDOUS SUBSTANCE, | SOLID, N.O.S. | (Copper pyrithione, solvent naphtha | (petroleum), light aromatic) | 14.5 Environmental hazards | Environmentally hazardous : yes';

test.each([
  ['a table by means of transport', paint, '1263; PAINT; 3; III; yes; 1330-20-7 ≥10 - ≤25 or 71-36-3 ≤5'],
  ['a table of labels and values', wrappedLabels, '1093; ACRYLONITRILE, STABILIZED; -1 ℃; yes'],
  [
    'a name over four lines',
    pyrithione,
    '3077; ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.; Copper pyrithione, solvent naphtha (petroleum), light aromatic; yes',
  ],
  [
    'classes by rules',
    '14. Transport information | UN/NA Number: UN1954. | IMDG P.S.N.: COMPRESSED GAS FLAMMABLE N.O.S. (Methane) | ADR class 2, Code: 1F | IMDG class 2.1 | IMDG PACKING GROUP: PGIll',
    '1954; COMPRESSED GAS, FLAMMABLE, N.O.S.; Methane; 2.1; III',
  ],
  [
    'two names',
    '14. 运输信息 | UN编号：1263 / 1866 | 运输名称：PAINT; RESIN SOLUTION, flammable',
    '1263 or 1866; PAINT or RESIN SOLUTION, flammable',
  ],
  ['a share that goes on elsewhere', '3. Composition | CAS: 1330-20-7 ≥10 - | %', '1330-20-7'],
  ['Merck', merck, '1294; TOLUENE; 3; II; 4 ℃; no; 108-88-3'],
  ['Sigma-Aldrich', sigma, '1093; ACRYLONITRILE, STABILIZED; 3; 6.1; I; -1.0 ℃; yes; 107-13-1'],
  // the check digit of the second CAS number is wrong
  ['a supplier', supplier, '1824; SODIUM HYDROXIDE SOLUTION; 8; II; 1310-73-2 30-32%'],
  // two numbers of the list, and a division of a former standard
  [
    'a scan, as its print is recognised',
    '第十四部分运输信息 | 联合国危险货物编号(UN 号): 1263 | 联合国运输名称: 涂料PAINT | 联合国危险性分类: 3 | 包装类别: 川类 | 海洋污染物(是/否): 是',
    '1263; PAINT; 3; III; yes',
  ],
  ['two numbers', '第十四部分：运输信息 | UN编号：1263 / 1866 / 9999 | 包装类别：II或III', '1263 or 1866; II or III'],
  ['a former division', '第十四部分：运输信息 | 危险性类别：第3.2类 中闪点液体', '3'],
  ['ordinary goods', '第十四部分 运输信息 | 本品不属于危险货物', 'yes'],
  ['no headings', 'UN 1294 II 4 ℃', ''],
  ['a negative flash point', '9. 理化特性 | 闪点(℃，闭杯)：-20', '-20 ℃'],
  [
    'a scan with blanks in its headings',
    '3. COM POS ITIONII N FO RMATION | 次氯酸钠 ¦ 7681-52-9 1096% | SECT ION 1 4: Trans port information | UN number: 1791',
    '1791; 7681-52-9',
  ],
  ['a cup that is not recognised', '9. 理化特性 | 闪点(℃): 4(囗杯)', ''],
  ['a limit', '9. 理化特性 | 闪点：>60℃（闭杯） 引燃温度：480', '>60 ℃'],
  ['a range', '9. 理化特性 | Flash point: 17 - 23 °C', '17~23 ℃'],
  ['both cups', '9. 理化特性 | 闪点(℃)：4（CC）；7（OC）', '4 ℃'],
  ['an open cup', '9. 理化特性 | 闪点（开杯）：85 ℃', '85 ℃ (开杯)'],
  ['an approximate flash point', '9. 理化特性 | 闪点：约 30 ℃', ''],
])('sections 3, 9 and 14 are read from a sheet with the layout of %s', (_, text, found) => {
  expect(read(text)).toBe(found);
});

test('what a sheet contradicts in the declared goods is a finding', () => {
  const { dangerous } = cargoItem('fcl');
  const findings = (text: string, declared: Partial<NonNullable<typeof dangerous>> | null) =>
    sheetFindings(factsOf(text), [{ dangerous: declared && dangerous && { ...dangerous, ...declared } }], 'fcl')
      .map(({ field, isUndeclared }) => (isUndeclared ? `${field} undeclared` : field))
      .join(', ');
  const right = { unNumber: '1093', hazardClass: '3', subsidiaryHazards: ['6.1'], marinePollutant: true } as const;
  const acrylonitrile = { ...right, subsidiaryHazards: ['6.1'], packingGroup: 'I' as const, flashPoint: '-1' };
  expect(findings(sigma, acrylonitrile)).toBe('');
  expect(findings(sigma, null)).toBe('unNumber undeclared');
  expect(findings(sigma, { ...acrylonitrile, unNumber: '1294' })).toBe('unNumber');
  const wrong = { subsidiaryHazards: [], packingGroup: 'III' as const, flashPoint: '30', marinePollutant: false };
  const all = 'hazardClass, packingGroup, flashPoint, marinePollutant';
  expect(findings(sigma, { ...acrylonitrile, ...wrong })).toBe(all);
  expect(findings('14. 运输信息 | 非危险货物', acrylonitrile)).toBe('unNumber');
  expect(findings('9. 理化特性 | 闪点：23 ℃', null)).toBe('flashPoint undeclared');
  expect(findings('9. 理化特性 | 闪点：>60 ℃', null)).toBe('');
});
