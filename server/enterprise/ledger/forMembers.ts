import { asc, eq } from 'drizzle-orm';
import type { BankAccounts } from '#contract/app/siteConfig.ts';
import { creditBlockOf, isOverdue } from '#contract/enterprise/ledger/credit.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { dateMinute, money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { billingLines, creditAccounts } from '#server/db/schema/ledger.ts';
import type { Context } from '#server/http/context.ts';
import { isReaderEnglish } from '#server/language/reader.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { shownRefundsOf } from '#server/payments/refunds.ts';
import type { AccountRow, BillRow } from './account.ts';
import { billsOf, creditFactsOf } from './account.ts';
import { balancesOf } from './items.ts';
import { creditMessages as messages } from './messages.ts';

/** A company's current money for its members. */
export interface MemberMoney {
  account: AccountRow;
  bills: (BillRow & { isOverdue: boolean })[];
  balances: Total[];
  exposure: Total[];
  /** Why the company may not order; empty if it may. */
  blockZh: string;
}

/** The open amounts and remaining limit of a company; undefined for one without terms. */
export const moneyOfCompany = async (
  db: Database,
  enterpriseId: string,
  now: Date,
): Promise<MemberMoney | undefined> => {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.enterpriseId, enterpriseId));
  if (!account) return undefined;
  const today = chinaDayOf(now);
  const facts = await creditFactsOf(db, account);
  const block = creditBlockOf(facts, [], today);
  return {
    account,
    bills: facts.bills.map((bill) => Object.assign(bill, { isOverdue: isOverdue(bill, today) })),
    balances: await balancesOf(db, enterpriseId),
    exposure: facts.exposure,
    blockZh: block ? messages.block(block) : '',
  };
};

/** A name for the reader: in Chinese with its English, if there is any. */
const named = (zh: string, en = ''): string => (isReaderEnglish() ? en || zh : [zh, en].filter(Boolean).join('\n'));

/** Where a bill in a currency is paid; nothing without an account of it. */
const bankBlocks = (accounts: BankAccounts, currency: Currency): Block[] => {
  const account = accounts[currency === '1' ? 'CNY' : 'USD'];
  if (!account) return [];
  const rows = [
    ['户名', named(account.holder, account.holderEn)],
    ['开户行', named(account.bank, account.bankEn)],
    ['账号', account.account],
    ['联行号', account.cnaps ?? ''],
    ['SWIFT', account.swift ?? ''],
  ] as const;
  return [
    { kind: 'heading', text: '收款账户' },
    { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
  ];
};

/** The content of a company's bill, with its orders and open amount. */
export const billBlocks = async (
  { db, bankAccounts }: Pick<Context, 'db' | 'bankAccounts'>,
  { enterpriseId, billId }: { enterpriseId: string; billId: string },
): Promise<{ noteNo: string; blocks: Block[] }> => {
  const [bill] = await billsOf(db, { enterpriseId, billId, all: true });
  if (!bill) throw new ApiError(codes.notFound, messages.billUnknown);
  const { row, noteNo, currency, dueOn, open } = bill;
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const lines = await db
    .select()
    .from(billingLines)
    .where(eq(billingLines.noteId, row.id))
    .orderBy(asc(billingLines.position));
  const refunds = await shownRefundsOf(db, { billId });
  const of = (amount: number) => money({ currency, amount });
  const blocks: Block[] = [
    {
      kind: 'facts',
      rows: [
        ['客户', company?.name ?? ''],
        ['开具日', row.issuedOn],
        ['付款期限', dueOn],
        ['金额', of(row.amount)],
        ['未付', of(open)],
        ...(row.reason === '' ? [] : [['说明', row.reason] as const]),
      ],
    },
    { kind: 'heading', text: '订单' },
    {
      kind: 'table',
      columns: [
        { title: '订单', share: 3 },
        { title: '线路', share: 5 },
        { title: '金额', share: 2, right: true },
      ],
      rows: [...lines.map(({ orderNo, text, amount }) => [orderNo, text, of(amount)]), ['合计', '', of(row.amount)]],
    },
    ...(refunds.length === 0
      ? []
      : ([
          { kind: 'heading', text: '退款' },
          {
            kind: 'table',
            columns: [
              { title: '退款单号', share: 3 },
              { title: '原因', share: 5 },
              { title: '金额', share: 2, right: true },
            ],
            rows: refunds.map(({ refundNo, reason, amount }) => [refundNo, reason, of(amount)]),
          },
        ] satisfies Block[])),
    ...bankBlocks(bankAccounts, currency),
    { kind: 'note', text: `付款时请在附言中注明账单号 ${noteNo}。本账单不是发票。` },
  ];
  return { noteNo, blocks };
};

/** A bill of a company as a PDF. */
export const billPdf = async (
  context: Pick<Context, 'db' | 'bankAccounts'>,
  bill: { enterpriseId: string; billId: string },
  now: Date,
): Promise<{ fileName: string; content: Uint8Array }> => {
  const { noteNo, blocks } = await billBlocks(context, bill);
  // the PDF code is loaded when first used
  const { printedForReader } = await import('#server/orders/pdf/printed.ts');
  const content = printedForReader({
    title: '账单',
    reference: noteNo,
    blocks,
    footer: `化运通　${dateMinute(now)}（北京时间）打印`,
  });
  return { fileName: `账单-${noteNo}.pdf`, content };
};
