import { and, eq, exists, inArray, lte, not, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/order.ts';
import { audit } from '../audit.ts';
import type { Clock } from '../context.ts';
import type { Database } from '../db/database.ts';
import { enterprises } from '../db/schema/identity.ts';
import { fclOrders } from '../db/schema/orders.ts';

const openStatuses: readonly OrderStatus[] = ['SUBMITTED', 'DG_REVIEW'];

/** Whether an order may still be cancelled by its deadline. */
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

const isUnverified = (db: Database) =>
  not(
    exists(
      db
        .select({ one: sql`1` })
        .from(enterprises)
        .where(and(eq(enterprises.id, fclOrders.enterpriseId), eq(enterprises.auditStatus, 'PASS'))),
    ),
  );

const jobCaller = { address: 'service', userAgent: 'autoCancel', https: true };

/**
 * Cancels the orders whose two days are over while their enterprise is not verified, and answers their numbers. One
 * statement decides, so that several instances cancel an order once.
 */
export const cancelOverdue = (db: Database, clock: Clock): Promise<string[]> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const cancelled = await tx
      .update(fclOrders)
      .set({ status: 'AUTO_CANCELLED', cancelledAt: now })
      .where(and(inArray(fclOrders.status, [...openStatuses]), lte(fclOrders.cancelsAt, now), isUnverified(tx)))
      .returning({ orderNo: fclOrders.orderNo, userId: fclOrders.userId });
    for (const { orderNo, userId } of cancelled) {
      await audit({ db: tx, clock, caller: jobCaller, user: { userId } }, 'order.cancelled', {
        orderNo,
        reason: 'unverified',
      });
    }
    return cancelled.map(({ orderNo }) => orderNo);
  });

/** When the next order's two days end; undefined while no open order has a deadline. */
export const nextDeadline = async (db: Database): Promise<Date | undefined> => {
  const [next] = await db
    .select({ at: fclOrders.cancelsAt })
    .from(fclOrders)
    .where(and(inArray(fclOrders.status, [...openStatuses]), sql`${fclOrders.cancelsAt} is not null`, isUnverified(db)))
    .orderBy(fclOrders.cancelsAt)
    .limit(1);
  return next?.at ?? undefined;
};
