import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { freeTimeOf } from '#contract/orders/tracking/freeTime.ts';
import { arrivalOf, milestonesOf, wayOf } from '#contract/orders/tracking/milestones.ts';
import type { Stop, Track, TrackEvent } from '#contract/orders/tracking/track.ts';
import { isTracked } from '#contract/orders/tracking/track.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import type { Clock } from '#server/http/context.ts';
import { shipmentsOf, storeDeparture } from '#server/orders/shipments.ts';
import { portPositions } from './portPositions.ts';

/** Every entry about an order's transport, in the order in which they were made, with the names of their ports. */
const eventsOf = async (db: Database, orderNo: string): Promise<TrackEvent[]> => {
  const rows = await db
    .select()
    .from(trackEvents)
    .where(eq(trackEvents.orderNo, orderNo))
    .orderBy(asc(trackEvents.position));
  const codes = [...new Set(rows.map(({ portCode }) => portCode).filter(Boolean))];
  const named =
    codes.length === 0
      ? []
      : await db.select({ code: ports.code, nameZh: ports.nameZh }).from(ports).where(inArray(ports.code, codes));
  const names = new Map(named.map(({ code, nameZh }) => [code, nameZh]));
  return rows.map(({ kind, classifier, at, portCode, vessel, voyage, containerNo, note, source }) => ({
    kind,
    classifier,
    at: at?.toISOString() ?? null,
    portCode,
    portZh: names.get(portCode) ?? portCode,
    vessel,
    voyage,
    containerNo,
    note,
    source,
  }));
};

const keyOf = (orderNo: string, classifier: TrackEvent['classifier']) => `${classifier} ${orderNo}`;

/** When orders departed, or are now expected to, by their numbers; nothing of those that go as booked. */
export const departuresOf = async (db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const { orderNo, kind, classifier, at, position } = trackEvents;
  const entries = await db
    .select({ orderNo, classifier, at })
    .from(trackEvents)
    .where(and(inArray(orderNo, [...numbers]), eq(kind, 'departed')))
    .orderBy(asc(position));
  const shipments = await shipmentsOf(db, numbers);
  const latest = new Map(entries.map((entry) => [keyOf(entry.orderNo, entry.classifier), entry.at]));
  return new Map(
    numbers.flatMap((no) => {
      const departedAt = shipments.get(no)?.departedAt;
      const departs = departedAt
        ? new Date(departedAt)
        : (latest.get(keyOf(no, 'ACT')) ?? latest.get(keyOf(no, 'EST')));
      return departs ? [[no, departs] as const] : [];
    }),
  );
};

/** Stores entries about the transport of a locked order. */
export const storeEvents = async (
  tx: Database,
  orderNo: string,
  entries: readonly Omit<typeof trackEvents.$inferInsert, 'orderNo' | 'position'>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const [last] = await tx
    .select({ position: max(trackEvents.position) })
    .from(trackEvents)
    .where(eq(trackEvents.orderNo, orderNo));
  const next = (last?.position ?? -1) + 1;
  const rows = entries.map((entry, index) => Object.assign({}, entry, { orderNo, position: next + index }));
  await tx.insert(trackEvents).values(rows);
  const expected = entries.findLast(({ kind, classifier, at }) => kind === 'departed' && classifier !== 'ACT' && at);
  if (expected?.at) await storeDeparture(tx, orderNo, expected.at);
};

const positionOf = (code: string): Stop['position'] => {
  const [longitude, latitude] = portPositions[code] ?? [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
};

/** What the track of an order is made from; the charges that may come after it decide what detention costs. */
type TrackedOrder = Pick<OrderDetail, 'orderNo' | 'line' | 'status' | 'order' | 'offer' | 'shipment' | 'laterCharges'>;

/** Where the shipment of an order is; undefined where nothing moves or nothing is known, and before it is accepted. */
export const trackOf = async (
  { db, clock }: { db: Database; clock: Clock },
  { orderNo, line, status, order, offer, shipment = noShipment, laterCharges = [] }: TrackedOrder,
): Promise<Track | undefined> => {
  const { origin, destination, sailing } = offer;
  if (destination === null || !allServices[line].moves || !isTracked(status)) return undefined;
  const events = await eventsOf(db, orderNo);
  const facts = { origin, destination, sailing, shipment, events };
  const milestones = milestonesOf(facts);
  const vias = events.map(({ portCode, portZh }) => ({ code: portCode, nameZh: portZh }));
  const { stops, ...way } = wayOf(facts, milestones, vias);
  const free = sailing && {
    portCode: destination.code,
    freeDays: sailing.freeDays,
    milestones,
    containers: shipment.containers,
    items: order.items,
    charges: laterCharges,
    now: clock.now(),
  };
  return {
    milestones,
    arrival: arrivalOf(milestones),
    stops: stops.map(({ code, nameZh }) => ({ code, nameZh, position: positionOf(code) })),
    ...way,
    bySea: isSeaService(line),
    freeTime: free && freeTimeOf(free),
  };
};

/** An order with its track. */
export const withTrack = async <Order extends TrackedOrder>(
  context: { db: Database; clock: Clock },
  order: Order,
): Promise<Order & { track?: Track }> => {
  const track = await trackOf(context, order);
  return track ? { ...order, track } : order;
};
