import { describe, expect, test } from 'vitest';
import type { StoredGoods } from '#contract/rules/storage/storeClass.ts';
import { storeExamples } from '#contract/rules/storage/storeExamples.ts';
import { storeClassOf } from '#contract/rules/storage/storeClass.ts';

const dangerous = (hazardClass: string | null, over: Partial<StoredGoods> = {}): StoredGoods => ({
  isDangerous: true,
  hazardClass,
  subsidiaryHazards: [],
  packingGroup: null,
  unNumber: null,
  flashPoint: null,
  ...over,
});
const harmless = (over: Partial<StoredGoods> = {}): StoredGoods => dangerous(null, { isDangerous: false, ...over });
const flash = (from: number, to = from, below = false) => ({ from, to, below });
const [subsidiary, groupI, groupII] = [
  (...subsidiaryHazards: string[]) => ({ subsidiaryHazards }),
  { packingGroup: 'I' } as const,
  { packingGroup: 'II' } as const,
];

/** GB 50016-2014 3.1.3: the least and the most dangerous store class that the facts allow, and its paragraph. */
test.each<[string, StoredGoods, string, string?]>([
  ['a liquid, 27.9 ℃', dangerous('3', { flashPoint: flash(27.9) }), 'A to A'],
  ['a liquid, 28 ℃', dangerous('3', { flashPoint: flash(28) }), 'B to B'],
  ['a liquid below 28 ℃', dangerous('3', { flashPoint: flash(Number.NEGATIVE_INFINITY, 28, true) }), 'A to A'],
  ['a liquid of 28 ℃ at most', dangerous('3', { flashPoint: flash(Number.NEGATIVE_INFINITY, 28) }), 'B to A'],
  ['a liquid of 59.9 ℃', dangerous('3', { flashPoint: flash(59.9) }), 'B to B'],
  ['a liquid of 60 ℃', dangerous('3', { flashPoint: flash(60) }), 'C to C'],
  ['a liquid below 60 ℃', dangerous('3', { flashPoint: flash(30, 60, true) }), 'B to B'],
  ['a liquid from 23 to 60 ℃', dangerous('3', { flashPoint: flash(23, 60) }), 'C to A'],
  ['a flammable gas', dangerous('2.1'), 'A to A'],
  ['a gas that does not burn', dangerous('2.2'), 'G to C'],
  ['a toxic gas', dangerous('2.3'), 'G to A'],
  ['a toxic gas that feeds a fire', dangerous('2.3', subsidiary('5.1')), 'B to B'],
  ['a gas that does not burn and feeds a fire', dangerous('2.2', subsidiary('5.1')), 'B to B'],
  ['class 3 of group II', dangerous('3', groupII), 'A to A', 'GB 50016-2014 3.1.3；IMDG Code 2.3.2.6'],
  ['class 3 of group II with another hazard', dangerous('3', { ...groupII, ...subsidiary('8') }), 'C to A'],
  ['class 3 of group I', dangerous('3', groupI), 'C to A'],
  ['from 23 ℃ on', dangerous('3', { flashPoint: flash(23, Number.POSITIVE_INFINITY) }), 'C to A'],
  ['class 3 beside class 8 of group II', dangerous('8', { ...groupII, ...subsidiary('3') }), 'C to A'],
  ['4.1 of group I', dangerous('4.1', groupI), 'A to A'],
  ['4.1 of group II', dangerous('4.1', groupII), 'B to A'],
  ['4.1, UN 3220', dangerous('4.1', { unNumber: '3220' }), 'B to A'],
  ['4.1, UN 3221', dangerous('4.1', { unNumber: '3221' }), 'A to A'],
  ['4.1, UN 3240', dangerous('4.1', { unNumber: '3240' }), 'A to A'],
  ['4.1, UN 3241', dangerous('4.1', { unNumber: '3241' }), 'B to A'],
  ['4.2 of group I', dangerous('4.2', groupI), 'A to A'],
  ['4.2 of group II', dangerous('4.2', groupII), 'B to A'],
  ['4.3', dangerous('4.3', { packingGroup: 'III' }), 'A to A'],
  ['5.1 of group I', dangerous('5.1', groupI), 'A to A'],
  ['5.1 of group II', dangerous('5.1', groupII), 'B to A'],
  ['5.2', dangerous('5.2'), 'A to A'],
  ['6.1', dangerous('6.1'), 'G to B'],
  ['8', dangerous('8'), 'G to B'],
  ['9', dangerous('9'), 'G to A'],
  ['an unknown class', dangerous('12'), 'G to A'],
  ['6.1 with a flash point', dangerous('6.1', { flashPoint: flash(70) }), 'C to C'],
  [
    '8 with a flash point, dangerous when wet',
    dangerous('8', { ...subsidiary('4.3'), flashPoint: flash(70) }),
    'A to A',
  ],
  ['9 with a flash point', dangerous('9', { flashPoint: flash(40) }), 'B to B'],
  ['4.1 with a flash point', dangerous('4.1', { ...groupII, flashPoint: flash(70) }), 'B to A'],
  ['8 with 5.1', dangerous('8', { ...groupII, ...subsidiary('5.1') }), 'B to A'],
  ['explosive from 9.9 %', dangerous('2.1', { lowerExplosiveLimit: 9.9 }), 'A to A'],
  ['explosive from 10 %', dangerous('2.1', { lowerExplosiveLimit: 10 }), 'B to B'],
  ['a limit of what is no gas', dangerous('8', { lowerExplosiveLimit: 12 }), 'G to B'],
  ['explosives', dangerous('1.4S'), 'G to A', '平台规定'],
  ['explosives without a division', dangerous('1'), 'G to A', '平台规定'],
  ['infectious', dangerous('6.2'), 'G to A', '平台规定'],
  ['radioactive, with a flash point', dangerous('7', { flashPoint: flash(70) }), 'G to A', '平台规定'],
  ['radioactive besides', dangerous('8', subsidiary('7')), 'G to A', '平台规定'],
  ['explosive besides', dangerous('4.1', subsidiary('1')), 'G to A', '平台规定'],
  ['oil, 180 ℃', harmless({ flashPoint: flash(180) }), 'C to C'],
  ['goods that burn', harmless({ isCombustible: true }), 'C to C'],
  ['goods that burn, whatever their packing', harmless({ isCombustible: true, hasHeavyPacking: true }), 'C to C'],
  ['goods that do not burn', harmless({ isCombustible: false }), 'G to G'],
  [
    'in heavy packing that burns',
    harmless({ isCombustible: false, hasHeavyPacking: true }),
    'C to C',
    'GB 50016-2014 3.1.5',
  ],
  ['goods of which nothing is known', harmless(), 'G to C'],
])('%s', (_name, stored, range, source = 'GB 50016-2014 3.1.3') => {
  const found = storeClassOf(stored);
  const [least, most] = range.split(' to ');
  expect([found.least, found.most]).toEqual([least, most]);
  expect(found.storeClass).toBe(least === most ? least : 'review');
  expect(found.confidence).toBe('high');
  expect(found.source).toBe(source);
});

