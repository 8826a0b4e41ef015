// @module-tag postgres
import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { etdList, sailingPage } from '#contract/search/sailingQuotes.ts';
import { schema as trade } from '#server/db/schema.ts';
import { seed } from '#server/db/seed/seed.ts';
import { dayMs, daysLater } from '#server/support/chinaTime.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
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

test('repeating the seed changes nothing', async () => {
  const before = await rowsIn();
  await seed(service.db, service.clock, { demoData: true });
  expect(await rowsIn()).toEqual(before);
});

test('a later edition leaves orders as they are', { tags: ['postgres'] }, async () => {
  const { orderNo } = await place(service, await service.signIn(), orderForm('fcl'));
  const stored = () => service.db.select().from(trade.orders);
  const before = await stored();
  expect(before).toMatchObject([{ orderNo }]);
  const editions = { reference: 99_999_999, demo: 99_999_999 };
  await seed(service.db, service.clock, { demoData: true, editions });
  expect(await stored()).toEqual(before);
});

test('two instances that roll at once store one voyage of each service and week', async () => {
  const later = daysLater(service.clock.now(), 21);
  await Promise.all([rollSailings(service.db, later), rollSailings(service.db, later)]);
  const services = await service.db.$count(trade.linerServices);
  const weeks = await service.db
    .select({ week: trade.voyages.week, rows: count() })
    .from(trade.voyages)
    .groupBy(trade.voyages.week);
  expect(weeks.filter(({ rows }) => rows !== services)).toEqual([]);
});

test('sailings roll on with time, and published ones stay unchanged', async () => {
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', size: 100 };
  const before = await service.call(sailingPage, lane);
  service.clock.advance(14 * dayMs);
  await rollSailings(service.db, service.clock.now());
  const after = await service.call(sailingPage, lane);
  const stored = before.rows
    .filter(({ sailing }) => after.rows.some((row) => row.sailing.id === sailing.id))
    .map(({ sailing }) => sailing);
  expect(stored.length).toBeGreaterThan(40);
  expect(after.rows.map(({ sailing }) => sailing)).toEqual(expect.arrayContaining(stored));
  const departures = after.rows.map(({ sailing }) => sailing.estimatedTimeOfDeparture);
  const last = departures.toSorted().at(-1) ?? '';
  expect(Date.parse(last) - service.clock.now().getTime()).toBeGreaterThan(80 * dayMs);
  expect((await service.call(etdList, lane)).length).toBeGreaterThan(20);
});
