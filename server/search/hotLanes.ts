import { and, asc, eq, gt, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import { opening } from '#contract/rules/dates/cutOffs.ts';
import type { Database } from '#server/db/database.ts';
import { oceanRates, serviceCalls, voyages } from '#server/db/schema/network.ts';
import { cutOffs, hotLanes, ports } from '#server/db/schema/reference.ts';
import { daysLater, hoursLater } from '#server/support/chinaTime.ts';
import { departure, load, startAt } from './departures.ts';
import { reviewedBy } from './intake.ts';
import { bookableDays } from './sailings.ts';

const discharge = alias(serviceCalls, 'discharge');
const org = alias(ports, 'org');
const dst = alias(ports, 'dst');

const freight20gp = sql<number>`${oceanRates.amount20gp} + ${load.addOn20} + ${discharge.addOn20}`;

/** The lowest ocean freight of a 20GP on each of the first hot lanes, with the earliest departure at that price. */
export const lowestPrices = async (db: Database, size: number, now: Date): Promise<MinimumPrice[]> => {
  // no sailing closes earlier than this before departure
  const [closing] = await db
    .select({ hours: sql<number>`max(${cutOffs.hoursBeforeDeparture})::int` })
    .from(cutOffs)
    .where(ne(cutOffs.code, opening));
  // the review of dangerous goods comes before that
  const closed = hoursLater(reviewedBy(now), closing?.hours ?? 0);
  const rows = await db
    .selectDistinctOn([hotLanes.position], {
      org,
      dst,
      amount: freight20gp,
      startsAt: voyages.startsAt,
      offsetHours: load.offsetHours,
    })
    .from(hotLanes)
    .innerJoin(org, eq(org.code, hotLanes.orgPortCode))
    .innerJoin(dst, eq(dst.code, hotLanes.dstPortCode))
    .innerJoin(load, and(eq(load.role, 'load'), eq(load.portCode, org.code)))
    .innerJoin(
      discharge,
      and(
        eq(discharge.role, 'discharge'),
        eq(discharge.portCode, dst.code),
        eq(discharge.serviceCode, load.serviceCode),
        gt(discharge.offsetHours, load.offsetHours),
      ),
    )
    .innerJoin(
      oceanRates,
      and(
        eq(oceanRates.serviceCode, load.serviceCode),
        eq(oceanRates.dstPortCode, dst.code),
        lte(oceanRates.validFrom, now),
        gt(oceanRates.validUntil, now),
      ),
    )
    .innerJoin(
      voyages,
      and(
        eq(voyages.serviceCode, load.serviceCode),
        gte(voyages.startsAt, startAt(closed)),
        lte(voyages.startsAt, startAt(daysLater(now, bookableDays))),
      ),
    )
    .where(lt(hotLanes.position, size))
    .orderBy(asc(hotLanes.position), freight20gp, departure);
  return rows.map((row) => ({
    orgPortCode: row.org.code,
    orgPort: row.org.nameZh,
    dstPortCode: row.dst.code,
    dstPort: row.dst.nameZh,
    laneZh: row.dst.laneZh,
    containerType: '20GP',
    freight: { currency: '2', amount: row.amount },
    nextDeparture: hoursLater(row.startsAt, row.offsetHours).toISOString(),
  }));
};
