import { and, count, countDistinct, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { etdList, orderDetail, sailingPage } from '#contract/commerce.ts';
import { portList } from '#contract/basic.ts';
import { schema as trade } from '#service/db/schema.ts';
import { seed } from '#service/db/seed/seed.ts';
import { dayMs, daysLater } from '#service/trade/chinaTime.ts';
import { rollSailings } from '#service/trade/rolling.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const rowsIn = async () => {
  const tables = [
    trade.ports,
    trade.dangerousGoodsEntries,
    trade.serviceCalls,
    trade.voyages,
    trade.oceanRates,
    trade.charges,
  ];
  const counts = [];
  for (const table of tables) counts.push(...(await service.db.select({ rows: count() }).from(table)));
  return counts.map(({ rows }) => rows);
};

const load = alias(trade.serviceCalls, 'load');
const discharge = alias(trade.serviceCalls, 'discharge');

test('every pair of a loading and a discharging port has priced sailings of two carriers, weekly and 90 days ahead', async () => {
  const now = service.clock.now();
  const departure = sql`${trade.voyages.startsAt} + make_interval(hours => ${load.offsetHours})`;
  const days = sql`extract(epoch from ${departure} - ${now.toISOString()}::timestamptz) / 86400`;
  const served = await service.db
    .select({
      pair: sql<string>`${load.portCode} || ${discharge.portCode}`,
      carriers: countDistinct(trade.linerServices.carrierCode),
      // weeks of the next 90 days with a departure: the thirteenth is not whole
      weeks: sql<number>`count(distinct floor(${days} / 7))::int`,
    })
    .from(load)
    .innerJoin(
      discharge,
      and(
        eq(discharge.serviceCode, load.serviceCode),
        eq(discharge.role, 'discharge'),
        gt(discharge.offsetHours, load.offsetHours),
      ),
    )
    .innerJoin(trade.linerServices, eq(trade.linerServices.code, load.serviceCode))
    .innerJoin(trade.voyages, eq(trade.voyages.serviceCode, load.serviceCode))
    .innerJoin(
      trade.oceanRates,
      and(eq(trade.oceanRates.serviceCode, load.serviceCode), eq(trade.oceanRates.dstPortCode, discharge.portCode)),
    )
    .where(
      and(
        eq(load.role, 'load'),
        lte(trade.oceanRates.validFrom, now),
        gt(trade.oceanRates.validUntil, now),
        sql`${days} between 0 and 90`,
      ),
    )
    .groupBy(load.portCode, discharge.portCode);
  const byPair = new Map(served.map((row) => [row.pair, row]));

  const ports = await service.call(portList, {});
  const pairs = ports
    .filter(({ loading }) => loading)
    .flatMap((org) =>
      ports.filter(({ discharging, code }) => discharging && code !== org.code).map((dst) => org.code + dst.code),
    );
  expect(pairs).toHaveLength(15 * 73 - 1);
  expect(pairs.filter((pair) => (byPair.get(pair)?.carriers ?? 0) < 2 || (byPair.get(pair)?.weeks ?? 0) < 12)).toEqual(
    [],
  );
});

test('repeating the seed changes nothing', async () => {
  const before = await rowsIn();
  await seed(service.db, service.clock);
  expect(await rowsIn()).toEqual(before);
});

test('a new edition of the tables replaces the old one, and orders stay', async () => {
  const session = await service.signIn();
  const { orderNo } = await place(service, session, fclForm());
  const before = await rowsIn();
  await service.db.update(trade.referenceEditions).set({ digest: 'an older edition' });
  await service.db.update(trade.carriers).set({ nameZh: '旧名' });
  await service.db.delete(trade.charges);
  await seed(service.db, service.clock);
  expect(await rowsIn()).toEqual(before);
  expect(await service.db.$count(trade.carriers, eq(trade.carriers.nameZh, '旧名'))).toBe(0);
  expect(await service.call(orderDetail, { orderNo }, { session })).toMatchObject({ orderNo });
});

test('two instances that roll at once keep one voyage of each service and week', async () => {
  const later = daysLater(service.clock.now(), 21);
  await Promise.all([rollSailings(service.db, later), rollSailings(service.db, later)]);
  const services = await service.db.$count(trade.linerServices);
  const weeks = await service.db
    .select({ week: trade.voyages.week, rows: count() })
    .from(trade.voyages)
    .groupBy(trade.voyages.week);
  expect(weeks.filter(({ rows }) => rows !== services)).toEqual([]);
});

test('sailings roll on with time, and those already offered stay as they were', async () => {
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', size: 100 };
  const before = await service.call(sailingPage, lane);
  service.clock.advance(14 * dayMs);
  await rollSailings(service.db, service.clock.now());
  const after = await service.call(sailingPage, lane);
  const kept = before.rows
    .filter(({ sailing }) => after.rows.some((row) => row.sailing.id === sailing.id))
    .map(({ sailing }) => sailing);
  expect(kept.length).toBeGreaterThan(40);
  expect(after.rows.map(({ sailing }) => sailing)).toEqual(expect.arrayContaining(kept));
  const last = after.rows.at(-1)?.sailing.estimatedTimeOfDeparture ?? '';
  expect(Date.parse(last) - service.clock.now().getTime()).toBeGreaterThan(80 * dayMs);
  expect((await service.call(etdList, lane)).length).toBeGreaterThan(20);
});
