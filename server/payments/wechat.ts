import { createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { WechatSettings } from '#server/config/paymentConfig.ts';
import type { ChannelPlace, PaymentChannel, PaymentNotice } from './channel.ts';
import { channelWaitMs } from './channel.ts';
import { isSigned, privateKeyOf, publicKeyOf, signed } from './keys.ts';

/** The scheme of WeChat Pay's `Authorization` header. */
export const wechatScheme = 'WECHATPAY2-SHA256-RSA2048';

/** Lines, each with its line end, in the format that WeChat Pay signs. */
export const wechatText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** How far the time of a signed message may be from now, in seconds. */
const toleranceSeconds = 300;
const tagBytes = 16;
const chinaMs = 8 * 3_600_000;
const rfc3339 = (at: Date): string => `${new Date(at.getTime() + chinaMs).toISOString().slice(0, 19)}+08:00`;

const ordered = z.object({ code_url: z.string().min(1) });
const notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().default(''),
    nonce: z.string().min(1),
  }),
});
const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().min(1),
  transaction_id: z.string().min(1),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }),
  payer: z.object({ openid: z.string() }).optional(),
  amount: z.object({ total: z.int().positive(), currency: z.string().default('CNY') }),
});

const refunded = z.object({
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  user_received_account: z.string().default(''),
});
/** The accounts of the merchant, to which an abnormal refund can be returned: `商户基本账户`, `商户结算银行账户`. */
const isMerchants = (account: string): boolean => account.includes('商户');
const failed = z.object({ code: z.string(), message: z.string().default('') });
/** Responses that do not say whether a refund was made. */
const unknownOutcomes = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'BIZERR_NEED_RETRY']);
const reasonBytesMax = 80;

/** A signed rejection by WeChat Pay. */
class WechatRejection extends Error {
  readonly answer: z.output<typeof failed>;
  constructor(answer: z.output<typeof failed>) {
    super(`WeChat Pay answered ${answer.code}: ${answer.message}`);
    this.answer = answer;
  }
}

/** The beginning of a text that has at most so many bytes in UTF-8. */
const withinBytes = (text: string, max: number): string => {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > max) characters.pop();
  return characters.join('');
};

const decrypted = ({ ciphertext, associated_data: data, nonce }: z.output<typeof notice>['resource'], key: string) => {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString();
};

