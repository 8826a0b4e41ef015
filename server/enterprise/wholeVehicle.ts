import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';

/** A user's whole-vehicle orders, the newest first. */
export const wholeVehicleOrdersOf = (db: Database, userId: string) =>
  db
    .select()
    .from(wholeVehicleOrders)
    .where(eq(wholeVehicleOrders.userId, userId))
    .orderBy(desc(wholeVehicleOrders.placedAt));
