import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/receiptDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import type { ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';
import { assignmentPosting, ledgerAmountMax, receiptPosting } from '#contract/enterprise/ledger/postings.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { auditEach } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { payments, refunds } from '#server/db/schema/payments.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import type { Act, LockedAccount } from './account.ts';
import { withLockedAccount } from './account.ts';
import { allocate, newNumber } from './bills.ts';
import { allocationsOf } from './items.ts';
import { creditMessages as messages } from './messages.ts';
import { inForce, post, reverse } from './posting.ts';

export type ReceiptRow = typeof moneyReceipts.$inferSelect;

/** The received money, in minor units. */
export interface Arrived {
  channel: ReceiptChannel;
  transactionNo: string;
  currency: Currency;
  amount: number;
  charge: number;
  payer: string;
  reference: string;
  receivedOn: string;
}

/** The amount that a receipt pays: the received amount plus the bank's fee. */
export const grossOf = ({ amount, charge }: Pick<ReceiptRow, 'amount' | 'charge'>): number => amount + charge;

const rejectTwice = async (db: Database, { channel, transactionNo }: Arrived): Promise<never> => {
  const [former] = await db
    .select({ receiptNo: moneyReceipts.receiptNo, by: staff.name, at: moneyReceipts.enteredAt })
    .from(moneyReceipts)
    .leftJoin(staff, eq(staff.id, moneyReceipts.staffId))
    .where(
      and(
        eq(moneyReceipts.channel, channel),
        eq(moneyReceipts.transactionNo, transactionNo),
        isNull(moneyReceipts.reversedReason),
      ),
    );
  const { receiptNo = '', by = null, at } = former ?? {};
  const why = messages.receiptTwice(receiptNo, by ?? messages.system, at ? dateMinute(at) : '');
  throw apiErrorAt('form.transactionNo', codes.conflict, why);
};

/** Posts received money, once per transaction of a channel. Pass a transaction. */
export const receive = async (act: Act, arrived: Arrived): Promise<ReceiptRow> => {
  const { db, staff: person } = act;
  const now = act.clock.now();
  if (grossOf(arrived) > ledgerAmountMax) throw apiErrorAt('form.amount', codes.badInput, messages.receiptTooLarge);
  const by = { staffId: person?.staffId ?? null, at: now };
  const [row] = await db
    .insert(moneyReceipts)
    .values({
      ...arrived,
      receiptNo: newNumber('SK', now),
      lastAct: '',
      staffId: by.staffId,
      enteredAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return rejectTwice(db, arrived);
  const { id, receiptNo, payer } = row;
  const text = messages.received(receiptNo, { currency: arrived.currency, amount: grossOf(arrived) });
  await db.update(moneyReceipts).set({ lastAct: text }).where(eq(moneyReceipts.id, id));
  const about = {
    act: 'receipt',
    text: messages.receiptText(receiptNo, payer),
    enterpriseId: null,
    sourceId: id,
    day: arrived.receivedOn,
  } as const;
  await post(db, { ...about, ...by }, receiptPosting({ receiptId: id, ...arrived }));
  const detail = { ...byWhom(act), text };
  await auditEach(act, [{ event: 'credit.received', userId: null, enterpriseId: null, detail }]);
  return row;
};

/** Enters a bank transfer. */
export const enterReceipt = (
  act: Act,
  { form }: ParsedInputOf<typeof contract.enterReceipt>,
): Promise<{ id: string }> =>
  act.db.transaction(async (db) => {
    if (form.receivedOn > chinaDayOf(act.clock.now()))
      throw apiErrorAt('form.receivedOn', codes.badInput, messages.receivedAhead);
    const { id } = await receive(
      { ...act, db },
      {
        ...form,
        channel: 'bank',
        amount: Number(ledgerAmountIn(form.amount)),
        charge: form.charge === '' ? 0 : Number(ledgerAmountIn(form.charge, 0)),
      },
    );
    return { id };
  });

/** Locks a receipt; rejects a changed one, with who changed it and how. */
const lockReceipt = async (db: Database, { id, version }: { id: string; version: number }): Promise<ReceiptRow> => {
  const [row] = await db.select().from(moneyReceipts).where(eq(moneyReceipts.id, id)).for('update');
  if (!row) throw new ApiError(codes.notFound, messages.receiptUnknown);
  if (row.version !== version) {
    const [last] = row.staffId ? await db.select().from(staff).where(eq(staff.id, row.staffId)) : [];
    const why = messages.changedBy(last?.name ?? messages.system, dateMinute(row.changedAt), row.lastAct);
    throw apiErrorAt(versionField, codes.conflict, why);
  }
  if (row.reversedReason !== null) throw new ApiError(codes.conflict, messages.receiptReversed);
  return row;
};

const changeReceipt = (
  { db, by }: Pick<LockedAccount, 'db' | 'by'>,
  { id, version }: ReceiptRow,
  change: Partial<typeof moneyReceipts.$inferInsert> & { lastAct: string },
) =>
  db
    .update(moneyReceipts)
    .set({ ...change, version: version + 1, staffId: by.staffId, changedAt: by.at })
    .where(eq(moneyReceipts.id, id));

/**
 * Assigns an open receipt to the company and pays bills with it; the rest becomes the company's balance. Pass the
 * locked account.
 */
export const assign = async (
  locked: LockedAccount,
  row: ReceiptRow,
  allocations: readonly { billId: string; amount: number }[],
): Promise<void> => {
  const { db, by, record } = locked;
  const { enterpriseId } = locked.account;
  const { id, receiptNo, currency } = row;
  const amount = grossOf(row);
  const about = { act: 'assignment', text: messages.assigned(receiptNo), enterpriseId, sourceId: id } as const;
  await post(db, { ...about, ...by }, assignmentPosting({ enterpriseId, currency, amount, receiptId: id }));
  let left = amount;
  const paid: string[] = [];
  for (const allocation of allocations) {
    const { noteNo } = await allocate(locked, { itemId: id, itemNo: receiptNo, currency, left }, allocation);
    left -= allocation.amount;
    paid.push(noteNo);
  }
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const text = messages.matched(receiptNo, company?.name ?? '', { currency, amount }, paid, left);
  await changeReceipt(locked, row, { enterpriseId, lastAct: text });
  await record('credit.matched', text);
};

/** Decides the company of a receipt and the bills that it pays. */
export const matchReceipt = (
  act: Act,
  { id, version, enterpriseId, allocations }: ParsedInputOf<typeof contract.matchReceipt>,
): Promise<{ id: string }> =>
  withLockedAccount(act, { enterpriseId }, async (locked) => {
    const row = await lockReceipt(locked.db, { id, version });
    if (row.enterpriseId !== null) throw new ApiError(codes.conflict, messages.receiptMatched);
    if (new Set(allocations.map(({ billId }) => billId)).size < allocations.length)
      throw new ApiError(codes.badInput, messages.billTwice);
    await assign(locked, row, allocations);
    return { id };
  });

const reverseOf = async (
  db: Database,
  sourceId: string,
  act: 'assignment' | 'receipt',
  by: LockedAccount['by'],
): Promise<void> => {
  const own = and(eq(ledgerPostings.sourceId, sourceId), eq(ledgerPostings.act, act), inForce);
  const [posting] = await db.select().from(ledgerPostings).where(own);
  if (posting) await reverse(db, posting, by);
};

/** Reverses the payments and the assignment of a receipt; the company's account is locked. */
const unmatch = async ({ db, account, by }: LockedAccount, { id }: ReceiptRow): Promise<void> => {
  const allocated = await allocationsOf(db, account.enterpriseId);
  for (const { posting, fromId } of allocated) if (fromId === id) await reverse(db, posting, by);
  await reverseOf(db, id, 'assignment', by);
};

/** Rejects the reversal of a receipt with a refund that is proposed, being made or made; the company's account is locked. */
const rejectRefunded = async (db: Database, receiptId: string): Promise<void> => {
  const current = inArray(refunds.state, ['proposed', 'sending', 'done']);
  const ofPayment = and(eq(refunds.paymentNo, payments.paymentNo), current);
  const refunded = exists(db.select().from(refunds).where(ofPayment));
  if ((await db.$count(payments, and(eq(payments.receiptId, receiptId), refunded))) > 0)
    throw new ApiError(codes.conflict, messages.receiptRefunded);
};

/** Reverses a receipt's assignment, or the whole receipt: an entry error, or the bank took it back. */
export const reverseReceipt = async (
  act: Act,
  { id, version, form: { scope, reason } }: ParsedInputOf<typeof contract.reverseReceipt>,
): Promise<{ id: string }> => {
  const [seen] = await act.db.select().from(moneyReceipts).where(eq(moneyReceipts.id, id));
  if (!seen) throw new ApiError(codes.notFound, messages.receiptUnknown);
  const reversed = { enterpriseId: null, reversedReason: reason };
  if (seen.enterpriseId === null)
    return act.db.transaction(async (db) => {
      const row = await lockReceipt(db, { id, version });
      if (scope === 'match') throw new ApiError(codes.conflict, messages.receiptNotMatched);
      const text = messages.reversed(row.receiptNo, reason);
      const by = { staffId: act.staff?.staffId ?? null, at: act.clock.now() };
      await reverseOf(db, id, 'receipt', by);
      await changeReceipt({ db, by }, row, { ...reversed, lastAct: text });
      const detail = { ...byWhom(act), text };
      await auditEach({ ...act, db }, [{ event: 'credit.reversed', userId: null, enterpriseId: null, detail }]);
      return { id };
    });
  return withLockedAccount(act, { enterpriseId: seen.enterpriseId }, async (locked) => {
    await rejectRefunded(locked.db, id);
    const row = await lockReceipt(locked.db, { id, version });
    const isWhole = scope === 'receipt';
    const text = (isWhole ? messages.reversed : messages.unmatched)(row.receiptNo, reason);
    await unmatch(locked, row);
    if (isWhole) await reverseOf(locked.db, id, 'receipt', locked.by);
    await changeReceipt(locked, row, isWhole ? { ...reversed, lastAct: text } : { enterpriseId: null, lastAct: text });
    await locked.record('credit.reversed', text);
    return { id };
  });
};
