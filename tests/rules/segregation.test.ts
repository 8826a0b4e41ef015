import { describe, expect, test } from 'vitest';
import { pairVerdict, placeVerdict, stricter } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';
import { foodstuffVerdict } from '#contract/rules/acceptance/foodstuffs.ts';
import type { SegregationLevel } from '#contract/rules/segregation/segregation.ts';

const verdict = (one: SegregationItem, other: SegregationItem) => pairVerdict(one, other, 'container');
describe('a term by the table or by column 16b', () => {
  test.each([
    ['propane × sodium: 2.1 × 4.3, older tables say X', listed('1978'), listed('1428'), 2, 'table 7.2.4', '7.2.4'],
    ['acetone × sodium: 3 × 4.3, older tables say 1', listed('1090'), listed('1428'), 2, 'table 7.2.4', '7.2.4'],
    ['subsidiary hazard 3 of acetic acid × oxidizer', listed('2789'), listed('1486'), 2, 'table 7.2.4', '7.2.4'],
    ['sodium cyanide × sulphuric acid', listed('1689'), listed('1830'), 2, 'SG35', '7.2.3.1'],
    ['sodium chlorate × ammonium nitrate', listed('1495'), listed('1942'), 2, 'SG38', '3.1.4.4'],
    ['permanganate × sodium percarbonate', listed('1490'), listed('3378'), 2, 'SG59', '3.1.4.4'],
    ['potassium persulphate × ammonium nitrate', listed('1492'), listed('1942'), 2, 'SG39', '3.1.4.4'],
    ['sulphur × nitric acid, whose SG16 goes before the table', listed('1350'), listed('2031'), 2, 'SG16', '7.2.3.1'],
    [
      'a code milder than the table takes its place',
      unlisted('2189', '2.3', ['2.1', '8'], ['SG4', 'SG9']),
      listed('1428'),
      1,
      'SG9',
      '7.2.3.1',
    ],
  ] as const)('%s', (_name, one, other, level, source, paragraph) => {
    const found = verdict(one, other);
    expect([found.level, found.source, found.apart]).toEqual([level, source, true]);
    expect(found.paragraphs).toContain(paragraph);
    expect(found.paragraphs).toContain('7.2.3.2');
  });

  test('remedies: another container or bay, limited quantities only where either entry permits them', () => {
    expect(verdict(listed('1978'), unlisted('1', '3')).remedies).toEqual(['secondContainer', 'desk']);
    expect(pairVerdict(listed('1090'), listed('1486'), 'bay').remedies).toEqual(['anotherBay', 'desk']);
  });
});

test.each([
  ['sodium × chloroform, dangerous all the same', listed('1428'), listed('1888')],
  ['trichloroisocyanuric acid × ammonium persulphate, likewise', listed('2468'), listed('1444')],
  ['acetone × dichloromethane: 3 × 6.1', listed('1090'), listed('1593')],
  ['potassium persulphate × ammonium persulphate, excepted by SG39', listed('1492'), listed('1444')],
  [
    'small aerosols as class 9',
    { ...listed('1950'), aerosolUpTo1L: true, confidence: 'high' as const },
    listed('1090'),
  ],
])('where no rule speaks %s: no requirement, and a specialist', (_name, one, other) => {
  const found = verdict(one, other);
  expect([found.level, found.findings, found.doubts, found.remedies]).toEqual(['noRequirement', [], [], ['desk']]);
  expect(found.termZh).toContain('专员');
});

const limited = (item: SegregationItem) => ({ ...item, limitedQuantity: true });
const excepted = (item: SegregationItem) => ({ ...item, exceptedQuantity: true });
const named = (item: SegregationItem, technicalName: string) => ({ ...item, technicalName });
const calm = (item: SegregationItem) => ({ ...item, noReactionStatement: true });
const declared = (item: SegregationItem) => ({ ...item, acidAlkaliStatement: true });
const paint = listed('1263', 'III');
const oxidizer = listed('1486');
const acid = listed('1789', 'II');
const alkali = listed('1824', 'II');

