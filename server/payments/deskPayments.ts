import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { priceApprovers } from '#contract/desk/orders/commandRights.ts';
import type { DeskAccount } from '#contract/desk/accounts/creditDesk.ts';
import { accountActsListed } from '#contract/desk/deskLimits.ts';
import { sumOf } from '#contract/enterprise/ledger/postings.ts';
import { staff } from '#server/db/schema/desk.ts';
import { refunds } from '#server/db/schema/payments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { latestPaymentsOf } from './payments.ts';
import { refundableIn, refundFactsOf } from './refunds.ts';

const proposer = alias(staff, 'proposer');
const decider = alias(staff, 'decider');

/** The latest online payments of a company with their refunds, as the desk sees them. */
export const deskPaymentsOf = async (
  { db, staff: { staffId, role } }: Pick<DeskContext, 'db' | 'staff'>,
  enterpriseId: string,
): Promise<DeskAccount['payments']> => {
  const rows = await latestPaymentsOf(db, enterpriseId, accountActsListed);
  if (rows.length === 0) return [];
  const all = await db
    .select({ row: refunds, by: proposer.name, decidedBy: decider.name })
    .from(refunds)
    .innerJoin(proposer, eq(proposer.id, refunds.proposedBy))
    .leftJoin(decider, eq(decider.id, refunds.decidedBy))
    .where(eq(refunds.enterpriseId, enterpriseId))
    .orderBy(desc(refunds.proposedAt), desc(refunds.refundNo));
  const facts = await refundFactsOf(db, enterpriseId);
  return rows.map(({ row, noteNo: billNo }) => {
    const { paymentNo, channel, amount, state, startedAt } = row;
    const own = all.filter((one) => one.row.paymentNo === paymentNo);
    const isFree = !own.some((one) => one.row.state === 'proposed' || one.row.state === 'sending');
    const refundable = isFree ? sumOf(refundableIn(facts, row).map((part) => part.amount)) : 0;
    return {
      paymentNo,
      billNo,
      channel,
      amount,
      state,
      startedAt: startedAt.toISOString(),
      refundable,
      refunds: own.map(({ row: refund, by, decidedBy }) => ({
        refundNo: refund.refundNo,
        amount: refund.amount,
        reason: refund.reason,
        state: refund.state === 'sending' && refund.abnormalAt ? 'abnormal' : refund.state,
        by,
        decidedBy,
        comment: refund.comment,
        problemZh: refund.problem,
        transferNo: refund.transferNo ?? '',
        canDecide: refund.state === 'proposed' && refund.proposedBy !== staffId && priceApprovers.includes(role),
      })),
    };
  });
};
