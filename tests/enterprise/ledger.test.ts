// @module-tag long
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import { grantApproval } from '#contract/orders/approval.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { ledgerEntries, ledgerPostings } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { queueBillNotices } from '#server/enterprise/ledger/notices.ts';
import { deliveriesOf } from '#server/enterprise/webhooks/webhooks.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';
import { endCreditOf } from '#server/enterprise/ledger/ofAccount.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { amend, place } from '#tests/support/orders.ts';
import { requestOf } from '#tests/support/service.ts';
import { madeForAll, serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf, verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const freshPhone = phonesAfter(13900000900);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const boss = madeForAll(() => staffMember(service, 'administrator', 'chen'));
/** Moves the clock by days, and signs the desk's staff in again. */
const daysLater = async (days: number) => {
  service.clock.advance(days * 86_400_000);
  const login = service.clock.now().toISOString().slice(2, 10);
  Object.assign(clerk, await staffMember(service, 'clerk', `c${login}`));
  Object.assign(boss, await staffMember(service, 'administrator', `b${login}`));
};
let companies = 0;

/** A verified company with one owner, and the desk's acts for it; each act uses the current version. */
const company = async (terms?: Record<string, string>) => {
  const owner = await service.signIn(freshPhone());
  const name = `海川化工${(companies += 1)}有限公司`;
  const enterpriseId = await verifiedCompany(service, owner, name);
  const read = () => service.call(desk.readAccount, { enterpriseId }, clerk);
  const of = async () => ({ enterpriseId, version: (await read()).version });
  const setTerms = async (form: Record<string, string> = {}) => {
    const today = chinaDayOf(service.clock.now());
    const given = { paymentDays: '30', limitCny: '', limitUsd: '', countsFrom: today, reason: '年度合同', ...form };
    await service.call(desk.setTerms, { ...(await of()), form: given }, boss);
  };
  if (terms) await setTerms(terms);
  const order = async () => place(service, owner, fclForm());
  const accepted = async () => {
    const placed = await order();
    await service.db.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.orderNo, placed.orderNo));
    return placed;
  };
  const bill = async (orderNos: string[], currency: '1' | '2') =>
    service.call(desk.issueAccountBill, { ...(await of()), currency, orderNos, form: { note: '' } }, clerk);
  return { owner, enterpriseId, name, read, of, setTerms, order, accepted, bill };
};
type Company = Awaited<ReturnType<typeof company>>;

const amountIn = (totals: readonly Total[], currency: '1' | '2') =>
  totals.find((total) => total.currency === currency)?.amount ?? 0;
const typed = (units: number) => (units / 100).toFixed(2);
let transactions = 0;
const receive = async (form: Record<string, string>) => {
  const day = chinaDayOf(service.clock.now());
  const transactionNo = `T${(transactions += 1)}`;
  const given = {
    transactionNo,
    currency: '1',
    amount: '1',
    charge: '',
    payer: '某公司',
    reference: '',
    receivedOn: day,
  };
  const { id } = await service.call(receipts.enterReceipt, { form: { ...given, ...form } as never }, clerk);
  return id;
};
const receipt = async (id: string) => {
  const { rows } = await service.call(receipts.receiptList, { keyword: '' }, clerk);
  return rows.find((row) => row.id === id)!;
};
const match = async (id: string, { enterpriseId }: Company, allocations: { billId: string; amount: number }[]) =>
  service.call(receipts.matchReceipt, { id, version: (await receipt(id)).version, enterpriseId, allocations }, clerk);
const billed = async (of: Company, currency: '1' | '2' = '1') => {
  const { orderNo, totals } = await of.accepted();
  const { id } = await of.bill([orderNo], currency);
  return { id, orderNo, amount: amountIn(totals, currency) };
};
const openOf = async (of: Company, id: string) => (await of.read()).bills.find((bill) => bill.id === id)?.open;

