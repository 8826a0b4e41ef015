// @module-tag long
import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { ledgerEntries } from '#server/db/schema/ledger.ts';
import { billed, ledgerDesk, openOf, typed } from '#tests/support/ledgerDesk.ts';
import { requestOf } from '#tests/support/service.ts';

const { service, clerk, boss, daysLater, company, receive, match } = ledgerDesk();

const posting = (entries: number) => sql`
  insert into ledger_postings (act, day, text, source_id, entries, at)
  values ('receipt', '2026-03-02', '', gen_random_uuid(), ${entries}, now()) returning id`;
const reasonOf = async (act: Promise<unknown>) => act.then(String, (error: Error) => String(error.cause));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const cents = (cell: unknown) => Math.round(Number(cell ?? 0) * 100);

/** Inserts a posting with entries such as `1 -4`: their currency and amount. */
const insert = (amounts: readonly string[], entries: number = amounts.length) =>
  service.db.transaction(async (tx) => {
    const { rows } = (await tx.execute(posting(entries))) as unknown as { rows: { id: string }[] };
    for (const [index, entry] of amounts.entries()) {
      const [currency, amount] = entry.split(' ');
      await tx.execute(sql`insert into ledger_entries (posting_id, position, account, currency, amount)
        values (${rows[0]!.id}, ${index}, 'bank', ${currency}, ${Number(amount)})`);
    }
  });

test.each([
  ['12.30', 1_230],
  ['1,000', 100_000],
  ['9999999999.99', 999_999_999_999],
  ['0', 'mustBePositive'],
  ['0.005', 'ledgerAmountInvalid'],
  ['10000000000', 'ledgerAmountInvalid'],
])('%s is typed for %s minor units', (amount, units) => expect(ledgerAmountIn(amount)).toBe(units));

test('the database rejects unbalanced postings and every change of the ledger', { tags: ['postgres'] }, async () => {
  for (const [amounts, entries] of [[['1 5', '1 -4']], [['1 5', '2 -5']], [['1 5', '1 -5'], 3], [[]]] as const)
    expect(await reasonOf(insert(amounts, entries))).toContain('is not balanced');
  expect(await reasonOf(insert(['1 0', '1 0']))).toContain('ledger_entries_amount');
  await insert(['1 5', '1 -5']);
  for (const change of [
    'update ledger_postings set text = text',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])
    expect(await reasonOf(service.db.execute(sql.raw(change)))).toContain('append-only');
});

test('a bank’s transaction is entered once until reversed; a stale match fails', { tags: ['postgres'] }, async () => {
  const of = await company({});
  const id = await receive({ transactionNo: 'BOC-1', amount: '100' });
  await expect(receive({ transactionNo: 'BOC-1', amount: '100' })).rejects.toHaveCode(
    codes.conflict,
    /王敏/,
    'form.transactionNo',
  );
  await match(id, of, []);
  const again = { id, version: 1, enterpriseId: of.enterpriseId, allocations: [] };
  await expect(service.call(receipts.matchReceipt, again, clerk)).rejects.toMatchObject({ field: 'version' });
  const about = { id, version: 2, form: { scope: 'receipt' as const, reason: '重复' } };
  await service.call(receipts.reverseReceipt, about, clerk);
  await receive({ transactionNo: 'BOC-1', amount: '90' });
  await expect(receive({ receivedOn: '2099-01-01' })).rejects.toMatchObject({ field: 'form.receivedOn' });
});

