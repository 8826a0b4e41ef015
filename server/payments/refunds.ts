import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/refundDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import { priceApprovers } from '#contract/desk/orders/commandRights.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { refundPosting, sumOf, transferPosting } from '#contract/enterprise/ledger/postings.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { billingNotes, ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { payments, refunds } from '#server/db/schema/payments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import type { LockedAccount } from '#server/enterprise/ledger/account.ts';
import { withLockedAccount } from '#server/enterprise/ledger/account.ts';
import { newNumber } from '#server/enterprise/ledger/bills.ts';
import { allocationsOf, balancesOf } from '#server/enterprise/ledger/items.ts';
import { post, reverse } from '#server/enterprise/ledger/posting.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import type { JobDependencies } from '#server/jobs/job.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { present, queueStaffNotices } from '#server/notifications/staffNotices.ts';
import type { PaymentChannel, RefundAnswer } from './channel.ts';
import { paymentNames, returnsFee } from './channel.ts';
import { paymentMessages as messages } from './messages.ts';
import type { PaymentRow } from './payments.ts';
import { latestPaymentsOf, paymentOf } from './payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

const yuan = (amount: number): string => money({ currency: '1', amount });
const isCounted = inArray(refunds.state, ['sending', 'done']);

/** What the refunds of a company's payments depend on. */
interface RefundFacts {
  balances: Awaited<ReturnType<typeof balancesOf>>;
  allocations: Awaited<ReturnType<typeof allocationsOf>>;
  /** The credit notes of the bills that the allocations pay. */
  notes: { id: string; billId: string | null }[];
  /** The refunds that are made or being made. */
  refunded: { paymentNo: string; amount: number }[];
}

/** The refunds of a company that are made or being made. */
const refundedBy = (db: Database, enterpriseId: string) =>
  db
    .select({ paymentNo: refunds.paymentNo, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.enterpriseId, enterpriseId), isCounted));

const refundedIn = (refunded: RefundFacts['refunded'], paymentNo: string): number =>
  sumOf(refunded.filter((one) => one.paymentNo === paymentNo).map(({ amount }) => amount));

/** Reads once what decides how much of each payment of a company can be refunded. */
export const refundFactsOf = async (db: Database, enterpriseId: string): Promise<RefundFacts> => {
  const allocations = await allocationsOf(db, enterpriseId);
  const billIds = [...new Set(allocations.map(({ posting }) => posting.sourceId))];
  const notes = await db
    .select({ id: billingNotes.id, billId: billingNotes.billId })
    .from(billingNotes)
    .where(inArray(billingNotes.billId, billIds));
  const refunded = await refundedBy(db, enterpriseId);
  return { balances: await balancesOf(db, enterpriseId), allocations, notes, refunded };
};

/**
 * The balances from which a payment can be refunded, its own receipt first: what it paid too much, and the credit notes of
 * the bills that it paid. Their sum is at most what is not refunded yet.
 */
export const refundableIn = (
  { balances, allocations, notes, refunded }: RefundFacts,
  { paymentNo, amount, receiptId }: PaymentRow,
): { itemId: string; amount: number }[] => {
  if (receiptId === null) return [];
  const own = allocations.filter(({ fromId }) => fromId === receiptId);
  const paid = new Set<string | null>(own.map(({ posting }) => posting.sourceId));
  const credits = notes.filter(({ billId }) => paid.has(billId));
  let left = amount - refundedIn(refunded, paymentNo);
  return [receiptId, ...credits.map(({ id }) => id)].flatMap((itemId) => {
    const found = balances.find((balance) => balance.itemId === itemId && balance.currency === '1');
    const part = Math.min(left, found?.amount ?? 0);
    left -= part;
    return part > 0 ? [{ itemId, amount: part }] : [];
  });
};

/** A part of the refundable balances. */
const takenFrom = (from: readonly { itemId: string; amount: number }[], amount: number) => {
  let left = amount;
  return from.flatMap((one) => {
    const part = Math.min(left, one.amount);
    left -= part;
    return part > 0 ? [{ itemId: one.itemId, amount: part }] : [];
  });
};

