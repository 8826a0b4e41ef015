import { describe, expect, test } from 'vitest';
import { pairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { coStorageRules } from '#contract/rules/storage/coStorage.ts';
import { listed, unlisted } from './segregationItems.ts';
import type { StoreClass } from '#contract/rules/storage/storeClass.ts';
import { bayClassOf } from '#contract/rules/storage/storeClass.ts';

const of = (hazardClass: string, ...subsidiary: string[]) => unlisted('9999', hazardClass, subsidiary);
const group = (item: SegregationItem, ...segregationGroups: string[]) => ({ ...item, segregationGroups });
const apart = (one: SegregationItem, other: SegregationItem) => coStorageRules(one, other).length > 0;

describe('what the standards for stores keep out of one room', () => {
  test.each([
    ['oxidiser and flammable liquid', of('5.1'), of('3')],
    ['peroxide and flammable solid', of('5.2'), of('4.1')],
    ['oxidiser and flammable gas', of('5.1'), of('2.1')],
    ['flammable gas and oxygen', of('2.1'), of('2.2', '5.1')],
    ['flammable gas and toxic gas', of('2.1'), of('2.3')],
    ['flammable liquid and nitrogen', of('3'), of('2.2')],
    ['self-heating and water-reactive', of('4.2'), of('4.3')],
    ['self-heating and flammable liquid', of('4.2'), of('3')],
    ['self-heating and gas', of('4.2'), of('2.2')],
    ['explosives and anything', of('1.4S'), of('9')],
    ['acid and alkali', group(of('8'), 'SGG1'), group(of('8'), 'SGG18')],
    ['cyanide and acid', group(of('6.1'), 'SGG6'), group(of('8'), 'SGG1')],
  ])('%s', (_name, one, other) => {
    expect([apart(one, other), apart(other, one)]).toEqual([true, true]);
    for (const { source, ruleZh } of coStorageRules(one, other)) {
      expect(source).toMatch(/GB 15603-2022|GB 1791[456]/);
      expect(ruleZh).toMatch(/不得/);
    }
  });

  test.each([
    ['oxidiser and poison', of('5.1'), of('6.1')],
    ['flammable liquid and poison', of('3'), of('6.1')],
    ['flammable solid and corrosive', of('4.1'), of('8')],
    ['flammable gas and nitrogen', of('2.1'), of('2.2')],
    ['two acids', group(of('8'), 'SGG1'), group(of('8'), 'SGG1')],
    ['acid and alkali of other classes', group(of('3'), 'SGG1'), group(of('8'), 'SGG18')],
    ['cyanide and alkali', group(of('6.1'), 'SGG6'), group(of('8'), 'SGG18')],
    ['explosives', of('1.4S'), of('1.4G')],
    ['a class that looks like one', of('12'), of('9')],
    ['groups that are not known', { ...of('8'), segregationGroups: null }, group(of('8'), 'SGG18')],
  ])('not %s', (_name, one, other) => expect([apart(one, other), apart(other, one)]).toEqual([false, false]));
});

describe('the verdict on a store room', () => {
  test('cites the standards of stores, not the sea’s code', () => {
    const found = pairVerdict(listed('1090'), listed('1486'), 'bay');
    expect(found).toMatchObject({ level: 2, apart: true, termZh: '不得同库储存', paragraphs: [] });
    expect(found.source).toMatch(/^GB 15603-2022/);
    expect(found.findings[0]?.match).toMatch(/氧化性物质/);
  });

  test('leaves to the desk what only the sea’s table keeps apart, and never stricter goods', () => {
    expect(pairVerdict(listed('1805'), listed('1334'), 'bay')).toMatchObject({
      level: 'review',
      apart: false,
      source: 'GB 15603-2022',
    });
    expect(pairVerdict(of('1.1D'), of('9'), 'bay')).toMatchObject({ apart: true });
    expect(pairVerdict(of('1.1D'), of('3'), 'bay')).toMatchObject({ level: 4, apart: true });
  });

  test('one substance may lie beside itself', () => {
    const oxidiser = of('5.1', '4.1');
    expect(pairVerdict(oxidiser, { ...oxidiser, id: 'other' }, 'bay').apart).toBe(false);
    expect(pairVerdict(oxidiser, { ...oxidiser, unNumber: '9998' }, 'bay').apart).toBe(true);
  });
});

describe('the verdict on a truck within China', () => {
  test('classes 2 to 9 travel together (JT/T 617.6); the desk checks the pair', () => {
    for (const [one, other] of [
      [listed('1090'), listed('1486')],
      [listed('1789'), listed('1824')],
      [of('2.1'), of('5.1')],
    ] as const)
      expect(pairVerdict(one, other, 'truck')).toMatchObject({
        level: 'review',
        apart: false,
        source: 'JT/T 617.6',
        findings: [],
        remedies: ['desk'],
      });
  });

  test('a substance with itself leaves no question but those about itself', () => {
    const { doubts } = pairVerdict(listed('1090'), listed('1090'), 'truck');
    expect(doubts).toEqual([]);
    expect(pairVerdict(of('1.4S'), of('1.4S'), 'truck').doubts.map(({ reason }) => reason)).toContain('deskClass');
  });
});

const only = (storeClass: StoreClass) => ({ least: storeClass, most: storeClass });

test.each([
  ['empty', [], 'G'],
  ['甲 beside 丙', [only('C'), only('A')], 'A'],
  ['甲 beside what may be anything', [only('A'), { least: 'G', most: 'A' } as const], 'A'],
  ['丙 beside what may be 甲', [only('C'), { least: 'G', most: 'A' } as const], 'review'],
])('a bay takes the class of its worst content %s', (_name, contents, storeClass) => {
  expect(bayClassOf(contents).storeClass).toBe(storeClass);
});
