import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { agingOf, agingParts } from '#contract/enterprise/ledger/credit.ts';
import { sumOf } from '#contract/enterprise/ledger/postings.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { currency as currencies } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { ledgerEntries, ledgerPostings } from '#server/db/schema/ledger.ts';
import type { TableFormat } from '#server/support/tableFiles.ts';
import { tableFile } from '#server/support/tableFiles.ts';
import { billsOf } from './account.ts';
import { creditMessages as messages, ledgerAccountZh } from './messages.ts';
import { summed } from './posting.ts';

/** The first and last day of a statement or a journal, both included. */
export interface LedgerPeriod {
  from: string;
  until: string;
}

/** A bill, a credit note, a receipt or a reversal, as it changes the company's debt. */
export interface StatementLine {
  day: string;
  text: string;
  /** Minor units: debt positive, payment or credit negative. */
  amount: number;
  /** The bill that it issued. */
  billId: string | null;
  /** The company's debt after it. */
  balance: number;
}

/** A company's opening balance, its changes and its closing balance, in one currency. */
export interface Statement {
  currency: Currency;
  opening: number;
  lines: StatementLine[];
  closing: number;
  /** The open amounts today by age, in the order of `agingParts`. */
  aging: number[];
}

export const rejectReversed = ({ from, until }: LedgerPeriod): void => {
  if (until < from) throw apiErrorAt('until', codes.badInput, messages.periodReversed);
};

/** The accounts that make up a company's debt. */
const owed = (enterpriseId: string) =>
  and(eq(ledgerEntries.enterpriseId, enterpriseId), inArray(ledgerEntries.account, ['receivable', 'customerBalance']));

/** The statements of a company over a period, one for each currency with an amount. */
export const statementsOf = async (
  db: Database,
  enterpriseId: string,
  { from, until }: LedgerPeriod,
  now: Date,
): Promise<Statement[]> => {
  rejectReversed({ from, until });
  const { currency, amount, postingId } = ledgerEntries;
  const openings = await db
    .select({ currency, amount: summed(amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, postingId))
    .where(and(owed(enterpriseId), lt(ledgerPostings.day, from)))
    .groupBy(currency);
  const { id, day, text, number, act, sourceId } = ledgerPostings;
  const changes = await db
    .select({ currency, day, text, act, sourceId, amount: summed(amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(id, postingId))
    .where(and(owed(enterpriseId), gte(day, from), lte(day, until)))
    .groupBy(currency, id)
    // an allocation moves the company's own money
    .having(sql`sum(${amount}) <> 0`)
    .orderBy(asc(day), asc(number));
  const bills = await billsOf(db, { enterpriseId });
  return currencies.options.flatMap((of) => {
    const opening = openings.find((one) => one.currency === of)?.amount ?? 0;
    const own = changes.filter((change) => change.currency === of);
    const open = bills.filter((bill) => bill.currency === of);
    if (opening === 0 && own.length === 0 && open.length === 0) return [];
    let balance = opening;
    const lines = own.map((line) => {
      balance = sumOf([balance, line.amount]);
      return {
        day: line.day,
        text: line.text,
        amount: line.amount,
        billId: line.act === 'bill' ? line.sourceId : null,
        balance,
      };
    });
    return [{ currency: of, opening, lines, closing: balance, aging: agingOf(open, chinaDayOf(now)) }];
  });
};

const units = (amount: number): string => (amount / 100).toFixed(2);
const codeOf = (of: Currency): string => (of === '1' ? 'CNY' : 'USD');

/** Characters that are not allowed in file names become hyphens. */
const fileNameOf = (name: string): string => name.replaceAll(/[\\/\s]+/g, '-');

const statementRows = ({ currency, opening, lines, closing, aging }: Statement, { from, until }: LedgerPeriod) => [
  [codeOf(currency), from, '期初余额', '', '', units(opening)],
  ...lines.map(({ day, text, amount, balance }) => [
    codeOf(currency),
    day,
    text,
    amount > 0 ? units(amount) : '',
    amount < 0 ? units(-amount) : '',
    units(balance),
  ]),
  [codeOf(currency), until, '期末余额', '', '', units(closing)],
  ...agingParts.map(({ label }, index) => [codeOf(currency), '', `账龄：${label}`, '', '', units(aging[index] ?? 0)]),
];

/** A company's statement as a table. */
export const statementFileOf = async (
  { db, now }: { db: Database; now: Date },
  enterpriseId: string,
  { format, ...period }: LedgerPeriod & { format: TableFormat },
) => {
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (!company) throw new ApiError(codes.notFound, messages.unknown);
  const statements = await statementsOf(db, enterpriseId, period, now);
  const head = ['币种', '日期', '摘要', '应付', '已付或减免', '应付余额'];
  const rows = [head, ...statements.flatMap((statement) => statementRows(statement, period))];
  return tableFile('对账单', format, rows, fileNameOf(`对账单-${company.name ?? ''}-${period.from}-${period.until}`));
};

/** The general journal of a period for accounting: every entry of every posting. */
export const journalFileOf = async (db: Database, { format, ...period }: LedgerPeriod & { format: TableFormat }) => {
  rejectReversed(period);
  const rows = await db
    .select({ posting: ledgerPostings, entry: ledgerEntries, companyZh: enterprises.name })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .leftJoin(enterprises, eq(enterprises.id, ledgerEntries.enterpriseId))
    .where(and(gte(ledgerPostings.day, period.from), lte(ledgerPostings.day, period.until)))
    .orderBy(asc(ledgerPostings.day), asc(ledgerPostings.number), asc(ledgerEntries.position));
  const table = rows.map(({ posting, entry: { account, currency: of, amount }, companyZh }) => {
    return [
      String(posting.number),
      posting.day,
      posting.text,
      ledgerAccountZh[account],
      companyZh ?? '',
      codeOf(of),
      amount > 0 ? units(amount) : '',
      amount < 0 ? units(-amount) : '',
    ];
  });
  const head = ['凭证号', '日期', '摘要', '科目', '客户', '币种', '借方', '贷方'];
  return tableFile('日记账', format, [head, ...table], `日记账-${period.from}-${period.until}`);
};
