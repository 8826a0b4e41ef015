import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import type { StoreClass, StoredGoods } from '#contract/rules/storage/storeClass.ts';
import { bayClassOf, storeClassOf } from '#contract/rules/storage/storeClass.ts';

const exact = (value: number) => ({ from: value, to: value, below: false });

const goods = (over: Partial<StoredGoods> & { flash?: string }): StoredGoods => ({
  isDangerous: true,
  hazardClass: '3',
  subsidiaryHazards: [],
  packingGroup: null,
  unNumber: null,
  flashPoint: over.flash === undefined ? null : parseFlashPoint(over.flash),
  ...over,
});
const order = ['G', 'C', 'B', 'A'];
const rank = (storeClass: string) => order.indexOf(storeClass);

test('a lower flash point is never a milder store', () => {
  const degrees = fc.integer({ min: -50, max: 150 });
  fc.assert(
    fc.property(degrees, degrees, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((celsius) =>
        storeClassOf(goods({ flashPoint: exact(celsius) })),
      );
      expect(rank(low!.least)).toBeGreaterThanOrEqual(rank(high!.least));
    }),
  );
});

test('dangerous goods are never put into an ordinary store, and a further hazard never makes it milder', () => {
  const hazards = fc.constantFrom('2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9');
  const group = fc.option(fc.constantFrom('I' as const, 'II' as const, 'III' as const));
  const flash = fc.option(fc.integer({ min: -40, max: 120 }).map(exact));
  fc.assert(
    fc.property(hazards, hazards, group, flash, (hazardClass, further, packingGroup, flashPoint) => {
      const alone = storeClassOf(goods({ hazardClass, packingGroup, flashPoint }));
      const more = storeClassOf(goods({ hazardClass, packingGroup, flashPoint, subsidiaryHazards: [further] }));
      expect(alone.storeClass).not.toBe('G');
      if (further !== '5.1') expect(rank(more.most)).toBeGreaterThanOrEqual(rank(alone.most));
    }),
  );
});

const only = (storeClass: StoreClass) => ({ least: storeClass, most: storeClass });

describe('a bay takes the class of its worst content', () => {
  test.each([
    ['empty', [], 'G'],
    ['甲 beside 丙', [only('C'), only('A')], 'A'],
    ['甲 beside what may be anything', [only('A'), { least: 'G', most: 'A' } as const], 'A'],
    ['丙 beside what may be 甲', [only('C'), { least: 'G', most: 'A' } as const], 'review'],
  ])('%s', (_name, contents, storeClass) => {
    expect(bayClassOf(contents).storeClass).toBe(storeClass);
  });

  test('in any order, however often, and never milder for another content', () => {
    const ranges = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([a, b]) => ({
      least: order[Math.min(a, b)] as StoreClass,
      most: order[Math.max(a, b)] as StoreClass,
    }));
    fc.assert(
      fc.property(fc.array(ranges, { maxLength: 6 }), ranges, (contents, another) => {
        const bay = bayClassOf(contents);
        expect(bayClassOf([...contents.toReversed(), ...contents])).toEqual(bay);
        expect(rank(bayClassOf([...contents, another]).least)).toBeGreaterThanOrEqual(rank(bay.least));
      }),
    );
  });
});
