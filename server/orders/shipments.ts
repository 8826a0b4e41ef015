import { desc, eq, inArray } from 'drizzle-orm';
import type { InstructedContainer, Shipment } from '#contract/orders/shipment.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { Database } from '#server/db/database.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { shippingInstructions } from '#server/db/schema/orderPapers.ts';

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

/** Stores what is known of an order's transport. */
export const storeShipment = async (db: Database, orderNo: string, content: Shipment): Promise<void> => {
  await db
    .insert(orderShipments)
    .values({ orderNo, content })
    .onConflictDoUpdate({ target: orderShipments.orderNo, set: { content } });
};
