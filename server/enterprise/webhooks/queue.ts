import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { deskActs } from '#contract/orders/orderStatus.ts';
import type { Database } from '#server/db/database.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';

/**
 * Queues entries of orders' histories for their companies' systems, with one statement; the desk's internal notes are
 * excluded. Pass the transaction that adds the entries.
 */
export const queueDeliveries = async (
  db: Database,
  now: Date,
  entries: readonly { orderNo: string; position: number }[],
): Promise<void> => {
  if (entries.length === 0) return;
  const each = entries.map(({ orderNo, position }) =>
    and(eq(orderEvents.orderNo, orderNo), eq(orderEvents.position, position)),
  );
  const at: SQL = sql`${now.toISOString()}::timestamptz`;
  const queued = db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      webhookId: webhooks.id,
      orderNo: orderEvents.orderNo,
      position: orderEvents.position,
      postingId: sql`null::uuid`.as('posting_id'),
      billId: sql`null::uuid`.as('bill_id'),
      status: sql`'waiting'`.as('status'),
      attempts: sql`0`.as('attempts'),
      nextAt: at.as('next_at'),
      queuedAt: at.as('queued_at'),
      triedAt: sql`null::timestamptz`.as('tried_at'),
      responseStatus: sql`null::int`.as('response_status'),
      outcome: sql`null::text`.as('outcome'),
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.orderNo, orderEvents.orderNo))
    .innerJoin(webhooks, and(eq(webhooks.enterpriseId, orders.enterpriseId), isNull(webhooks.endedAt)))
    .where(and(or(...each), notInArray(orderEvents.act, [...deskActs])));
  await db.insert(webhookDeliveries).select(queued).onConflictDoNothing();
};

/** Queues a posting's changes of bills for their company's system. Pass the transaction of the posting. */
export const queueBillDeliveries = async (
  db: Database,
  { enterpriseId, postingId, at }: { enterpriseId: string; postingId: string; at: Date },
  billIds: readonly string[],
): Promise<void> => {
  if (billIds.length === 0) return;
  const own = await db
    .select({ webhookId: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.enterpriseId, enterpriseId), isNull(webhooks.endedAt)));
  const waiting = { postingId, status: 'waiting', attempts: 0, nextAt: at, queuedAt: at } as const;
  const queued = own.flatMap(({ webhookId }) => billIds.map((billId) => ({ ...waiting, webhookId, billId })));
  if (queued.length > 0) await db.insert(webhookDeliveries).values(queued);
};