describe('limited and excepted quantities (3.4.4.2, 3.5)', () => {
  test('between two of them chapter 7.2 requires nothing, neither the table nor column 16b', () => {
    expect(verdict(paint, oxidizer).level).toBe(2);
    expect(verdict(limited(paint), limited(oxidizer))).toMatchObject({
      level: 'noRequirement',
      reliefs: ['3.4.4.2'],
      remedies: ['desk'],
    });
    expect(verdict(limited(acid), limited(alkali)).level).toBe('noRequirement');
    expect(verdict(limited(paint), excepted(oxidizer)).reliefs).toEqual(['3.4.4.2', '3.5.8']);
  });

  test.each([
    ['paint LQ × nitrate', limited(paint), oxidizer, '3.4.4.2'],
    ['acetone LQ × UN1479', limited(listed('1090')), unlisted('1479', '5.1'), '3.4.4.2'],
    ['paint × nitrate LQ', paint, limited(oxidizer), '3.4.4.2'],
    ['acid EQ × alkali', excepted(acid), alkali, '3.5.8'],
  ])('one of them relieves beside goods that are not packed so: %s', (_name, one, other, paragraph) => {
    expect(verdict(one, other)).toMatchObject({ level: 'noRequirement', apart: false, reliefs: [paragraph] });
  });

  test('class 1 stays with the desk, and a store on land knows no such relief', () => {
    expect(verdict(limited(listed('0336')), limited(paint)).level).toBe(2);
    expect(pairVerdict(limited(paint), limited(oxidizer), 'bay').level).toBe(2);
  });
});

describe('acid and alkali of class 8 in small packages (7.2.6.5)', () => {
  test('is suggested, and applied only if both items declare its conditions', () => {
    expect(verdict(acid, alkali).remedies).toContain('acidAlkaliRelief');
    expect(verdict(declared(acid), alkali).level).toBe(2);
    expect(verdict(declared(acid), declared(alkali))).toMatchObject({ level: 'noRequirement', reliefs: ['7.2.6.5'] });
  });

  test('is not for packing group I, other classes, other codes or a store', () => {
    const strong = declared(listed('3264', 'I'));
    expect(verdict(strong, declared(alkali))).toMatchObject({ level: 2, reliefs: [] });
    expect(verdict(strong, alkali).remedies).not.toContain('acidAlkaliRelief');
    expect(verdict(declared(listed('1689')), declared(acid)).level).toBe(2);
    expect(pairVerdict(declared(acid), declared(alkali), 'bay').level).toBe(2);
  });
});

describe('one class or one entry (7.2.6.1)', () => {
  test('an entry with itself needs no segregation, in any packing group', () => {
    expect(verdict(listed('2014'), listed('2014'))).toMatchObject({ level: 'noRequirement', paragraphs: ['7.2.6.1'] });
    expect(verdict(listed('2031', 'I'), listed('2031', 'II')).level).toBe('noRequirement');
    expect(verdict(listed('2031', 'I'), { ...listed('2031', 'II'), subsidiaryHazards: [] }).level).toBe(2);
  });

  test('a generic entry may hold two substances', () => {
    const generic = { ...unlisted('3139', '5.1', ['8'], ['SG17']), properShippingName: 'OXIDIZING LIQUID, N.O.S.' };
    const other = { ...generic, id: 'other' };
    expect(verdict(generic, other)).toMatchObject({ level: 2, apart: true, reliefs: [] });
    expect(verdict(named(generic, 'bromine trifluoride'), named(other, 'Bromine  Trifluoride '))).toMatchObject({
      level: 'noRequirement',
      reliefs: ['7.2.6.1'],
    });
    expect(verdict(named(generic, 'perchloric acid'), named(other, 'chloric acid')).level).toBe(2);
  });

  test('a generic entry keeps its doubts beside itself', () => {
    const doubtful = { ...unlisted('1759', '8', [], ['SG22']), properShippingName: 'CORROSIVE SOLID, N.O.S.' };
    expect(verdict(doubtful, { ...doubtful, id: 'other' })).toMatchObject({ level: 'review', reliefs: [] });
    expect(verdict({ ...doubtful, technicalName: 'a' }, { ...doubtful, technicalName: 'a' }).doubts).toEqual([]);
  });

  test('one class, different subsidiary hazards: the term stays unless both declare that they do not react', () => {
    expect(verdict(listed('2014'), oxidizer)).toMatchObject({ level: 2, apart: true, reliefs: [] });
    expect(verdict(calm(listed('2014')), oxidizer)).toMatchObject({ level: 2, apart: true, reliefs: [] });
    expect(verdict(calm(listed('2014')), calm(oxidizer))).toMatchObject({
      level: 'review',
      source: '7.2.6.1',
      findings: [],
    });
    expect(verdict(calm(listed('2014')), calm(listed('1490')))).toMatchObject({ level: 2, source: 'SG59' });
  });
});

test('entries of a table of 7.2.6.3 are left to the desk with the table named', () => {
  const silane = unlisted('1295', '4.3', ['3', '8'], ['SG5', 'SG8', 'SG13', 'SG25', 'SG72']);
  const tetrachloride = unlisted('1818', '8', [], ['SG72']);
  expect(verdict(silane, tetrachloride)).toMatchObject({ level: 'review', reliefs: ['7.2.6.3.2'] });
  expect(verdict(listed('1325'), listed('3106'))).toMatchObject({ level: 'review', reliefs: ['7.2.6.3.4'] });
  expect(pairVerdict(silane, tetrachloride, 'bay').level).toBe('review');
});

