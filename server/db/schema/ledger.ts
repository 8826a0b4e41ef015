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

/** The credit account of a company: its terms, what lifts them, and the lock under which its money and its orders change. */
export const creditAccounts = pgTable('credit_accounts', {
  enterpriseId: uuid('enterprise_id')
    .primaryKey()
    .references(() => enterprises.id),
  /** Days from a bill's own day to its last one. */
  paymentDays: integer('payment_days').notNull(),
  /** Minor units; null is without limit. */
  limitCny: amountOf('limit_cny'),
  limitUsd: amountOf('limit_usd'),
  /** The first day of the orders that it counts and bills, `YYYY-MM-DD` in China. */
  countsFrom: text('counts_from').notNull(),
  /** The last day on which the company orders whatever it owes, and why. */
  overrideUntil: text('override_until'),
  overrideReason: text('override_reason').notNull().default(''),
  createdAt: instant('created_at').notNull(),
});

/** What was done about a credit account, in words; their number is its version. */
export const creditEvents = pgTable(
  'credit_events',
  {
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => creditAccounts.enterpriseId),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** Null for what the service did itself. */
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
    /** Minor units, above zero. */
    amount: amountOf('amount').notNull(),
    issuedOn: text('issued_on').notNull(),
    /** The last day to pay a bill; null for a credit note. */
    dueOn: text('due_on'),
    /** The bill of a credit note. */
    billId: uuid('bill_id'),
    /** For the customer: why a credit note; may be empty for a bill. */
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
    /** Minor units, above zero. */
    amount: amountOf('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.position] }), index('billing_lines_order').on(table.orderNo)],
);

/** Money that arrived. */
export const moneyReceipts = pgTable(
  'money_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    receiptNo: text('receipt_no').notNull(),
    channel: text('channel').$type<ReceiptChannel>().notNull(),
    /** The bank's or the channel's number of it, which is entered once. */
    transactionNo: text('transaction_no').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What arrived, and what the bank kept, in minor units. */
    amount: amountOf('amount').notNull(),
    charge: amountOf('charge').notNull(),
    payer: text('payer').notNull(),
    reference: text('reference').notNull(),
    receivedOn: text('received_on').notNull(),
    /** Whose it is; null as long as nobody decided, and once it is reversed. */
    enterpriseId: uuid('enterprise_id').references(() => creditAccounts.enterpriseId),
    /** Why it was taken back; null in force. */
    reversedReason: text('reversed_reason'),
    /** Counts the acts about it. */
    version: integer('version').notNull().default(1),
    /** What was done last, in words. */
    lastAct: text('last_act').notNull(),
    /** Null for what the service did itself. */
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

/** Acts in the ledger. Neither changed nor deleted: triggers reject it, and one whose entries do not sum to zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Their sequence. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    act: text('act').$type<'bill' | 'creditNote' | 'receipt' | 'assignment' | 'allocation' | 'reversal'>().notNull(),
    /** The day in China that it counts on. */
    day: text('day').notNull(),
    text: text('text').notNull(),
    /** The company that it concerns; null for money that is nobody's yet. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    /** The bill, credit note or receipt that it is about. */
    sourceId: uuid('source_id').notNull(),
    /** The posting that it undoes, which is undone once. */
    reversesId: uuid('reverses_id'),
    /** How many entries it has. */
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

/** The sides of postings, in minor units: a debit above zero, a credit below. */
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
    /** The bill, credit note or receipt that it is open for. */
    itemId: uuid('item_id'),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.position] }),
    index('ledger_entries_enterprise').on(table.enterpriseId, table.account, table.currency),
    index('ledger_entries_item').on(table.itemId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** What companies were told about bills, so that nobody is told twice. */
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
