// @module-tag long
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BankAccounts } from '#contract/app/siteConfig.ts';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { users } from '#server/db/schema/identity.ts';
import { ledgerPostings } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';
import { billBlocks } from '#server/enterprise/ledger/forMembers.ts';
import { queueBillNotices } from '#server/enterprise/ledger/notices.ts';
import { endCreditOf } from '#server/enterprise/ledger/ofAccount.ts';
import { deliveriesOf } from '#server/enterprise/webhooks/webhooks.ts';
import { withinRequest } from '#server/http/logging/requestContext.ts';
import { amountIn, billed, ledgerDesk, openOf, typed } from '#tests/support/ledgerDesk.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { entered } from '#tests/support/userCenter.ts';

const { service, clerk, daysLater, company, receive, receipt, match } = ledgerDesk();

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
  await expect(allocate(half, version)).rejects.toHaveCode(codes.conflict, /王敏/, 'version');
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
  await match(second, of, []);
  await reverse('match');
  expect((await of.read()).balances).toEqual([]);
  await reverse('receipt');
  expect(await receipt(second)).toMatchObject({ state: 'reversed', lastZh: expect.stringContaining('退票') as string });
  expect([await openOf(of, id), (await of.read()).balances]).toEqual([cny - half, []]);
  await expect(reverse('receipt')).rejects.toHaveCode(codes.conflict);

  // after midnight in China, before it in Greenwich
  await daysLater(15 / 24);
  const night = await billed(of);
  const issued = (await of.read()).bills.find((bill) => bill.id === night.id);
  expect(issued).toMatchObject({ issuedOn: '2026-03-03', dueOn: '2026-04-02' });
  await daysLater(9 / 24);
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
  expect(await center.text('/dashboard/workplace')).toMatch(/href="[^"]+#ZD.*今天到期.*¥1\.00/s);
  const due = await service.call(desk.dueBills, { keyword: of.name }, clerk);
  expect(due).toMatchObject({ rows: [{ id, open: 100, overdueDays: 0, companyZh: of.name }], next: null });
  const { dueOn, noteNo } = due.rows[0]!;
  expect((await service.call(desk.dueBills, { keyword: of.name, after: { dueOn, noteNo } }, clerk)).rows).toEqual([]);
  const pdf = await center.get(`/company/money/bill/${id}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const CNY = { holder: '化运通', bank: '中行', account: '1' };
  const USD = { ...CNY, holderEn: 'HYT', swift: 'B' };
  const shown = async (bankAccounts: BankAccounts, billId = id) =>
    JSON.stringify(
      (await billBlocks({ db: service.db, bankAccounts }, { enterpriseId: of.enterpriseId, billId })).blocks,
    );
  expect(await shown({ CNY, USD })).toContain('["户名","化运通"],["开户行","中行"],["账号","1"]]');
  expect(await shown({ USD })).not.toContain('收款账户');
  const dollars = (await billed(of, '2')).id;
  const english = new Promise((resolve) => {
    withinRequest({ id: '1', language: 'en' }, () => resolve(shown({ CNY, USD }, dollars)));
  });
  expect(await english).toContain('["户名","HYT"],["开户行","中行"],["账号","1"],["SWIFT","B"]]');
  const file = await center.get('/company/money/statement?from=2026-01-01&until=2099-01-01&format=csv');
  expect(await file.text()).toContain('认领收款');
  const other = await company({});
  const theirs = await entered(service, other.owner);
  expect((await theirs.get(`/company/money/bill/${id}`)).status).toBe(404);
  await service.db.update(users).set({ companyRole: 'buyer' }).where(eq(users.id, other.owner.userId));
  expect((await theirs.get('/company/money')).status).toBe(403);
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
