import { describe, expect, test } from 'vitest';
import { foodstuffVerdict } from '#contract/rules/acceptance/foodstuffs.ts';
import { pairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';

const verdict = (one: SegregationItem, other: SegregationItem) => pairVerdict(one, other, 'container');
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
