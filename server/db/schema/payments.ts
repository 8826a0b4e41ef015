import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';
import { billingNotes, creditAccounts, moneyReceipts } from './ledger.ts';

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
