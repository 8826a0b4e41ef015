import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { dateTime } from '#server/app/pages/format.ts';
import type { AlipaySettings } from '#server/config/paymentConfig.ts';
import type { ChannelPlace, PaymentChannel, PaymentNotice } from './channel.ts';
import { isSigned, privateKeyOf, publicKeyOf, signed } from './keys.ts';

/** The text that Alipay signs: `key=value` by key, joined by `&`, without the signature and empty values. */
export const alipayText = (parameters: Readonly<Record<string, string>>, without: readonly string[] = ['sign']) =>
  Object.keys(parameters)
    .filter((key) => parameters[key] !== '' && !without.includes(key))
    .toSorted()
    .map((key) => `${key}=${parameters[key]}`)
    .join('&');

/** Notifications are signed without these. */
export const unsignedInNotices = ['sign', 'sign_type'] as const;

/** Fen as yuan with two decimals. */
export const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan as fen; NaN for what is no amount. */
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

/** Alipay's `alipay.trade.page.pay`, signed by RSA2 (SHA256withRSA): https://opendocs.alipay.com/open/59da99d0_alipay.trade.page.pay */
export const alipayChannel = (
  settings: AlipaySettings,
  { clock, notifyUrl, returnUrl }: ChannelPlace,
): PaymentChannel => {
  const own = privateKeyOf(settings.privateKey);
  const theirs = publicKeyOf(settings.publicKey);
  return {
    code: 'alipay',
    opensAs: 'page',
    async start({ paymentNo, amount, subject, expiresAt }) {
      const parameters = {
        app_id: settings.appId,
        method: 'alipay.trade.page.pay',
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: dateTime(clock.now()),
        version: '1.0',
        notify_url: notifyUrl(),
        return_url: returnUrl(paymentNo),
        biz_content: JSON.stringify({
          out_trade_no: paymentNo,
          total_amount: yuanOf(amount),
          subject,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          time_expire: dateTime(expiresAt),
        }),
      };
      const sign = signed(alipayText(parameters), own);
      return `${settings.gateway}?${new URLSearchParams({ ...parameters, sign }).toString()}`;
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
      const { out_trade_no: paymentNo = '', trade_no: transactionNo = '', total_amount: total = '' } = said;
      const amount = fenOf(total);
      if (paymentNo === '' || transactionNo === '' || !(amount > 0)) return rejected('内容不全');
      const day = (said['gmt_payment'] ?? '').slice(0, 10);
      return {
        kind: 'paid',
        paymentNo,
        transactionNo,
        amount,
        payer: said['buyer_logon_id'] ?? said['buyer_id'] ?? '',
        paidOn: /^\d{4}-\d\d-\d\d$/.test(day) ? day : chinaDayOf(clock.now()),
      };
    },
    replies: alipayReplies,
  };
};
