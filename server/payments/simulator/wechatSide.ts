import { createCipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { WechatSettings } from '#server/config/paymentConfig.ts';
import { isSigned, signed } from '../keys.ts';
import { wechatScheme, wechatText } from '../wechat.ts';
import type { Registered } from './merchant.ts';
import type { SignedNotice, Trade, Untruth } from './trades.ts';
import { refundTrade } from './trades.ts';

const requested = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w*|@-]{6,32}$/),
  notify_url: z.url(),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY') }),
});

const secondsOf = (at: Date): number => Math.trunc(at.getTime() / 1_000);
const toleranceSeconds = 300;

interface Call {
  method: string;
  /** The path including its query. */
  path: string;
  authorization: string;
  body: string;
}

/** Verifies a call of a merchant's service like WeChat Pay; throws the problem. */
export const verifyWechatCall = (
  { settings, merchantKey }: Registered<WechatSettings>,
  { method, path, authorization, body }: Call,
  now: Date,
): void => {
  const [scheme, rest = ''] = authorization.split(/ (.*)/s);
  const fields = Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { mchid, nonce_str: nonce = '', signature = '', timestamp = '', serial_no: serial } = fields;
  const text = wechatText([method, path, timestamp, nonce, body]);
  if (scheme !== wechatScheme || mchid !== settings.merchantId || serial !== settings.serial)
    throw new Error('SIGN_ERROR');
  if (Math.abs(Number(timestamp) - secondsOf(now)) > toleranceSeconds) throw new Error('SIGN_ERROR');
  if (!isSigned(text, signature, merchantKey)) throw new Error('SIGN_ERROR');
};

/** Reads an order placed by a merchant's service like WeChat Pay; throws the problem. */
export const wechatTrade = (
  merchant: Registered<WechatSettings>,
  call: Pick<Call, 'path' | 'authorization' | 'body'>,
  now: Date,
): Trade => {
  const { settings } = merchant;
  const { body } = call;
  verifyWechatCall(merchant, { ...call, method: 'POST' }, now);
  const order = requested.parse(JSON.parse(body));
  if (order.appid !== settings.appId || order.mchid !== settings.merchantId) throw new Error('APPID_MCHID_NOT_MATCH');
  return {
    paymentNo: order.out_trade_no,
    transactionNo: `4200${order.out_trade_no.slice(-12)}`,
    subject: order.description,
    amount: order.amount.total,
    notifyUrl: order.notify_url,
    returnUrl: '',
    state: 'open',
  };
};

/** A message with the headers of WeChat Pay's signature. */
export const wechatSigned = (
  { settings, ownKey }: Registered<WechatSettings>,
  body: string,
  now: Date,
): SignedNotice => {
  const [timestamp, nonce] = [String(secondsOf(now)), randomBytes(16).toString('hex')];
  return {
    headers: {
      'Content-Type': 'application/json',
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': settings.publicKeyId,
      'Wechatpay-Signature': signed(wechatText([timestamp, nonce, body]), ownKey),
    },
    body,
  };
};

/** WeChat Pay's data about a paid trade. */
const paidTrade = ({ settings }: Registered<WechatSettings>, trade: Trade, now: Date, untruth: Untruth = {}) => ({
  mchid: untruth.merchantId ?? settings.merchantId,
  appid: untruth.appId ?? settings.appId,
  out_trade_no: trade.paymentNo,
  transaction_id: untruth.transactionNo ?? trade.transactionNo,
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  success_time: now.toISOString(),
  payer: { openid: 'oSimulatedPayer0000000000001' },
  amount: { total: untruth.amount ?? trade.amount, payer_total: trade.amount, currency: 'CNY' },
});

/** The response to the query of a trade, signed by WeChat Pay's key. */
export const wechatAnswer = (merchant: Registered<WechatSettings>, trade: Trade, now: Date): SignedNotice => {
  const { merchantId: mchid, appId: appid } = merchant.settings;
  const open = { mchid, appid, out_trade_no: trade.paymentNo, trade_state: 'NOTPAY', trade_state_desc: '订单未支付' };
  const said = trade.state === 'paid' ? paidTrade(merchant, trade, now) : open;
  return wechatSigned(merchant, JSON.stringify(said), now);
};

const refund = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w*|@-]{1,64}$/),
  reason: z.string().refine((text) => Buffer.byteLength(text) <= 80),
  amount: z.object({ refund: z.int().positive(), total: z.int().positive(), currency: z.literal('CNY') }),
});

/** The signed response to a refund: it is processed at first, and successful when it is sent again. */
export const wechatRefund = (
  merchant: Registered<WechatSettings>,
  body: string,
  tradeOf: (paymentNo: string) => Trade | undefined,
  now: Date,
): SignedNotice & { status: 200 | 403 | 404 } => {
  const { out_trade_no: paymentNo, out_refund_no: refundNo, amount } = refund.parse(JSON.parse(body));
  const trade = tradeOf(paymentNo);
  const answer = (status: 200 | 403 | 404, said: object) =>
    Object.assign(wechatSigned(merchant, JSON.stringify(said), now), { status });
  if (!trade) return answer(404, { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' });
  const { problem, isNew } = refundTrade(trade, refundNo, amount.total === trade.amount ? amount.refund : 0);
  if (problem !== undefined) return answer(403, { code: 'NOT_ENOUGH', message: problem });
  const { refundAnswer = { status: 'SUCCESS', user_received_account: '支付用户零钱' } } = trade;
  return answer(200, { out_refund_no: refundNo, ...(isNew ? { status: 'PROCESSING' } : refundAnswer) });
};

/** The notification of a paid trade, encrypted by the APIv3 key and signed by WeChat Pay's key. */
export const wechatNotice = (
  merchant: Registered<WechatSettings>,
  trade: Trade,
  now: Date,
  untruth: Untruth = {},
): SignedNotice => {
  const { settings } = merchant;
  const said = paidTrade(merchant, trade, now, untruth);
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(settings.apiV3Key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from('transaction'));
  const encrypted = [cipher.update(JSON.stringify(said)), cipher.final()];
  const ciphertext = Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64');
  const body = JSON.stringify({
    id: `EV-${trade.transactionNo}`,
    create_time: now.toISOString(),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext,
      associated_data: 'transaction',
      nonce,
    },
  });
  const notice = wechatSigned(merchant, body, now);
  return untruth.isTampered ? { ...notice, body: body.replace('支付成功', '支付成攻') } : notice;
};
