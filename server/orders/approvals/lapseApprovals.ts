import { and, asc, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import { decidersOf } from '#contract/enterprise/approvalRules.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { orders } from '#server/db/schema/orders.ts';
import { activeColleaguesOf } from '#server/enterprise/members/colleagues.ts';
import type { Clock } from '#server/http/context.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import { applyToLocked, lockOrders } from '#server/orders/orderCommands.ts';
import { decided, orderingOf } from './readApprovals.ts';

const caller = { address: 'service', userAgent: 'approvals', https: true };

/** Orders that lapse in one transaction. */
const batch = 500;

const unapproved = inArray(orders.status, ['APPROVAL', 'APPROVAL_RETURNED']);

const dueBy = (db: Database, at: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderApprovals)
      .where(and(eq(orderApprovals.orderNo, orders.orderNo), lte(orderApprovals.dueAt, at))),
  );

/** Ends the orders whose time for approval is over, and returns their numbers; of several instances one ends an order. */
export const lapseApprovals = async (db: Database, clock: Clock): Promise<string[]> => {
  const lapsed: string[] = [];
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const due = await lockOrders(tx, and(unapproved, dueBy(tx, clock.now())), batch);
      return applyToLocked({ db: tx, clock, caller }, due, 'approval.lapsed', '');
    });
    lapsed.push(...moved.map(({ orderNo }) => orderNo));
    if (moved.length < batch) return lapsed;
  }
};

/** When the next order's time for approval ends; undefined if none waits. */
export const nextApprovalDue = async (db: Database): Promise<Date | undefined> => {
  const [next] = await db
    .select({ at: orderApprovals.dueAt })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(unapproved)
    .orderBy(asc(orderApprovals.dueAt))
    .limit(1);
  return next?.at;
};

/** Reminds the approvers of orders that lapse soon, once each; an approval requested within that time gets no reminder. */
export const queueApprovalsDue = async (db: Database, now: Date): Promise<number> => {
  const soon = hoursLater(now, limits.approvalReminderHours);
  const rows = await db
    .select({ ...decided, line: orders.line, routeZh: orders.routeZh, company: orders.enterpriseId })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(and(eq(orders.status, 'APPROVAL'), gt(orderApprovals.dueAt, now), lte(orderApprovals.dueAt, soon)));
  let reminded = 0;
  for (const { approval, company, ...order } of rows) {
    const remindAt = hoursLater(approval.dueAt, -limits.approvalReminderHours);
    if (company === null || approval.requestedAt >= remindAt) continue;
    const deciders = decidersOf(
      approval.approvers,
      await activeColleaguesOf(db, company),
      orderingOf(approval, order.userId),
    );
    const at = approval.dueAt.toISOString();
    const due = { orderNo: order.orderNo, kind: 'approval.due', facts: { at } } as const;
    await db.transaction((tx) =>
      queueNotifications(
        tx,
        now,
        deciders.map(({ userId }) => occurrenceOf({ ...order, userId }, { ...due, position: `${at}:${userId}` }, now)),
      ),
    );
    reminded += deciders.length;
  }
  return reminded;
};
