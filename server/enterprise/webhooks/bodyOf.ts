import { and, eq, sql } from 'drizzle-orm';
import type { WebhookBill, WebhookBody } from '#contract/enterprise/webhooks.ts';
import { webhookTypeOf } from '#contract/enterprise/webhooks.ts';
import { billingNotes, ledgerEntries, ledgerPostings } from '#server/db/schema/ledger.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { webhookDeliveries as deliveries } from '#server/db/schema/webhooks.ts';
import { toUnits } from '#server/enterprise/ledger/posting.ts';

/** The entry of an order's history that a delivery reports. */
export const ofDelivery = and(
  eq(orderEvents.orderNo, deliveries.orderNo),
  eq(orderEvents.position, deliveries.position),
);

/** The subject of a delivery: an entry of an order's history, a posting about a bill, or nothing. */
export const subject = {
  event: orderEvents,
  posting: ledgerPostings,
  bill: billingNotes,
  /** The open amount of the bill after the posting; postings are never changed. */
  open: sql<number | null>`(select sum(${ledgerEntries.amount})::text from ${ledgerEntries}
    join ${ledgerPostings} former on former.id = ${ledgerEntries.postingId}
    where ${ledgerEntries.itemId} = ${deliveries.billId} and ${ledgerEntries.account} = 'receivable'
      and former.number <= ${ledgerPostings.number})`.mapWith(toUnits),
};

/** A delivery's subject as read from the database. */
export interface Subject {
  event: typeof orderEvents.$inferSelect | null;
  posting: typeof ledgerPostings.$inferSelect | null;
  bill: typeof billingNotes.$inferSelect | null;
  open: number | null;
}

const billBody = ({ posting, bill, open }: Subject): Omit<WebhookBody, 'id'> | undefined =>
  posting && bill
    ? {
        type: posting.act === 'bill' ? 'bill.issued' : 'bill.changed',
        timestamp: posting.at.toISOString(),
        data: {
          billNo: bill.noteNo,
          posting: posting.number,
          act: posting.act as WebhookBill['act'],
          currency: bill.currency,
          amount: bill.amount,
          open: open ?? 0,
          dueOn: bill.dueOn ?? bill.issuedOn,
        },
      }
    : undefined;

/** The body of a delivery, the same at each attempt; one without a subject is a test. */
export const bodyOf = (
  { id, queuedAt }: Pick<typeof deliveries.$inferSelect, 'id' | 'queuedAt'>,
  about: Subject,
): WebhookBody => {
  const ofBill = billBody(about);
  if (ofBill) return { id, ...ofBill };
  if (!about.event) return { id, type: 'ping', timestamp: queuedAt.toISOString(), data: {} };
  const { orderNo, position, act, by, note, at, fromStatus: before, toStatus: status, dueAt, keyName } = about.event;
  return {
    id,
    type: webhookTypeOf({ before, status }),
    timestamp: at.toISOString(),
    data: {
      orderNo,
      position,
      before,
      status,
      act,
      by,
      note,
      ...(dueAt && { dueAt: dueAt.toISOString() }),
      ...(keyName !== null && { keyName }),
    },
  };
};