test.each([
  ['12.30', 1_230],
  ['1,000', 100_000],
  ['9999999999.99', 999_999_999_999],
  ['0', 'mustBePositive'],
  ['0.005', 'ledgerAmountInvalid'],
  ['10000000000', 'ledgerAmountInvalid'],
])('%s is typed for %s minor units', (amount, units) => expect(ledgerAmountIn(amount)).toBe(units));

const posting = (entries: number) => sql`
  insert into ledger_postings (act, day, text, source_id, entries, at)
  values ('receipt', '2026-03-02', '', gen_random_uuid(), ${entries}, now()) returning id`;
const reasonOf = async (act: Promise<unknown>) => act.then(String, (error: Error) => String(error.cause));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const cents = (cell: unknown) => Math.round(Number(cell ?? 0) * 100);

const insert = (amounts: readonly [currency: string, amount: number][], entries = amounts.length) =>
  service.db.transaction(async (tx) => {
    const { rows } = (await tx.execute(posting(entries))) as unknown as { rows: { id: string }[] };
    for (const [index, [currency, amount]] of amounts.entries())
      await tx.execute(sql`insert into ledger_entries (posting_id, position, account, currency, amount)
        values (${rows[0]!.id}, ${index}, 'bank', ${currency}, ${amount})`);
  });

test(
  'the database rejects a posting that does not sum to zero, and every change of the ledger',
  { tags: ['postgres'] },
  async () => {
    for (const wrong of [
      () =>
        insert([
          ['1', 5],
          ['1', -4],
        ]),
      () =>
        insert([
          ['1', 5],
          ['2', -5],
        ]),
      () =>
        insert(
          [
            ['1', 5],
            ['1', -5],
          ],
          3,
        ),
      () => insert([]),
    ])
      expect(await reasonOf(wrong())).toContain('is not balanced');
    expect(
      await reasonOf(
        insert([
          ['1', 0],
          ['1', 0],
        ]),
      ),
    ).toContain('ledger_entries_amount');
    await insert([
      ['1', 5],
      ['1', -5],
    ]);
    for (const change of [
      'update ledger_postings set text = text',
      'delete from ledger_entries',
      'truncate ledger_entries',
    ])
      expect(await reasonOf(service.db.execute(sql.raw(change)))).toContain('append-only');
  },
);

