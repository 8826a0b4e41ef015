import { and, eq, sql } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/creditDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import { dueDayOf } from '#contract/enterprise/ledger/credit.ts';
import { allocationPosting, billPosting, creditNotePosting, sumOf } from '#contract/enterprise/ledger/postings.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { billingLines, billingNotes } from '#server/db/schema/ledger.ts';
import type { Act, BillRow, LockedAccount } from './account.ts';
import { nextNumber } from '#server/orders/orderNumber.ts';
import { billsOf, unbilledOf, withLockedAccount } from './account.ts';
import { allocationsOf, balancesOf, itemNumbersOf } from './items.ts';
import { creditMessages as messages } from './messages.ts';
import { post, reverse, toUnits } from './posting.ts';

type Issued = Promise<{ id: string }>;

/** The next number of a bill `ZD`, a credit note `DX`, a receipt `SK`, a payment `ZF` or a refund `TK`: as of an order. */
export const newNumber = (prefix: 'ZD' | 'DX' | 'SK' | 'ZF' | 'TK', now: Date) => nextNumber(prefix, now);

/** Issues a bill for the unbilled amounts of selected orders in one currency. */
export const issueBill = (
  act: Act,
  { enterpriseId, version, currency, orderNos, form }: ParsedInputOf<typeof contract.issueAccountBill>,
): Issued =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, account, now, by, record }) => {
    const open = await unbilledOf(db, account);
    const lines = [...new Set(orderNos)].map((orderNo) => {
      const line = open.find((one) => one.orderNo === orderNo && one.currency === currency);
      if (!line || line.amount < 0) throw apiErrorAt('orderNos', codes.conflict, messages.orderBilled(orderNo));
      return line;
    });
    const total = { currency, amount: sumOf(lines.map(({ amount }) => amount)) };
    const issuedOn = chinaDayOf(now);
    const dueOn = dueDayOf(issuedOn, account.paymentDays);
    const [note] = await db
      .insert(billingNotes)
      .values({
        noteNo: newNumber('ZD', now),
        kind: 'bill',
        enterpriseId,
        ...total,
        issuedOn,
        dueOn,
        reason: form.note,
        issuedBy: by.staffId!,
        issuedAt: now,
      })
      .returning();
    const { id, noteNo } = note!;
    await db.insert(billingLines).values(
      lines.map(({ orderNo, routeZh, amount }, index) => ({
        noteId: id,
        position: index + 1,
        orderNo,
        text: routeZh,
        amount,
      })),
    );
    const about = { act: 'bill', text: messages.billText(noteNo), enterpriseId, sourceId: id } as const;
    await post(db, { ...about, ...by }, billPosting({ enterpriseId, ...total, billId: id }));
    await record('credit.billed', messages.billed(noteNo, total, lines.length, dueOn));
    return { id };
  });

const billIn = async (db: Database, enterpriseId: string, billId: string): Promise<BillRow> => {
  const [bill] = await billsOf(db, { enterpriseId, billId, all: true });
  if (!bill) throw new ApiError(codes.notFound, messages.billUnknown);
  return bill;
};

/** The billed amount of an order, less its credit notes. */
const leftOf = async (db: Database, billId: string, orderNo: string): Promise<{ amount: number; text: string }> => {
  const ofNote = sql`(${billingNotes.id} = ${billId} or ${billingNotes.billId} = ${billId})`;
  const [left] = await db
    .select({
      amount:
        sql<number>`coalesce(sum(case ${billingNotes.kind} when 'bill' then ${billingLines.amount} else -${billingLines.amount} end), 0)::text`.mapWith(
          toUnits,
        ),
      text: sql<string | null>`min(${billingLines.text})`,
    })
    .from(billingLines)
    .innerJoin(billingNotes, eq(billingNotes.id, billingLines.noteId))
    .where(and(ofNote, eq(billingLines.orderNo, orderNo)));
  return { amount: left?.amount ?? 0, text: left?.text ?? '' };
};

