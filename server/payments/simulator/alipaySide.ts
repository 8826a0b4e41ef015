import * as z from 'zod';
import type { AlipaySettings } from '#server/config/paymentConfig.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { alipayText, fenOf, unsignedInNotices, yuanOf } from '../alipay.ts';
import { isSigned, signed } from '../keys.ts';
import type { Registered } from './merchant.ts';
import type { SignedNotice, Trade, Untruth } from './trades.ts';

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

const query = z.object({ out_trade_no: z.string().min(1).max(64) });

/** The response to the query of a trade, signed by Alipay's key; an unpaid one waits for its buyer. */
export const alipayAnswer = (
  merchant: Registered<AlipaySettings>,
  parameters: Readonly<Record<string, string>>,
  tradeOf: (paymentNo: string) => Trade | undefined,
  now: Date,
): string => {
  verify(merchant, parameters, 'alipay.trade.query');
  const { out_trade_no: paymentNo } = query.parse(JSON.parse(parameters['biz_content'] ?? '{}'));
  const trade = tradeOf(paymentNo);
  const isPaid = trade?.state === 'paid';
  const said = trade
    ? {
        code: '10000',
        msg: 'Success',
        trade_no: trade.transactionNo,
        out_trade_no: paymentNo,
        buyer_logon_id: 'pay***@example.com',
        trade_status: isPaid ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
        total_amount: yuanOf(trade.amount),
        ...(isPaid && { send_pay_date: dateTime(now) }),
      }
    : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
  const text = JSON.stringify(said);
  return `{"alipay_trade_query_response":${text},"sign":"${signed(text, merchant.ownKey)}"}`;
};
