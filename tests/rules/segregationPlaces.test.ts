import { describe, expect, test } from 'vitest';
import type { SegregationLevel } from '#contract/rules/segregation/segregation.ts';
import { pairVerdict, placeVerdict, stricter } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';

const verdictOf = (one: SegregationItem, other: SegregationItem) => pairVerdict(one, other, 'container');

const isDoubted = (unNumber: string) =>
  verdictOf(unlisted(unNumber, '9'), unlisted('1', '9')).doubts.some(({ reason }) => reason === 'temperatureControl');

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
  const { level, source, reliefs } = verdictOf(unlisted(String(entry), hazard), unlisted(String(other), otherHazard));
  return [level, source, reliefs];
};

describe('the exemption tables of 7.2.6.3, entry by entry', () => {
  test.each([
    ['7.2.6.3.1', [2014, 2984, 3105, 3107, 3109, 3149], [2015, 3104, 3106, 3108, 3110, 3148]],
    ['7.2.6.3.2', [1295, 1818, 2189], [1294, 1819, 2188]],
    ['7.2.6.3.3', to(3391, 3400), [3390, 3401]],
    ['7.2.6.3.4', [1325, 3102, ...to(3110, 3120)], [1324, 3100, 3121]],
  ])('%s', (paragraph, entries, others) => {
    const [first, ...rest] = entries;
    for (const entry of rest) {
      const [found, , reliefs] = judged(first, '4.2', entry, '5.1');
      expect([found, reliefs]).toEqual(['review', [paragraph]]);
    }
    for (const other of others) expect(judged(first, '4.2', other, '5.1')).toEqual([2, 'table 7.2.4', []]);
  });
});

const limitOf = (limit: string | null) => ({ ...unlisted('1', '3'), limitedQuantityLimit: limit });
const other = unlisted('2', '5.1');
const helps = (one: SegregationItem, place: 'container' | 'bay' = 'container') =>
  pairVerdict(one, other, place).remedies.includes('limitedQuantity');

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
