import { describe, expect, test } from 'vitest';
import { supplierRole } from '#contract/services/suppliers.ts';
import { paths } from '#contract/app/routes.ts';
import { air } from '#src/features/services/content/airContent.ts';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { lcl } from '#src/features/services/content/lclContent.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { columnsOf, laneOf, rateGroups } from '#src/features/services/rates/rateGroups.ts';
import { placesOf } from '#src/features/services/rates/rateQuery.ts';
import { tank } from '#src/features/services/content/tankContent.ts';
import { rates, storeRates } from '#stories/services/serviceSamples.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/services/content/*.ts', { eager: true });
const isContent = (value: unknown): value is ServiceContent =>
  typeof value === 'object' && value !== null && 'scope' in value && 'routes' in value;
const contents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isContent);
const named = contents.map((content) => [content.line, content] as const);

const exampleOf = ({ measures }: ServiceContent, title: string) =>
  measures.find((measure) => measure.title === title)?.example;

describe('the texts of the services', () => {
  test('every service but the goods has its page', () => {
    expect(contents.map(({ line }) => line).toSorted()).toEqual(
      ['air', 'builtIn', 'dgDesk', 'domestic', 'fcl', 'flexitank', 'lcl', 'rail', 'tank', 'warehousing'].toSorted(),
    );
  });

  test.each(named)('%s: it leads to pages of the site', (_, content) => {
    const known: readonly string[] = Object.values(paths);
    expect(Object.values(content.routes).filter((path) => !known.includes(path))).toEqual([]);
    for (const role of content.supplierRoles) expect(supplierRole.options).toContain(role);
  });

  test('dangerous goods are never taken in a flexitank, and rail does not expect them', () => {
    expect(flexitank.scope.taken.flatMap((goods) => goods.divisions ?? [])).toEqual([]);
    expect(flexitank.scope.rejected[0]?.rule).toContain('CTU Code 附件 7，5.2.1');
    expect(blankEnquiry('flexitank').isDanger).toBe('N');
    expect(blankEnquiry('rail').isDanger).toBe('N');
    expect(blankEnquiry('lcl').isDanger).toBe('Y');
  });

  test('the worked examples are right', () => {
    const volumeWeight = Math.round(2.4 * 166.67);
    expect(exampleOf(air, '计费重')).toContain(`按 ${Math.max(350, volumeWeight)} kg 计费`);
    expect(exampleOf(lcl, '计费吨（RT）')).toContain(`按 ${Math.max(0.6, 1.8, 1)} RT 计费`);
    expect(exampleOf(lcl, '计费吨（RT）')).toContain(`按 ${Math.max(0.3, 0.4, 1)} RT 计费`);
    const full = 24 * 0.87;
    // 97 ÷ (0.87 ÷ 0.84) = 93.66
    expect(exampleOf(tank, '充装率')).toContain(
      `80% 为 ${(full * 0.8).toFixed(1)} 吨，最高 93.6% 为 ${(full * 0.936).toFixed(1)} 吨`,
    );
    expect(exampleOf(flexitank, '装载量')).toContain(`装 22 m³ 约 ${(22 * 0.92).toFixed(1)} 吨`);
    expect(exampleOf(flexitank, '装载量')).toContain(`装 16 m³ 已达 ${16 * 1.25} 吨`);
  });
});

describe('a table of prices', () => {
  test('says a lane once where carrier, days and validity are the same', () => {
    expect(rateGroups(rates).map((group) => [laneOf(group[0]), group.length])).toEqual([
      ['上海浦东 → 法兰克福', 4],
      ['上海浦东 → 洛杉矶', 2],
      ['北京首都 → 法兰克福', 1],
    ]);
    const [first, ...rest] = rates;
    const later = Object.assign({}, first, { id: 'X', validUntil: '2026-04-30T15:59:59Z' });
    expect(rateGroups([later, ...rest])[0]).toHaveLength(1);
    expect(rateGroups([])).toEqual([]);
  });

  test('has the columns that somebody fills', () => {
    expect(columnsOf(rates)).toEqual({ carrier: true, transit: true, minimum: true });
    expect(columnsOf(storeRates)).toEqual({ carrier: false, transit: false, minimum: false });
  });

  test('can be narrowed to its places, each named once', () => {
    const { origins, destinations } = placesOf([...rates, ...storeRates]);
    expect(origins.map(({ code }) => code)).toEqual(['PVG', 'PEK', 'SH1']);
    expect(destinations.map(({ code }) => code)).toEqual(['FRA', 'LAX']);
  });
});
