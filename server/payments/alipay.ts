import * as z from 'zod';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { dateTime } from '#server/app/pages/format.ts';
import type { AlipaySettings } from '#server/config/paymentConfig.ts';
import type { ChannelPlace, PaymentChannel, PaymentNotice } from './channel.ts';
import { channelWaitMs } from './channel.ts';
import { isSigned, privateKeyOf, publicKeyOf, signed } from './keys.ts';

/** The text that Alipay signs: `key=value` by key, joined by `&`, without the signature and empty values. */
export const alipayText = (parameters: Readonly<Record<string, string>>, without: readonly string[] = ['sign']) =>
  Object.keys(parameters)
    .filter((key) => parameters[key] !== '' && !without.includes(key))
    .toSorted()
    .map((key) => `${key}=${parameters[key]}`)
    .join('&');

/** Notifications are signed without these parameters. */
export const unsignedInNotices = ['sign', 'sign_type'] as const;

/** Fen as yuan with two decimals. */
export const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan as fen; NaN for an invalid amount. */
export const fenOf = (yuan: string): number => {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN;
};

const paidStates = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Alipay repeats a notification until it reads `success`. */
export const alipayReplies: PaymentChannel['replies'] = {
  accepted: { status: 200, contentType: 'text/plain', body: 'success' },
  refused: { status: 200, contentType: 'text/plain', body: 'failure' },
};

const rejected = (reason: string): PaymentNotice => ({ kind: 'rejected', reason });

const queried = z.object({
  code: z.string(),
  sub_code: z.string().default(''),
  out_trade_no: z.string().default(''),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().default(''),
  buyer_logon_id: z.string().default(''),
  send_pay_date: z.string().default(''),
});

const outcome = z.object({
  code: z.string(),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
  fund_change: z.string().default(''),
  refund_status: z.string().default(''),
});

/** The signed part of a response: the text of its object, up to the signature. */
const signedAnswer = (method: string) =>
  new RegExp(`^\\{"${method.replaceAll('.', '_')}_response":(\\{.*\\}),"sign":"([^"]+)"`, 's');
const succeeded = '10000';
/** The payer has not signed in yet, so there is no trade. */
const notBegun = 'ACQ.TRADE_NOT_EXIST';
/** Responses that do not say whether a refund was made. */
const isUnknown = ({ code, sub_code: subCode }: z.output<typeof outcome>): boolean =>
  code === '20000' || subCode.endsWith('SYSTEM_ERROR');
const reasonMax = 256;