describe('what the standard’s explanation names', () => {
  test.each([
    ['A', '1942 1485 1495 1340 1343 1381 2555 2556 2557'],
    ['B', '1017 1350'],
  ])('as %s: UN %s', (storeClass, numbers) => {
    for (const unNumber of numbers.split(' '))
      expect(storeClassOf(dangerous('9', { unNumber, flashPoint: flash(99) }))).toMatchObject({
        storeClass,
        source: 'GB 50016-2014 3.1.3 条文说明',
        confidence: 'high',
      });
  });

  test.each([
    ['A', '1491 1504 1338', 'C', 'A'],
    ['B', '1005 1016 2031 1831 1463 1309 1334 2717', 'C', 'B'],
  ])('as %s, but only from memory: UN %s decides nothing', (_storeClass, numbers, least, most) => {
    for (const unNumber of numbers.split(' '))
      expect(storeClassOf(dangerous('9', { unNumber, flashPoint: flash(99) }))).toMatchObject({
        storeClass: 'review',
        least,
        most,
        confidence: 'medium',
      });
  });

  test('no row from memory decides a store class, and each has its source', () => {
    for (const { unNumber, confidence, source } of storeExamples) {
      expect(source).toMatch(/GB 50016-2014/);
      const { storeClass, confidence: its } = storeClassOf(dangerous('9', { unNumber }));
      expect([unNumber, confidence === 'high' || storeClass === 'review', its]).toEqual([unNumber, true, confidence]);
    }
  });

  test('a row from memory that agrees with the rule changes nothing', () => {
    expect(storeClassOf(dangerous('5.1', { unNumber: '1491', packingGroup: 'I' }))).toMatchObject({
      storeClass: 'A',
      confidence: 'high',
    });
  });

  test('is not what is not named, nor class 7 under a name', () => {
    expect(storeClassOf(dangerous('9', { unNumber: '1943' })).storeClass).toBe('review');
    expect(storeClassOf(dangerous('7', { unNumber: '1942' }))).toMatchObject({ least: 'G', most: 'A' });
  });
});

test('of two rulings the text of the deciding one', () => {
  const wet = storeClassOf(dangerous('4.3')).ruleZh;
  expect(storeClassOf(dangerous('8', subsidiary('4.3'))).ruleZh).toBe(wet);
  expect(storeClassOf(dangerous('4.3', subsidiary('8'))).ruleZh).toBe(wet);
  const byFlash = storeClassOf(dangerous('3', { flashPoint: flash(40) })).ruleZh;
  expect(storeClassOf(dangerous('8', { ...subsidiary('3'), flashPoint: flash(40) })).ruleZh).toBe(byFlash);
  expect(new Set([wet, byFlash]).size).toBe(2);
});
