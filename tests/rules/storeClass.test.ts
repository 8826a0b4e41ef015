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
const harmless = { isDangerous: false, hazardClass: null } as const;

/** Substances of the list and the standard's own words (GB 50016-2014 3.1.3), with the class or what is left open. */
const cases: [string, Parameters<typeof goods>[0], StoreClass | 'review'][] = [
  ['butyl acetate, 27 ℃', { flash: '27', packingGroup: 'III' }, 'A'],
  ['just under 28 ℃', { flash: '27.9' }, 'A'],
  ['28 ℃', { flash: '28' }, 'B'],
  ['just under 60 ℃', { flash: '59.9' }, 'B'],
  ['60 ℃', { flash: '60' }, 'C'],
  ['below 23 ℃', { flash: '<23' }, 'A'],
  ['below 28 ℃', { flash: '<28' }, 'A'],
  ['28 ℃ at most', { flash: '≤28' }, 'review'],
  ['17 to 23 ℃', { flash: '17..23' }, 'A'],
  ['23 to 30 ℃ lies across', { flash: '23..30' }, 'review'],
  ['36 to 41 ℃', { flash: '36..41' }, 'B'],
  ['23 ℃ or more lies across', { flash: '>=23' }, 'review'],
  ['acrylic acid, 54 ℃ open cup', { hazardClass: '8', subsidiaryHazards: ['3'], flash: '54 (o.c.)' }, 'review'],
  ['below 28 ℃ even in the open cup', { flash: '20 (o.c.)' }, 'A'],
  ['class 3 of group II without a flash point', { packingGroup: 'II' }, 'A'],
  ['the same with a subsidiary hazard', { packingGroup: 'II', subsidiaryHazards: ['8'] }, 'review'],
  ['class 3 of group III without a flash point', { packingGroup: 'III' }, 'review'],
  ['glacial acetic acid, 40 ℃', { hazardClass: '8', subsidiaryHazards: ['3'], flash: '40' }, 'B'],
  ['aniline, 70 ℃', { hazardClass: '6.1', packingGroup: 'II', flash: '70' }, 'C'],
  ['an acid of unknown content', { hazardClass: '8', packingGroup: 'II' }, 'review'],
  ['propane', { hazardClass: '2.1' }, 'A'],
  ['R 32, explosive from 14.4 %', { hazardClass: '2.1', lowerExplosiveLimit: 14.4 }, 'B'],
  ['a gas explosive from 10 %', { hazardClass: '2.1', lowerExplosiveLimit: 10 }, 'B'],
  ['a gas explosive from 9.9 %', { hazardClass: '2.3', lowerExplosiveLimit: 9.9 }, 'A'],
  ['oxygen', { hazardClass: '2.2', subsidiaryHazards: ['5.1'] }, 'B'],
  ['carbon dioxide needs a licensed store', { hazardClass: '2.2' }, 'review'],
  ['ammonia, named', { hazardClass: '2.3', subsidiaryHazards: ['8'], unNumber: '1005' }, 'review'],
  ['sulphur, named', { hazardClass: '4.1', packingGroup: 'III', unNumber: '1350' }, 'B'],
  ['ammonium nitrate, named', { hazardClass: '5.1', packingGroup: 'III', unNumber: '1942' }, 'A'],
  ['another oxidiser', { hazardClass: '5.1', packingGroup: 'II' }, 'review'],
  ['an oxidiser of group I', { hazardClass: '5.1', packingGroup: 'I' }, 'A'],
  ['a flammable solid', { hazardClass: '4.1', packingGroup: 'II' }, 'review'],
  ['self-reactive, type D', { hazardClass: '4.1', unNumber: '3226' }, 'A'],
  ['pyrophoric', { hazardClass: '4.2', packingGroup: 'I' }, 'A'],
  ['self-heating', { hazardClass: '4.2', packingGroup: 'III' }, 'review'],
  ['dangerous when wet', { hazardClass: '4.3', packingGroup: 'III' }, 'A'],
  ['organic peroxide', { hazardClass: '5.2' }, 'A'],
  ['class 9', { hazardClass: '9' }, 'review'],
  ['class 7', { hazardClass: '7', flash: '70' }, 'review'],
  ['harmless oil, 180 ℃', { ...harmless, flash: '180' }, 'C'],
  ['harmless and combustible', { ...harmless, isCombustible: true }, 'C'],
  ['harmless and not combustible', { ...harmless, isCombustible: false }, 'G'],
  ['the same in much cardboard', { ...harmless, isCombustible: false, hasHeavyPacking: true }, 'C'],
  ['harmless, nothing known', { ...harmless }, 'review'],
];

test.each(cases)('%s', (_name, over, storeClass) => {
  expect(storeClassOf(goods(over)).storeClass).toBe(storeClass);
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
