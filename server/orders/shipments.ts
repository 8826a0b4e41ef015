import { desc, eq, inArray } from 'drizzle-orm';
import type { InstructedContainer, Shipment } from '#contract/orders/shipment.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { isOnOtherVoyage } from '#contract/orders/instructionChecks.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { Database } from '#server/db/database.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shippingInstructions } from '#server/db/schema/orderPapers.ts';
import { departureOf } from '#server/search/sailings.ts';

/** What is known of the transports of some orders, by their numbers; an order without any is left out. */
export const shipmentsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, Shipment>> => {
  const rows = await db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderNo, [...numbers]));
  // what was stored by a former build lacks later facts
  return new Map(rows.map(({ orderNo, content }) => [orderNo, { ...noShipment, ...content }]));
};

/** What is known of an order's transport; undefined if nothing has been stored. */
export const shipmentOf = async (db: Database, orderNo: string): Promise<Shipment | undefined> =>
  (await shipmentsOf(db, [orderNo])).get(orderNo);

/** The containers that an order's last instruction names, each once with its seal and its goods; none without an instruction. */
export const instructedContainersOf = async (db: Database, orderNo: string): Promise<InstructedContainer[]> => {
  const { content, version } = shippingInstructions;
  const [last] = await db
    .select({ content })
    .from(shippingInstructions)
    .where(eq(shippingInstructions.orderNo, orderNo))
    .orderBy(desc(version))
    .limit(1);
  const named = last?.content.lines.filter(({ containerNo }) => containerNo !== '') ?? [];
  const seals = new Map(named.map(({ containerNo, sealNo }) => [containerNo, sealNo]));
  return [...seals].map(([containerNo, sealNo]) => ({
    containerNo,
    sealNo,
    grossKg: sumOf(named.flatMap((line) => (line.containerNo === containerNo ? [line.grossKg] : []))),
  }));
};

/** A transport with the instructed seals of the containers whose seals are not known otherwise. */
export const withInstructedSeals = (known: Shipment, instructed: readonly InstructedContainer[]): Shipment => ({
  ...known,
  containers: known.containers.map((container) => {
    const own = instructed.find(({ containerNo }) => containerNo === container.containerNo);
    return { ...container, sealNo: container.sealNo || (own?.sealNo ?? '') };
  }),
});

const sailingOfOrder = async (db: Database, orderNo: string) => {
  const [order] = await db.select({ offer: orders.offer }).from(orders).where(eq(orders.orderNo, orderNo));
  return order?.offer.sailing;
};

/**
 * The transport with the departure of a voyage that replaces the booked one: the published one, or one that was stated of the
 * same voyage, also by an order that it is split from.
 */
const withDeparture = async (
  db: Database,
  orderNo: string,
  { departsAt: stated, ...known }: Shipment,
): Promise<Shipment> => {
  const sailing = await sailingOfOrder(db, orderNo);
  if (!sailing || !isOnOtherVoyage({ offer: { sailing }, shipment: known })) return known;
  const { vessel, voyage } = (await shipmentOf(db, orderNo)) ?? known;
  const ofVoyage = voyage === known.voyage && vessel === known.vessel ? stated : undefined;
  const departsAt = ofVoyage ?? (await departureOf(db, known, sailing))?.toISOString();
  return { ...known, ...(departsAt !== undefined && { departsAt }) };
};

const store = async (db: Database, orderNo: string, content: Shipment): Promise<void> => {
  await db
    .insert(orderShipments)
    .values({ orderNo, content })
    .onConflictDoUpdate({ target: orderShipments.orderNo, set: { content } });
};

/** Stores what is known of an order's transport. */
export const storeShipment = async (db: Database, orderNo: string, content: Shipment): Promise<void> =>
  store(db, orderNo, await withDeparture(db, orderNo, content));

/** Stores when the other voyage of an order is expected to depart; nothing if the order goes as booked. */
export const storeDeparture = async (db: Database, orderNo: string, at: Date): Promise<void> => {
  const [sailing, known] = [await sailingOfOrder(db, orderNo), await shipmentOf(db, orderNo)];
  if (sailing && known && isOnOtherVoyage({ offer: { sailing }, shipment: known }))
    await store(db, orderNo, { ...known, departsAt: at.toISOString() });
};