/** Alipay's `alipay.trade.page.pay`, `query`, `refund` and `close`, signed by RSA2 (SHA256withRSA): https://opendocs.alipay.com/open/59da99d0_alipay.trade.page.pay */
export const alipayChannel = (
  settings: AlipaySettings,
  { clock, notifyUrl, returnUrl }: ChannelPlace,
): PaymentChannel => {
  const own = privateKeyOf(settings.privateKey);
  const theirs = publicKeyOf(settings.publicKey);
  /** The parameters of a call, signed. */
  const called = (method: string, content: object, more: Readonly<Record<string, string>> = {}): URLSearchParams => {
    const parameters = {
      app_id: settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: dateTime(clock.now()),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return new URLSearchParams({ ...parameters, sign: signed(alipayText(parameters), own) });
  };
  /** The verified response to a call; undefined if its signature is wrong. */
  const answerTo = async (method: string, content: object): Promise<unknown> => {
    const response = await fetch(settings.gateway, {
      method: 'POST',
      body: called(method, content),
      redirect: 'error',
      signal: AbortSignal.timeout(channelWaitMs),
    });
    const [, text = '', sign = ''] = signedAnswer(method).exec(await response.text()) ?? [];
    return isSigned(text, sign, theirs) ? JSON.parse(text) : undefined;
  };
  const paidIn = (said: Readonly<Record<'paymentNo' | 'transactionNo' | 'total' | 'payer' | 'at', string>>) => {
    const { paymentNo, transactionNo, payer } = said;
    const amount = fenOf(said.total);
    if (paymentNo === '' || transactionNo === '' || !(amount > 0)) return rejected('内容不全');
    const day = said.at.slice(0, 10);
    const paidOn = /^\d{4}-\d\d-\d\d$/.test(day) ? day : chinaDayOf(clock.now());
    return { kind: 'paid', paymentNo, transactionNo, amount, payer, paidOn } as const;
  };

  return {
    code: 'alipay',
    opensAs: 'page',
    feeRate: settings.feeRate,
    async start({ paymentNo, amount, subject, expiresAt }) {
      const content = {
        out_trade_no: paymentNo,
        total_amount: yuanOf(amount),
        subject,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        time_expire: dateTime(expiresAt),
      };
      const addresses = { notify_url: notifyUrl(), return_url: returnUrl(paymentNo) };
      return `${settings.gateway}?${called('alipay.trade.page.pay', content, addresses).toString()}`;
    },
    readNotification(_, body) {
      const pairs = [...new URLSearchParams(body)];
      const said: Readonly<Record<string, string | undefined>> = Object.fromEntries(pairs);
      const { sign = '', sign_type: kind, app_id: appId, seller_id: sellerId, trade_status: state = '' } = said;
      if (Object.keys(said).length !== pairs.length) return rejected('参数重复');
      if (kind !== 'RSA2') return rejected('签名类型不符');
      const text = alipayText(Object.fromEntries(pairs), unsignedInNotices);
      if (!isSigned(text, sign, theirs)) return rejected('签名不符');
      if (appId !== settings.appId) return rejected('app_id 不符');
      if (sellerId !== settings.sellerId) return rejected('seller_id 不符');
      if (!paidStates.has(state)) return { kind: 'other' };
      return paidIn({
        paymentNo: said['out_trade_no'] ?? '',
        transactionNo: said['trade_no'] ?? '',
        total: said['total_amount'] ?? '',
        payer: said['buyer_logon_id'] ?? said['buyer_id'] ?? '',
        at: said['gmt_payment'] ?? '',
      });
    },
    async query(paymentNo) {
      const answer = await answerTo('alipay.trade.query', { out_trade_no: paymentNo });
      if (answer === undefined) return rejected('签名不符');
      const said = queried.parse(answer);
      if (said.sub_code === notBegun) return { kind: 'other' };
      if (said.code !== succeeded) return rejected(`${said.code} ${said.sub_code}`.trim());
      if (!paidStates.has(said.trade_status)) return { kind: 'other' };
      return paidIn({
        paymentNo: said.out_trade_no,
        transactionNo: said.trade_no,
        total: said.total_amount,
        payer: said.buyer_logon_id,
        at: said.send_pay_date,
      });
    },
    async refund({ refundNo, paymentNo, amount, reason }) {
      const of = { out_trade_no: paymentNo, out_request_no: refundNo };
      const said = outcome.parse(
        await answerTo('alipay.trade.refund', {
          ...of,
          refund_amount: yuanOf(amount),
          refund_reason: reason.slice(0, reasonMax),
        }),
      );
      if (isUnknown(said)) return { kind: 'pending', problem: said.sub_msg };
      if (said.code !== succeeded) return { kind: 'rejected', reason: said.sub_msg || said.sub_code || said.code };
      if (said.fund_change === 'Y') return { kind: 'done' };
      // the response to a repeated request does not say whether the first one was carried out
      const found = outcome.parse(await answerTo('alipay.trade.fastpay.refund.query', of));
      return found.refund_status === 'REFUND_SUCCESS' ? { kind: 'done' } : { kind: 'pending', problem: found.sub_msg };
    },
    async close(paymentNo) {
      const said = outcome.parse(await answerTo('alipay.trade.close', { out_trade_no: paymentNo }));
      if (said.code !== succeeded && said.sub_code !== notBegun)
        throw new Error(`Alipay answered ${said.code} ${said.sub_code}`);
    },
    replies: alipayReplies,
  };
};
