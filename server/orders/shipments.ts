import { inArray } from 'drizzle-orm';
import type { Shipment } from '#contract/orders/shipment.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { Database } from '#server/db/database.ts';
import { orderShipments } from '#server/db/schema/desk.ts';

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

/** Stores what is known of an order's transport. */
export const storeShipment = async (db: Database, orderNo: string, content: Shipment): Promise<void> => {
  await db
    .insert(orderShipments)
    .values({ orderNo, content })
    .onConflictDoUpdate({ target: orderShipments.orderNo, set: { content } });
};
