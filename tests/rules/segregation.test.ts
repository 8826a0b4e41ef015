import { describe, expect, test } from 'vitest';
import { pairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';

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

describe('where no rule speaks', () => {
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
  ])('%s: no requirement, and a specialist', (_name, one, other) => {
    const found = verdict(one, other);
    expect([found.level, found.findings, found.doubts, found.remedies]).toEqual(['noRequirement', [], [], ['desk']]);
    expect(found.termZh).toContain('专员');
  });
});
