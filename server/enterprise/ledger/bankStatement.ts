import { and, eq, inArray } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/receiptDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { day as validDay } from '#contract/protocol/fields.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { digestOf } from '#server/config/secrets.ts';
import { moneyReceipts } from '#server/db/schema/ledger.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import { creditMessages as messages } from './messages.ts';
import type { Arrived } from './receipts.ts';
import { receive } from './receipts.ts';
import type { StatementLine } from './statementSheet.ts';

/** `20260302`, `2026/3/2 10:15` or `2026年3月2日` as `2026-03-02`. */
const dayIn = (typed: string): string | undefined => {
  const [, year = '', month = '', date = ''] =
    /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)|(\d{2})(\d{2})(?!\d))/
      .exec(typed)
      ?.filter((part) => part !== undefined) ?? [];
  return validDay.safeParse(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`).data;
};

const currencyIn = (typed: string): '1' | '2' | undefined => {
  if (/^(?:|CNY|RMB|人民币.*|01|156)$/i.test(typed)) return '1';
  return /^(?:USD|美元.*|14|840)$/i.test(typed) ? '2' : undefined;
};

/** Money that left the account, by its mark or its sign. */
const isSpent = ({ direction, amount }: StatementLine): boolean =>
  /^(?:借|支|付|转出|出|D|-)/i.test(direction) || /^[-−(（]/.test(amount);
const isTotal = ({ day, payer }: StatementLine): boolean => /合计|总计|小计|累计|期初|期末|余额/.test(day + payer);

/** The amount of a cell; empty and zero are the other side of the account. */
const amountIn = (typed: string): number | 'none' | undefined => {
  const text = plainText(typed).replaceAll(/[,，¥￥$+\s]/g, '');
  if (/^[-–—]?$/.test(text) || /^0+(?:\.0*)?$/.test(text)) return 'none';
  const units = ledgerAmountIn(text);
  return typeof units === 'number' ? units : undefined;
};

type Problems = { row: number; column: string; text: string }[];
interface Read {
  row: number;
  transactionNo: string;
  arrived: Omit<Arrived, 'transactionNo'>;
}

const fit = (text: string, max: number): string =>
  [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .slice(0, max)
    .join('');

/** The money of a row; undefined if it is none that arrived. */
const readLine = (
  { row, form }: { row: number; form: StatementLine },
  today: string,
  headerOf: (field: string) => string,
  problems: Problems,
): Read | undefined => {
  const amount = amountIn(form.amount);
  if (amount === 'none' || isSpent(form) || isTotal(form)) return undefined;
  const day = dayIn(form.day);
  const currency = currencyIn(form.currency.trim());
  const add = (field: string, text: string) => problems.push({ row, column: headerOf(field), text });
  if (day === undefined || day > today) add('day', messages.statementDay);
  if (amount === undefined) add('amount', messages.statementAmount);
  if (currency === undefined) add('currency', messages.statementCurrency);
  if (day === undefined || amount === undefined || currency === undefined) return undefined;
  const account = form.account === '' ? [] : [messages.payerAccount(form.account)];
  return {
    row,
    transactionNo: fit(form.transactionNo, 60),
    arrived: {
      channel: 'bank',
      currency,
      amount,
      charge: 0,
      payer: fit(form.payer, 120) || messages.payerUnknown,
      reference: fit([form.reference, ...account].filter((part) => part !== '').join('；'), 200),
      receivedOn: day,
    },
  };
};

const contentOf = ({ receivedOn, currency, amount, payer, reference }: Read['arrived']): string =>
  JSON.stringify([receivedOn, currency, amount, payer, reference]);

/** Adds the lines whose number an earlier line has with another content. */
const addRepeated = (lines: readonly Read[], column: string, problems: Problems): void => {
  const first = new Map<string, Read>();
  for (const line of lines) {
    const { row, transactionNo, arrived } = line;
    const former = first.get(transactionNo);
    if (transactionNo !== '' && former && contentOf(former.arrived) !== contentOf(arrived))
      problems.push({ row, column, text: messages.statementNumber(former.row) });
    if (!former) first.set(transactionNo, line);
  }
};

/** Numbers lines that the bank does not number by their content, so that the same lines have the same numbers again. */
const numbered = (lines: readonly Read[]): Arrived[] => {
  const seen = new Map<string, number>();
  return lines.map(({ transactionNo, arrived }) => {
    if (transactionNo !== '') return { ...arrived, transactionNo };
    const { receivedOn } = arrived;
    const content = contentOf(arrived);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return { ...arrived, transactionNo: `${receivedOn}-${digestOf(`${content} ${nth}`).slice(0, 16)}` };
  });
};

/**
 * Enters the received money of a bank's statement, each line once: a line whose number was ever entered is not entered again,
 * even if its receipt was reversed. With a problem nothing is entered.
 */
export const importReceipts = async (
  context: DeskContext,
  { fileName, content }: ParsedInputOf<typeof contract.importReceipts>,
): Promise<contract.ImportedReceipts> => {
  await rejectInfected({ ...context, user: null }, content);
  // modules for tables are loaded when first used
  const { readStatement } = await import('./statementSheet.ts');
  const sheet = await readStatement({ path: fileName, bytes: content });
  const today = chinaDayOf(context.clock.now());
  const found: Problems = [];
  const lines = sheet.rows.flatMap((row) => readLine(row, today, sheet.headerOf, found) ?? []);
  addRepeated(lines, sheet.headerOf('transactionNo'), found);
  const problems = [...sheet.problems.map(({ row, column, text }) => ({ row, column, text })), ...found];
  const skipped = sheet.rows.length - lines.length;
  if (problems.length > 0) return { entered: 0, known: 0, skipped: 0, problems };
  if (lines.length === 0) return { entered: 0, known: 0, skipped, problems: [{ text: messages.statementEmpty }] };
  const arrived = new Map(numbered(lines).map((line) => [line.transactionNo, line]));
  return context.db.transaction(async (db) => {
    const { transactionNo, channel } = moneyReceipts;
    const former = await db
      .select({ transactionNo })
      .from(moneyReceipts)
      .where(and(eq(channel, 'bank'), inArray(transactionNo, [...arrived.keys()])));
    const known = new Set(former.map((one) => one.transactionNo));
    const added = [...arrived.values()].filter((line) => !known.has(line.transactionNo));
    for (const line of added) await receive({ ...context, db }, line);
    return { entered: added.length, known: lines.length - added.length, skipped, problems: [] };
  });
};
