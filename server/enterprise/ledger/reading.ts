import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AccountList, DeskAccount, DueBills, DueCursor } from '#contract/desk/accounts/creditDesk.ts';
import type { DeskReceipt, ReceiptList } from '#contract/desk/accounts/receiptDesk.ts';
import { accountActsListed, accountsListed, dueBillsListed, receiptsListed } from '#contract/desk/deskLimits.ts';
import { managers } from '#contract/desk/staffRoles.ts';
import { creditBlockOf, isOverdue, overdueDaysOf } from '#contract/enterprise/ledger/credit.ts';
import type { BillOfCompany } from '#contract/enterprise/ledger/matching.ts';
import { proposalsOf } from '#contract/enterprise/ledger/matching.ts';
import { sumOf } from '#contract/enterprise/ledger/postings.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { currency as currencies } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { folded } from '#server/db/folded.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { billingLines, billingNotes, creditAccounts, creditEvents, moneyReceipts } from '#server/db/schema/ledger.ts';
import { refunds } from '#server/db/schema/payments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskPaymentsOf } from '#server/payments/deskPayments.ts';
import { statusName } from '#server/orders/messages.ts';
import type { BillRow } from './account.ts';
import { billsOf, creditFactsOf, unbilledOf } from './account.ts';
import { allocationsOf, balancesOf, itemNumbersOf } from './items.ts';
import { creditMessages as messages } from './messages.ts';
import type { ReceiptRow } from './receipts.ts';
import { grossOf } from './receipts.ts';

type Reading = Pick<DeskContext, 'db' | 'clock' | 'staff'>;

const isManager = ({ staff: { role } }: Reading): boolean => managers.includes(role);

const totalsOf = (amounts: readonly Total[]): Total[] =>
  currencies.options.flatMap((currency) => {
    const own = amounts.filter((one) => one.currency === currency);
    return own.length === 0 ? [] : [{ currency, amount: sumOf(own.map(({ amount }) => amount)) }];
  });

const openOf = (bills: readonly BillRow[]): Total[] =>
  totalsOf(bills.map(({ currency, open }) => ({ currency, amount: open })));

const contains = (columns: readonly AnyPgColumn[], keyword: string) =>
  keyword === ''
    ? undefined
    : or(...columns.map((column) => sql`strpos(${folded(sql`${column}`)}, ${folded(sql`${keyword}::text`)}) > 0`));

