import type { ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';

export type PaymentCode = Exclude<ReceiptChannel, 'bank'>;

/** The online payment channels by name. */
export const paymentNames: Readonly<Record<PaymentCode, string>> = { alipay: '支付宝', wechat: '微信' };

/** Whether a channel returns its fee with a refund. */
export const returnsFee: Readonly<Record<PaymentCode, boolean>> = { alipay: false, wechat: true };

/** A payment requested by a customer, in fen. */
export interface RequestedPayment {
  paymentNo: string;
  amount: number;
  subject: string;
  /** The end of its validity. */
  expiresAt: Date;
}

/** A refund of a payment to its payer, in fen; a channel carries out a `refundNo` only once, however often it is sent. */
export interface RequestedRefund {
  refundNo: string;
  paymentNo: string;
  amount: number;
  /** The amount of the whole payment. */
  total: number;
  reason: string;
}

/** A channel's response to a refund. */
export type RefundAnswer =
  | { kind: 'done' }
  /** It is not finished: send it again later. */
  | { kind: 'pending'; problem: string }
  /** It cannot be made without a person; send it again to learn what became of it. */
  | { kind: 'abnormal'; problem: string }
  | { kind: 'rejected'; reason: string };

/** The content of a verified notification. */
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
  /** A genuine notification that does not report received money. */
  | { kind: 'other' }
  | { kind: 'rejected'; reason: string };

/** The reply to a notification. */
export interface NoticeReply {
  status: 200 | 204 | 400;
  contentType: string;
  body: string;
}

/** A payment channel: the address for the payer, and the verification of received payments. */
export interface PaymentChannel {
  code: PaymentCode;
  /** Whether the payer opens the address as a page, or scans it as a QR code. */
  opensAs: 'page' | 'code';
  /** The fee that the channel deducts from a payment, in hundredths of a percent; rounded to the fen. */
  feeRate: number;
  /** Requests a payment and returns its payment address; rejects if the channel cannot be reached. */
  start: (requested: RequestedPayment) => Promise<string>;
  /** Verifies a notification by its headers, by lower-case name, and its raw body. */
  readNotification: (headers: Readonly<Record<string, string>>, body: string) => PaymentNotice;
  /** Queries whether a payment was paid, in case no notification came; rejects if the channel cannot be reached. */
  query: (paymentNo: string) => Promise<PaymentNotice>;
  /** Refunds an amount of a payment; rejects if the outcome is unknown. */
  refund: (requested: RequestedRefund) => Promise<RefundAnswer>;
  /** Closes an unpaid payment, so that nobody pays it any more; rejects if the channel did not. */
  close: (paymentNo: string) => Promise<void>;
  /** The replies that end the notifications about a payment, and that request a repetition. */
  replies: { accepted: NoticeReply; refused: NoticeReply };
}

/** How long a channel may take for a response, in milliseconds. */
export const channelWaitMs = 10_000;

/** The address at which a channel reaches the service, and the clock it uses. */
export interface ChannelPlace {
  clock: { now: () => Date };
  /** The address for the channel's notifications. */
  notifyUrl: () => string;
  /** The address to which the payer returns. */
  returnUrl: (paymentNo: string) => string;
}
