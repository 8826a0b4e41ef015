import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { CreditFacts, OpenBill } from '#contract/enterprise/ledger/credit.ts';
import { acceptedStatuses, deskStatuses, versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { currency as currencies } from '#contract/rules/pricing/price.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { auditEach } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { billingLines, billingNotes, creditAccounts, creditEvents, ledgerEntries } from '#server/db/schema/ledger.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { DeskAct } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { creditMessages as messages } from './messages.ts';
import { toUnits } from './posting.ts';

export type AccountRow = typeof creditAccounts.$inferSelect;
export type NoteRow = typeof billingNotes.$inferSelect;

/** A bill with its open amount. */
export interface BillRow extends OpenBill {
  row: NoteRow;
}

/** The open bills of a company, all or one by id; with `all` the paid ones as well. The oldest first. */
export const billsOf = async (
  db: Database,
  { enterpriseId, billId, all = false }: { enterpriseId?: string; billId?: string; all?: boolean },
): Promise<BillRow[]> => {
  const rows = await db
    .select()
    .from(billingNotes)
    .where(
      and(
        eq(billingNotes.kind, 'bill'),
        enterpriseId === undefined ? undefined : eq(billingNotes.enterpriseId, enterpriseId),
        billId === undefined ? undefined : eq(billingNotes.id, billId),
        all ? undefined : gt(billingNotes.open, 0),
      ),
    )
    .orderBy(asc(billingNotes.dueOn), asc(billingNotes.noteNo));
  return rows.map((row) => ({
    row,
    noteNo: row.noteNo,
    currency: row.currency,
    dueOn: row.dueOn ?? row.issuedOn,
    open: row.open ?? 0,
  }));
};

/** The statuses of orders that a company owes for, billed or not. */
const owedStatuses = deskStatuses.filter((status) => !isEndedEarly(status));

const counted = ({ enterpriseId, countsFrom }: Pick<AccountRow, 'enterpriseId' | 'countsFrom'>) =>
  and(
    eq(orders.enterpriseId, enterpriseId),
    gte(orders.placedAt, dayBegins(countsFrom)),
    inArray(orders.status, [...owedStatuses]),
  );

/** A bill's lines add, those of credit notes subtract; waived amounts count as billed. */
const signed = sql`case ${billingNotes.kind} when 'bill' then ${billingLines.amount} when 'credit' then -${billingLines.amount} else 0 end`;

/** A company's debt from orders that are not billed yet, less its credit balance, by currency. */
export const exposureOf = async (db: Database, account: AccountRow): Promise<Total[]> => {
  const { enterpriseId } = account;
  const { rows } = (await db.execute(sql`
    select currency, sum(amount)::text as amount from (
      select ${ledgerEntries.currency} as currency, ${ledgerEntries.amount} as amount from ${ledgerEntries}
        where ${ledgerEntries.enterpriseId} = ${enterpriseId} and ${ledgerEntries.account} in ('receivable', 'customerBalance')
      union all select total ->> 'currency', (total ->> 'amount')::bigint
        from ${orders} cross join lateral jsonb_array_elements(${orders.totals}) total where ${counted(account)}
      union all select ${billingNotes.currency}, -(${signed})
        from ${billingLines} join ${billingNotes} on ${billingNotes.id} = ${billingLines.noteId}
        join ${orders} on ${orders.orderNo} = ${billingLines.orderNo} where ${counted(account)}
    ) parts group by currency`)) as unknown as { rows: { currency: Currency; amount: string }[] };
  return currencies.options.flatMap((currency) => {
    const found = rows.find((row) => row.currency === currency);
    return found ? [{ currency, amount: toUnits(found.amount) }] : [];
  });
};

/** An order with its billable amount in a currency. */
export interface Unbilled extends Total {
  orderNo: string;
  routeZh: string;
  line: (typeof orders.$inferSelect)['line'];
  status: (typeof orders.$inferSelect)['status'];
}

/** The accepted orders of a company with their unbilled amount, the oldest first; negative if too much was billed. */
export const unbilledOf = async (db: Database, account: AccountRow): Promise<Unbilled[]> => {
  const { orderNo, routeZh, line, status, totals, placedAt } = orders;
  const accepted = and(counted(account), inArray(status, [...acceptedStatuses]));
  const rows = await db
    .select({ orderNo, routeZh, line, status, totals })
    .from(orders)
    .where(accepted)
    .orderBy(asc(placedAt));
  const billed = await db
    .select({
      orderNo: billingLines.orderNo,
      currency: billingNotes.currency,
      amount: sql<number>`sum(${signed})::text`.mapWith(toUnits),
    })
    .from(billingLines)
    .innerJoin(billingNotes, eq(billingNotes.id, billingLines.noteId))
    .where(eq(billingNotes.enterpriseId, account.enterpriseId))
    .groupBy(billingLines.orderNo, billingNotes.currency);
  const former = new Map(billed.map((row) => [`${row.orderNo} ${row.currency}`, row.amount]));
  return rows.flatMap(({ totals: own, ...order }) =>
    own.flatMap(({ currency, amount }) => {
      const left = amount - (former.get(`${order.orderNo} ${currency}`) ?? 0);
      return left === 0 ? [] : [{ ...order, currency, amount: left }];
    }),
  );
};

/** The data that decide whether a company may order, with its open bills in full. */
interface AccountFacts extends CreditFacts {
  bills: BillRow[];
  exposure: Total[];
}

/** Reads the data that decide whether a company may order. */
export const creditFactsOf = async (db: Database, account: AccountRow): Promise<AccountFacts> => ({
  limits: { 1: account.limitCny, 2: account.limitUsd },
  overrideUntil: account.overrideUntil,
  bills: await billsOf(db, { enterpriseId: account.enterpriseId }),
  exposure: await exposureOf(db, account),
});

export type Act = Pick<DeskAct, 'db' | 'clock' | 'caller' | 'staff'>;

/** Writes an action to the account's history, the audit log and thus the company's log. */
export const recordAct = async (
  { db, clock, caller, staff: by }: Act,
  { enterpriseId, position, event, text }: { enterpriseId: string; position: number; event: AuditEvent; text: string },
): Promise<void> => {
  const at = clock.now();
  await db.insert(creditEvents).values({ enterpriseId, position, text, staffId: by?.staffId ?? null, at });
  const detail = { ...(by ? byWhom({ staff: by }) : { by: 'system' }), text };
  await auditEach({ db, clock, caller }, [{ event, userId: null, enterpriseId, detail }]);
};

/** Locks an account, so that changes of its money and orders are serialised; undefined without terms. */
export const lockAccount = async (db: Database, enterpriseId: string): Promise<AccountRow | undefined> => {
  const [row] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.enterpriseId, enterpriseId))
    .for('update');
  return row;
};