const rejectTooHigh = (from: readonly { amount: number }[], amount: number): void => {
  const left = sumOf(from.map((one) => one.amount));
  if (amount > left) throw apiErrorAt('form.amount', codes.badInput, messages.refundTooHigh(yuan(left)));
};

const nameOf = async (db: Database, enterpriseId: string): Promise<string> => {
  const [company] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return company?.name ?? '';
};

const notifyStaff = (
  db: Database,
  now: Date,
  people: readonly { id: string }[],
  { position, note }: { position: string; note: string },
): Promise<void> =>
  queueStaffNotices(
    db,
    now,
    people.map(({ id: staffId }) => ({ staffId, kind: 'refund', position, facts: { note } })),
  );

/** Proposes to refund all or part of a payment; a colleague approves it. The customer does not see it yet. */
export const proposeRefund = (
  act: DeskContext,
  { enterpriseId, version, paymentNo, form }: ParsedInputOf<typeof contract.proposeRefund>,
): Promise<{ id: string }> =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, now, record }) => {
    const payment = await paymentOf(db, enterpriseId, paymentNo);
    if (payment.state !== 'paid') throw new ApiError(codes.conflict, messages.notPaid);
    const amount = Number(ledgerAmountIn(form.amount));
    rejectTooHigh(refundableIn(await refundFactsOf(db, enterpriseId), payment), amount);
    const about = { paymentNo, enterpriseId, amount, reason: form.reason };
    const [made] = await db
      .insert(refunds)
      .values({ refundNo: newNumber('TK', now), ...about, proposedBy: act.staff.staffId, proposedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new ApiError(codes.conflict, messages.refundCurrent);
    await record('refund.proposed', messages.refundProposed(made.refundNo, paymentNo, yuan(amount), form.reason));
    const note = messages.proposalNotice(await nameOf(db, enterpriseId), act.staff.name, made.refundNo, yuan(amount));
    const approvers = (await present(db, now, priceApprovers)).filter(({ id }) => id !== act.staff.staffId);
    await notifyStaff(db, now, approvers, { position: made.refundNo, note });
    return { id: made.refundNo };
  });

/** The fee that a channel returns for a refund: all refunds together return the fee in proportion. */
const returnedFee = async (
  db: Database,
  { amount, receiptId, channel }: PaymentRow,
  { before, refunded }: { before: number; refunded: number },
) => {
  const [receipt] = await db.select().from(moneyReceipts).where(eq(moneyReceipts.id, receiptId!));
  const upTo = (part: number) => Math.round(((receipt?.charge ?? 0) * part) / amount);
  return returnsFee[channel] ? upTo(before + refunded) - upTo(before) : 0;
};

/** Posts an approved refund of a payment from its refundable balances. */
const postRefund = async (
  { db, by }: LockedAccount,
  payment: PaymentRow,
  { refundNo, amount }: Pick<RefundRow, 'refundNo' | 'amount'>,
): Promise<string> => {
  const { enterpriseId, channel, paymentNo, receiptId } = payment;
  const facts = await refundFactsOf(db, enterpriseId);
  const from = refundableIn(facts, payment);
  rejectTooHigh(from, amount);
  const text = messages.refundText(refundNo, paymentNames[channel], paymentNo);
  const about = { act: 'refund', text, enterpriseId, sourceId: receiptId! } as const;
  const before = refundedIn(facts.refunded, paymentNo);
  const charge = await returnedFee(db, payment, { before, refunded: amount });
  const of = { enterpriseId, channel, currency: '1', from: takenFrom(from, amount), charge } as const;
  return post(db, { ...about, ...by }, refundPosting(of));
};

/**
 * Approves or returns a colleague's refund. An approved one is posted at once and sent to the channel by a job. Rejects
 * one's own proposal, a decided one, and an amount that the balances no longer cover.
 */
export const decideRefund = (
  act: DeskContext,
  { enterpriseId, version, refundNo, decision, form }: ParsedInputOf<typeof contract.decideRefund>,
): Promise<{ id: string }> =>
  withLockedAccount(act, { enterpriseId, version }, async (locked) => {
    const { db, now, record } = locked;
    const own = and(eq(refunds.refundNo, refundNo), eq(refunds.enterpriseId, enterpriseId));
    const [row] = await db.select().from(refunds).where(own);
    if (!row) throw new ApiError(codes.notFound, messages.refundUnknown);
    if (row.state !== 'proposed') throw apiErrorAt(versionField, codes.conflict, messages.refundDecided);
    if (row.proposedBy === act.staff.staffId) throw new ApiError(codes.forbidden, messages.refundOwn);
    const decided = { decidedBy: act.staff.staffId, decidedAt: now, comment: form.comment };
    if (decision === 'returned') {
      await db
        .update(refunds)
        .set({ ...decided, state: 'returned' })
        .where(own);
      await record('refund.returned', messages.refundReturned(refundNo));
      return { id: refundNo };
    }
    const payment = await paymentOf(db, enterpriseId, row.paymentNo);
    const postingId = await postRefund(locked, payment, row);
    await db
      .update(refunds)
      .set({ ...decided, state: 'sending', postingId })
      .where(own);
    await record('refund.approved', messages.refundApproved(refundNo, yuan(row.amount), row.reason));
    return { id: refundNo };
  });

/**
 * Completes an abnormal refund that was paid back by bank transfer: its posting took the money from the channel, and this
 * one takes it from the bank instead.
 */
export const transferRefund = (
  act: DeskContext,
  { enterpriseId, version, refundNo, form }: ParsedInputOf<typeof contract.transferRefund>,
): Promise<{ id: string }> =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, now, by, record }) => {
    const { transactionNo: transferNo, transferredOn: day } = form;
    if (day > chinaDayOf(now)) throw apiErrorAt('form.transferredOn', codes.badInput, messages.transferAhead);
    const own = and(eq(refunds.refundNo, refundNo), eq(refunds.enterpriseId, enterpriseId));
    const [row] = await db.select().from(refunds).where(own);
    if (!row) throw new ApiError(codes.notFound, messages.refundUnknown);
    if (row.state !== 'sending' || !row.abnormalAt)
      throw apiErrorAt(versionField, codes.conflict, messages.refundNotAbnormal);
    const payment = await paymentOf(db, enterpriseId, row.paymentNo);
    const text = messages.transferText(refundNo, paymentNames[payment.channel]);
    const posting = { act: 'refund', text, enterpriseId, sourceId: payment.receiptId!, day, ...by } as const;
    await post(db, posting, transferPosting({ channel: payment.channel, currency: '1', amount: row.amount }));
    await db.update(refunds).set({ state: 'done', problem: '', transferNo, endedAt: now }).where(own);
    await record('refund.done', messages.refundTransferred(refundNo, transferNo, yuan(row.amount)));
    await tellRefunded(db, now, row, payment.billId);
    return { id: refundNo };
  });

