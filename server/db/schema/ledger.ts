import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, ReceiptChannel } from '#contract/enterprise/ledger/postings.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { enterprises } from './identity.ts';
import { orders } from './orders.ts';

const amountOf = (name: string) => bigint(name, { mode: 'number' });

/** The credit account of a company: its terms, its release, and the lock for changes of its money and orders. */
export const creditAccounts = pgTable('credit_accounts', {
  enterpriseId: uuid('enterprise_id')
    .primaryKey()
    .references(() => enterprises.id),
  /** Days from a bill's issue to its due date. */
  paymentDays: integer('payment_days').notNull(),
  /** Minor units; null is without limit. */
  limitCny: amountOf('limit_cny'),
  limitUsd: amountOf('limit_usd'),
  /** The first day of the orders that it counts and bills, `YYYY-MM-DD` in China. */
  countsFrom: text('counts_from').notNull(),
  /** The last day on which the company may order regardless of its debt, and why. */
  overrideUntil: text('override_until'),
  overrideReason: text('override_reason').notNull().default(''),
  createdAt: instant('created_at').notNull(),
});

/** The history of a credit account, in words; the number of entries is its version. */
export const creditEvents = pgTable(
  'credit_events',
  {
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => creditAccounts.enterpriseId),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** Null for actions of the service itself. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.position] })],
);

/** Bills to companies, and credit notes for them. */
export const billingNotes = pgTable(
  'billing_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    noteNo: text('note_no').notNull(),
    /** A bill; or a credit note for one, whose amount may be billed again or is waived. */
    kind: text('kind').$type<'bill' | 'credit' | 'waiver'>().notNull(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => creditAccounts.enterpriseId),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units, greater than zero. */
    amount: amountOf('amount').notNull(),
    issuedOn: text('issued_on').notNull(),
    /** The due date of a bill; null for a credit note. */
    dueOn: text('due_on'),
    /** The sum of a bill's receivable entries, kept by a trigger of the ledger; null for a credit note. */
    open: amountOf('open'),
    /** The bill of a credit note. */
    billId: uuid('bill_id'),
    /** For the customer: the reason of a credit note; may be empty for a bill. */
    reason: text('reason').notNull(),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => staff.id),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_notes_number').on(table.noteNo),
    index('billing_notes_enterprise').on(table.enterpriseId, table.issuedOn),
    index('billing_notes_bill').on(table.billId),
    index('billing_notes_open')
      .on(table.dueOn, table.noteNo)
      .where(sql`${table.open} > 0`),
  ],
);

/** The orders of bills and credit notes. */
export const billingLines = pgTable(
  'billing_lines',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => billingNotes.id),
    position: integer('position').notNull(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    text: text('text').notNull(),
    /** Minor units, greater than zero. */
    amount: amountOf('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.position] }), index('billing_lines_order').on(table.orderNo)],
);

/** Received payments. */
export const moneyReceipts = pgTable(
  'money_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    receiptNo: text('receipt_no').notNull(),
    channel: text('channel').$type<ReceiptChannel>().notNull(),
    /** The bank's or channel's number of the payment, which is entered only once. */
    transactionNo: text('transaction_no').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The received amount and the bank's fee, in minor units. */
    amount: amountOf('amount').notNull(),
    charge: amountOf('charge').notNull(),
    payer: text('payer').notNull(),
    reference: text('reference').notNull(),
    receivedOn: text('received_on').notNull(),
    /** The company; null until it is decided, and once it is reversed. */
    enterpriseId: uuid('enterprise_id').references(() => creditAccounts.enterpriseId),
    /** Why it was reversed; null if valid. */
    reversedReason: text('reversed_reason'),
    /** Counts the commands on it. */
    version: integer('version').notNull().default(1),
    /** The last command, in words. */
    lastAct: text('last_act').notNull(),
    /** Null for actions of the service itself. */
    staffId: uuid('staff_id').references(() => staff.id),
    enteredAt: instant('entered_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('money_receipts_number').on(table.receiptNo),
    uniqueIndex('money_receipts_transaction')
      .on(table.channel, table.transactionNo)
      .where(sql`${table.reversedReason} is null`),
    index('money_receipts_enterprise').on(table.enterpriseId, table.receivedOn),
  ],
);

/** Postings of the ledger. Triggers reject changes and deletions, and a posting whose entries do not sum to zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Their order. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    act: text('act')
      .$type<'bill' | 'creditNote' | 'receipt' | 'assignment' | 'allocation' | 'refund' | 'reversal'>()
      .notNull(),
    /** Its booking day in China. */
    day: text('day').notNull(),
    text: text('text').notNull(),
    /** The company; null for unassigned money. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    /** The bill, credit note or receipt. */
    sourceId: uuid('source_id').notNull(),
    /** The posting that it reverses; a posting is reversed only once. */
    reversesId: uuid('reverses_id'),
    /** The number of its entries. */
    entries: integer('entries').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_postings_reverses').on(table.reversesId),
    index('ledger_postings_enterprise').on(table.enterpriseId, table.day),
    index('ledger_postings_day').on(table.day, table.number),
    index('ledger_postings_source').on(table.sourceId),
  ],
);

/** The entries of postings, in minor units: debits are positive, credits negative. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    postingId: uuid('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    position: integer('position').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    currency: text('currency').$type<Currency>().notNull(),
    amount: amountOf('amount').notNull(),
    /** The bill, credit note or receipt whose open amount it changes. */
    itemId: uuid('item_id'),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.position] }),
    index('ledger_entries_enterprise').on(table.enterpriseId, table.account, table.currency),
    index('ledger_entries_item').on(table.itemId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** Notices to companies about bills, so that nobody is notified twice. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => billingNotes.id),
    notice: text('notice').$type<'issued' | 'dueSoon' | 'overdue'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.notice] })],
);