test('an accepted order is billed once; parts are paid; the rest is a balance, which pays the next bill; acts can be undone', async () => {
  const of = await company({ paymentDays: '30' });
  const { orderNo, totals } = await of.accepted();
  const [cny, usd] = [amountIn(totals, '1'), amountIn(totals, '2')];
  expect((await of.read()).unbilled.map(({ currency, amount }) => ({ currency, amount }))).toEqual(totals);
  const { id } = await of.bill([orderNo], '1');
  await expect(of.bill([orderNo], '1')).rejects.toMatchObject({ code: codes.conflict, field: 'orderNos' });
  const { bills, unbilled, exposure } = await of.read();
  expect(bills).toMatchObject([{ id, amount: cny, open: cny, isOverdue: false, lines: [{ orderNo, amount: cny }] }]);
  expect([unbilled.length, amountIn(exposure, '1'), amountIn(exposure, '2')]).toEqual([1, cny, usd]);

  // half of it arrives, less the bank's charges
  const half = Math.floor(cny / 2);
  const first = await receive({ amount: typed(half - 500), charge: '5', reference: `运费 ${bills[0]!.noteNo}` });
  const { proposals } = await receipt(first);
  expect(proposals[0]).toMatchObject({
    companyZh: of.name,
    reasons: ['number'],
    allocations: [{ billId: id, amount: half }],
  });
  await match(
    first,
    of,
    proposals[0]!.allocations.map(({ billId, amount }) => ({ billId, amount })),
  );
  expect(await openOf(of, id)).toBe(cny - half);

  // more than is open
  const second = await receive({ amount: typed(cny), payer: of.name });
  await expect(match(second, of, [{ billId: id, amount: cny }])).rejects.toHaveCode(codes.conflict);
  await match(second, of, [{ billId: id, amount: cny - half }]);
  const paid = await of.read();
  expect(paid.balances).toMatchObject([{ currency: '1', amount: half }]);
  expect([paid.bills[0]!.open, amountIn(paid.exposure, '1')]).toEqual([0, -half]);
  const next = await billed(of);
  const [balance] = (await of.read()).balances;
  const allocate = async (amount: number, version?: number) => {
    const about = { ...(await of.of()), itemId: balance!.itemId, billId: next.id, form: { amount: typed(amount) } };
    return service.call(desk.allocateBalance, { ...about, version: version ?? about.version }, clerk);
  };
  await expect(allocate(half + 1)).rejects.toMatchObject({ field: 'form.amount' });
  const { version } = await of.of();
  await allocate(half, version);
  await expect(allocate(half, version)).rejects.toHaveCode(codes.conflict, /wang先生/, 'version');
  const { allocations } = await of.read();
  expect(allocations).toHaveLength(3);
  const undo = { ...(await of.of()), allocationId: allocations[0]!.id, form: { reason: '核错' } };
  await service.call(desk.undoAllocation, undo, clerk);
  await expect(service.call(desk.undoAllocation, { ...undo, version: undo.version + 1 }, clerk)).rejects.toHaveCode(
    codes.notFound,
  );
  expect([await openOf(of, next.id), (await of.read()).balances[0]!.amount]).toEqual([next.amount, half]);

  // the bank reverses the second transfer: everything that it paid is open again
  const reverse = async (scope: 'match' | 'receipt') => {
    const about = { id: second, version: (await receipt(second)).version, form: { scope, reason: '退票' } };
    return service.call(receipts.reverseReceipt, about, clerk);
  };
  await reverse('match');
  expect(await receipt(second)).toMatchObject({ state: 'open' });
  await expect(reverse('match')).rejects.toHaveCode(codes.conflict);
  await reverse('receipt');
  expect(await receipt(second)).toMatchObject({ state: 'reversed', lastZh: expect.stringContaining('退票') as string });
  expect([await openOf(of, id), (await of.read()).balances]).toEqual([cny - half, []]);
  await expect(reverse('receipt')).rejects.toHaveCode(codes.conflict);
});

test('the company’s own system is told of a bill and of what each act leaves open of it', async () => {
  const of = await company({ paymentDays: '30' });
  const { enterpriseId } = of;
  const [maker] = await service.db.select().from(users).where(eq(users.enterpriseId, enterpriseId));
  const to = { id: randomUUID(), enterpriseId, createdBy: maker!.id, url: 'https://erp.example/', secretHash: '' };
  await service.db.insert(webhooks).values({ ...to, createdAt: service.clock.now() });
  const { id, amount } = await billed(of);
  const arrived = await receive({ amount: typed(amount - 1), payer: of.name });
  await match(arrived, of, [{ billId: id, amount: amount - 1 }]);
  const about = {
    id: arrived,
    version: (await receipt(arrived)).version,
    form: { scope: 'receipt' as const, reason: '退票' },
  };
  await service.call(receipts.reverseReceipt, about, clerk);
  const bodies = (await deliveriesOf(service.db, enterpriseId)).map(({ body }) => body);
  const told = bodies.flatMap((body) => ('billNo' in body.data ? [{ type: body.type, bill: body.data }] : []));
  expect(told.toSorted((a, b) => a.bill.posting - b.bill.posting)).toMatchObject([
    { type: 'bill.issued', bill: { act: 'bill', currency: '1', amount, open: amount } },
    { type: 'bill.changed', bill: { act: 'allocation', amount, open: 1 } },
    { type: 'bill.changed', bill: { act: 'reversal', amount, open: amount } },
  ]);
});

