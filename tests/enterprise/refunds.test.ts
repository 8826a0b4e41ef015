// @module-tag long
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import * as refunds from '#contract/desk/accounts/refundDesk.ts';
import { deskInbox } from '#contract/desk/notices.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { ledgerEntries, ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { channelCodes, paymentsForAll } from '#tests/support/payments.ts';

const { at, company, visit, act, refundIn, send, ledgerSums } = paymentsForAll();

test.each(channelCodes)(
  '%s: a bill paid twice is refunded in two parts, each approved and posted once',
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
    await expect(decide(id, at.clerk)).rejects.toHaveCode(codes.forbidden);
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

test.each(channelCodes)(
  '%s: a paid bill that is cancelled can be refunded; a rejected refund is undone',
  async (code) => {
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
  },
);

test('of a refund and the reversal of its receipt at once one wins', { tags: ['postgres'] }, async () => {
  const of = await company();
  const { paymentNo } = await of.start('wechat');
  await act('wechat', paymentNo, 'pay');
  const form = { amount: (of.amount / 100).toFixed(2), reason: '订单取消' };
  await of.act(desk.issueCredit, { billId: of.billId, orderNo: of.orderNo, form: { ...form, effect: 'reduce' } });
  const seen = { enterpriseId: of.enterpriseId, version: (await of.read()).version };
  const [paid] = await at.service.db.select().from(moneyReceipts).where(eq(moneyReceipts.reference, paymentNo));
  const reversal = { id: paid!.id, version: paid!.version, form: { scope: 'receipt', reason: '登记错误' } } as const;
  const both = await Promise.allSettled([
    at.service.call(refunds.proposeRefund, { ...seen, paymentNo, form }, at.clerk),
    at.service.call(receipts.reverseReceipt, reversal, at.clerk),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
