// @module-tag postgres
import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { etdList, sailingPage } from '#contract/search/sailingQuotes.ts';
import { schema as trade } from '#server/db/schema.ts';
import { dayMs, daysLater } from '#server/support/chinaTime.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

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
