import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import type { linerServices } from '#server/db/schema/network.ts';
import { oceanRates, serviceCalls, voyages } from '#server/db/schema/network.ts';
import { ports, tradeLanes } from '#server/db/schema/reference.ts';
import { companyEdition, editionOf } from '#server/db/seed/bringToEdition.ts';
import {
  contentOf,
  inBatches,
  isAsRecorded,
  keyOf,
  record,
  recordedKeys,
  untouchedRows,
} from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { demoCalls, demoServices, rolledTables } from '#server/db/seed/seededTables.ts';
import { daysLater, halfMonthOf, startOfChinaWeek, weekCodeOf } from '#server/support/chinaTime.ts';
import { randomOf } from './seededRandom.ts';

/** How many days ahead sailings and prices exist. */
const horizonDays = 90;

// feeders leave up to a week before hour 0 of a voyage, last loading ports up to ten days after it
const earliestStartDays = -14;

const weeksAround = (now: Date): Date[] => {
  const first = startOfChinaWeek(daysLater(now, earliestStartDays));
  const last = daysLater(now, horizonDays + 7);
  const weeks: Date[] = [];
  for (let monday = first; monday < last; monday = daysLater(monday, 7)) weeks.push(monday);
  return weeks;
};

type LinerService = typeof linerServices.$inferSelect;

const voyageOf = (service: LinerService, monday: Date): typeof voyages.$inferInsert => {
  const week = weekCodeOf(monday);
  // weeks are counted from a fixed Monday, so that ships alternate regularly
  const round = Math.round((monday.getTime() - Date.UTC(2024, 0, 1)) / 604_800_000);
  return {
    serviceCode: service.code,
    week,
    startsAt: daysLater(monday, service.weekday - 1),
    vessel: service.fleet[round % service.fleet.length] ?? service.code,
    voyageNumber: `${week}${service.heading}`,
  };
};

const demoServicesOf = async (db: Database): Promise<LinerService[]> => [
  ...((await untouchedRows(db, demoServices)).values() as IterableIterator<LinerService>),
];

/** Inserts rows that do not exist and were never created before, and records them; only those are completed. */
const addMissing = async <Key extends Row>(
  db: Database,
  rolled: (typeof rolledTables)[keyof typeof rolledTables],
  keys: readonly Key[],
  complete: (key: Key) => Row,
): Promise<void> => {
  if ((await editionOf(db, rolled.table)) === companyEdition) return;
  const made = await recordedKeys(db, rolled.table);
  const missing = keys.filter((key) => !made.has(keyOf(rolled.key, key))).map(complete);
  await inBatches(missing, async (batch) => {
    const inserted = await db
      .insert(rolled.table)
      .values(batch as never)
      .onConflictDoNothing()
      .returning();
    await record(db, rolled, inserted);
  });
};

const rollVoyages = async (db: Database, now: Date): Promise<void> => {
  const services = await demoServicesOf(db);
  const rows = weeksAround(now).flatMap((monday) => services.map((service) => voyageOf(service, monday)));
  await addMissing(db, rolledTables.voyages, rows, (row) => row);
};

/** A factor that differs from 1 by at most the given shares, deterministic by their keywords. */
const factorOf = (moves: readonly { share: number; keywords: readonly string[] }[]): number =>
  moves.reduce((product, { share, keywords }) => product * (1 + share * (2 * randomOf(...keywords) - 1)), 1);

/** An amount rounded up to five dollars. */
const roundedUp = (amount: number): number => Math.ceil(amount / 500) * 500;

const periodsAhead = (now: Date): { from: Date; until: Date }[] => {
  const periods = [halfMonthOf(now)];
  for (let next = periods[0]!; next.until < daysLater(now, horizonDays); periods.push(next))
    next = halfMonthOf(next.until);
  return periods;
};

interface Relation {
  serviceCode: string;
  dstPortCode: string;
  lane: typeof tradeLanes.$inferSelect;
}

/** The ports of discharge of the demo services, with the market level of freight. */
const demoRelations = async (db: Database): Promise<Relation[]> => {
  const services = new Set((await demoServicesOf(db)).map(({ code }) => code));
  const calls = await untouchedRows(db, demoCalls);
  const relations = await db
    .select({ serviceCode: serviceCalls.serviceCode, dstPortCode: serviceCalls.portCode, lane: tradeLanes })
    .from(serviceCalls)
    .innerJoin(ports, eq(ports.code, serviceCalls.portCode))
    .innerJoin(tradeLanes, eq(tradeLanes.code, ports.laneCode))
    .where(eq(serviceCalls.role, 'discharge'));
  return relations.filter(
    ({ serviceCode, dstPortCode }) =>
      services.has(serviceCode) &&
      calls.has(keyOf(demoCalls.key, { serviceCode, role: 'discharge', portCode: dstPortCode })),
  );
};

const rateOf = (
  { serviceCode, dstPortCode, lane }: Relation,
  { from, until }: { from: Date; until: Date },
): typeof oceanRates.$inferInsert => {
  const factor = factorOf([
    { share: 0.04, keywords: ['service', serviceCode] },
    { share: 0.03, keywords: ['port', serviceCode, dstPortCode] },
    { share: 0.05, keywords: ['period', lane.code, from.toISOString()] },
  ]);
  return {
    serviceCode,
    dstPortCode,
    validFrom: from,
    validUntil: until,
    amount20gp: roundedUp(lane.freight20gp * factor),
    amount40gp: roundedUp(lane.freight40gp * factor),
    amount40hq: roundedUp(lane.freight40hq * factor),
  };
};

const rollRates = async (db: Database, now: Date): Promise<void> => {
  const relations = await demoRelations(db);
  const keys = periodsAhead(now).flatMap((period) =>
    relations.map((relation) => {
      const { serviceCode, dstPortCode } = relation;
      return { serviceCode, dstPortCode, validFrom: period.from, relation, period };
    }),
  );
  await addMissing(db, rolledTables.oceanRates, keys, ({ relation, period }) => rateOf(relation, period));
};

/**
 * Completes voyages and ocean rates of the demo services for the next 90 days. Existing rows stay, rows that the
 * company deleted stay deleted, and a service or call that it changed no longer counts as demo.
 */
export const rollSailings = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await rollVoyages(tx, now);
    await rollRates(tx, now);
  });

const made = (table: PgTable, row: Row, expected: Row | undefined): boolean =>
  expected !== undefined && isAsRecorded(table, row, contentOf(table, expected));

/** Records the unchanged voyages and rates that earlier builds created. */
export const recordEarlierSailings = async (db: Database): Promise<void> => {
  const services = new Map((await demoServicesOf(db)).map((service) => [service.code, service]));
  const relations = new Map(
    (await demoRelations(db)).map((relation) => [`${relation.serviceCode} ${relation.dstPortCode}`, relation]),
  );
  const sailed = (await db.select().from(voyages)).filter((row) => {
    const service = services.get(row.serviceCode);
    return made(voyages, row, service && voyageOf(service, startOfChinaWeek(row.startsAt)));
  });
  await record(db, rolledTables.voyages, sailed);
  const priced = (await db.select().from(oceanRates)).filter((row) => {
    const relation = relations.get(`${row.serviceCode} ${row.dstPortCode}`);
    return made(oceanRates, row, relation && rateOf(relation, { from: row.validFrom, until: row.validUntil }));
  });
  await record(db, rolledTables.oceanRates, priced);
};
