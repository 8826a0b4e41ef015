import { expect, test } from 'vitest';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { limitedStanding } from '#contract/rules/acceptance/smallPackages.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orNull, wordsOf } from '#server/db/seed/tables.ts';
import { listEntries } from './segregationItems.ts';

const medium = listEntries.filter((row) => row.confidence === 'medium');

test('an uncertain entry of the list is always reviewed, and its columns 7a and 7b neither disprove nor relieve', () => {
  expect(medium.length).toBeGreaterThan(5);
  for (const row of medium) {
    const packed = {
      packages: 10,
      grossKg: 100,
      netKg: 90,
      volumeM3: 0.2,
      packagingCode: '4G',
      innerPackaging: '9 × 1 kg',
    };
    const entry = {
      unNumber: row.un_number,
      subsidiaryHazards: wordsOf(row.subsidiary),
      limitedQuantityLimit: orNull(row.limited_quantity),
      exceptedQuantityCode: orNull(row.excepted_quantity),
      confidence: 'medium' as const,
    };
    expect([row.un_number, limitedStanding(packed, entry)]).toEqual([row.un_number, 'unknown']);
    const dangerous = {
      ...entry,
      packingGroup: orNull(row.packing_group) as 'I' | 'II' | 'III' | null,
      properShippingName: row.name_en,
      hazardClass: row.class,
      limitedQuantity: true,
      exceptedQuantity: false,
      acidAlkaliStatement: false,
      listed: { ...entry, segregationCodes: [], segregationGroups: [] },
    };
    for (const code of serviceCode.options)
      expect(
        acceptanceOf(allServices[code], [{ unit: 1, packed, dangerous }], { acceptedClasses: null }).reasons,
      ).toContain('uncertainEntry');
  }
});
