import { and, eq, exists, inArray, isNotNull, lte, not, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { nextStatus, openStatuses } from '#machines/orders/orderLife.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { lockOrders, applyToLocked } from './orderCommands.ts';

const command = 'verification.lapsed';
const anyKind = { dangerous: false, needsReview: false, hasFindings: false, moves: true, crossesBorders: true };
/** The statuses that a missing verification ends; the same for all orders. */
export const lapsing = openStatuses.filter((status) => nextStatus(status, command, anyKind) !== undefined);

/** Whether an order may still be cancelled by its deadline. */
export const mayLapse = (status: OrderStatus): boolean => lapsing.includes(status);

const isUnverified = (db: Database) =>
  not(
    exists(
      db
        .select({ one: sql`1` })
        .from(enterprises)
        .where(and(eq(enterprises.id, orders.enterpriseId), eq(enterprises.auditStatus, 'PASS'))),
    ),
  );

const waiting = (db: Database) => and(inArray(orders.status, lapsing), isUnverified(db));

const caller = { address: 'service', userAgent: 'autoCancel', https: true };

/** Orders cancelled per transaction, in a few statements. */
const batch = 500;

/**
 * Cancels the orders whose two days are over while their enterprise is not verified, and returns their numbers. The
 * lock ensures that several instances cancel an order once.
 */
export const cancelOverdue = async (db: Database, clock: Clock): Promise<string[]> => {
  const cancelled: string[] = [];
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const overdue = await lockOrders(tx, and(waiting(tx), lte(orders.cancelsAt, clock.now())), batch);
      return applyToLocked({ db: tx, clock, caller }, overdue, command, '');
    });
    cancelled.push(...moved.map(({ orderNo }) => orderNo));
    if (moved.length < batch) return cancelled;
  }
};

/** When the next order's two days end; undefined if no open order has a deadline. */
export const nextDeadline = async (db: Database): Promise<Date | undefined> => {
  const [next] = await db
    .select({ at: orders.cancelsAt })
    .from(orders)
    .where(and(waiting(db), isNotNull(orders.cancelsAt)))
    .orderBy(orders.cancelsAt)
    .limit(1);
  return next?.at ?? undefined;
};