test('a credit note lowers its bill, and becomes a balance where the bill is paid; never more than the order’s part', async () => {
  const of = await company({ paymentDays: '0' });
  const { id, orderNo, amount } = await billed(of);
  const credit = async (units: number, effect: 'rebill' | 'reduce' = 'rebill') => {
    const about = {
      ...(await of.of()),
      billId: id,
      orderNo,
      form: { amount: typed(units), effect, reason: '箱量减少' },
    };
    return service.call(desk.issueCredit, about, clerk);
  };
  await credit(100);
  expect(await openOf(of, id)).toBe(amount - 100);
  // credited amounts may be billed again
  expect(amountIn((await of.read()).unbilled, '1')).toBe(100);
  await match(await receive({ amount: typed(amount - 300) }), of, [{ billId: id, amount: amount - 300 }]);
  await credit(500, 'reduce');
  expect(await openOf(of, id)).toBe(0);
  expect((await of.read()).balances).toMatchObject([{ amount: 300 }]);
  // waived amounts are neither billed again nor owed
  expect(amountIn((await of.read()).unbilled, '1')).toBe(100);
  expect(amountIn((await of.read()).exposure, '1')).toBe(100 - 300);
  await expect(credit(amount)).rejects.toMatchObject({ field: 'form.amount' });
});

test(
  'a transaction of the bank is entered once until it is reversed; a match on an older state is rejected',
  { tags: ['postgres'] },
  async () => {
    const of = await company({});
    const id = await receive({ transactionNo: 'BOC-1', amount: '100' });
    await expect(receive({ transactionNo: 'BOC-1', amount: '100' })).rejects.toHaveCode(
      codes.conflict,
      /wang先生/,
      'form.transactionNo',
    );
    await match(id, of, []);
    const again = { id, version: 1, enterpriseId: of.enterpriseId, allocations: [] };
    await expect(service.call(receipts.matchReceipt, again, clerk)).rejects.toMatchObject({ field: 'version' });
    const about = { id, version: 2, form: { scope: 'receipt' as const, reason: '重复' } };
    await service.call(receipts.reverseReceipt, about, clerk);
    await receive({ transactionNo: 'BOC-1', amount: '90' });
    await expect(receive({ receivedOn: '2099-01-01' })).rejects.toMatchObject({ field: 'form.receivedOn' });
  },
);

