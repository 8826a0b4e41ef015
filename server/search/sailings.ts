import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { chinaDaysBetween } from '#contract/protocol/chinaDay.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import type { Database } from '#server/db/database.ts';
import { linerServices, serviceCalls, voyages } from '#server/db/schema/network.ts';
import { carriers, ports } from '#server/db/schema/reference.ts';
import { daysLater, hoursLater } from '#server/support/chinaTime.ts';
import type { CutOff, CutOffRule } from './cutOffs.ts';
import { closingOf, cutOffRules, cutOffsOf } from './cutOffs.ts';
import { departure, load, startAt } from './departures.ts';

/** How many days ahead sailings are offered. */
export const bookableDays = 90;

/** A sailing with the data that its price needs. */
export interface ScheduledSailing extends Omit<
  Sailing,
  'estimatedTimeOfDeparture' | 'estimatedTimeOfArrival' | 'cutOffs'
> {
  departsAt: Date;
  arrivesAt: Date;
  cutOffs: CutOff[];
  laneCode: string;
  countryCode: string;
  /** The ports of transshipment in their order. */
  viaCodes: string[];
  /** The transhipment's surcharge on the ocean freight, in US cents per container. */
  addOn20: number;
  addOn40: number;
}

const discharge = alias(serviceCalls, 'discharge');
const org = alias(ports, 'org');
const dst = alias(ports, 'dst');
const hub = alias(ports, 'hub');
const relay = alias(ports, 'relay');

const sailingRows = async (db: Database, matching: SQL | undefined) =>
  await db
    .select({
      load,
      discharge,
      voyage: voyages,
      freeDays: linerServices.freeDays,
      carrier: carriers,
      orgPort: org.nameZh,
      dstPort: dst.nameZh,
      laneCode: dst.laneCode,
      countryCode: dst.countryCode,
      hub: hub.nameZh,
      relay: relay.nameZh,
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
    .innerJoin(linerServices, eq(linerServices.code, load.serviceCode))
    .innerJoin(carriers, eq(carriers.code, linerServices.carrierCode))
    .innerJoin(voyages, eq(voyages.serviceCode, load.serviceCode))
    .innerJoin(org, eq(org.code, load.portCode))
    .innerJoin(dst, eq(dst.code, discharge.portCode))
    .leftJoin(hub, eq(hub.code, load.viaPortCode))
    .leftJoin(relay, eq(relay.code, discharge.viaPortCode))
    .where(and(eq(load.role, 'load'), matching))
    .orderBy(departure, asc(load.serviceCode));

type SailingRow = Awaited<ReturnType<typeof sailingRows>>[number];
const scheduled = (row: SailingRow, rules: readonly CutOffRule[]): ScheduledSailing => {
  const departsAt = hoursLater(row.voyage.startsAt, row.load.offsetHours);
  const arrivesAt = hoursLater(row.voyage.startsAt, row.discharge.offsetHours);
  return {
    id: [row.load.serviceCode, row.voyage.week, row.load.portCode, row.discharge.portCode].join('-'),
    carrierCode: row.carrier.code,
    carrierZh: row.carrier.nameZh,
    service: row.load.serviceCode,
    vessel: row.voyage.vessel,
    voyage: row.voyage.voyageNumber,
    orgPortCode: row.load.portCode,
    orgPort: row.orgPort,
    dstPortCode: row.discharge.portCode,
    dstPort: row.dstPort,
    viaPort: [row.hub, row.relay].filter((name) => name !== null).join('、') || null,
    departsAt,
    arrivesAt,
    transitDays: chinaDaysBetween(departsAt, arrivesAt),
    cutOffs: cutOffsOf(rules, departsAt),
    freeDays: row.freeDays,
    acceptedClasses: row.carrier.acceptedClasses,
    laneCode: row.laneCode,
    countryCode: row.countryCode,
    viaCodes: [row.load.viaPortCode, row.discharge.viaPortCode].filter((code) => code !== null),
    addOn20: row.load.addOn20 + row.discharge.addOn20,
    addOn40: row.load.addOn40 + row.discharge.addOn40,
  };
};

/** The sailings of a lane that can still be ordered, soonest first. */
export const openSailings = async (
  db: Database,
  lane: { orgPortCode: string; dstPortCode: string; dangerous: boolean },
  now: Date,
): Promise<ScheduledSailing[]> => {
  const rows = await sailingRows(
    db,
    and(
      eq(load.portCode, lane.orgPortCode),
      eq(discharge.portCode, lane.dstPortCode),
      gt(voyages.startsAt, startAt(now)),
      lte(voyages.startsAt, startAt(daysLater(now, bookableDays))),
    ),
  );
  const rules = await cutOffRules(db);
  return rows.map((row) => scheduled(row, rules)).filter((sailing) => closingOf(sailing, lane.dangerous).at > now);
};

/** One sailing by its id, open or not; undefined if unknown. */
export const sailingById = async (db: Database, id: string): Promise<ScheduledSailing | undefined> => {
  const [serviceCode, week, orgPortCode, dstPortCode, ...rest] = id.split('-');
  if (!serviceCode || !week || !orgPortCode || !dstPortCode || rest.length > 0) return undefined;
  const [row] = await sailingRows(
    db,
    and(
      eq(load.serviceCode, serviceCode),
      eq(load.portCode, orgPortCode),
      eq(discharge.portCode, dstPortCode),
      eq(voyages.week, week),
    ),
  );
  return row && scheduled(row, await cutOffRules(db));
};

/** When a voyage named by a carrier departs from a port, if it is published between the ports; names are read in any case. */
export const departureOf = async (
  db: Database,
  { vessel, voyage }: { vessel: string; voyage: string },
  { orgPortCode, dstPortCode }: { orgPortCode: string; dstPortCode: string },
): Promise<Date | undefined> => {
  const [row] = await sailingRows(
    db,
    and(
      eq(load.portCode, orgPortCode),
      eq(discharge.portCode, dstPortCode),
      eq(sql`upper(${voyages.vessel})`, vessel.trim().toUpperCase()),
      eq(sql`upper(${voyages.voyageNumber})`, voyage.trim().toUpperCase()),
    ),
  );
  return row && hoursLater(row.voyage.startsAt, row.load.offsetHours);
};

/** A sailing as in the contract, without the data for its price. */
export const sailingOf = ({ departsAt, arrivesAt, cutOffs, ...scheduledAt }: ScheduledSailing): Sailing => {
  const {
    laneCode: _lane,
    countryCode: _country,
    viaCodes: _vias,
    addOn20: _addOn20,
    addOn40: _addOn40,
    ...sailing
  } = scheduledAt;
  return {
    ...sailing,
    estimatedTimeOfDeparture: departsAt.toISOString(),
    estimatedTimeOfArrival: arrivesAt.toISOString(),
    cutOffs: cutOffs.map(({ code, nameZh, at }) => ({ code, nameZh, at: at.toISOString() })),
  };
};
