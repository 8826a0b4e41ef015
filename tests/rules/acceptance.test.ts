import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { AcceptedCargo } from '#contract/rules/acceptance/acceptanceInput.ts';
import { acceptanceOf, isRejected } from '#contract/rules/acceptance/acceptance.ts';
import { orNull, wordsOf } from '#server/db/seed/tables.ts';
import { listEntries } from './segregationItems.ts';

const entries = listEntries.map((row) => ({
  unNumber: row.un_number,
  packingGroup: orNull(row.packing_group) as 'I' | 'II' | 'III' | null,
  properShippingName: row.name_en,
  hazardClass: row.class,
  subsidiaryHazards: wordsOf(row.subsidiary),
  limitedQuantity: false,
  exceptedQuantity: false,
  acidAlkaliStatement: false,
  listed: {
    segregationCodes: wordsOf(row.segregation_codes),
    segregationGroups: wordsOf(row.segregation_groups),
    limitedQuantityLimit: orNull(row.limited_quantity),
    exceptedQuantityCode: orNull(row.excepted_quantity),
    confidence: row.confidence as 'high' | 'medium',
  },
}));

const cargoOf = (unNumber: string, unit = 1): AcceptedCargo => {
  const dangerous = entries.find((entry) => entry.unNumber === unNumber);
  if (!dangerous) throw new Error(`UN ${unNumber} is not in the list`);
  return { unit, dangerous };
};
const nowhere = { acceptedClasses: null };

const acid = (unit: number) => cargoOf('1789', unit);
const alkali = (unit: number) => cargoOf('1824', unit);

test('a flexitank takes no dangerous goods of the whole list (CTU Code annex 7, 5.2.1)', () => {
  for (const dangerous of entries) {
    const acceptance = acceptanceOf(allServices.flexitank, [{ unit: 1, dangerous }], nowhere);
    expect(acceptance.findings).toContainEqual(
      expect.objectContaining({ verdict: 'rejected', code: 'flexitankDangerous', cargoItem: 0 }),
    );
    expect(isRejected(acceptance)).toBe(true);
  }
});

test('a train takes none either, but consumer batteries are not rejected for being dangerous', () => {
  for (const dangerous of entries)
    expect(isRejected(acceptanceOf(allServices.rail, [{ unit: 1, dangerous }], nowhere))).toBe(true);
  const battery = acceptanceOf(allServices.rail, [cargoOf('3480')], { ...nowhere, lithiumBattery: 'consumer' });
  expect(battery.findings.filter(({ verdict }) => verdict === 'rejected')).toEqual([]);
});

test.each([
  ['lcl', '1203', false],
  ['lcl', '1005', true],
  ['lcl', '1428', true],
  ['air', '1005', true],
  ['fcl', '1005', false],
] as const)('%s with UN %s is rejected: %s', (service, unNumber, rejected) => {
  expect(isRejected(acceptanceOf(allServices[service], [cargoOf(unNumber)], nowhere))).toBe(rejected);
});

describe('segregation by what is shared', () => {
  test('an acid and an alkali in one container are rejected, with the code and its paragraph; apart they are not judged', () => {
    const together = acceptanceOf(allServices.fcl, [acid(1), alkali(1)], nowhere);
    expect(together.places).toHaveLength(1);
    expect(together.places[0]).toMatchObject({
      unit: 1,
      cargoItems: [0, 1],
      verdict: { apart: true, edition: 'IMDG 42-24' },
    });
    expect(together.places[0]!.verdict.pairs[0]!.paragraphs).toContain('7.2.3.2');
    expect(isRejected(together)).toBe(true);
    const apart = acceptanceOf(allServices.fcl, [acid(1), alkali(2)], nowhere);
    expect(apart.places).toEqual([]);
    expect(isRejected(apart)).toBe(false);
  });
});
