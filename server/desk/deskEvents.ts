import { desc, eq } from 'drizzle-orm';
import type { OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';
import type { Database } from '#server/db/database.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { queueDeliveries } from '#server/enterprise/webhooks/queue.ts';

type Entry = Partial<typeof orderEvents.$inferInsert> & {
  orderNo: string;
  status: OrderStatus;
  act: OrderEvent['act'];
  staffId: string;
  at: Date;
};

/** Adds a staff action to the history of a locked order without a new status; returns the entry's position. */
export const addDeskEvent = async (tx: Database, { status, ...entry }: Entry): Promise<number> => {
  const [last] = await tx
    .select({ position: orderEvents.position, dueAt: orderEvents.dueAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, entry.orderNo))
    .orderBy(desc(orderEvents.position))
    .limit(1);
  const position = last!.position + 1;
  await tx.insert(orderEvents).values({
    by: 'platform',
    fromStatus: status,
    toStatus: status,
    note: '',
    // the customer's deadline is in the latest entry
    dueAt: last!.dueAt,
    ...entry,
    position,
  });
  await queueDeliveries(tx, entry.at, [{ orderNo: entry.orderNo, position }]);
  return position;
};
