import { expect, test } from 'vitest';
import { requiresTechnicalName, technicalNameProblem } from '#contract/rules/classification/technicalName.ts';
import { dangerousGoodsRows } from '#server/db/seed/reference.ts';
import { dangerousDetails } from '#tests/support/order.ts';

const goods = (technicalName: string, more: object = {}) => ({
  ...dangerousDetails({ properShippingName: 'FLAMMABLE LIQUID, N.O.S.', technicalName }),
  ...more,
});

const listed = (technicalName: boolean) => ({ listed: { technicalName } as never });

test.each([
  'toluene',
  'contains xylene',
  'Alkylphenols (C2-C12)',
  'mixture of heptane and hexane',
  'DMF',
  '2-(N,N-diethylamino)ethanol',
  'ｔｏｌｕｅｎｅ',
])('names a substance: %s', (name) => expect(technicalNameProblem(goods(name))).toBeUndefined());

test.each([
  ['', 'technicalNameMissing'],
  ['   ', 'technicalNameMissing'],
  ...[
    'n.o.s.',
    'N.O.S',
    '-',
    '—',
    '.',
    '/',
    'N/A',
    'none',
    'flammable liquid',
    'Flammable liquids, n.o.s.',
    'xx',
    'aaaa',
    '123',
    'mixture',
    'other chemical product',
    'TBA',
    'ＴＢＡ',
    'Ｆｌａｍｍａｂｌｅ　ｌｉｑｕｉｄ',
  ].map((name) => [name, 'technicalNameUnreal']),
])('names none: “%s”', (name, problem) => expect(technicalNameProblem(goods(name))).toBe(problem));

test('is required by the entry and not by the name, before that by the name', () => {
  expect(requiresTechnicalName(goods(''))).toBe(true);
  expect(requiresTechnicalName(goods('', listed(false)))).toBe(false);
  expect(
    requiresTechnicalName({ ...goods('', listed(true)), properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID' }),
  ).toBe(true);
  expect(requiresTechnicalName({ ...goods(''), properShippingName: 'TOLUENE' })).toBe(false);
});

test('is required where a generic entry is declared a marine pollutant (3.1.2.9)', () => {
  const petroleum = {
    ...goods('', { listed: { technicalName: false } }),
    properShippingName: 'PETROLEUM PRODUCTS, N.O.S.',
  } as never;
  expect(technicalNameProblem(petroleum)).toBeUndefined();
  expect(technicalNameProblem({ ...(petroleum as object), marinePollutant: true } as never)).toBe(
    'technicalNameMissing',
  );
});

test('the list marks the entries with special provisions 220, 274 and 318', () => {
  const marked = new Set(
    dangerousGoodsRows().flatMap(({ technicalName, unNumber }) => (technicalName ? unNumber : [])),
  );
  expect(['1268', '1294', '1477', '1851', '3248', '1791', '1993', '2814'].map((un) => [un, marked.has(un)])).toEqual([
    // column 6 of these n.o.s. entries does not require a technical name
    ['1268', false],
    ['1294', false],
    ['1477', false],
    ['1851', false],
    ['3248', true],
    ['1791', true],
    ['1993', true],
    ['2814', true],
  ]);
  expect([...marked].filter((un) => un > '3100' && un < '3121')).toHaveLength(20);
});