/** The last entry of an account's history; its position is the account's version. */
export const lastActOf = async (db: Database, enterpriseId: string) => {
  const [last] = await db
    .select({ position: creditEvents.position, text: creditEvents.text, at: creditEvents.at, by: staff.name })
    .from(creditEvents)
    .leftJoin(staff, eq(staff.id, creditEvents.staffId))
    .where(eq(creditEvents.enterpriseId, enterpriseId))
    .orderBy(desc(creditEvents.position))
    .limit(1);
  return last;
};

/** Rejects a decision on an older version, with who changed it and how. */
export const rejectOlder = (last: Awaited<ReturnType<typeof lastActOf>>, version: number): void => {
  if ((last?.position ?? 0) === version) return;
  const why = messages.changedBy(last?.by ?? messages.system, last ? dateMinute(last.at) : '', last?.text ?? '');
  throw apiErrorAt(versionField, codes.conflict, why);
};

export interface LockedAccount {
  db: Database;
  account: AccountRow;
  now: Date;
  /** Who posts, and when. */
  by: { staffId: string | null; at: Date };
  record: (event: AuditEvent, text: string) => Promise<void>;
}

/**
 * Changes an account in a transaction with it locked; without a version any state is accepted. Rejects a company
 * without terms.
 */
export const withLockedAccount = <Result>(
  act: Act,
  { enterpriseId, version }: { enterpriseId: string; version?: number },
  change: (locked: LockedAccount) => Promise<Result>,
): Promise<Result> =>
  act.db.transaction(async (db) => {
    const account = await lockAccount(db, enterpriseId);
    if (!account) throw new ApiError(codes.conflict, messages.noTerms);
    const last = await lastActOf(db, enterpriseId);
    if (version !== undefined) rejectOlder(last, version);
    const now = act.clock.now();
    let position = last?.position ?? 0;
    return change({
      db,
      account,
      now,
      by: { staffId: act.staff?.staffId ?? null, at: now },
      record: async (event, text) => {
        position += 1;
        await recordAct({ ...act, db }, { enterpriseId, position, event, text });
      },
    });
  });