const refundsThat = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${refunds} where ${refunds.enterpriseId} = ${enterprises.id} and ${condition})`;
const waiting = refundsThat(sql`${refunds.state} = 'proposed'`);
const abnormal = refundsThat(sql`${refunds.state} = 'sending' and ${refunds.abnormalAt} is not null`);

/** The verified companies matching a keyword, those with undecided or abnormal refunds and those with terms first, with their open amounts. */
export const accountsMatching = async (context: Reading, keyword: string): Promise<AccountList> => {
  const { db, clock } = context;
  // companies that are no longer verified may still owe
  const known = or(eq(enterprises.auditStatus, 'PASS'), sql`${creditAccounts.enterpriseId} is not null`);
  const matching = and(known, contains([enterprises.name, enterprises.mcpCode], keyword));
  const joined = eq(creditAccounts.enterpriseId, enterprises.id);
  const [counted] = await db
    .select({ total: count() })
    .from(enterprises)
    .leftJoin(creditAccounts, joined)
    .where(matching);
  const rows = await db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      paymentDays: creditAccounts.paymentDays,
      refundsWaiting: waiting,
      refundsAbnormal: abnormal,
    })
    .from(enterprises)
    .leftJoin(creditAccounts, joined)
    .where(matching)
    .orderBy(
      sql`${waiting} + ${abnormal} = 0`,
      sql`${creditAccounts.enterpriseId} is null`,
      asc(enterprises.name),
      asc(enterprises.id),
    )
    .limit(accountsListed);
  const today = chinaDayOf(clock.now());
  const listed = [];
  for (const { id, name, paymentDays, ...refundCounts } of rows) {
    const bills = paymentDays === null ? [] : await billsOf(db, { enterpriseId: id });
    listed.push({
      enterpriseId: id,
      companyZh: name ?? '',
      paymentDays,
      open: openOf(bills),
      overdue: openOf(bills.filter((bill) => isOverdue(bill, today))),
      balance: paymentDays === null ? [] : totalsOf(await balancesOf(db, id)),
      ...refundCounts,
    });
  }
  return { total: counted?.total ?? 0, mayExport: isManager(context), rows: listed };
};

/** A page of the open bills of companies matching a keyword, by due day. */
export const dueBillsOf = async (
  { db, clock }: Reading,
  { keyword, after }: { keyword: string; after?: DueCursor | undefined },
): Promise<DueBills> => {
  const { id, noteNo, enterpriseId, currency, amount, dueOn, open } = billingNotes;
  const read = await db
    .select({ id, noteNo, enterpriseId, companyZh: enterprises.name, currency, amount, dueOn, open })
    .from(billingNotes)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseId))
    .where(
      and(
        sql`${open} > 0`,
        contains([enterprises.name, enterprises.mcpCode], keyword),
        after && sql`(${dueOn}, ${noteNo}) > (${after.dueOn}, ${after.noteNo})`,
      ),
    )
    .orderBy(asc(dueOn), asc(noteNo))
    .limit(dueBillsListed + 1);
  const today = chinaDayOf(clock.now());
  const rows = read.slice(0, dueBillsListed).map((row) => {
    const lastDay = row.dueOn ?? '';
    const overdueDays = overdueDaysOf({ dueOn: lastDay }, today);
    return Object.assign(row, { companyZh: row.companyZh ?? '', dueOn: lastDay, overdueDays, open: row.open ?? 0 });
  });
  const last = rows.at(-1);
  return { rows, next: last && read.length > rows.length ? { dueOn: last.dueOn, noteNo: last.noteNo } : null };
};

/** The orders of bills with the credited amount of each. */
const linesOf = async (db: Database, billIds: readonly string[]) => {
  const of = sql<string>`coalesce(${billingNotes.billId}, ${billingNotes.id})`;
  return db
    .select({
      billId: of,
      kind: billingNotes.kind,
      orderNo: billingLines.orderNo,
      text: billingLines.text,
      amount: billingLines.amount,
    })
    .from(billingLines)
    .innerJoin(billingNotes, eq(billingNotes.id, billingLines.noteId))
    .where(inArray(of, [...billIds]))
    .orderBy(asc(billingLines.position));
};

const shownBill = (
  bill: BillRow,
  lines: Awaited<ReturnType<typeof linesOf>>,
  today: string,
): DeskAccount['bills'][number] => {
  const { row, noteNo, currency, open, dueOn } = bill;
  const own = lines.filter(({ billId }) => billId === row.id);
  return {
    id: row.id,
    noteNo,
    currency,
    amount: row.amount,
    open,
    issuedOn: row.issuedOn,
    dueOn,
    isOverdue: isOverdue(bill, today),
    lines: own
      .filter(({ kind }) => kind === 'bill')
      .map(({ orderNo, text, amount }) => {
        const credits = own.filter((line) => line.kind !== 'bill' && line.orderNo === orderNo);
        return { orderNo, text, amount, credited: sumOf(credits.map((line) => line.amount)) };
      }),
  };
};

/** All data about a company's money. */
export const accountInFull = async (context: Reading, enterpriseId: string): Promise<DeskAccount> => {
  const { db, clock } = context;
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.enterpriseId, enterpriseId));
  if (!company || (!account && company.auditStatus !== 'PASS')) throw new ApiError(codes.notFound, messages.unknown);
  const about = { enterpriseId, companyZh: company.name ?? '', maySetTerms: isManager(context) };
  const nothing = {
    payments: [],
    exposure: [],
    blockZh: '',
    unbilled: [],
    bills: [],
    balances: [],
    allocations: [],
    history: [],
  };
  if (!account) return { ...about, version: 0, terms: null, ...nothing };
  const today = chinaDayOf(clock.now());
  const facts = await creditFactsOf(db, account);
  const all = await billsOf(db, { enterpriseId, all: true });
  // a paid one is needed for its credit note
  const paid = all.filter((bill) => bill.open === 0).slice(-accountActsListed);
  const bills = [...facts.bills, ...paid.toReversed()];
  const lines = await linesOf(
    db,
    bills.map(({ row }) => row.id),
  );
  const balances = await balancesOf(db, enterpriseId);
  const allocations = (await allocationsOf(db, enterpriseId)).slice(0, accountActsListed);
  const numbers = await itemNumbersOf(db, [
    ...balances.map(({ itemId }) => itemId),
    ...allocations.map(({ fromId }) => fromId),
  ]);
  const block = creditBlockOf(facts, [], today);
  const events = await db
    .select({ position: creditEvents.position, text: creditEvents.text, by: staff.name, at: creditEvents.at })
    .from(creditEvents)
    .leftJoin(staff, eq(staff.id, creditEvents.staffId))
    .where(eq(creditEvents.enterpriseId, enterpriseId))
    .orderBy(desc(creditEvents.position))
    .limit(accountActsListed);
  const { paymentDays, limitCny, limitUsd, countsFrom, overrideUntil, overrideReason } = account;
  return {
    ...about,
    version: events[0]?.position ?? 0,
    terms: { paymentDays, limitCny, limitUsd, countsFrom, overrideUntil, overrideReason },
    exposure: facts.exposure,
    blockZh: block ? messages.block(block) : '',
    unbilled: (await unbilledOf(db, account)).map(({ orderNo, routeZh, line, status, currency, amount }) => ({
      orderNo,
      routeZh,
      statusZh: statusName(line, status),
      currency,
      amount,
    })),
    bills: bills.map((bill) => shownBill(bill, lines, today)),
    balances: balances.map((of) => Object.assign({}, of, { itemNo: numbers.get(of.itemId) ?? '' })),
    allocations: allocations.map(({ posting, fromId, billNo, currency, amount }) => ({
      id: posting.id,
      billNo,
      fromNo: numbers.get(fromId) ?? '',
      currency,
      amount,
      day: posting.day,
    })),
    payments: await deskPaymentsOf(context, enterpriseId),
    history: events.toReversed().map(({ text, by, at }) => ({ text, by: by ?? messages.system, at: at.toISOString() })),
  };
};

const stateOf = ({ enterpriseId, reversedReason }: ReceiptRow): DeskReceipt['state'] => {
  if (reversedReason !== null) return 'reversed';
  return enterpriseId === null ? 'open' : 'matched';
};

/** The receipts matching a keyword, unassigned ones first, with proposed companies. */
export const receiptsMatching = async ({ db }: Pick<Reading, 'db'>, keyword: string): Promise<ReceiptList> => {
  const { receiptNo, payer, reference, transactionNo } = moneyReceipts;
  const matching = contains([receiptNo, payer, reference, transactionNo], keyword);
  const [counted] = await db.select({ total: count() }).from(moneyReceipts).where(matching);
  const rows = await db
    .select({ row: moneyReceipts, companyZh: enterprises.name })
    .from(moneyReceipts)
    .leftJoin(enterprises, eq(enterprises.id, moneyReceipts.enterpriseId))
    .where(matching)
    .orderBy(
      sql`${moneyReceipts.enterpriseId} is not null or ${moneyReceipts.reversedReason} is not null`,
      desc(moneyReceipts.receivedOn),
      desc(moneyReceipts.receiptNo),
    )
    .limit(receiptsListed);
  const isWaiting = rows.some(({ row }) => stateOf(row) === 'open');
  const companies = isWaiting
    ? await db
        .select({ enterpriseId: creditAccounts.enterpriseId, name: enterprises.name })
        .from(creditAccounts)
        .innerJoin(enterprises, eq(enterprises.id, creditAccounts.enterpriseId))
    : [];
  const known = companies.map(({ enterpriseId, name }) => ({ enterpriseId, companyZh: name ?? '' }));
  const nameOf = new Map(known.map(({ enterpriseId, companyZh }) => [enterpriseId, companyZh]));
  const bills = (isWaiting ? await billsOf(db, {}) : []).map(
    ({ row: { id: billId, enterpriseId }, noteNo, currency, dueOn, open }): BillOfCompany => {
      const companyZh = nameOf.get(enterpriseId) ?? '';
      return { billId, enterpriseId, companyZh, noteNo, currency, dueOn, open };
    },
  );
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ row, companyZh }) => ({
      id: row.id,
      receiptNo: row.receiptNo,
      channel: row.channel,
      transactionNo: row.transactionNo,
      currency: row.currency,
      amount: row.amount,
      charge: row.charge,
      payer: row.payer,
      reference: row.reference,
      receivedOn: row.receivedOn,
      state: stateOf(row),
      companyZh: companyZh ?? '',
      version: row.version,
      lastZh: row.lastAct,
      proposals: stateOf(row) === 'open' ? proposalsOf({ ...row, amount: grossOf(row) }, bills, known) : [],
    })),
  };
};
