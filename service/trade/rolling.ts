import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { linerServices, oceanRates, serviceCalls, voyages } from '../db/schema/network.ts';
import { ports, tradeLanes } from '../db/schema/reference.ts';
import { daysLater, halfMonthOf, startOfChinaWeek, weekCodeOf } from './chinaTime.ts';
import { draw } from './draw.ts';

/** How far ahead there are sailings and prices. */
const horizonDays = 90;

// feeders leave up to a week before hour 0 of a voyage, last loading ports up to ten days after it
const earliestStartDays = -14;

const rowsPerInsert = 1_000;

const inBatches = async <Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
};

const weeksAround = (now: Date): Date[] => {
  const first = startOfChinaWeek(daysLater(now, earliestStartDays));
  const last = daysLater(now, horizonDays + 7);
  const weeks: Date[] = [];
  for (let monday = first; monday < last; monday = daysLater(monday, 7)) weeks.push(monday);
  return weeks;
};

const rollVoyages = async (db: Database, now: Date): Promise<void> => {
  const services = await db.select().from(linerServices);
  const weeks = weeksAround(now);
  const kept = await db
    .select({ week: voyages.week, count: sql<number>`count(*)::int` })
    .from(voyages)
    .where(gte(voyages.startsAt, weeks[0] ?? now))
    .groupBy(voyages.week);
  const complete = new Set(kept.filter(({ count }) => count >= services.length).map(({ week }) => week));

  const missing = weeks
    .filter((monday) => !complete.has(weekCodeOf(monday)))
    .flatMap((monday) =>
      services.map((service) => {
        const week = weekCodeOf(monday);
        // weeks are counted from a fixed Monday, so that a ship comes round again and again
        const round = Math.round((monday.getTime() - Date.UTC(2024, 0, 1)) / 604_800_000);
        return {
          serviceCode: service.code,
          week,
          startsAt: daysLater(monday, service.weekday - 1),
          vessel: service.fleet[round % service.fleet.length] ?? service.code,
          voyageNumber: `${week}${service.heading}`,
        };
      }),
    );
  await inBatches(missing, (batch) => db.insert(voyages).values(batch).onConflictDoNothing());
};

/** A level moved by at most the given share, always the same for the same words, rounded up to five dollars. */
const around = (level: number, ...moves: readonly { share: number; words: readonly string[] }[]): number => {
  const factor = moves.reduce((product, { share, words }) => product * (1 + share * (2 * draw(...words) - 1)), 1);
  return Math.ceil((level * factor) / 500) * 500;
};

const periodsAhead = (now: Date): { from: Date; until: Date }[] => {
  const periods = [halfMonthOf(now)];
  for (let next = periods[0]!; next.until < daysLater(now, horizonDays); periods.push(next))
    next = halfMonthOf(next.until);
  return periods;
};

const rollRates = async (db: Database, now: Date): Promise<void> => {
  const relations = await db
    .select({ serviceCode: serviceCalls.serviceCode, dstPortCode: serviceCalls.portCode, lane: tradeLanes })
    .from(serviceCalls)
    .innerJoin(ports, eq(ports.code, serviceCalls.portCode))
    .innerJoin(tradeLanes, eq(tradeLanes.code, ports.laneCode))
    .where(eq(serviceCalls.role, 'discharge'));
  const kept = await db
    .select({ validFrom: oceanRates.validFrom, count: sql<number>`count(*)::int` })
    .from(oceanRates)
    .where(and(gt(oceanRates.validUntil, now), lt(oceanRates.validFrom, daysLater(now, horizonDays))))
    .groupBy(oceanRates.validFrom);
  const complete = new Set(
    kept.filter(({ count }) => count >= relations.length).map(({ validFrom }) => validFrom.getTime()),
  );

  const missing = periodsAhead(now)
    .filter(({ from }) => !complete.has(from.getTime()))
    .flatMap(({ from, until }) =>
      relations.map(({ serviceCode, dstPortCode, lane }) => {
        const moves = [
          { share: 0.04, words: ['service', serviceCode] },
          { share: 0.03, words: ['port', serviceCode, dstPortCode] },
          { share: 0.05, words: ['period', lane.code, from.toISOString()] },
        ];
        return {
          serviceCode,
          dstPortCode,
          validFrom: from,
          validUntil: until,
          amount20gp: around(lane.freight20gp, ...moves),
          amount40gp: around(lane.freight40gp, ...moves),
          amount40hq: around(lane.freight40hq, ...moves),
        };
      }),
    );
  await inBatches(missing, (batch) => db.insert(oceanRates).values(batch).onConflictDoNothing());
};

/** Keeps voyages and ocean rates complete for the next 90 days; what is there already stays as it is. */
export const rollSailings = async (db: Database, now: Date): Promise<void> => {
  await rollVoyages(db, now);
  await rollRates(db, now);
};