/** Notifies the members of the company who may see its bills that a refund was made. */
const tellRefunded = async (db: Database, now: Date, row: RefundRow, billId: string): Promise<void> => {
  const { enterpriseId, refundNo, amount, reason } = row;
  const [bill] = await db.select().from(billingNotes).where(eq(billingNotes.id, billId));
  const people = (await colleaguesOf(db, enterpriseId)).filter(({ role }) => isAllowed(role, 'money.read'));
  const facts = { billNo: bill?.noteNo ?? '', note: messages.refundNote(yuan(amount), reason) };
  await queueNotifications(
    db,
    now,
    people.map(({ userId }) => ({
      userId,
      kind: 'money.refunded' as const,
      key: `refund:${refundNo}:${userId}`,
      facts,
    })),
  );
};

const caller = { address: 'service', userAgent: 'payments', https: true };

/** Records a channel's response to a refund, once; the posting of a rejected one is reversed. */
const recordAnswer = (
  { db: outer, clock }: JobDependencies,
  { refundNo, enterpriseId, paymentNo }: RefundRow,
  answer: RefundAnswer,
): Promise<boolean> =>
  withLockedAccount({ db: outer, clock, caller, staff: null }, { enterpriseId }, async ({ db, now, by, record }) => {
    const own = eq(refunds.refundNo, refundNo);
    const [row] = await db.select().from(refunds).where(own);
    if (row?.state !== 'sending') return false;
    const payment = await paymentOf(db, enterpriseId, paymentNo);
    const channelZh = paymentNames[payment.channel];
    if (answer.kind === 'pending') {
      // without an answer it is as abnormal as before
      const abnormalAt = answer.problem === '' ? null : row.abnormalAt;
      await db.update(refunds).set({ problem: answer.problem, abnormalAt }).where(own);
      return false;
    }
    if (answer.kind === 'abnormal') {
      const { problem } = answer;
      await db
        .update(refunds)
        .set({ problem, abnormalAt: row.abnormalAt ?? now })
        .where(own);
      if (row.abnormalAt && row.problem === problem) return false;
      await record('refund.abnormal', messages.refundAbnormal(refundNo, channelZh, problem));
      const note = messages.abnormalNotice(await nameOf(db, enterpriseId), refundNo, yuan(row.amount), problem);
      const position = `${refundNo}:${now.toISOString()}`;
      await notifyStaff(db, now, await present(db, now, clerks), { position, note });
      return false;
    }
    if (answer.kind === 'done') {
      await db.update(refunds).set({ state: 'done', problem: '', endedAt: now }).where(own);
      await record('refund.done', messages.refundDone(refundNo, channelZh, yuan(row.amount)));
      await tellRefunded(db, now, row, payment.billId);
      return true;
    }
    const { reason: problem } = answer;
    const [posting] = await db.select().from(ledgerPostings).where(eq(ledgerPostings.id, row.postingId!));
    await reverse(db, posting!, by);
    await db.update(refunds).set({ state: 'failed', problem, endedAt: now }).where(own);
    await record('refund.failed', messages.refundFailed(refundNo, channelZh, problem));
    return true;
  });

