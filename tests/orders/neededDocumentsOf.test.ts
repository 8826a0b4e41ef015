import { expect, test } from 'vitest';
import { isFromOthers } from '#contract/booking/promisedDocuments.ts';
import { documentsInOrder } from '#src/features/orders/parts/neededDocuments.ts';

const cargo = [{ dangerous: { hazardClass: '3', packingGroup: 'II' } }] as never;

test.each(['fcl', 'lcl', 'air', 'rail', 'tank'] as const)(
  'of the documents of a dangerous %s order the required ones come first, and those issued by others last in each part',
  (service) => {
    const places = documentsInOrder({
      order: { line: service, cargo, details: {} } as never,
      offer: { isDangerous: null } as never,
    }).map((document) => (document.need === 'required' ? 0 : 2) + (isFromOthers(document) ? 1 : 0));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBeGreaterThan(1);
  },
);
