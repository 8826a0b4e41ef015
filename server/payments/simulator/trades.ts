import type { Markup } from '#server/app/pages/page.ts';
import { html } from 'hono/html';

/** A payment at a channel; amounts in fen. */
export interface Trade {
  paymentNo: string;
  transactionNo: string;
  subject: string;
  amount: number;
  notifyUrl: string;
  /** The address to which the payer returns; empty if they scan a code. */
  returnUrl: string;
  state: 'open' | 'paid' | 'cancelled';
  /** Refunded fen by the merchant's refund number. */
  refunds?: Map<string, number>;
  /** Why refunds are rejected, for tests. */
  refusesRefunds?: string;
  /** WeChat Pay's answer to refunds that are sent again, for tests. */
  refundAnswer?: { status: string; user_received_account?: string };
}

/** Refunds a trade, once for each number; returns why not, or whether it is new. */
export const refundTrade = (trade: Trade, refundNo: string, amount: number): { problem?: string; isNew: boolean } => {
  const refunds = (trade.refunds ??= new Map());
  const former = refunds.get(refundNo);
  if (former !== undefined)
    return former === amount ? { isNew: false } : { problem: '退款金额与原请求不符', isNew: false };
  const before = [...refunds.values()].reduce((sum, one) => sum + one, 0);
  if (trade.refusesRefunds !== undefined) return { problem: trade.refusesRefunds, isNew: false };
  if (trade.state !== 'paid') return { problem: '交易未支付', isNew: false };
  if (!(amount > 0) || before + amount > trade.amount) return { problem: '退款金额超出', isNew: false };
  refunds.set(refundNo, amount);
  return { isNew: true };
};

/** The false value in a notification, for tests of rejections. */
export interface Untruth {
  amount?: number;
  appId?: string;
  merchantId?: string;
  transactionNo?: string;
  /** Changes one character of the signed message after it was signed. */
  isTampered?: boolean;
}

/** A notification ready for sending. */
export interface SignedNotice {
  headers: Record<string, string>;
  body: string;
}

/** The page on which the payer pays or cancels. */
export const payerPage = (channelZh: string, code: string, { paymentNo, subject, amount, state }: Trade): Markup => {
  const form = (act: string, zh: string) =>
    html`<form method="post" action="/${code}/${paymentNo}/${act}"><button>${zh}</button></form>`;
  const stateZh = { open: '待支付', paid: '已支付', cancelled: '已取消' }[state];
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>模拟${channelZh}</title>
      </head>
      <body>
        <main>
          <h1>模拟${channelZh}</h1>
          <p>${subject}</p>
          <p>¥${(amount / 100).toFixed(2)}，${stateZh}</p>
          ${state === 'open' ? html`${form('pay', '支付')}${form('payUnnoticed', '支付，但不通知')}${form('cancel', '取消')}` : ''}
          ${state === 'paid' ? form('notify', '再次通知') : ''}
        </main>
      </body>
    </html>`;
};
