import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { containersTyped } from '#contract/search/containersOfLoad.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { isOwnLanguage, portsOf, searchesIn, withSearch } from '#src/features/search/recentSearches.ts';
import { inOwnLanguage } from '#src/features/search/searchCalls.ts';
import { carriedOn, resultsPath } from '#src/features/search/resultsPath.ts';
import type { SailingFilters } from '#src/features/search/sailingSearch.ts';
import {
  sailingOrderPath,
  sailingSearchOf,
  sailingsInput,
  sailingSorts,
  sailingsPath,
  withoutClaims,
} from '#src/features/search/sailingSearch.ts';

const search = { ...emptySearch, orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };
const usual = { containerType: '20GP', containers: 1, currency: '1' } as const;
const queryOf = (path: string) => path.slice(path.indexOf('?') + 1);

test('recent searches of the other language are told and named by their codes', async () => {
  const inEnglish = { ...search, orgPort: 'Shanghai', dstPort: 'Hamburg' };
  expect([search, inEnglish].map((one) => [isOwnLanguage(one, false), isOwnLanguage(one, true)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const ports = [{ code: 'CNSHA', nameZh: '上海' }];
  const called = { call: async () => ports } as unknown as Parameters<typeof inOwnLanguage>[0];
  expect(await inOwnLanguage(called, [inEnglish])).toEqual([{ ...search, dstPort: '' }]);
});

describe('a number of containers', () => {
  test.each([
    ['', ''],
    ['2026-03-12', '2026-03-12'],
    ['2026-02-30', ''],
    ['下周', ''],
  ])('goods ready on %j', (readyDay, understood) => {
    const read = sailingSearchOf(queryOf(resultsPath({ ...search, readyDay })));
    expect(read.data.readyDay).toBe(understood);
    expect(read.query?.load.readyDay).toBe(understood || undefined);
  });

  test('a load beyond the largest order counts as that', () => {
    expect(containersTyped({ containerType: '20GP', containers: '' }, { weightKg: 1_000_000 * 2 }).containers).toBe(50);
  });
});

describe('the address of results', () => {
  test('keeps the goods that were checked before, and hands them to the order', () => {
    const checked = '?isDanger=Y&un=1263';
    expect(resultsPath({ ...emptySearch, orgPortCode: 'CNSHA' }) + carriedOn(checked)).toMatch(/&un=1263$/);
    expect(sailingOrderPath('S1', checked)).toContain('?offer=S1&isDanger=Y&un=1263');
    expect(sailingOrderPath('S1', '?isDanger=N&un=1263')).not.toContain('un=');
  });

  test('stores the whole search; a load is stored as plain numbers', () => {
    const path = resultsPath({ ...search, volume: '22.5 m³', weight: '18吨' });
    expect(sailingSearchOf(queryOf(path))).toMatchObject({
      data: { ...search, volume: '22.5', weight: '18000' },
      load: { volumeM3: 22.5, weightKg: 18_000 },
      query: {
        lane: { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' },
        load: { containerType: '20GP', containers: 1, currency: '1' },
        filters: {},
        sort: 'departure',
      },
      page: 1,
    });
    expect(resultsPath(search)).not.toMatch(/volume|weight/);
  });

  test('stores the containers: as many as typed, else as many as the load needs', () => {
    const loadOf = (typed: Partial<SearchData>) => {
      const path = resultsPath({ ...search, ...typed });
      return sailingSearchOf(queryOf(path)).query?.load;
    };
    expect(loadOf({ containerType: '40HQ', containers: '3' })).toEqual({
      ...usual,
      containerType: '40HQ',
      containers: 3,
    });
    // 60 t in 28.2 t each
    expect(loadOf({ weight: '60吨' })).toEqual({ ...usual, containers: 3 });
    expect(loadOf({ weight: '60吨', containers: '1' })).toEqual({ ...usual, containers: 1 });
    expect(loadOf({ containerType: 'BIG', containers: '2.5' })).toEqual(usual);
    expect(resultsPath(search)).not.toMatch(/container/);
  });

  test('codes are understood as people write them, and what is foreign is left out', () => {
    const { query, page } = sailingSearchOf(
      'orgPortCode=cn%20sha&dstPortCode=ＤＥＨＡＭ&day=2026-02-30&carrierCode=a%20b&directOnly=1&hazardClass=7x&sort=best&page=0',
    );
    expect(query?.lane).toEqual({ orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' });
    expect(Object.values(query?.filters ?? {}).filter((value) => value !== undefined)).toEqual([]);
    expect([query?.sort, page]).toEqual(['departure', 1]);
  });

  test('a name that has not been looked up is left out, one that was searched for since stays', () => {
    const claims = '?orgPort=请付款&orgPortCode=CNSHA&dstPort=鹿特丹';
    expect(sailingSearchOf(withoutClaims(claims, claims)).data).toMatchObject({ orgPort: '', dstPort: '鹿特丹' });
    expect(withoutClaims(queryOf(resultsPath(search)), claims)).toBe(queryOf(resultsPath(search)));
  });

  test('general goods need no hazard class', () => {
    const { query } = sailingSearchOf(`${queryOf(resultsPath({ ...search, isDanger: 'N' }))}&hazardClass=3`);
    expect(query?.filters.hazardClass).toBeUndefined();
  });

  test('says what the list shows: reading it gives the same filters, order and page', () => {
    const filters: fc.Arbitrary<SailingFilters> = fc.record({
      day: fc.constantFrom(undefined, '2026-03-12', '2028-02-29'),
      carrierCode: fc.constantFrom(undefined, 'COSCO', 'MSK'),
      directOnly: fc.constantFrom(undefined, 'Y' as const),
      hazardClass: fc.constantFrom(undefined, '3', '6.1'),
      transitMax: fc.constantFrom(undefined, '1', '35', '365'),
      totalMax: fc.constantFrom(undefined, '1', '20000', '100000000'),
      inTimeOnly: fc.constantFrom(undefined, 'Y' as const),
    });
    const currencies = fc.constantFrom('1' as const, '2' as const);
    const pages = fc.integer({ min: 1, max: 500 });
    const before = queryOf(
      sailingsPath(queryOf(resultsPath(search)), { load: usual, filters: { day: '2026-03-01' }, sort: 'price' }, 7),
    );
    fc.assert(
      fc.property(filters, fc.constantFrom(...sailingSorts), currencies, pages, (requested, sort, currency, page) => {
        const load = { ...usual, currency };
        const read = sailingSearchOf(queryOf(sailingsPath(before, { load, filters: requested, sort }, page)));
        expect(read).toMatchObject({ data: search, page, query: { load, filters: requested, sort } });
        expect(problemsOf(sailingPage.input, sailingsInput(read.query!, page))).toEqual({});
      }),
    );
  });
});

describe('the searches stored on a device', () => {
  const other = { ...search, dstPort: '鹿特丹', dstPortCode: 'NLRTM' };

  test('the latest of each lane, six at most', () => {
    expect(withSearch([other, search], { ...search, volume: '5' })).toEqual([{ ...search, volume: '5' }, other]);
    const codes = ['NLRTM', 'BEANR', 'GBFXT', 'FRLEH', 'USLAX', 'USNYC', 'SGSIN'];
    const stored = codes.reduce<SearchData[]>((all, dstPortCode) => withSearch(all, { ...search, dstPortCode }), []);
    expect(portsOf(stored, 'dstPortCode')).toEqual(['SGSIN', 'USNYC', 'USLAX', 'FRLEH', 'GBFXT', 'BEANR']);
    expect(portsOf(stored, 'orgPortCode')).toEqual(['CNSHA']);
  });

  test('what storage holds is read with care', () => {
    const { weight: _weight, ...short } = search;
    const foreign = [search, null, 'x', short, { ...search, isDanger: 'X' }, { ...search, dstPortCode: 'CNSHA' }];
    expect(searchesIn(foreign)).toEqual([search]);
    for (const value of [null, {}, 'x', 7]) expect(searchesIn(value)).toEqual([]);
    expect(searchesIn(JSON.parse(JSON.stringify([other])))).toEqual([other]);
    const { containerType: _type, containers: _containers, readyDay: _day, ...before } = other;
    expect(searchesIn([before]), 'stored before containers were searched for').toEqual([other]);
  });
});
