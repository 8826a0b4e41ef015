import { and, desc, eq, lte, ne, or } from 'drizzle-orm';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { auditEach } from '#server/admin/audit.ts';
import { money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { billingNotes } from '#server/db/schema/ledger.ts';
import { payments } from '#server/db/schema/payments.ts';
import { billsOf, withLockedAccount } from '#server/enterprise/ledger/account.ts';
import { newNumber } from '#server/enterprise/ledger/bills.ts';
import { assign, receive } from '#server/enterprise/ledger/receipts.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { PaymentChannel, PaymentNotice } from './channel.ts';
import { paymentNames } from './channel.ts';
import { paymentMessages as messages } from './messages.ts';

export type PaymentRow = typeof payments.$inferSelect;

const minuteMs = 60_000;
/** How long a payment is valid. */
export const validMs = 30 * minuteMs;

/** When a payment expires. */
export const expiryOf = ({ startedAt }: Pick<PaymentRow, 'startedAt'>): Date => new Date(startedAt.getTime() + validMs);

/** Whether a payment can be paid now. */
export const isPayable = (row: PaymentRow, now: Date): boolean =>
  row.state === 'started' && row.target !== '' && now < expiryOf(row);

type Starting = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'log'>;

/** Creates a payment for the open amount of a bill, or finds the current one. */
const openPayment = (
  { db, clock, caller, user }: Starting,
  channel: PaymentChannel,
  of: { enterpriseId: string; billId: string },
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [bill] = await billsOf(tx, of);
    if (!bill) throw new ApiError(codes.conflict, messages.nothingOpen);
    const { noteNo, currency, open: amount } = bill;
    if (currency !== '1') throw new ApiError(codes.badInput, messages.onlyCny);
    const { billId } = of;
    const { code } = channel;
    const same = and(eq(payments.billId, billId), eq(payments.channel, code), eq(payments.state, 'started'));
    const past = (ms: number) => lte(payments.startedAt, new Date(now.getTime() - ms));
    // half of its time must be left, and a channel answers within a minute or not at all
    const unusable = or(ne(payments.amount, amount), past(validMs / 2), and(eq(payments.target, ''), past(minuteMs)));
    await tx.update(payments).set({ state: 'closed', closedAt: now }).where(and(same, unusable));
    const [made] = await tx
      .insert(payments)
      .values({ paymentNo: newNumber('ZF', now), ...of, channel: code, amount, userId: user.userId, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const [former] = await tx.select().from(payments).where(same);
      if (!former) throw new ApiError(codes.conflict, messages.nothingOpen);
      return { row: former, noteNo, isNew: false };
    }
    const text = messages.started(made.paymentNo, paymentNames[code], noteNo, money({ currency, amount }));
    const about = { userId: user.userId, enterpriseId: of.enterpriseId, detail: { text } };
    await auditEach({ db: tx, clock, caller }, [{ event: 'payment.started', ...about }]);
    return { row: made, noteNo, isNew: true };
  });

/**
 * Starts the payment of the open amount of a company's bill in CNY and returns its number; the same one again while it
 * is valid. Rejects if nothing is open, or the channel cannot be reached.
 */
export const startPayment = async (
  context: Starting,
  channel: PaymentChannel,
  of: { enterpriseId: string; billId: string },
): Promise<string> => {
  const { db, clock, log } = context;
  const { row, noteNo, isNew } = await openPayment(context, channel, of);
  const { paymentNo, amount } = row;
  if (!isNew) return paymentNo;
  const own = eq(payments.paymentNo, paymentNo);
  try {
    const expiresAt = expiryOf(row);
    const target = await channel.start({ paymentNo, amount, subject: messages.subject(noteNo), expiresAt });
    await db.update(payments).set({ target }).where(own);
  } catch (error) {
    log.warn({ err: error, paymentNo, channel: channel.code }, 'a payment was not started');
    await db
      .update(payments)
      .set({ state: 'closed', closedAt: clock.now() })
      .where(and(own, eq(payments.state, 'started')));
    throw new ApiError(codes.unavailable, messages.unreachable(paymentNames[channel.code]));
  }
  return paymentNo;
};

/** A payment of a company. */
export const paymentOf = async (db: Database, enterpriseId: string, paymentNo: string): Promise<PaymentRow> => {
  const own = and(eq(payments.enterpriseId, enterpriseId), eq(payments.paymentNo, paymentNo));
  const [row] = await db.select().from(payments).where(own);
  if (!row) throw new ApiError(codes.notFound, messages.unknown);
  return row;
};

/** The latest payments of a company with the numbers of their bills. */
export const latestPaymentsOf = (db: Database, enterpriseId: string, count: number) =>
  db
    .select({ row: payments, noteNo: billingNotes.noteNo })
    .from(payments)
    .innerJoin(billingNotes, eq(billingNotes.id, payments.billId))
    .where(eq(payments.enterpriseId, enterpriseId))
    .orderBy(desc(payments.startedAt), desc(payments.paymentNo))
    .limit(count);

/** Logs and audits a channel's message about a payment and why it was rejected. */
export const recordRejection = async (
  { db, clock, caller, log }: Pick<Context, 'db' | 'clock' | 'caller' | 'log'>,
  detail: { channel: PaymentChannel['code']; reason: string; paymentNo: string | null },
): Promise<void> => {
  log.warn(detail, 'what a channel said of a payment was rejected');
  await auditEach({ db, clock, caller }, [{ event: 'payment.refused', userId: null, detail }]);
};

type Paid = Extract<PaymentNotice, { kind: 'paid' }>;

/**
 * Posts money that a channel reports as received, once and less the channel's fee: as a receipt of the company, which pays
 * the rest of the bill; any excess becomes the company's balance. Returns the reason of a rejection, if any.
 */
export const settle = async (
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  { code, feeRate }: Pick<PaymentChannel, 'code' | 'feeRate'>,
  { paymentNo, transactionNo, amount, payer, paidOn }: Paid,
): Promise<string | undefined> => {
  const own = and(eq(payments.paymentNo, paymentNo), eq(payments.channel, code));
  const [found] = await context.db.select().from(payments).where(own);
  if (!found) return '没有这笔付款';
  const { enterpriseId, billId } = found;
  const charge = Math.round((amount * feeRate) / 10_000);
  const act = { ...context, staff: null };
  return withLockedAccount(act, { enterpriseId }, async (locked) => {
    const { db, now } = locked;
    // read again, now that nobody else can change it
    const [row] = await db.select().from(payments).where(own).for('update');
    if (row?.amount !== amount) return '金额不符';
    if (row.state === 'paid') return row.transactionNo === transactionNo ? undefined : '已由另一笔交易付清';
    const receipt = await receive(
      { ...act, db },
      {
        channel: code,
        transactionNo,
        currency: '1',
        amount: amount - charge,
        charge,
        payer: messages.payer(paymentNames[code], payer),
        reference: paymentNo,
        receivedOn: paidOn,
      },
    );
    const [bill] = await billsOf(db, { enterpriseId, billId });
    const paying = Math.min(amount, bill?.open ?? 0);
    await assign(locked, receipt, paying > 0 ? [{ billId, amount: paying }] : []);
    const paid = { state: 'paid', paidAt: now, transactionNo, receiptId: receipt.id } as const;
    await db.update(payments).set(paid).where(own);
    return undefined;
  });
};