test('a bank’s statement is entered once, each line with its proposal; problems enter nothing', async () => {
  const of = await company({ paymentDays: '30' });
  const { id: billId, amount } = await billed(of);
  const { noteNo } = (await of.read()).bills.find(({ id }) => id === billId)!;
  const day = chinaDayOf(service.clock.now());
  const imported = async (lines: readonly string[], fileName = '流水.csv') => {
    const content = new TextEncoder().encode(lines.join('\r\n'));
    return service.call(receipts.importReceipts, { fileName, content } as never, clerk);
  };
  const lines = [
    '账户明细,,,,,,,',
    '交易时间,借方发生额,贷方发生额,余额,对方户名,对方账号,摘要,流水号',
    `${day} 10:15:00,,"${typed(amount)}",9.00,${of.name},6222021,运费 ${noteNo},B900001`,
    `${day.replaceAll('-', '')},,88.00,9.00,某公司,6222022,货款,`,
    `${day.replaceAll('-', '/')},,88.00,9.00,某公司,6222022,货款,`,
    `${day},12.50,,9.00,水电公司,6222023,水费,B900002`,
    '合计,12.50,176.00,,,,,',
  ];
  expect(await imported(lines)).toEqual({ entered: 3, known: 0, skipped: 1, problems: [] });
  expect(await imported(lines)).toEqual({ entered: 0, known: 3, skipped: 1, problems: [] });
  const { rows } = await service.call(receipts.receiptList, { keyword: 'B900001' }, clerk);
  expect(rows).toMatchObject([{ amount, reference: `运费 ${noteNo}；付款账号 6222021`, state: 'open' }]);
  const { id, version, proposals } = rows[0]!;
  expect(proposals[0]).toMatchObject({
    enterpriseId: of.enterpriseId,
    reasons: ['number', 'payer', 'amount'],
    rest: 0,
  });
  await service.call(
    receipts.matchReceipt,
    { id, version, enterpriseId: of.enterpriseId, allocations: [{ billId, amount }] },
    clerk,
  );
  expect(await openOf(of, billId)).toBe(0);
  await service.call(
    receipts.reverseReceipt,
    { id, version: version + 1, form: { scope: 'receipt', reason: '银行退回' } },
    clerk,
  );
  expect(await imported(lines)).toMatchObject({ entered: 0, known: 3 });
  const wrong = [lines[1]!, '2026-13-01,,5,,甲,,,B900003', `${day},,1.234,,乙,,,B900004`, `${day},,5,,丙,,,B900003`];
  const unfit = await imported(wrong);
  expect([unfit.entered, unfit.problems.map(({ row, column }) => [row, column])]).toEqual([
    0,
    [
      [2, '交易时间'],
      [3, '贷方发生额'],
    ],
  ]);
  const signed = ['日期,借贷标志,金额,对方名称', `${day},借,7,甲`, `${day},贷,7,甲`, `${day},贷,-7,甲`];
  expect(await imported(signed)).toMatchObject({ entered: 1, skipped: 2 });
});

test('statement and journal: opening, lines and closing fit; no formula executes; the ledger sums to zero', async () => {
  const of = await company({ paymentDays: '0' });
  await service.db.update(enterprises).set({ name: '=HYPERLINK("x")' }).where(eq(enterprises.id, of.enterpriseId));
  const { id, amount } = await billed(of);
  const day = chinaDayOf(service.clock.now());
  await daysLater(1);
  const next = chinaDayOf(service.clock.now());
  await match(await receive({ amount: typed(amount - 1), payer: '=1+1' }), of, [{ billId: id, amount: amount - 1 }]);
  const saved = async (request: Request) => new Uint8Array(await (await service.fetch(request)).arrayBuffer());
  const statementOf = (from: string, until: string) =>
    requestOf(desk.statementFile, { enterpriseId: of.enterpriseId, from, until, format: 'csv' }, clerk);
  const journal = (format: 'csv' | 'xlsx') =>
    saved(requestOf(desk.journalFile, { from: '2020-01-01', until: '2099-12-31', format }, boss));
  const rows = textOf(await saved(statementOf(next, next)))
    .split('\n')
    .map((line) => line.trim().split(','));
  expect(rows.slice(1, 4).map((row) => row.slice(2))).toEqual([
    ['期初余额', '', '', typed(amount)],
    [expect.stringContaining('认领收款'), '', typed(amount - 1), '0.01'],
    ['期末余额', '', '', '0.01'],
  ]);
  expect(rows.find((row) => row[2] === '账龄：逾期 1–30 天')!.at(-1)).toBe('0.01');
  expect(textOf(await saved(statementOf(next, day)))).toContain('截止日不能早于起始日');
  const book = await readXlsx(await journal('xlsx'));
  const sheet = book.sheets[0]!.rows.slice(1);
  for (const currency of ['CNY', 'USD']) {
    const own = sheet.filter((row) => row[5] === currency);
    expect(own.reduce((sum, row) => sum + cents(row[6]) - cents(row[7]), 0)).toBe(0);
  }
  expect(textOf(await journal('csv'))).toContain(`"'=HYPERLINK`);
  const sums = await service.db
    .select({ currency: ledgerEntries.currency, sum: sql<string>`sum(${ledgerEntries.amount})::text` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.currency);
  expect(sums.map(({ sum }) => sum)).toEqual(sums.map(() => '0'));
});
