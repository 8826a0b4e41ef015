import { expect, test } from 'vitest';
import { requiresTechnicalName, technicalNameProblem } from '#contract/rules/classification/technicalName.ts';
import { readTable } from '#service/db/seed/tables.ts';
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

test('the list marks the generic entries with special provision 274 and the organic peroxides', () => {
  const rows = readTable('dangerous-goods', ['un_number', 'name_en', 'class', 'technical_name']);
  const marked = new Set(rows.filter((row) => row.technical_name === 'Y').map((row) => row.un_number));
  for (const row of rows.filter(({ name_en: name }) => name.includes('N.O.S.')))
    // UN 1268 has no special provision 274 in column 6
    expect([row.un_number, marked.has(row.un_number)]).toEqual([row.un_number, row.un_number !== '1268']);
  expect([...marked].filter((un) => un > '3100' && un < '3121')).toEqual(['3105', '3106', '3107', '3108', '3109']);
  expect(marked.has('1294')).toBe(false);
});
