import { createPublicKey, createSign, createVerify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { and, eq, sql } from 'drizzle-orm';
import pino from 'pino';
// @module-tag long
import { afterAll, expect, test } from 'vitest';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import { deskInbox } from '#contract/desk/notices.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import * as refunds from '#contract/desk/accounts/refundDesk.ts';
import { codes as codesOfErrors } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { configOf } from '#server/config/config.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { ledgerEntries, ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';
import { alipayText, unsignedInNotices } from '#server/payments/alipay.ts';
import { openChannels } from '#server/payments/channels.ts';
import { privateKeyOf } from '#server/payments/keys.ts';
import { simulatedChannels } from '#server/payments/simulator/simulatedChannels.ts';
import { sendRefunds } from '#server/payments/refunds.ts';
import { findUnnoticed } from '#server/payments/unnoticed.ts';
import { startSimulator } from '#server/payments/simulator/simulator.ts';
import { problemsOf } from '#tests/support/config.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { TestClock } from '#tests/support/database.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import { freshService } from '#tests/support/service.ts';
import { madeForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const codes = ['alipay', 'wechat'] as const;
type Code = (typeof codes)[number];

/** The service behind a port, with the simulator as its channels. */
const at = madeForAll(async () => {
  const clock = new TestClock();
  const simulator = await startSimulator(clock);
  const here = { origin: '' };
  const channels = openChannels(simulator.settings, { clock, origin: () => here.origin });
  const service = await freshService({ clock, payments: channels });
  const server = serve({ fetch: service.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => void server.once('listening', resolve));
  here.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clerk = await staffMember(service, 'clerk', 'wang');
  const boss = await staffMember(service, 'administrator', 'chen');
  const close = async () => {
    await simulator.stop();
    await new Promise((resolve) => void server.close(resolve));
    await service.close();
  };
  return { clock, simulator, channels, service, clerk, boss, close };
});
afterAll(() => at.close());

const freshPhone = phonesAfter(13900003100);

/** A company with an open bill in CNY, as its owner sees it. */
const company = async () => {
  const { service, clerk, boss } = at;
  const owner = await service.signIn(freshPhone());
  const [user] = await service.db.select().from(users).where(eq(users.id, owner.userId));
  const enterpriseId = user!.enterpriseId!;
  await service.db
    .update(enterprises)
    .set({ auditStatus: 'PASS', name: '海川' })
    .where(eq(enterprises.id, enterpriseId));
  const read = () => service.call(desk.readAccount, { enterpriseId }, clerk);
  const of = async () => ({ enterpriseId, version: (await read()).version });
  const terms = {
    paymentDays: '30',
    limitCny: '',
    limitUsd: '',
    reason: '合同',
    countsFrom: chinaDayOf(at.clock.now()),
  };
  await service.call(desk.setTerms, { ...(await of()), form: terms }, boss);
  const { orderNo, totals } = await place(service, owner, fclForm());
  await service.db.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.orderNo, orderNo));
  const bill = async (currency: '1' | '2') =>
    (
      await service.call(
        desk.issueAccountBill,
        { ...(await of()), currency, orderNos: [orderNo], form: { note: '' } },
        clerk,
      )
    ).id;
  const billId = await bill('1');
  const center = await entered(service, owner);
  const pay = (channel: string, id = billId) => center.post('/company/money/pay', { bill: id, channel });
  const start = async (channel: Code) => {
    const response = await pay(channel);
    return { status: response.status, paymentNo: response.headers.get('location')?.split('/').at(-1) ?? '' };
  };
  const open = async () => (await read()).bills.find(({ id }) => id === billId)?.open ?? 0;
  const balance = async () => (await read()).balances.map(({ amount }) => amount);
  const amount = totals.find(({ currency }) => currency === '1')!.amount;
  const act = async <E extends Parameters<typeof service.call>[0]>(endpoint: E, input: object, who = clerk) =>
    service.call(endpoint, { ...(await of()), ...input } as never, who) as Promise<{ id: string }>;
  return { owner, enterpriseId, orderNo, billId, bill, center, pay, start, open, balance, amount, read, act };
};

const paymentRow = async (paymentNo: string) =>
  (await at.service.db.select().from(payments).where(eq(payments.paymentNo, paymentNo)))[0]!;
/** Opens the channel's page of a payment, as its payer does. */
const visit = async (paymentNo: string) => fetch((await paymentRow(paymentNo)).target);
const act = (code: Code, paymentNo: string, name: string) =>
  fetch(`${at.simulator.address}/${code}/${paymentNo}/${name}`, { method: 'POST', redirect: 'manual' });
const receiptsOf = (paymentNo: string) => at.service.db.$count(moneyReceipts, eq(moneyReceipts.reference, paymentNo));
const refusals = () => at.service.db.$count(auditEntries, eq(auditEntries.event, 'payment.refused'));
const refundIn = async (of: Awaited<ReturnType<typeof company>>, paymentNo: string) =>
  (await of.read()).payments.find((payment) => payment.paymentNo === paymentNo)!;
const send = () => sendRefunds({ db: at.service.db, clock: at.clock, log: pino({ enabled: false }) }, at.channels);
const ledgerSums = async () =>
  (
    await at.service.db
      .select({ sum: sql<string>`sum(${ledgerEntries.amount})::text` })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.currency)
  ).map(({ sum }) => sum);

