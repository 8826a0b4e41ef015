import { describe, expect, test } from 'vitest';
import { segregationCodes } from '#contract/rules/segregation/segregationCodes.ts';
import { segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import * as reference from '#server/db/seed/reference.ts';
import { eq } from 'drizzle-orm';
import { schema as trade } from '#server/db/schema.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const goods = reference.dangerousGoodsRows();
/** The last digit of a CAS number is the sum of the others, each times its place from the right, modulo 10. */
const hasCasCheckDigit = (cas: string): boolean => {
  const digits = cas.replaceAll('-', '').split('').map(Number).toReversed();
  return digits.slice(1).reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === digits[0];
};

describe('the dangerous-goods list', () => {
  test('has only well-formed CAS numbers', () => {
    const numbers = goods.flatMap(({ cas }) => (cas ? [cas] : []));
    expect(numbers.length).toBeGreaterThan(90);
    expect(numbers.filter((cas) => !/^\d{2,7}-\d{2}-\d$/.test(cas) || !hasCasCheckDigit(cas))).toEqual([]);
    expect(hasCasCheckDigit('67-64-2')).toBe(false);
  });

  test('names only classes of the class table', () => {
    const divisions = new Set(reference.hazardClassRows().map(({ division }) => division));
    const named = goods.flatMap(({ hazardClass, subsidiaryHazards }) => [hazardClass, ...subsidiaryHazards]);
    // UN 0190 has no division, and the contents of UN 1950 and UN 2037 decide theirs
    const unknown = named.filter((hazard) => !divisions.has(hazard.replace(/(?<=\d)[A-Z]$/, '')));
    expect(unknown.toSorted()).toEqual(['1', '2', '2']);
  });

  test('has only segregation codes and groups that the rules read', () => {
    expect(goods.flatMap((row) => row.segregationCodes).filter((code) => !segregationCodes.has(code))).toEqual([]);
    expect(goods.flatMap((row) => row.segregationGroups).filter((code) => !segregationGroups.has(code))).toEqual([]);
    expect(goods.filter(({ segregationGroups: groups }) => groups.length > 0).length).toBeGreaterThan(30);
    expect(new Set(goods.map(({ exceptedQuantity }) => exceptedQuantity))).toContain('E0');
  });

  test('says its edition and how sure it is in every row', () => {
    expect(new Set(goods.map(({ edition }) => edition))).toEqual(new Set(['IMDG 42-24']));
    expect(goods.filter(({ confidence }) => confidence === 'medium')).toHaveLength(12);
    // contents decide the subsidiary hazards of aerosols
    expect(goods.find(({ unNumber }) => unNumber === '1950')).toMatchObject({ confidence: 'medium' });
  });
});

const service = serviceForAll();

test('no carrier takes classes 1, 6.2 or 7 online', async () => {
  const closed = await service.db.select().from(trade.hazardClasses).where(eq(trade.hazardClasses.bookedOnline, false));
  expect(closed.map(({ division }) => division)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '6.2', '7']);
  const carriers = await service.db.select().from(trade.carriers);
  const taken = new Set(carriers.flatMap(({ acceptedClasses }) => acceptedClasses));
  for (const { division } of closed) expect(taken).not.toContain(division);
});
