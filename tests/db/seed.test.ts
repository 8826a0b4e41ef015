// @module-tag postgres
import { and, count, countDistinct, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { portList } from '#contract/search/referenceData.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { schema as trade } from '#server/db/schema.ts';
import { seed } from '#server/db/seed/seed.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

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
  await seed(service.db, service.clock, { demoData: true });
  expect(await rowsIn()).toEqual(before);
});

/** An order in the database, with what was ordered as it was then. */
const storedOrder = async () => {
  const { userId } = await service.signIn();
  const offer = await service.call(chargeAgreement, { offerId: 'AEX2-2611-CNSHA-DEHAM' });
  const [row] = await service.db
    .insert(trade.orders)
    .values({
      orderNo: 'FCL1',
      line: 'fcl',
      userId,
      status: 'SUBMITTED',
      isDangerous: false,
      placedAt: service.clock.now(),
      offerId: offer.id,
      routeZh: '上海 → 汉堡',
      carriageZh: '',
      totals: [],
      content: blankForm(fcl, { offerId: offer.id, isDanger: 'N' }) as Order,
      offer,
    })
    .returning();
  return row;
};

test('a later edition leaves orders as they are', async () => {
  const order = await storedOrder();
  const editions = { reference: 99_999_999, demo: 99_999_999 };
  await seed(service.db, service.clock, { demoData: true, editions });
  expect(await service.db.select().from(trade.orders)).toEqual([order]);
});