test.each(codes)(
  '%s: a bill is paid over HTTP; the money is posted once however often it is notified',
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

test.each(codes)('%s: five first notifications at once post once', { tags: ['postgres'] }, async (code) => {
  const of = await company();
  const { paymentNo } = await of.start(code);
  await visit(paymentNo);
  const answers = await Promise.all(Array.from({ length: 5 }, () => at.simulator.notify(paymentNo)));
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  expect([await receiptsOf(paymentNo), await of.open(), await of.balance()]).toEqual([1, 0, []]);
});

test.each(codes)(
  '%s: money of which no notification came is found once, while it can be paid and after',
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

test.each(
  codes.flatMap((code) =>
    [{ amount: 1 }, { appId: 'other' }, { merchantId: 'other' }, { isTampered: true }].map(
      (untruth) => [code, untruth] as const,
    ),
  ),
)('%s: a notification with %o is refused and audited, and nothing is posted', async (code, untruth) => {
  const of = await company();
  const { paymentNo } = await of.start(code);
  await visit(paymentNo);
  const before = await refusals();
  const answer = await at.simulator.notify(paymentNo, untruth);
  expect(answer).toMatchObject(code === 'alipay' ? { body: 'failure' } : { status: 400 });
  expect([await refusals(), await receiptsOf(paymentNo), await of.open()]).toEqual([before + 1, 0, of.amount]);
});

test('WeChat Pay: a signed notification is refused five minutes later and under another serial', async () => {
  const of = await company();
  const { paymentNo } = await of.start('wechat');
  const wechat = at.channels.find(({ code }) => code === 'wechat')!;
  const sent = at.simulator.noticeOf(paymentNo);
  const headers = Object.fromEntries(Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const read = (changed: Record<string, string> = {}) => wechat.readNotification({ ...headers, ...changed }, sent.body);
  expect(read()).toMatchObject({ kind: 'paid', paymentNo, amount: of.amount });
  expect(read({ 'wechatpay-serial': 'other' })).toMatchObject({ kind: 'rejected' });
  expect(read({ 'wechatpay-nonce': 'other' })).toMatchObject({ kind: 'rejected', reason: '签名不符' });
  at.clock.advance(299_000);
  expect(read()).toMatchObject({ kind: 'paid' });
  at.clock.advance(2_000);
  expect(read()).toMatchObject({ kind: 'rejected', reason: '时间相差太多' });
});

test('what is signed is what both publish: checked with texts written out, and refused with one character changed', async () => {
  const { alipay, wechat } = at.simulator.settings;
  const of = await company();
  const { paymentNo } = await of.start('alipay');
  const said = Object.fromEntries(new URL((await paymentRow(paymentNo)).target).searchParams);
  const text = `app_id=${alipay!.appId}&biz_content=${said['biz_content']}&charset=utf-8&format=JSON&method=alipay.trade.page.pay&notify_url=${said['notify_url']}&return_url=${said['return_url']}&sign_type=RSA2&timestamp=${said['timestamp']}&version=1.0`;
  const publicKey = createPublicKey(privateKeyOf(alipay!.privateKey));
  const isSignature = (written: string) =>
    createVerify('RSA-SHA256').update(written).verify(publicKey, said['sign']!, 'base64');
  expect([isSignature(text), isSignature(text.replace('utf-8', 'utf-9'))]).toEqual([true, false]);
  expect(alipayText({ b: '2', sign: 's', a: '1', c: '', sign_type: 'RSA2' }, unsignedInNotices)).toBe('a=1&b=2');

  const body = JSON.stringify({
    appid: wechat!.appId,
    mchid: wechat!.merchantId,
    description: 'x',
    out_trade_no: 'ZF26030299',
    notify_url: 'http://127.0.0.1:1/',
    amount: { total: 1, currency: 'CNY' },
  });
  const time = String(Math.trunc(at.clock.now().getTime() / 1_000));
  const signature = createSign('RSA-SHA256')
    .update(`POST\n/v3/pay/transactions/native\n${time}\nn1\n${body}\n`)
    .sign(privateKeyOf(wechat!.privateKey), 'base64');
  const order = async (sent: string) => {
    const Authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${wechat!.merchantId}",nonce_str="n1",signature="${signature}",timestamp="${time}",serial_no="${wechat!.serial}"`;
    return fetch(`${wechat!.gateway}/v3/pay/transactions/native`, {
      method: 'POST',
      headers: { Authorization },
      body: sent,
    });
  };
  const answer = await order(body);
  const lines = [answer.headers.get('wechatpay-timestamp'), answer.headers.get('wechatpay-nonce'), await answer.text()];
  const isTheirs = createVerify('RSA-SHA256')
    .update(`${lines.join('\n')}\n`)
    .verify(wechat!.publicKey, answer.headers.get('wechatpay-signature')!, 'base64');
  expect([answer.status, isTheirs, (await order(body.replace('"x"', '"y"'))).status]).toEqual([200, true, 401]);
});

test('Alipay’s side refuses a request of which one character was changed', async () => {
  const of = await company();
  const { paymentNo } = await of.start('alipay');
  const { target } = await paymentRow(paymentNo);
  expect((await fetch(target)).status).toBe(200);
  const changed = new URL(target);
  changed.searchParams.set('biz_content', changed.searchParams.get('biz_content')!.replace('化', '花'));
  expect((await fetch(changed)).status).toBe(401);
});

test.each(codes)(
  '%s as developers have it starts with the first payment; a notification before is rejected',
  async (code) => {
    const { channels, stop } = simulatedChannels({ clock: at.clock, origin: () => 'http://127.0.0.1:1' });
    const channel = channels.find((one) => one.code === code)!;
    expect(channel.readNotification({}, '')).toMatchObject({ kind: 'rejected', reason: '还没有发起过付款' });
    const expiresAt = new Date(at.clock.now().getTime() + 60_000);
    const target = await channel.start({ paymentNo: 'ZF26030201', amount: 100, subject: '化运通账单', expiresAt });
    expect(await (await fetch(target)).text()).toContain('¥1.00，待支付');
    expect(channel.readNotification({}, '')).not.toMatchObject({ reason: '还没有发起过付款' });
    await stop();
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

test.each(codes)(
  '%s: a bill that was paid twice is refunded in two parts, each approved by a colleague and posted once',
  async (code) => {
    const of = await company();
    const [first, second] = [await of.start('alipay'), await of.start('wechat')];
    await visit(first.paymentNo);
    await act('alipay', first.paymentNo, 'pay');
    await act('wechat', second.paymentNo, 'pay');
    const extra = code === 'wechat' ? second.paymentNo : first.paymentNo;
    if (code === 'alipay') {
      // the second payment pays the bill instead, so that the first one can be refunded
      const { allocations, balances } = await of.read();
      await of.act(desk.undoAllocation, { allocationId: allocations[0]!.id, form: { reason: '改由另一笔付款' } });
      const form = { amount: (of.amount / 100).toFixed(2) };
      await of.act(desk.allocateBalance, { itemId: balances[0]!.itemId, billId: of.billId, form });
    }
    const propose = (fen: number) =>
      of.act(refunds.proposeRefund, { paymentNo: extra, form: { amount: (fen / 100).toFixed(2), reason: '重复付款' } });
    const decide = (refundNo: string, who = at.boss, decision = 'approved') =>
      of.act(
        refunds.decideRefund,
        { refundNo, decision, form: { comment: decision === 'returned' ? '少退' : '' } },
        who,
      );
    await expect(propose(of.amount + 1)).rejects.toMatchObject({ field: 'form.amount' });
    const page = `/company/money/payment/${extra}`;
    const { id: returned } = await propose(of.amount);
    await expect(propose(1)).rejects.toThrow('已有一笔退款');
    await decide(returned, at.boss, 'returned');
    expect(await of.center.text(page)).not.toContain('退款单号');
    const { id } = await propose(1_000);
    await expect(decide(id, at.clerk)).rejects.toHaveCode(codesOfErrors.forbidden);
    await decide(id);
    await expect(decide(id)).rejects.toThrow('已批复');
    expect(await of.balance()).toEqual([of.amount - 1_000]);
    expect(await of.center.text(page)).toContain('退款中');
    // a channel that does not answer is tried again, and no amount is refunded or posted twice
    const settings = at.simulator.settings[code]!;
    const { gateway } = settings;
    settings.gateway = 'http://127.0.0.1:1';
    expect(await send()).toBe(0);
    settings.gateway = gateway;
    at.clock.advance(61_000);
    expect((await refundIn(of, extra)).refunds[0]).toMatchObject({
      state: 'sending',
      problemZh: expect.stringContaining('重试'),
    });
    const made = [await send()];
    at.clock.advance(61_000);
    made.push(await send(), await send());
    expect(made).toEqual(code === 'alipay' ? [1, 0, 0] : [0, 1, 0]);
    const { id: rest } = await propose(of.amount - 1_000);
    await decide(rest);
    at.clock.advance(61_000);
    await send();
    at.clock.advance(61_000);
    await send();
    expect(await of.balance()).toEqual([]);
    expect([...at.simulator.tradeOf(extra).refunds!.values()]).toEqual([1_000, of.amount - 1_000]);
    const entries = await at.service.db
      .select({ account: ledgerEntries.account, sum: sql<number>`sum(${ledgerEntries.amount})::int` })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(and(eq(ledgerPostings.enterpriseId, of.enterpriseId), eq(ledgerPostings.act, 'refund')))
      .groupBy(ledgerEntries.account);
    const fee = code === 'wechat' ? Math.round(of.amount * 0.006) : 0;
    expect(Object.fromEntries(entries.map(({ account, sum }) => [account, sum]))).toEqual({
      customerBalance: of.amount,
      [code]: fee - of.amount,
      ...(fee > 0 && { bankCharge: -fee }),
    });
    expect(await ledgerSums()).toSatisfy((sums: string[]) => sums.every((sum) => sum === '0'));
    expect((await of.center.text(page)).match(/已退款/g)).toHaveLength(2);
    expect(await of.center.text('/company/money')).toContain(`退款 ${rest}`);
    const told = and(eq(notifications.userId, of.owner.userId), eq(notifications.kind, 'money.refunded'));
    expect(await at.service.db.$count(notifications, told)).toBe(2);
    const receipt = (await at.service.db.select().from(moneyReceipts).where(eq(moneyReceipts.reference, extra)))[0]!;
    const form = { scope: 'receipt', reason: '登记错误' } as const;
    const reversing = at.service.call(
      receipts.reverseReceipt,
      { id: receipt.id, version: receipt.version, form },
      at.clerk,
    );
    await expect(reversing).rejects.toThrow('已退款');
  },
);

test.each(codes)('%s: a paid bill that is cancelled can be refunded; a rejected refund is undone', async (code) => {
  const of = await company();
  const { paymentNo } = await of.start(code);
  await visit(paymentNo);
  await act(code, paymentNo, 'pay');
  expect((await refundIn(of, paymentNo)).refundable).toBe(0);
  const form = { amount: (of.amount / 100).toFixed(2), reason: '订单取消' };
  await of.act(desk.issueCredit, { billId: of.billId, orderNo: of.orderNo, form: { ...form, effect: 'reduce' } });
  expect((await refundIn(of, paymentNo)).refundable).toBe(of.amount);
  at.simulator.tradeOf(paymentNo).refusesRefunds = '商户余额不足';
  const refund = async () => {
    const { id: refundNo } = await of.act(refunds.proposeRefund, { paymentNo, form });
    await of.act(refunds.decideRefund, { refundNo, decision: 'approved', form: { comment: '' } }, at.boss);
    await send();
    at.clock.advance(61_000);
    await send();
    return (await refundIn(of, paymentNo)).refunds[0];
  };
  expect(await refund()).toMatchObject({ state: 'failed', problemZh: '商户余额不足' });
  expect(await of.balance()).toEqual([of.amount]);
  delete at.simulator.tradeOf(paymentNo).refusesRefunds;
  if (code === 'wechat') {
    at.simulator.tradeOf(paymentNo).refundAnswer = { status: 'ABNORMAL' };
    const { state, refundNo } = (await refund())!;
    const paidBack = { transactionNo: 'B1', transferredOn: chinaDayOf(at.clock.now()) };
    const transfer = () => of.act(refunds.transferRefund, { refundNo, form: paidBack });
    at.simulator.tradeOf(paymentNo).refundAnswer = { status: 'SUCCESS', user_received_account: '商户基本账户' };
    at.clock.advance(61_000);
    expect([
      state,
      await send(),
      (await at.service.call(desk.accountList, {}, at.clerk)).rows[0]!.refundsAbnormal,
    ]).toEqual(['abnormal', 0, 1]);
    await transfer();
    await expect(transfer()).rejects.toThrow('没有异常');
    expect((await refundIn(of, paymentNo)).refunds[0]).toMatchObject({ state: 'done', transferNo: 'B1' });
    const noticesTo = async (who: typeof at.boss) =>
      (await at.service.call(deskInbox, {}, who))!.notices.filter(({ textZh }) => textZh.includes(refundNo)).length;
    expect([await noticesTo(at.boss), await noticesTo(at.clerk)]).toEqual([3, 2]);
  } else expect(await refund()).toMatchObject({ state: 'done' });
  expect([await of.balance(), (await of.read()).payments[0]!.refunds.length]).toEqual([[], 2]);
  const pdf = await of.center.get(`/company/money/bill/${of.billId}`);
  expect(pdf.status).toBe(200);
  expect(await ledgerSums()).toSatisfy((sums: string[]) => sums.every((sum) => sum === '0'));
});

test.each(codes)(
  '%s: the desk closes a payment that waits, at the channel too; a paid one is posted instead',
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

test('a channel is there once all of its settings are; half of them and texts that are no keys end the start', () => {
  const { alipay, wechat } = at.simulator.settings;
  const set = {
    ALIPAY_APP_ID: alipay!.appId,
    ALIPAY_SELLER_ID: alipay!.sellerId,
    ALIPAY_PRIVATE_KEY: alipay!.privateKey,
    ALIPAY_PUBLIC_KEY: alipay!.publicKey,
  };
  expect(configOf({}).payments).toEqual({ alipay: undefined, wechat: undefined });
  expect(configOf(set).payments.alipay).toMatchObject({ gateway: 'https://openapi.alipay.com/gateway.do' });
  expect(problemsOf({ ...set, ALIPAY_SELLER_ID: '' })).toEqual(['支付宝只设置了一部分，还须设置 ALIPAY_SELLER_ID']);
  expect(problemsOf({ ...set, ALIPAY_PUBLIC_KEY: 'x' })).toEqual([
    expect.stringContaining('ALIPAY_PUBLIC_KEY 须为 RSA 公钥'),
  ]);
  expect(problemsOf({ WECHAT_API_V3_KEY: wechat!.apiV3Key })[0]).toContain(
    'WECHAT_MCH_ID、WECHAT_APP_ID、WECHAT_SERIAL',
  );
  expect(problemsOf({ WECHAT_API_V3_KEY: 'short' })).toEqual(['WECHAT_API_V3_KEY 须为 32 个字符']);
});