test('who sees money has open bills, the statement and their files in the user center; nobody else, and no other company', async () => {
  const of = await company();
  const center = await entered(service, of.owner, 'money');
  expect(center.landed).toBe('/user-center/company/money');
  expect(await center.text('/company/money')).toContain('没有账期与信用额度');
  await of.setTerms({ paymentDays: '0', limitCny: '1000000' });
  const { id, amount } = await billed(of);
  await match(await receive({ amount: typed(amount - 100), payer: '<b>付款人</b>' }), of, [
    { billId: id, amount: amount - 100 },
  ]);
  const page = await center.text('/company/money');
  for (const words of ['¥1,000,000.00', '未付账单', '¥1.00', '期末余额', '认领收款']) expect(page).toContain(words);
  expect(page.split(`/bill/${id}`)).toHaveLength(3);
  expect(await center.text('/company/money?from=2026-05-01&until=2026-04-01')).toContain('截止日不能早于起始日');
  expect((await center.get('/company/money?from=x&until=2026-04-01')).status).toBe(400);
  const pdf = await center.get(`/company/money/bill/${id}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const file = await center.get('/company/money/statement?from=2026-01-01&until=2099-01-01&format=csv');
  expect(await file.text()).toContain('认领收款');
  const other = await company({});
  const theirs = await entered(service, other.owner);
  expect((await theirs.get(`/company/money/bill/${id}`)).status).toBe(404);
  await service.db.update(users).set({ companyRole: 'buyer' }).where(eq(users.id, other.owner.userId));
  expect((await theirs.get('/company/money')).status).toBe(403);
});

test('who has no terms orders as before; an overdue bill blocks, the desk’s override lifts it until its day', async () => {
  const of = await company();
  await of.order();
  await of.setTerms({ paymentDays: '1' });
  const { id, amount } = await billed(of);
  await daysLater(2);
  await expect(of.order()).rejects.toHaveCode(codes.creditBlocked, /逾期账单 ZD/);
  expect((await of.read()).blockZh).toContain('逾期');
  const today = chinaDayOf(service.clock.now());
  const override = async (overrideUntil: string) =>
    service.call(desk.overrideCredit, { ...(await of.of()), form: { overrideUntil, reason: '总经理批准' } }, clerk);
  await expect(override('2020-01-01')).rejects.toMatchObject({ field: 'form.overrideUntil' });
  await override(today);
  await of.order();
  await override('');
  await expect(of.order()).rejects.toHaveCode(codes.creditBlocked);
  await match(await receive({ amount: typed(amount) }), of, [{ billId: id, amount }]);
  await of.order();
});

test(
  'two orders at once do not both take the last of the limit; a dearer amendment and an approval are checked as well',
  { tags: ['postgres'] },
  async () => {
    const of = await company();
    const totals = (await of.order()).totals;
    const cny = amountIn(totals, '1');
    await of.setTerms({ limitCny: typed(2 * cny + 100) });
    const both = await Promise.allSettled([of.order(), of.order()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(failed.reason).toMatchObject({
      code: codes.creditBlocked,
      message: expect.stringContaining('信用额度') as string,
    });
    const placed = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ orderNo: string }>;
    const { orderNo } = placed.value;
    const form = fclForm();
    const more = { ...form, items: form.items.map(({ code, quantity }) => ({ code, quantity: Number(quantity) + 2 })) };
    await expect(amend(service, of.owner, orderNo, more)).rejects.toHaveCode(codes.creditBlocked);
    await amend(service, of.owner, orderNo, form);

    // an order that waits for a colleague's approval does not use the limit until it is approved
    const buyer = await memberOf(service, of.owner, 'buyer', freshPhone());
    const { post } = await entered(service, of.owner);
    expect((await post('/company/approvalRules/add', { approver1: of.owner.userId })).status).toBe(303);
    await of.setTerms({ limitCny: typed(3 * cny) });
    const waiting = await place(service, buyer, fclForm());
    expect(waiting.status).toBe('APPROVAL');
    await of.order();
    const detail = await service.call(orderDetail, { orderNo: waiting.orderNo }, { session: of.owner });
    const grant = { orderNo: waiting.orderNo, version: versionOf(detail), note: '' };
    await expect(service.call(grantApproval, grant, { session: of.owner })).rejects.toHaveCode(codes.creditBlocked);
  },
);

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

test('those who see bills are told once of each stage; the log, the copy and the closing of an account have them', async () => {
  const of = await company({ paymentDays: '5' });
  await messagesOf(service).withAddress(of.owner.userId);
  const { id } = await billed(of);
  const told = async () => {
    await queueBillNotices(service.db, service.clock.now());
    await queueBillNotices(service.db, service.clock.now());
    const rows = await service.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.userId, of.owner.userId), eq(notifications.channel, 'email')));
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('money.'));
  };
  expect(await told()).toEqual(['money.issued']);
  await daysLater(3);
  expect(await told()).toEqual(['money.issued', 'money.dueSoon']);
  await daysLater(3);
  expect(await told()).toEqual(['money.issued', 'money.dueSoon', 'money.overdue']);
  const log = await (await entered(service, of.owner)).text('/company/log');
  expect(log).toContain('开具账单');
  const copy = await exportAccount(service.db, of.owner.userId);
  expect(copy).toMatchObject({ billingNotes: [{ id }], creditAccounts: [{ paymentDays: 5 }] });
  expect(JSON.stringify(copy['ledgerPostings'])).not.toContain('staffId');
  const postings = await service.db.$count(ledgerPostings);
  await service.db.transaction((tx) => endCreditOf(tx, of.enterpriseId, service.clock.now()));
  expect((await of.read()).terms).toMatchObject({ limitCny: 0, limitUsd: 0 });
  expect(await service.db.$count(ledgerPostings)).toBe(postings);
});
