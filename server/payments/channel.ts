import type { ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';

export type PaymentCode = Exclude<ReceiptChannel, 'bank'>;

/** The ways to pay online by name. */
export const paymentNames: Readonly<Record<PaymentCode, string>> = { alipay: '支付宝', wechat: '微信' };

/** A payment that a customer asks for, in fen. */
export interface RequestedPayment {
  paymentNo: string;
  amount: number;
  subject: string;
  /** When it can no longer be paid. */
  expiresAt: Date;
}

/** What a notification says, once it is verified. */
export type PaymentNotice =
  | {
      kind: 'paid';
      paymentNo: string;
      transactionNo: string;
      /** Fen. */
      amount: number;
      payer: string;
      /** The day in China, `YYYY-MM-DD`. */
      paidOn: string;
    }
  /** It is genuine and says nothing of money that arrived. */
  | { kind: 'other' }
  | { kind: 'rejected'; reason: string };

/** What is sent back for a notification. */
export interface NoticeReply {
  status: 200 | 204 | 400;
  contentType: string;
  body: string;
}

/** A way to pay: where the payer goes, and how the channel says that money arrived. */
export interface PaymentChannel {
  code: PaymentCode;
  /** Whether the payer opens the address as a page, or scans it as a QR code. */
  opensAs: 'page' | 'code';
  /** Asks for a payment and returns the address where it is paid; rejects when the channel cannot be reached. */
  start: (requested: RequestedPayment) => Promise<string>;
  /** Verifies a notification by its headers, by lower-case name, and its body as it came. */
  readNotification: (headers: Readonly<Record<string, string>>, body: string) => PaymentNotice;
  /** Queries whether a payment was paid, for when no notification came; rejects when the channel cannot be reached. */
  query: (paymentNo: string) => Promise<PaymentNotice>;
  /** The reply that ends the notifications about a payment, and the one after which they are repeated. */
  replies: { accepted: NoticeReply; refused: NoticeReply };
}

/** How long a channel may take for a response, in milliseconds. */
export const channelWaitMs = 10_000;

/** Where a channel reaches the service, and by which clock it judges. */
export interface ChannelPlace {
  clock: { now: () => Date };
  /** Where the channel sends what it has to say of payments. */
  notifyUrl: () => string;
  /** Where the payer returns to. */
  returnUrl: (paymentNo: string) => string;
}
