import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { openStatuses } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { invoiceRequests, orders } from '#server/db/schema/orders.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { leftWithoutOwner } from '#server/enterprise/members/owners.ts';

/** The obstacles to closing an account, each with its number. */
export interface Obstacles {
  openOrders: number;
  waitingInvoices: number;
  openWholeVehicleOrders: number;
  /** The colleagues of a company, if this user is its last owner. */
  leftWithoutOwner: number;
}

/** A user's open orders, pending invoices and vehicles under way. */
export const obstaclesOf = async (db: Database, userId: string): Promise<Obstacles> => {
  const [open] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses])));
  const [waiting] = await db
    .select({ total: count() })
    .from(invoiceRequests)
    .innerJoin(orders, eq(orders.orderNo, invoiceRequests.orderNo))
    .where(and(eq(orders.userId, userId), eq(invoiceRequests.status, 'REQUESTED')));
  const [vehicles] = await db
    .select({ total: count() })
    .from(wholeVehicleOrders)
    .where(and(eq(wholeVehicleOrders.userId, userId), ne(wholeVehicleOrders.status, 'DELIVERED')));
  return {
    openOrders: open!.total,
    waitingInvoices: waiting!.total,
    openWholeVehicleOrders: vehicles!.total,
    leftWithoutOwner: await leftWithoutOwner(db, userId),
  };
};

/** Whether there is any obstacle. */
export const isBlocked = (obstacles: Obstacles): boolean => Object.values(obstacles).some((total) => total > 0);