const sentEveryMs = 60_000;
const takenTogether = 20;

/**
 * Sends approved refunds to their channels until each has answered, every minute; a channel carries out a number only
 * once. Returns the number of those that ended.
 */
export const sendRefunds = async (
  dependencies: JobDependencies,
  channels: readonly PaymentChannel[],
): Promise<number> => {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const isDue = or(isNull(refunds.sentAt), lte(refunds.sentAt, new Date(now.getTime() - sentEveryMs)));
  const due = db
    .select({ refundNo: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.state, 'sending'), isDue))
    // refunds that wait for a person must not hold up the others
    .orderBy(sql`${refunds.sentAt} nulls first`, refunds.decidedAt)
    .limit(takenTogether)
    .for('update', { skipLocked: true });
  const taken = await db.update(refunds).set({ sentAt: now }).where(inArray(refunds.refundNo, due)).returning();
  let ended = 0;
  for (const row of taken) {
    const payment = await paymentOf(db, row.enterpriseId, row.paymentNo);
    const channel = channels.find(({ code }) => code === payment.channel);
    const { refundNo, paymentNo, amount, reason } = row;
    const answer = await (
      channel?.refund({ refundNo, paymentNo, amount, total: payment.amount, reason }) ?? Promise.reject(new Error())
    ).catch((error: unknown): RefundAnswer => {
      log.warn({ err: error, refundNo }, 'a refund is sent again');
      return { kind: 'pending', problem: messages.noAnswer };
    });
    if (await recordAnswer(dependencies, row, answer)) ended += 1;
  }
  return ended;
};

/** The approved refunds of a payment, or of the payments of a bill, for the customer; the latest first. */
export const shownRefundsOf = async (
  db: Database,
  { paymentNo, billId }: { paymentNo?: string; billId?: string },
): Promise<RefundRow[]> => {
  const rows = await db
    .select({ row: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .where(
      and(
        isCounted,
        paymentNo === undefined ? undefined : eq(payments.paymentNo, paymentNo),
        billId === undefined ? undefined : eq(payments.billId, billId),
      ),
    )
    .orderBy(desc(refunds.decidedAt), desc(refunds.refundNo));
  return rows.map(({ row }) => row);
};

const latestShown = 20;

/** The latest online payments of a company with their bills and refunded amounts, for the customer. */
export const latestPayments = async (db: Database, enterpriseId: string) => {
  const rows = await latestPaymentsOf(db, enterpriseId, latestShown);
  const refunded = await refundedBy(db, enterpriseId);
  return rows.map(({ row, noteNo }) => ({ row, noteNo, refunded: refundedIn(refunded, row.paymentNo) }));
};
