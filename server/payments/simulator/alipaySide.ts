import * as z from 'zod';
import type { AlipaySettings } from '#server/config/paymentConfig.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { alipayText, fenOf, unsignedInNotices, yuanOf } from '../alipay.ts';
import { isSigned, signed } from '../keys.ts';
import type { Registered } from './merchant.ts';
import type { SignedNotice, Trade, Untruth } from './trades.ts';
import { refundTrade } from './trades.ts';

const content = z.object({
  out_trade_no: z.string().min(1).max(64),
  total_amount: z.string(),
  subject: z.string().min(1).max(256),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
});

/** Verifies a merchant's request like Alipay's gateway; throws the problem. */
const verify = (
  { settings, merchantKey }: Registered<AlipaySettings>,
  parameters: Readonly<Record<string, string>>,
  wanted: string,
): void => {
  const { app_id: appId, sign = '', sign_type: kind, method, charset, version, timestamp } = parameters;
  if (appId !== settings.appId) throw new Error('isv.invalid-app-id');
  if (kind !== 'RSA2' || !isSigned(alipayText(parameters), sign, merchantKey)) throw new Error('isv.invalid-signature');
  if (method !== wanted || charset !== 'utf-8' || version !== '1.0') throw new Error('isv.invalid-method');
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp ?? '')) throw new Error('isv.invalid-timestamp');
};

/** Reads a payment requested by a merchant's page like Alipay's gateway; throws the problem. */
export const alipayTrade = (
  merchant: Registered<AlipaySettings>,
  parameters: Readonly<Record<string, string>>,
  now: Date,
): Trade => {
  verify(merchant, parameters, 'alipay.trade.page.pay');
  const requested = content.parse(JSON.parse(parameters['biz_content'] ?? '{}'));
  const amount = fenOf(requested.total_amount);
  if (!(amount > 0)) throw new Error('ACQ.TOTAL_FEE_EXCEED');
  return {
    paymentNo: requested.out_trade_no,
    transactionNo: `${dateTime(now).slice(0, 10).replaceAll('-', '')}2200${requested.out_trade_no.slice(-12)}`,
    subject: requested.subject,
    amount,
    notifyUrl: parameters['notify_url'] ?? '',
    returnUrl: parameters['return_url'] ?? '',
    state: 'open',
  };
};

/** The notification of a paid trade, signed by Alipay's key. */
export const alipayNotice = (
  { settings, ownKey }: Registered<AlipaySettings>,
  trade: Trade,
  now: Date,
  untruth: Untruth = {},
): SignedNotice => {
  const said = {
    notify_time: dateTime(now),
    notify_type: 'trade_status_sync',
    notify_id: `${trade.transactionNo}n`,
    app_id: untruth.appId ?? settings.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: untruth.transactionNo ?? trade.transactionNo,
    out_trade_no: trade.paymentNo,
    buyer_id: '2088000000000002',
    buyer_logon_id: 'pay***@example.com',
    seller_id: untruth.merchantId ?? settings.sellerId,
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuanOf(untruth.amount ?? trade.amount),
    subject: trade.subject,
    gmt_payment: dateTime(now),
  };
  const sign = signed(alipayText(said, unsignedInNotices), ownKey);
  const sent = { ...said, ...(untruth.isTampered && { buyer_id: '2088000000000003' }), sign };
  return {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(sent).toString(),
  };
};

const query = z.object({ out_trade_no: z.string().min(1).max(64), out_request_no: z.string().max(64).default('') });
const refund = z.object({ refund_amount: z.string(), refund_reason: z.string().max(256) });

const failure = (sub_code: string, sub_msg: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg });

const answers: Readonly<Record<string, (trade: Trade, given: unknown, now: Date) => object>> = {
  'alipay.trade.query': (trade, _, now) => ({
    trade_no: trade.transactionNo,
    buyer_logon_id: 'pay***@example.com',
    trade_status: { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', cancelled: 'TRADE_CLOSED' }[trade.state],
    total_amount: yuanOf(trade.amount),
    ...(trade.state === 'paid' && { send_pay_date: dateTime(now) }),
  }),
  'alipay.trade.refund': (trade, given) => {
    const { refund_amount: amount } = refund.parse(given);
    const { problem, isNew } = refundTrade(trade, query.parse(given).out_request_no, fenOf(amount));
    if (problem !== undefined) return failure('ACQ.REASON_TRADE_REFUND_FEE_ERR', problem);
    return { trade_no: trade.transactionNo, fund_change: isNew ? 'Y' : 'N', refund_fee: amount };
  },
  'alipay.trade.fastpay.refund.query': (trade, given) => {
    const { out_request_no: refundNo } = query.parse(given);
    const amount = trade.refunds?.get(refundNo);
    return amount === undefined
      ? {}
      : { out_request_no: refundNo, refund_amount: yuanOf(amount), refund_status: 'REFUND_SUCCESS' };
  },
  'alipay.trade.close': (trade) => {
    if (trade.state === 'paid') return failure('ACQ.REASON_TRADE_STATUS_INVALID', '交易状态不合法');
    trade.state = 'cancelled';
    return { trade_no: trade.transactionNo };
  },
};

/** The response to a call about a trade, signed by Alipay's key. */
export const alipayAnswer = (
  merchant: Registered<AlipaySettings>,
  parameters: Readonly<Record<string, string>>,
  tradeOf: (paymentNo: string) => Trade | undefined,
  now: Date,
): string => {
  const { method = '' } = parameters;
  verify(merchant, parameters, method);
  const given: unknown = JSON.parse(parameters['biz_content'] ?? '{}');
  const { out_trade_no: paymentNo } = query.parse(given);
  const trade = tradeOf(paymentNo);
  const answer = answers[method];
  if (!answer) throw new Error('isv.invalid-method');
  const said = trade
    ? { code: '10000', msg: 'Success', out_trade_no: paymentNo, ...answer(trade, given, now) }
    : failure('ACQ.TRADE_NOT_EXIST', '交易不存在');
  const text = JSON.stringify(said);
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signed(text, merchant.ownKey)}"}`;
};
