// @module-tag long
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairVerdict, placeVerdict, stricter } from '#contract/rules/segregation/segregation.ts';
import { segregationCodes } from '#contract/rules/segregation/segregationCodes.ts';
import { segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { tableCell } from '#contract/rules/segregation/segregationTable.ts';

const divisions = '1.1 1.2 1.3 1.4 1.4S 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' ');
const division = fc.constantFrom(...divisions);
const place = fc.constantFrom('container' as const, 'consolidation' as const, 'bay' as const);

const base = {
  properShippingName: 'SUBSTANCE',
  subsidiaryHazards: [],
  packingGroup: null,
  limitedQuantity: false,
  limitedQuantityLimit: null,
};

const item: fc.Arbitrary<SegregationItem> = fc.record({
  id: fc.uuid(),
  unNumber: fc.constantFrom('', '1017', '1325', '1444', '1950', '2014', '3105', '1295', '1818', '1090', '1789'),
  properShippingName: fc.constantFrom('ACETONE', 'CORROSIVE LIQUID, N.O.S.'),
  hazardClass: fc.oneof(division, fc.constant('12')),
  subsidiaryHazards: fc.uniqueArray(fc.oneof(division, fc.constant('1')), { maxLength: 3 }),
  packingGroup: fc.constantFrom('I', 'II', 'III', null),
  segregationCodes: fc.option(fc.uniqueArray(fc.constantFrom('SG99', ...segregationCodes.keys()), { maxLength: 6 })),
  segregationGroups: fc.option(fc.uniqueArray(fc.constantFrom(...segregationGroups.keys()), { maxLength: 2 })),
  limitedQuantity: fc.boolean(),
  exceptedQuantity: fc.boolean(),
  limitedQuantityLimit: fc.constantFrom(null, '0', '1 L'),
  acidAlkaliStatement: fc.boolean(),
  aerosolUpTo1L: fc.constantFrom(true, false, undefined),
  confidence: fc.constantFrom('high', 'medium'),
});
test('goods without subsidiary hazards, codes or exemptions get what the table says', () => {
  fc.assert(
    fc.property(division, division, place, (one, other, shared) => {
      const plain = { ...base, segregationCodes: [], segregationGroups: [] };
      const found = pairVerdict(
        { ...plain, id: 'a', unNumber: '0001', hazardClass: one },
        { ...plain, id: 'b', unNumber: '0002', hazardClass: other },
        shared,
      );
      const cell = tableCell(one, other);
      // in a store the table for sea transport does not apply
      if (shared === 'bay') expect(found.apart ? found.source : 'GB').toMatch(/GB/);
      else if (typeof cell === 'number') expect([found.level, found.source]).toEqual([cell, 'table 7.2.4']);
      else expect(found.apart).toBe(false);
    }),
  );
});

test('two items are judged alike from either side', () => {
  fc.assert(
    fc.property(item, item, place, (one, other, shared) => {
      const { items, ...verdict } = pairVerdict(one, other, shared);
      const { items: turned, ...same } = pairVerdict(other, one, shared);
      expect(turned).toEqual(items.toReversed());
      expect(same).toEqual(verdict);
    }),
    { numRuns: 500 },
  );
});

test('one more subsidiary hazard never makes a verdict milder', () => {
  fc.assert(
    fc.property(item, item, division, place, (one, other, hazard, shared) => {
      const before = pairVerdict(one, other, shared).level;
      const more = { ...one, subsidiaryHazards: [...one.subsidiaryHazards, hazard] };
      const after = pairVerdict(more, other, shared).level;
      expect(stricter(after, before)).toBe(after);
    }),
    { numRuns: 1_000 },
  );
});

test('the verdict on a place is the strictest of its pairs, in any order of the items', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), place, (items, shared) => {
      const verdict = placeVerdict(items, shared);
      expect(verdict.pairs).toHaveLength((items.length * (items.length - 1)) / 2);
      for (const pair of verdict.pairs) expect(stricter(verdict.level, pair.level)).toBe(verdict.level);
      expect(['noRequirement', ...verdict.pairs.map(({ level }) => level)]).toContain(verdict.level);
      expect(verdict.apart).toBe(typeof verdict.level === 'number');
      const turned = placeVerdict(items.toReversed(), shared);
      expect([turned.level, turned.apart, turned.reasons]).toEqual([verdict.level, verdict.apart, verdict.reasons]);
    }),
  );
});

test('a verdict names its rule or sends to a specialist, and never calls goods fit to travel together', () => {
  fc.assert(
    fc.property(item, item, place, (one, other, shared) => {
      const verdict = pairVerdict(one, other, shared);
      expect(JSON.stringify(verdict)).not.toMatch(/compatib|allow|permit|safe|相容|兼容|允许|可以|同箱/i);
      expect(verdict.remedies).toContain('desk');
      if (verdict.apart) expect([verdict.source, verdict.paragraphs]).not.toEqual([null, []]);
      else expect(verdict.termZh).toContain('专员');
      expect(verdict.level === 'review').toBe(!verdict.apart && verdict.doubts.length > 0);
    }),
    { numRuns: 500 },
  );
});
