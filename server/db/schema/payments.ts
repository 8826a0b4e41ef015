import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { users } from './identity.ts';
import { billingNotes, creditAccounts, ledgerPostings, moneyReceipts } from './ledger.ts';

/** Payments of bills in CNY that members started online. */
export const payments = pgTable(
  'payments',
  {
    /** The channel's id of the payment. */
    paymentNo: text('payment_no').primaryKey(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => creditAccounts.enterpriseId),
    billId: uuid('bill_id')
      .notNull()
      .references(() => billingNotes.id),
    channel: text('channel').$type<Exclude<ReceiptChannel, 'bank'>>().notNull(),
    /** Fen: the open amount of the bill. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The payment address; empty until the channel has answered. */
    target: text('target').notNull().default(''),
    /** A closed one is no longer offered; money that still arrives for it is posted, and it becomes paid. */
    state: text('state').$type<'started' | 'paid' | 'closed'>().notNull().default('started'),
    startedAt: instant('started_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    /** When the channel was last queried about it. */
    queriedAt: instant('queried_at'),
    /** The channel's number of the payment, and the receipt. */
    transactionNo: text('transaction_no'),
    receiptId: uuid('receipt_id').references(() => moneyReceipts.id),
  },
  (table) => [
    uniqueIndex('payments_started')
      .on(table.billId, table.channel)
      .where(sql`${table.state} = 'started'`),
    index('payments_enterprise').on(table.enterpriseId),
  ],
);

/** Refunds of online payments: proposed by staff, approved by a colleague, then sent to the channel until it answers. */
export const refunds = pgTable(
  'refunds',
  {
    /** The channel's id of the refund. */
    refundNo: text('refund_no').primaryKey(),
    paymentNo: text('payment_no')
      .notNull()
      .references(() => payments.paymentNo),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => creditAccounts.enterpriseId),
    /** Fen. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** For the customer. */
    reason: text('reason').notNull(),
    /** `sending` from its approval until the channel has refunded or rejected it. */
    state: text('state').$type<'proposed' | 'returned' | 'sending' | 'done' | 'failed'>().notNull().default('proposed'),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => staff.id),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
    /** For colleagues. */
    comment: text('comment').notNull().default(''),
    /** The posting since its approval; reversed if it failed. */
    postingId: uuid('posting_id').references(() => ledgerPostings.id),
    sentAt: instant('sent_at'),
    /** What the channel said last; empty if nothing is wrong. */
    problem: text('problem').notNull().default(''),
    /** Since when the channel cannot make it without a person; null if it can. */
    abnormalAt: instant('abnormal_at'),
    /** The bank's number of the transfer that paid it back instead; null without one. */
    transferNo: text('transfer_no'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('refunds_current')
      .on(table.paymentNo)
      .where(sql`${table.state} in ('proposed', 'sending')`),
    index('refunds_payment').on(table.paymentNo),
    index('refunds_enterprise').on(table.enterpriseId),
  ],
);
