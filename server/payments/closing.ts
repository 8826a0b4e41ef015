import { and, eq, lte } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/refundDesk.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { payments } from '#server/db/schema/payments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { lastActOf, rejectOlder, withLockedAccount } from '#server/enterprise/ledger/account.ts';
import { paymentNames } from './channel.ts';
import { paymentMessages as messages } from './messages.ts';
import type { PaymentRow } from './payments.ts';
import { paymentOf, settle } from './payments.ts';

/** Closes a payment at its channel; returns whether it was paid meanwhile, which is posted. */
const closeAtChannel = async (act: DeskContext, { channel: code, paymentNo, target }: PaymentRow): Promise<boolean> => {
  const channel = act.payments.find((one) => one.code === code);
  if (!channel || target === '') return false;
  try {
    const notice = await channel.query(paymentNo);
    if (notice.kind === 'paid' && (await settle(act, channel, notice)) === undefined) return true;
    await channel.close(paymentNo);
    return false;
  } catch (error) {
    act.log.warn({ err: error, paymentNo }, 'a payment was not closed');
    throw new ApiError(codes.unavailable, messages.unreachable(paymentNames[code]));
  }
};

/** Closes a payment that waits for its payer. Rejects an ended one, also one that was paid in this moment. */
export const closePayment = async (
  act: DeskContext,
  { enterpriseId, version, paymentNo, form: { reason } }: ParsedInputOf<typeof contract.closePayment>,
): Promise<{ id: string }> => {
  const row = await paymentOf(act.db, enterpriseId, paymentNo);
  rejectOlder(await lastActOf(act.db, enterpriseId), version);
  if (row.state !== 'started') throw new ApiError(codes.conflict, messages.ended);
  if (await closeAtChannel(act, row)) throw new ApiError(codes.conflict, messages.justPaid);
  return withLockedAccount(act, { enterpriseId }, async ({ db, now, record }) => {
    const open = and(eq(payments.paymentNo, paymentNo), eq(payments.state, 'started'));
    const closed = await db.update(payments).set({ state: 'closed', closedAt: now }).where(open).returning();
    if (closed.length === 0) throw new ApiError(codes.conflict, messages.ended);
    await record('payment.closed', messages.closed(paymentNo, paymentNames[row.channel], reason));
    return { id: paymentNo };
  });
};

/** Closes the payments that started before a time: their channels no longer accept them. */
export const closeExpired = async (db: Database, now: Date, startedBefore: Date): Promise<void> => {
  const expired = and(eq(payments.state, 'started'), lte(payments.startedAt, startedBefore));
  await db.update(payments).set({ state: 'closed', closedAt: now }).where(expired);
};
