// @module-tag long
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import * as refunds from '#contract/desk/accounts/refundDesk.ts';
import { users } from '#server/db/schema/identity.ts';
import { ledgerEntries, ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { payments } from '#server/db/schema/payments.ts';
import { findUnnoticed } from '#server/payments/unnoticed.ts';
import { channelCodes, paymentsForAll } from '#tests/support/payments.ts';
import { entered } from '#tests/support/userCenter.ts';

const { at, company, paymentRow, visit, act, receiptsOf, refundIn, ledgerSums } = paymentsForAll();

test.each(channelCodes)(
  '%s: a bill is paid over HTTP; money is posted once however often it is notified',
  async (code) => {
    const of = await company();
    expect(await of.center.text('/company/money')).toContain(`value="${code}"`);
    const { status, paymentNo } = await of.start(code);
    expect(status).toBe(303);
    // pressed again: the same payment
    expect((await of.start(code)).paymentNo).toBe(paymentNo);
    const page = `/company/money/payment/${paymentNo}`;
    expect(await of.center.text(page)).toContain('有效至');
    expect(await of.center.text(page)).toContain(code === 'alipay' ? '去支付宝付款' : '<svg');
    expect(await (await visit(paymentNo)).text()).toContain('取消');
    const paid = await act(code, paymentNo, 'pay');
    if (code === 'alipay') expect(paid.headers.get('location')).toContain(page);
    expect(await of.open()).toBe(0);
    const again = await Promise.all(Array.from({ length: 5 }, () => at.simulator.notify(paymentNo)));
    expect(again.every((answer) => (code === 'alipay' ? answer.body === 'success' : answer.status === 204))).toBe(true);
    expect([await receiptsOf(paymentNo), await of.balance()]).toEqual([1, []]);
    expect(await of.center.text(page)).toContain('已付款');
    expect(await paymentRow(paymentNo)).toMatchObject({ state: 'paid', amount: of.amount, userId: of.owner.userId });
    // both channels keep 0.6 % of it
    const charge = Math.round(of.amount * 0.006);
    const [receipt] = await at.service.db.select().from(moneyReceipts).where(eq(moneyReceipts.reference, paymentNo));
    expect([receipt!.amount, receipt!.charge]).toEqual([of.amount - charge, charge]);
    const entries = await at.service.db
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(and(eq(ledgerPostings.sourceId, receipt!.id), eq(ledgerEntries.account, 'bankCharge')));
    expect(entries).toEqual([{ amount: charge }]);
    expect(await ledgerSums()).toSatisfy((sums: string[]) => sums.every((sum) => sum === '0'));
    // no other company sees it
    const other = await company();
    expect((await other.center.get(page)).status).toBe(404);
    expect((await other.pay(code, of.billId)).status).toBe(409);
  },
);

test.each(channelCodes)('%s: five first notifications at once post once', { tags: ['postgres'] }, async (code) => {
  const of = await company();
  const { paymentNo } = await of.start(code);
  await visit(paymentNo);
  const answers = await Promise.all(Array.from({ length: 5 }, () => at.simulator.notify(paymentNo)));
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  expect([await receiptsOf(paymentNo), await of.open(), await of.balance()]).toEqual([1, 0, []]);
});

test.each(channelCodes)(
  '%s: money without a notification is found once, while it can be paid and after',
  async (code) => {
    const { service, channels, simulator } = at;
    const find = () => findUnnoticed({ db: service.db, clock: at.clock, log: pino({ enabled: false }) }, channels);
    const of = await company();
    const { paymentNo } = await of.start(code);
    at.clock.advance(60_000);
    // Alipay has no trade before the payer's visit
    expect(await find()).toBe(0);
    await visit(paymentNo);
    at.clock.advance(60_000);
    expect(await find()).toBe(0);
    await act(code, paymentNo, 'payUnnoticed');
    expect(await find()).toBe(0);
    const settings = simulator.settings[code]!;
    const { gateway } = settings;
    settings.gateway = 'http://127.0.0.1:1';
    at.clock.advance(30 * 60_000);
    expect(await find()).toBe(0);
    settings.gateway = gateway;
    expect([await find(), await find()]).toEqual([1, 0]);
    await simulator.notify(paymentNo);
    expect([await of.open(), await receiptsOf(paymentNo), await of.balance()]).toEqual([0, 1, []]);
  },
);

test('money for a bill that was paid meanwhile becomes the company’s balance', async () => {
  const of = await company();
  const [first, second] = [await of.start('alipay'), await of.start('wechat')];
  await visit(first.paymentNo);
  await act('alipay', first.paymentNo, 'pay');
  await act('wechat', second.paymentNo, 'pay');
  expect([await of.open(), await of.balance()]).toEqual([0, [of.amount]]);
  expect((await of.pay('alipay')).status).toBe(409);
});

test.each(channelCodes)(
  '%s: the desk closes a waiting payment, at the channel too; a paid one is posted',
  async (code) => {
    const of = await company();
    const { paymentNo } = await of.start(code);
    await visit(paymentNo);
    const close = (no: string) => of.act(refunds.closePayment, { paymentNo: no, form: { reason: '改为转账' } });
    await close(paymentNo);
    expect(at.simulator.tradeOf(paymentNo).state).toBe('cancelled');
    expect(await of.center.text(`/company/money/payment/${paymentNo}`)).toContain('已关闭');
    await expect(close(paymentNo)).rejects.toThrow('已结束');
    const { paymentNo: next } = await of.start(code);
    await visit(next);
    await act(code, next, 'payUnnoticed');
    await expect(close(next)).rejects.toThrow('刚刚到账');
    expect([await of.open(), (await refundIn(of, next)).state]).toEqual([0, 'paid']);
  },
);

test('a payment that nobody closes is closed once its channel no longer accepts it', async () => {
  const of = await company();
  const { paymentNo } = await of.start('wechat');
  at.clock.advance(31 * 60_000);
  await findUnnoticed({ db: at.service.db, clock: at.clock, log: pino({ enabled: false }) }, at.channels);
  expect((await paymentRow(paymentNo)).state).toBe('closed');
});

test('a payment ends after half an hour, and a new one is started; a bill in USD and a channel that is not there are rejected', async () => {
  const of = await company();
  const { paymentNo } = await of.start('wechat');
  at.clock.advance(31 * 60_000);
  // the user center's own session has ended by then
  const again = await entered(at.service, of.owner);
  expect(await (await again.get(`/company/money/payment/${paymentNo}`)).text()).toContain('已关闭');
  const pay = (bill: string, channel: string) => again.post('/company/money/pay', { bill, channel });
  expect((await pay(of.billId, 'wechat')).headers.get('location')).not.toContain(paymentNo);
  expect((await paymentRow(paymentNo)).state).toBe('closed');
  expect((await pay(await of.bill('2'), 'wechat')).status).toBe(400);
  expect((await pay(of.billId, 'bank')).status).toBe(400);
  // a payment in the last moment still counts
  await at.simulator.notify(paymentNo);
  expect([await of.open(), (await paymentRow(paymentNo)).state]).toEqual([0, 'paid']);
});

test('who may not see money may not pay, and a channel that cannot be reached says so', async () => {
  const of = await company();
  const { gateway } = at.simulator.settings.wechat!;
  at.simulator.settings.wechat!.gateway = 'http://127.0.0.1:1';
  const response = await of.pay('wechat');
  at.simulator.settings.wechat!.gateway = gateway;
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('微信暂时无法连接')]);
  const own = and(eq(payments.billId, of.billId), eq(payments.state, 'closed'));
  expect(await at.service.db.$count(payments, own)).toBe(1);
  await at.service.db.update(users).set({ companyRole: 'buyer' }).where(eq(users.id, of.owner.userId));
  expect((await of.pay('alipay')).status).toBe(403);
});
