import type { Currency } from '#contract/rules/pricing/price.ts';
import type { OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';

/**
 * What a company's own system is told of: an order was placed, its status changed, or something was added to it; a bill was
 * issued, or what is open of it changed; `ping` is a test.
 */
export type WebhookType = 'order.placed' | 'order.moved' | 'order.updated' | 'bill.issued' | 'bill.changed' | 'ping';

/** The type of an entry of an order's history. */
export const webhookTypeOf = ({ before, status }: { before: OrderStatus | null; status: OrderStatus }): WebhookType => {
  if (before === null) return 'order.placed';
  return before === status ? 'order.updated' : 'order.moved';
};

/** The body of a delivery. */
export interface WebhookBody {
  /** The delivery's id, the same at each attempt: a receiver that has seen it does nothing. */
  id: string;
  type: WebhookType;
  /** When it happened, which is the sequence of an order's events: deliveries may arrive in another. */
  timestamp: string;
  data: WebhookOrder | WebhookBill | Record<string, never>;
}

/** What happened to a bill. */
export interface WebhookBill {
  billNo: string;
  /** The number of the posting in the ledger, which orders the events of a bill. */
  posting: number;
  act: 'bill' | 'creditNote' | 'allocation' | 'reversal';
  currency: Currency;
  /** What the bill is for, and what is open of it after the act, in minor units. */
  amount: number;
  open: number;
  /** The last day to pay, `YYYY-MM-DD` in China. */
  dueOn: string;
}

/** What happened to an order; `orderDetail` returns the rest. */
export interface WebhookOrder {
  orderNo: string;
  /** The entry's number in the order's history, from 0. */
  position: number;
  before: OrderStatus | null;
  status: OrderStatus;
  act: OrderEvent['act'];
  by: OrderEvent['by'];
  note: string;
  /** Until when the customer shall answer. */
  dueAt?: string;
  /** The name of the key by which the company's own system acted. */
  keyName?: string;
}

/** How long after each failed attempt the next one follows, in minutes: 8 attempts within 46 hours. */
export const webhookRetryMinutes = [1, 5, 30, 120, 360, 720, 1_440] as const;

/** How a signing secret begins, as Standard Webhooks has it. */
export const webhookSecretPrefix = 'whsec_';