const rejected = (reason: string): PaymentNotice => ({ kind: 'rejected', reason });

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** WeChat Pay repeats a notification until it gets a 200 or 204. */
export const wechatReplies: PaymentChannel['replies'] = {
  accepted: { status: 204, contentType: 'application/json', body: '' },
  refused: { status: 400, contentType: 'application/json', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
};

/** WeChat Pay APIv3 by QR code (Native), and its order query: https://pay.weixin.qq.com/doc/v3/merchant/4012791877 */
export const wechatChannel = (settings: WechatSettings, { clock, notifyUrl }: ChannelPlace): PaymentChannel => {
  const own = privateKeyOf(settings.privateKey);
  const theirs = publicKeyOf(settings.publicKey);

  /** Why a message is not from WeChat Pay; undefined if it is. */
  const problemOf = (headerOf: (name: string) => string, body: string): string | undefined => {
    const timestamp = headerOf('wechatpay-timestamp');
    if (headerOf('wechatpay-serial') !== settings.publicKeyId) return '公钥 ID 不符';
    if (!/^\d{1,12}$/.test(timestamp)) return '没有时间';
    if (Math.abs(Number(timestamp) - clock.now().getTime() / 1_000) > toleranceSeconds) return '时间相差太多';
    const text = wechatText([timestamp, headerOf('wechatpay-nonce'), body]);
    return isSigned(text, headerOf('wechatpay-signature'), theirs) ? undefined : '签名不符';
  };

  const transactionIn = (resource: z.output<typeof notice>['resource']) => {
    try {
      return transaction.safeParse(JSON.parse(decrypted(resource, settings.apiV3Key))).data;
    } catch {
      return undefined;
    }
  };

  /** Calls WeChat Pay and returns its verified response; undefined if the order does not exist. */
  const call = async (method: 'GET' | 'POST', path: string, body = ''): Promise<unknown> => {
    const timestamp = String(Math.trunc(clock.now().getTime() / 1_000));
    const nonce = randomBytes(16).toString('hex');
    const fields = {
      mchid: settings.merchantId,
      nonce_str: nonce,
      signature: signed(wechatText([method, path, timestamp, nonce, body]), own),
      timestamp,
      serial_no: settings.serial,
    };
    const response = await fetch(`${settings.gateway}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== '' && { 'Content-Type': 'application/json' }),
        'User-Agent': 'chemical-freight-marketplace',
        'Wechatpay-Serial': settings.publicKeyId,
        Authorization: `${wechatScheme} ${Object.entries(fields)
          .map(([name, value]) => `${name}="${value}"`)
          .join(',')}`,
      },
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(channelWaitMs),
    });
    const text = await response.text();
    if (response.status === 404) return undefined;
    const problem = problemOf((name) => response.headers.get(name) ?? '', text);
    const rejection = response.ok ? undefined : failed.safeParse(jsonOf(text)).data;
    if (rejection && problem === undefined) throw new WechatRejection(rejection);
    if (!response.ok) throw new Error(`WeChat Pay answered ${response.status}: ${text.slice(0, 300)}`);
    if (problem !== undefined) throw new Error(`the answer is not WeChat Pay's: ${problem}`);
    return jsonOf(text);
  };

  const noticeIn = (paid: z.output<typeof transaction>): PaymentNotice => {
    if (paid.mchid !== settings.merchantId) return rejected('mchid 不符');
    if (paid.appid !== settings.appId) return rejected('appid 不符');
    if (paid.amount.currency !== 'CNY') return rejected('币种不符');
    if (paid.trade_state !== 'SUCCESS') return { kind: 'other' };
    return {
      kind: 'paid',
      paymentNo: paid.out_trade_no,
      transactionNo: paid.transaction_id,
      amount: paid.amount.total,
      payer: paid.payer?.openid ?? '',
      paidOn: chinaDayOf(new Date(paid.success_time)),
    };
  };

  return {
    code: 'wechat',
    opensAs: 'code',
    feeRate: settings.feeRate,
    async start({ paymentNo, amount, subject, expiresAt }) {
      const body = JSON.stringify({
        appid: settings.appId,
        mchid: settings.merchantId,
        description: subject,
        out_trade_no: paymentNo,
        time_expire: rfc3339(expiresAt),
        notify_url: notifyUrl(),
        amount: { total: amount, currency: 'CNY' },
      });
      return ordered.parse(await call('POST', '/v3/pay/transactions/native', body)).code_url;
    },
    readNotification(headers, body) {
      const problem = problemOf((name) => headers[name] ?? '', body);
      if (problem !== undefined) return rejected(problem);
      const said = notice.safeParse(jsonOf(body)).data;
      if (!said) return rejected('内容不全');
      if (said.event_type !== 'TRANSACTION.SUCCESS') return { kind: 'other' };
      const paid = transactionIn(said.resource);
      return paid ? noticeIn(paid) : rejected('无法解密');
    },
    async query(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${settings.merchantId}`;
      const said = await call('GET', path);
      // an unpaid one has neither number nor time
      if (!z.object({ trade_state: z.literal('SUCCESS') }).safeParse(said).success) return { kind: 'other' };
      const paid = transaction.safeParse(said).data;
      return paid ? noticeIn(paid) : rejected('内容不全');
    },
    async refund({ refundNo, paymentNo, amount, total, reason }) {
      const body = JSON.stringify({
        out_trade_no: paymentNo,
        out_refund_no: refundNo,
        reason: withinBytes(reason, reasonBytesMax),
        amount: { refund: amount, total, currency: 'CNY' },
      });
      try {
        const said = await call('POST', '/v3/refund/domestic/refunds', body);
        if (said === undefined) return { kind: 'rejected', reason: '没有这笔交易' };
        const { status, user_received_account: account } = refunded.parse(said);
        if (status === 'CLOSED') return { kind: 'rejected', reason: '退款已关闭' };
        if (status === 'PROCESSING') return { kind: 'pending', problem: '' };
        if (status === 'ABNORMAL') return { kind: 'abnormal', problem: '付款账户无法收款，例如银行卡已注销' };
        return isMerchants(account) ? { kind: 'abnormal', problem: '已退回商户账户' } : { kind: 'done' };
      } catch (error) {
        if (!(error instanceof WechatRejection)) throw error;
        const { code, message } = error.answer;
        return unknownOutcomes.has(code)
          ? { kind: 'pending', problem: message }
          : { kind: 'rejected', reason: message || code };
      }
    },
    async close(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${paymentNo}/close`;
      try {
        await call('POST', path, JSON.stringify({ mchid: settings.merchantId }));
      } catch (error) {
        if (!(error instanceof WechatRejection && error.answer.code === 'ORDER_CLOSED')) throw error;
      }
    },
    replies: wechatReplies,
  };
};
