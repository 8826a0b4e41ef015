import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { orNull, readTable, wordsOf } from '#server/db/seed/tables.ts';

/** The dangerous-goods list of the seed file. */
export const listEntries = readTable('dangerous-goods', [
  'un_number',
  'packing_group',
  'name_en',
  'class',
  'subsidiary',
  'segregation_codes',
  'segregation_groups',
  'limited_quantity',
  'excepted_quantity',
  'confidence',
]);

/** A line of an entry of the list; of its first packing group by default. */
export const listed = (unNumber: string, packingGroup?: 'I' | 'II' | 'III'): SegregationItem => {
  const entry = listEntries.find(
    (row) => row.un_number === unNumber && (packingGroup === undefined || row.packing_group === packingGroup),
  );
  if (!entry) throw new Error(`UN ${unNumber} is not in the list`);
  return {
    id: unNumber,
    unNumber,
    properShippingName: entry.name_en,
    // contents decide the division of aerosols
    hazardClass: entry.class === '2' ? '2.1' : entry.class,
    subsidiaryHazards: wordsOf(entry.subsidiary),
    packingGroup: orNull(entry.packing_group) as SegregationItem['packingGroup'],
    segregationCodes: wordsOf(entry.segregation_codes),
    segregationGroups: wordsOf(entry.segregation_groups),
    limitedQuantity: false,
    limitedQuantityLimit: orNull(entry.limited_quantity),
    confidence: entry.confidence as SegregationItem['confidence'],
  };
};

/** A line of a number that the list does not have; column 16b is blank unless codes are given, or null for unknown. */
export const unlisted = (
  unNumber: string,
  hazardClass: string,
  subsidiaryHazards: string[] = [],
  segregationCodes: string[] | null = [],
): SegregationItem => ({
  id: unNumber,
  unNumber,
  properShippingName: 'SUBSTANCE',
  hazardClass,
  subsidiaryHazards,
  packingGroup: null,
  segregationCodes,
  segregationGroups: segregationCodes === null ? null : [],
  limitedQuantity: false,
  limitedQuantityLimit: null,
});
