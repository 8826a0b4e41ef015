import { describe, expect, test } from 'vitest';
import { deskGoods, excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { modeFindings } from '#contract/rules/acceptance/modes.ts';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { paths } from '#contract/app/routes.ts';
import { currentIn, services as serviceLinks } from '#src/layouts/parts/serviceLinks.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/services/*/*.tsx', { eager: true });
const isContent = (value: unknown): value is ServiceContent =>
  typeof value === 'object' && value !== null && 'scope' in value && 'routes' in value;
const contents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isContent)
  .map((content) => [content.line, content] as const);

/** The rows of the table for a service. */
const rowsOf = (line: ServiceCode) =>
  Object.fromEntries(
    modeRules
      .filter(({ services }) => services === 'all' || services.includes(line))
      .map((row) => [row.code, row] as const),
  );

/** The verdicts on plain goods of a division: packing group II, no subsidiary hazard. */
const verdictsOn = (line: ServiceCode, hazardClass: string) =>
  modeFindings({
    line,
    isDangerous: true,
    hazardClass,
    subsidiaryHazards: [],
    packingGroup: 'II',
    unNumber: null,
    originCode: 'CNNGB',
  }).map(({ verdict }) => verdict);

describe('a service’s page and its rules', () => {
  test.each(contents)('%s: the page shows every row that rejects an order, and all of the desk', (line, { scope }) => {
    const shown = scope.rejected.map(({ what, rule }) => `${what} ${rule}`);
    for (const { what, rule } of excludedGoods(rowsOf(line))) expect(shown).toContain(`${what} ${rule}`);
    for (const what of deskGoods(rowsOf(line))) expect(scope.desk).toContain(what);
  });

  test('every row that rejects goods has its words for the page, but the rates of one carrier', () => {
    const silent = modeRules.filter(({ verdict, page }) => verdict === 'rejected' && !page);
    expect(silent.map(({ code }) => code)).toEqual(['fakExcluded']);
  });

  test.each(contents)('%s: what is taken is not rejected', (line, { scope }) => {
    for (const { divisions = [] } of scope.taken)
      for (const division of divisions) expect([division, ...verdictsOn(line, division)]).not.toContain('rejected');
  });

  test('a class that is never booked online is in no list of what is taken', () => {
    for (const [, { scope }] of contents)
      expect(scope.taken.flatMap(({ divisions = [] }) => divisions).filter((one) => /^(?:1|6\.2|7)/.test(one))).toEqual(
        [],
      );
  });
});

const currentAt = (path: string, query = '') =>
  serviceLinks.flatMap((service) => {
    const current = currentIn(service, path, query);
    return current ? [[service.nameZh, current]] : [];
  });

test.each([
  [paths.business, '', [['化工品', 'page']]],
  [paths.enquiryFcl, '', [['海运整箱', 'true']]],
  [paths.domesticTradeOrder, '', [['内贸整车', 'true']]],
  [paths.domesticTradeOrder, 'offer=domestic~CNSHA~CNCTU', [['内贸整车', 'true']]],
  [paths.domesticTradeOrder, 'offer=goods~glycerine-995', [['化工品', 'true']]],
  [paths.domesticTradeOrder, 'no=CHM261122000099', [['化工品', 'true']]],
  [paths.domesticTradeOrder, 'no=DOM261122000099', [['内贸整车', 'true']]],
  [paths.home, '', []],
])('%s?%s belongs to one service', (path, query, current) => {
  expect(currentAt(path, query)).toEqual(current);
});

test('no route belongs to more than one service', () => {
  expect(Object.values(paths).filter((path) => currentAt(path).length > 1)).toEqual([]);
});
