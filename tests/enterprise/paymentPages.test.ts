import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { moneyPath, paymentBody, paymentTitle } from '#server/auth/center/company/paymentPage.ts';
import type { Member } from '#server/auth/center/frame.ts';
import { centerPage } from '#server/auth/center/frame.ts';
import { paymentMessages } from '#server/payments/messages.ts';
import type { PaymentRow } from '#server/payments/payments.ts';
import type { RefundRow } from '#server/payments/refunds.ts';

const now = new Date('2026-03-02T02:10:00Z');
const member = {
  account: {
    user: { name: '张经理', phone: '13800000003', companyRole: 'finance', closesAt: null },
    enterprise: { name: '华东精细化工有限公司', auditStatus: 'PASS', mcpCode: null },
    wholeVehicleOrders: [],
  },
  colleagues: 3,
  now,
} as unknown as Member;
const waiting = {
  paymentNo: 'ZF2603020000079',
  channel: 'alipay',
  amount: 298_000,
  state: 'started',
  target: 'https://openapi.alipay.com/gateway.do?out_trade_no=ZF2603020000079',
  startedAt: new Date('2026-03-02T02:00:00Z'),
  paidAt: null,
} as PaymentRow;
const paid: PaymentRow = { ...waiting, state: 'paid', paidAt: new Date('2026-03-02T02:05:00Z') };
const refund = {
  refundNo: 'TK2603020000080',
  amount: 100_000,
  reason: '同一张账单付了两次',
  state: 'done',
} as RefundRow;
const coming: RefundRow = {
  ...refund,
  refundNo: 'TK2603020000081',
  amount: 198_000,
  reason: '账单 ZD2602280000061 的订单取消，已开贷项通知 DX2603010000067，付款原路退回',
  state: 'sending',
};
const states: Readonly<Record<string, [row: PaymentRow, refunds?: RefundRow[], rejection?: string]>> = {
  waitingAlipay: [waiting],
  waitingWechat: [{ ...waiting, channel: 'wechat', target: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' }],
  paid: [paid],
  refunded: [paid, [coming, refund]],
  closed: [{ ...waiting, state: 'closed' }],
  unreachable: [{ ...waiting, state: 'closed' }, [], paymentMessages.unreachable('微信')],
};

test.each(Object.keys(states))('the story of a payment’s page that is %s is the user center’s own', async (state) => {
  const [row, refunds = [], rejection] = states[state]!;
  const app = new Hono();
  const body = paymentBody(row, 'ZD2602280000061', refunds, now);
  const apiError = rejection === undefined ? null : new ApiError(codes.unavailable, rejection);
  app.get('/', (c) => centerPage(c, member, { path: moneyPath, title: paymentTitle, body, apiError }));
  const page = await (await app.request('/')).text();
  const [, shown = ''] = /<body>(.*)<\/body>/s.exec(page) ?? [];
  await expect(`${shown.replaceAll(/\s+/g, ' ').trim()}\n`).toMatchFileSnapshot(
    `../../stories/answers/payments/${state}.html`,
  );
});
