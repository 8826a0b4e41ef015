import { and, eq, sql } from 'drizzle-orm';
import { billStateOf } from '#contract/orders/bill/bill.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { billingLines, billingNotes } from '#server/db/schema/ledger.ts';
import { lockAccount } from '#server/enterprise/ledger/account.ts';
import { invoiceOf } from '#server/orders/charges/invoices.ts';
import { billWithPersons } from '#server/orders/papers/bill/bills.ts';
import { splitMessages } from './messages.ts';

/** The bill of an order without a credit note that reverses it; waived amounts count as billed. */
const openBillOf = async (tx: Database, orderNo: string): Promise<string | undefined> => {
  const of = sql`coalesce(${billingNotes.billId}, ${billingNotes.id})`;
  const [open] = await tx
    .select({ noteNo: sql<string>`min(${billingNotes.noteNo}) filter (where ${billingNotes.kind} = 'bill')` })
    .from(billingLines)
    .innerJoin(billingNotes, eq(billingNotes.id, billingLines.noteId))
    .where(and(eq(billingLines.orderNo, orderNo)))
    .groupBy(of)
    .having(
      sql`sum(case ${billingNotes.kind} when 'bill' then ${billingLines.amount} when 'credit' then -${billingLines.amount} else 0 end) <> 0`,
    )
    .limit(1);
  return open?.noteNo;
};

/**
 * Rejects a split that documents or money forbid: an approved or released bill of lading, an invoice, or an unreversed
 * bill to the company. Pass the locked order; the company's account stays locked until the transaction ends.
 */
export const rejectUnsplittable = async (
  tx: Database,
  { orderNo, enterpriseId }: { orderNo: string; enterpriseId: string | null },
): Promise<void> => {
  const state = billStateOf(await billWithPersons(tx, orderNo));
  if (state === 'approved' || state === 'released') throw new ApiError(codes.conflict, splitMessages.billApproved);
  const invoice = await invoiceOf(tx, orderNo);
  if (invoice && invoice.status !== 'CANCELLED') throw new ApiError(codes.conflict, splitMessages.invoiced);
  if (enterpriseId === null) return;
  await lockAccount(tx, enterpriseId);
  const noteNo = await openBillOf(tx, orderNo);
  if (noteNo !== undefined) throw new ApiError(codes.conflict, splitMessages.billed(noteNo));
};