test.each([
  ['methanol, toxic besides', listed('1230'), 'forbidden', '7.3.4.2.1'],
  ['radioactive', unlisted('2915', '7'), 'forbidden', '7.3.4.2.1'],
  ['maleic anhydride by SG50', listed('2215'), 'forbidden', '7.3.4.2.1'],
  ['class 9 by SG29', unlisted('3432', '9', [], ['SG29']), 'threeMetres', '7.3.4.2.2'],
  ['column 16b unknown', unlisted('1234', '3', [], null), 'review', '7.3.4.2'],
] as const)('foodstuffs and %s: %s', (_name, item, level, paragraph) => {
  const found = foodstuffVerdict(item);
  expect([found.level, found.paragraphs[0]]).toEqual([level, paragraph]);
});

const isDoubted = (unNumber: string) =>
  verdict(unlisted(unNumber, '9'), unlisted('1', '9')).doubts.some(({ reason }) => reason === 'temperatureControl');

describe('goods whose temperature is or may be controlled go to the desk', () => {
  test.each(['3111', '3115', '3119', '3120', '3221', '3229', '3230', '3239', '3240', '3533', '3534'])(
    'UN %s',
    (unNumber) => expect(isDoubted(unNumber)).toBe(true),
  );
  test.each(['3110', '3121', '3220', '3241', '3532', '3535', '31110', '13111', '32401'])('not UN %s', (unNumber) =>
    expect(isDoubted(unNumber)).toBe(false),
  );
});

const to = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const judged = (entry: number | undefined, hazard: string, other: number, otherHazard: string) => {
  const { level, source, reliefs } = verdict(unlisted(String(entry), hazard), unlisted(String(other), otherHazard));
  return [level, source, reliefs];
};

test.each([
  ['7.2.6.3.1', [2014, 2984, 3105, 3107, 3109, 3149], [2015, 3104, 3106, 3108, 3110, 3148]],
  ['7.2.6.3.2', [1295, 1818, 2189], [1294, 1819, 2188]],
  ['7.2.6.3.3', to(3391, 3400), [3390, 3401]],
  ['7.2.6.3.4', [1325, 3102, ...to(3110, 3120)], [1324, 3100, 3121]],
])('the exemption tables of 7.2.6.3, entry by entry %s', (paragraph, entries, others) => {
  const [first, ...rest] = entries;
  for (const entry of rest) {
    const [found, , reliefs] = judged(first, '4.2', entry, '5.1');
    expect([found, reliefs]).toEqual(['review', [paragraph]]);
  }
  for (const other of others) expect(judged(first, '4.2', other, '5.1')).toEqual([2, 'table 7.2.4', []]);
});

const limitOf = (limit: string | null) => ({ ...unlisted('1', '3'), limitedQuantityLimit: limit });
const helps = (one: SegregationItem, place: 'container' | 'bay' = 'container') =>
  pairVerdict(one, unlisted('2', '5.1'), place).remedies.includes('limitedQuantity');

describe('limited quantities may help', () => {
  test.each([
    ['5 L', true],
    ['0', false],
  ])('where the list permits either of them %j', (limit, help) => expect(helps(limitOf(limit))).toBe(help));

  test('never for a class of the desk or in a store', () => {
    expect(helps({ ...limitOf('1 L'), subsidiaryHazards: ['6.2'] })).toBe(false);
    expect(helps(limitOf('1 L'), 'bay')).toBe(false);
  });
});

test('of two levels the stricter: none, review, then the terms from 1 to 4', () => {
  const levels: SegregationLevel[] = ['noRequirement', 'review', 1, 2, 3, 4];
  levels.forEach((milder, index) => {
    for (const level of levels.slice(index))
      expect([stricter(milder, level), stricter(level, milder)]).toEqual([level, level]);
  });
});

describe('a place', () => {
  test('of three items has three pairs, in the order of the items, and every reason once', () => {
    const place = placeVerdict([listed('3257'), listed('0336'), listed('1090')], 'container');
    expect(place.edition).toBe('IMDG 42-24');
    expect(place.pairs.map(({ items, level }) => [...items, level])).toEqual([
      ['3257', '0336', 'review'],
      ['3257', '1090', 'review'],
      ['0336', '1090', 2],
    ]);
    expect([place.level, place.apart, place.reasons]).toEqual([2, true, ['deskClass', 'uncertainEntry']]);
  });

  test('of one item has nothing to judge', () => {
    expect(placeVerdict([listed('1090')], 'bay')).toEqual({
      edition: 'IMDG 42-24',
      level: 'noRequirement',
      apart: false,
      pairs: [],
      reasons: [],
    });
  });
});
