import { and, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { lapsing } from '#server/orders/autoCancel.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { queueOrderNotifications } from './queue.ts';

const dayMs = 86_400_000;

/** Queues a message for every order that will be cancelled within a day; once for each deadline of an order. */
export const queueLapsing = async (db: Database, now: Date): Promise<number> => {
  const due = await db
    .select({ orderNo: orders.orderNo, cancelsAt: orders.cancelsAt })
    .from(orders)
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(
      and(
        gt(orders.cancelsAt, now),
        lte(orders.cancelsAt, new Date(now.getTime() + dayMs)),
        inArray(orders.status, lapsing),
        or(isNull(enterprises.id), ne(enterprises.auditStatus, 'PASS')),
      ),
    );
  const occurrences = due.flatMap(({ orderNo, cancelsAt }) =>
    cancelsAt === null
      ? []
      : [
          {
            orderNo,
            kind: 'order.lapsing' as const,
            position: cancelsAt.toISOString(),
            facts: { at: cancelsAt.toISOString() },
          },
        ],
  );
  await db.transaction((tx) => queueOrderNotifications(tx, now, occurrences));
  return occurrences.length;
};
