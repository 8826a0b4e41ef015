import { expect, test } from 'vitest';
import { readTable } from '#server/db/seed/tables.ts';
import { recogniserOf, seededRows } from '#tests/support/recognition.ts';
import { dangerousNames, ordinaryNames } from './recognition/names.ts';

const rows = seededRows();
const recognise = await recogniserOf(rows);
const findingsOf = (name: string) => recognise({ names: [name] });
const unseen = (names: readonly string[]) => names.filter((name) => name !== '' && findingsOf(name).length === 0);

test('of 2,000 ordinary names at most 2 % are reviewed', () => {
  const names = ordinaryNames();
  expect(names.length).toBeGreaterThanOrEqual(2_000);
  const reviewed = names.filter((name) => findingsOf(name).length > 0);
  expect(reviewed.length).toBeLessThanOrEqual(names.length * 0.02);
});

test('names of trade, formulas and other spellings are seen, with the entry as far as it is listed', () => {
  const names = dangerousNames();
  expect(unseen(names.map(({ name }) => name))).toEqual([]);
  const listed = new Set(rows.entries.map(({ unNumber }) => unNumber));
  const other = names.filter(
    ({ name, unNumbers }) =>
      unNumbers.some((unNumber) => listed.has(unNumber)) &&
      !findingsOf(name).some(({ entry }) => unNumbers.includes(entry?.unNumber ?? '')),
  );
  // some items of the catalogue have no UN number, fireworks have four
  expect(other.length).toBeLessThanOrEqual(10);
});

test.each([
  ['English names of the list', rows.entries.map(({ properShippingName }) => properShippingName)],
  [
    'Chinese names of the list',
    rows.entries.flatMap(({ nameZh, commonNameZh }) => [nameZh, ...commonNameZh.split('、')]),
  ],
  ['names of the catalogue', rows.items.map(({ nameZh }) => nameZh.replace(/\[[^\]]*\]$/, ''))],
  ['aliases of the catalogue', rows.items.flatMap(({ aliasesZh }) => aliasesZh.split('；'))],
  ['English names of the catalogue', rows.items.map(({ nameEn }) => nameEn)],
  ['names that casualties have taught', rows.terms.filter(({ kind }) => kind === 'undeclared').map(({ term }) => term)],
])('all %s are seen', (_what, names) => expect(unseen([...new Set(names)])).toEqual([]));

test('every HS heading is seen, also with dots, and a longer one first', () => {
  const headings = rows.terms.filter(({ match }) => match === 'prefix');
  expect(headings.filter(({ term }) => recognise({ names: ['货物'], hsCode: `${term}00` }).length === 0)).toEqual([]);
  expect(recognise({ names: ['货物'], hsCode: '2837.11' })).toMatchObject([{ why: 'hsCode', words: '283711' }]);
});

test.each([
  ['不含铅、汞、镉'],
  ['无电池玩具'],
  ['非危险品'],
  ['锂电池包装盒'],
  ['锂电池 包装盒'],
  ['双氧水桶'],
  ['氨水泵'],
  ['295/80R22.5'],
  ['苯甲酸钠'],
  ['乙烯-醋酸乙烯共聚物'],
  ['toys without battery'],
  ['ETHYLENE GLYCOL'],
])('%s is no dangerous goods', (name) => expect(findingsOf(name)).toEqual([]));

test('a highly toxic, explosive or drug precursor is marked', () => {
  expect(['氰化钠', '高锰酸钾', '苯乙酸', '季戊四醇 115-77-5'].map((name) => findingsOf(name)[0]?.controls)).toEqual([
    ['toxic'],
    ['drug3', 'explosive'],
    ['drug2'],
    ['explosive'],
  ]);
});

const declared = (name: string, unNumber: string) =>
  recognise({ names: [name], unNumber }).flatMap(({ entry, controls = [] }) => (entry ? [] : controls));

test('a controlled chemical is marked when it is declared by a generic entry, and not when its own entry says so', () => {
  const controlled = rows.items.filter(({ controls, unNumbers }) => controls.length > 0 && unNumbers.length === 0);
  expect(controlled.length).toBeGreaterThan(100);
  const isMarked = ({ nameZh, controls }: (typeof controlled)[number]) =>
    controls.every((control) => declared(nameZh.replace(/\[[^\]]*\]$/, ''), '2811').includes(control));
  expect(controlled.filter((item) => !isMarked(item))).toEqual([]);
  expect(declared('UN2811 氰化钠', '2811')).toEqual(['toxic']);
  expect(['氰化钠 1689', '工业涂料 1263'].map((one) => declared(one, one.slice(-4)))).toEqual([[], []]);
});

test('a hostile text takes no more time than its length', () => {
  const hostile = [
    '甲'.repeat(50_000),
    'METHYL '.repeat(9_000),
    '(('.repeat(30_000),
    '不含、'.repeat(20_000),
    '1-'.repeat(30_000),
    '酸甲'.repeat(20_000),
  ];
  expect(recognise({ names: hostile })).toEqual([]);
});

test('every character of a name has its row, so that traditional characters and pinyin are read', () => {
  const known = new Set(readTable('characters', ['character']).map(({ character }) => character));
  const names = [
    ...rows.entries.flatMap(({ nameZh, commonNameZh }) => [nameZh, commonNameZh]),
    ...rows.items.flatMap(({ nameZh, aliasesZh }) => [nameZh, aliasesZh]),
    ...rows.terms.map(({ term }) => term),
  ];
  const characters = new Set(names.join('').match(/[\u3400-\u9FFF]/g));
  expect([...characters].filter((character) => !known.has(character))).toEqual([]);
  expect(unseen(['醫療廢物', '輻射探測用鎇241', 'yanghuatu'])).toEqual([]);
});
