import { and, eq, gt } from 'drizzle-orm';
import { decidersOf } from '#contract/enterprise/approvalRules.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Colleague } from '#server/enterprise/members/colleagues.ts';
import { activeColleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import type { ApprovalRow } from './readApprovals.ts';
import { decided, orderingOf } from './readApprovals.ts';

type Asked = Pick<ApprovalRow, 'requestedAt' | 'dueAt' | 'reasons'>;
type Waiting = Pick<typeof orders.$inferSelect, 'orderNo' | 'line' | 'routeZh'>;

/** Queues the request for an approval to each decider, once for each request. */
export const ask = (
  db: Database,
  now: Date,
  order: Waiting,
  { requestedAt, dueAt, reasons }: Asked,
  deciders: readonly Colleague[],
): Promise<void> => {
  const facts = { at: dueAt.toISOString(), note: reasons.join('；') };
  return queueNotifications(
    db,
    now,
    deciders.map(({ userId }) => {
      const asking = { orderNo: order.orderNo, kind: 'approval.asked', facts } as const;
      return occurrenceOf({ ...order, userId }, { ...asking, position: `${requestedAt.toISOString()}:${userId}` }, now);
    }),
  );
};

/** Asks those who decide on a company's waiting orders since its members changed. Pass the transaction of the change. */
export const askDeciders = async (db: Database, now: Date, enterpriseId: string): Promise<void> => {
  const rows = await db
    .select({ ...decided, line: orders.line, routeZh: orders.routeZh })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(and(eq(orders.enterpriseId, enterpriseId), eq(orders.status, 'APPROVAL'), gt(orderApprovals.dueAt, now)));
  if (rows.length === 0) return;
  const colleagues = await activeColleaguesOf(db, enterpriseId);
  for (const { approval, userId, ...order } of rows)
    await ask(db, now, order, approval, decidersOf(approval.approvers, colleagues, orderingOf(approval, userId)));
};