/** Issues a credit note for an order of a bill; an amount that is already paid becomes the company's balance. */
export const issueCredit = (
  act: Act,
  { enterpriseId, version, billId, orderNo, form }: ParsedInputOf<typeof contract.issueCredit>,
): Issued =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, now, by, record }) => {
    const bill = await billIn(db, enterpriseId, billId);
    const { currency, noteNo: billNo } = bill;
    const amount = Number(ledgerAmountIn(form.amount));
    const left = await leftOf(db, billId, orderNo);
    if (amount > left.amount)
      throw apiErrorAt('form.amount', codes.badInput, messages.creditTooHigh({ currency, amount: left.amount }));
    const { reason } = form;
    const [note] = await db
      .insert(billingNotes)
      .values({
        noteNo: newNumber('DX', now),
        kind: form.effect === 'reduce' ? 'waiver' : 'credit',
        enterpriseId,
        currency,
        amount,
        issuedOn: chinaDayOf(now),
        billId,
        reason,
        issuedBy: by.staffId!,
        issuedAt: now,
      })
      .returning();
    const { id, noteNo } = note!;
    await db.insert(billingLines).values({ noteId: id, position: 1, orderNo, text: left.text, amount });
    const about = { act: 'creditNote', text: messages.creditText(noteNo, billNo), enterpriseId, sourceId: id } as const;
    const of = { enterpriseId, currency, amount, billId, creditNoteId: id, open: bill.open };
    await post(db, { ...about, ...by }, creditNotePosting(of));
    await record(
      'credit.credited',
      messages.credited(noteNo, { currency, amount }, billNo, orderNo, form.effect, reason),
    );
    return { id };
  });

/** Pays a bill of a company from its credit balance. Pass the locked account. */
export const allocate = async (
  { db, account: { enterpriseId }, by }: Pick<LockedAccount, 'db' | 'account' | 'by'>,
  from: { itemId: string; itemNo: string; currency: string; left: number },
  { billId, amount }: { billId: string; amount: number },
): Promise<BillRow> => {
  const bill = await billIn(db, enterpriseId, billId);
  const { currency, noteNo, open } = bill;
  if (currency !== from.currency) throw new ApiError(codes.conflict, messages.otherCurrency);
  if (amount > open)
    throw apiErrorAt('form.amount', codes.conflict, messages.overOpen(noteNo, { currency, amount: open }));
  if (amount > from.left)
    throw apiErrorAt('form.amount', codes.conflict, messages.overBalance({ currency, amount: from.left }));
  const about = {
    act: 'allocation',
    text: messages.allocationText(from.itemNo, noteNo),
    enterpriseId,
    sourceId: billId,
  } as const;
  await post(
    db,
    { ...about, ...by },
    allocationPosting({ enterpriseId, currency, amount, fromId: from.itemId, billId }),
  );
  return bill;
};

/** Pays part of a bill from a company's balance. */
export const allocateBalance = (
  act: Act,
  { enterpriseId, version, itemId, billId, form }: ParsedInputOf<typeof contract.allocateBalance>,
): Issued =>
  withLockedAccount(act, { enterpriseId, version }, async (locked) => {
    const found = (await balancesOf(locked.db, enterpriseId)).find((one) => one.itemId === itemId);
    if (!found) throw new ApiError(codes.notFound, messages.itemUnknown);
    const amount = Number(ledgerAmountIn(form.amount));
    const itemNo = (await itemNumbersOf(locked.db, [itemId])).get(itemId) ?? '';
    const { noteNo, currency } = await allocate(locked, { ...found, itemNo, left: found.amount }, { billId, amount });
    await locked.record('credit.allocated', messages.allocated({ currency, amount }, noteNo));
    return { id: billId };
  });

/** Reverses an allocation: the bill is open again, and the money is the company's balance. */
export const undoAllocation = (
  act: Act,
  { enterpriseId, version, allocationId, form }: ParsedInputOf<typeof contract.undoAllocation>,
): Issued =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, by, record }) => {
    const found = (await allocationsOf(db, enterpriseId)).find(({ posting }) => posting.id === allocationId);
    if (!found) throw new ApiError(codes.notFound, messages.allocationUnknown);
    await reverse(db, found.posting, by);
    const { currency, amount, billNo } = found;
    await record('credit.unallocated', messages.unallocated({ currency, amount }, billNo, form.reason));
    return { id: allocationId };
  });
