import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { noShipment } from '#contract/orders/shipment.ts';
import { subjectOf } from '#contract/orders/tracking/track.ts';
import { acceptedStatuses } from '#contract/orders/orderStatus.ts';
import { isSeaService, serviceCode } from '#contract/services/serviceCode.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { trackEvents, trackReadings } from '#server/db/schema/tracking.ts';
import type { JobDependencies } from '#server/jobs/job.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { orderWithPersons } from '#server/orders/orders.ts';
import type { CarrierEvent, CarrierTracking } from './carrierTracking.ts';
import { withTrackChanges } from './trackChanges.ts';
import { storeEvents } from './tracks.ts';

const minuteMs = 60_000;
/** How often a carrier is asked about one shipment; after failures half as often each time, once a day at least. */
const againMs = 30 * minuteMs;
const longestMs = 24 * 60 * minuteMs;
/** A reading that ends with its process is repeated after that time. */
const lostMs = 5 * minuteMs;
/** So many shipments are read at once, one after the other. */
const readAtOnce = 20;

const atSea = serviceCode.options.filter((code) => isSeaService(code));
/** Completed shipments wait for nothing but their empty containers, which the desk enters. */
const followed = acceptedStatuses.filter((status) => status !== 'COMPLETED');

const nextDue = async ({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>): Promise<string | undefined> => {
  const { content } = orderShipments;
  const isKnown = sql`(${content} ->> 'carrierBookingNo' <> '' or ${content} ->> 'billOfLadingNo' <> '')`;
  const [due] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderShipments, eq(orderShipments.orderNo, orders.orderNo))
    .leftJoin(trackReadings, eq(trackReadings.orderNo, orders.orderNo))
    .where(
      and(
        inArray(orders.status, [...followed]),
        inArray(orders.line, atSea),
        isKnown,
        or(isNull(trackReadings.nextAt), lte(trackReadings.nextAt, clock.now())),
      ),
    )
    .orderBy(sql`${trackReadings.nextAt} nulls first`, asc(orders.orderNo))
    .limit(1);
  return due?.orderNo;
};

/** Takes a reading, so that no other instance does the same; the failures before it, or undefined if another was faster. */
const takeReading = async (
  { db, clock }: Pick<JobDependencies, 'db' | 'clock'>,
  orderNo: string,
): Promise<number | undefined> => {
  const now = clock.now();
  const nextAt = new Date(now.getTime() + lostMs);
  const [taken] = await db
    .insert(trackReadings)
    .values({ orderNo, nextAt, failures: 0 })
    .onConflictDoUpdate({ target: trackReadings.orderNo, set: { nextAt }, setWhere: lte(trackReadings.nextAt, now) })
    .returning({ failures: trackReadings.failures });
  return taken?.failures;
};

/** Stores the events of an order that are not known yet, and tells its customer what changed. */
const storeNew = ({ db, clock }: JobDependencies, orderNo: string, events: readonly CarrierEvent[]): Promise<number> =>
  db.transaction(async (tx) => {
    await lockOrders(tx, eq(orders.orderNo, orderNo), 1);
    const known = await tx
      .select({ sourceId: trackEvents.sourceId })
      .from(trackEvents)
      .where(eq(trackEvents.orderNo, orderNo));
    const stored = new Set(known.map(({ sourceId }) => sourceId));
    const ids = new Set(stored);
    const added: CarrierEvent[] = [];
    for (const [index, event] of events.entries()) {
      // an older statement that arrives late does not replace a known newer one about the same
      const isReplaced = events
        .slice(index + 1)
        .some((later) => stored.has(later.sourceId) && subjectOf(later) === subjectOf(event));
      if (ids.has(event.sourceId) || isReplaced) continue;
      ids.add(event.sourceId);
      added.push(event);
    }
    if (added.length === 0) return 0;
    const recordedAt = clock.now();
    const rows = added.map((event) =>
      Object.assign({}, event, {
        at: event.at === null ? null : new Date(event.at),
        source: 'carrier' as const,
        recordedAt,
      }),
    );
    await withTrackChanges({ db: tx, clock }, orderNo, () => storeEvents(tx, orderNo, rows));
    return added.length;
  });

/**
 * Reads what the carrier says about the shipments that are due. Returns how many events were new. A carrier that gives no
 * answer is left alone until the next run, and asked about that shipment ever more seldom.
 */
export const readCarriers = async (dependencies: JobDependencies, carrier: CarrierTracking): Promise<number> => {
  const { db, clock, log } = dependencies;
  let added = 0;
  for (let count = 0; count < readAtOnce; count += 1) {
    const orderNo = await nextDue(dependencies);
    if (orderNo === undefined) return added;
    const failures = await takeReading(dependencies, orderNo);
    if (failures === undefined) continue;
    const settle = (given: number) =>
      db
        .update(trackReadings)
        .set({
          failures: given,
          nextAt: new Date(clock.now().getTime() + Math.min(againMs * 2 ** given, longestMs)),
        })
        .where(eq(trackReadings.orderNo, orderNo));
    try {
      const { offer, shipment = noShipment } = await orderWithPersons(db, orderNo);
      const events = await carrier.eventsOf({
        carrierBookingNo: shipment.carrierBookingNo,
        billOfLadingNo: shipment.billOfLadingNo,
        containers: shipment.containers.map(({ containerNo }) => containerNo),
        originCode: offer.origin.code,
        destinationCode: offer.destination?.code ?? '',
      });
      added += await storeNew(dependencies, orderNo, events);
      await settle(0);
    } catch (error) {
      await settle(failures + 1);
      log.warn({ orderNo, failure: error instanceof Error ? error.message : 'unknown' }, 'a carrier was not read');
      return added;
    }
  }
  return added;
};
