import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Correction } from '#contract/desk/orders/correction.ts';
import type { PriceState } from '#contract/desk/priceDesk.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order, PlacedOrder } from '#contract/booking/orderForm.ts';
import type { InvoiceRequest, InvoiceStatus } from '#contract/orders/invoice.ts';
import type { OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';
import type { Currency, Fee, Total } from '#contract/rules/pricing/price.ts';
import type { SafetySheet } from '#contract/rules/safetySheet/safetySheet.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { folded } from '../folded.ts';
import { bytes, instant } from './columns.ts';
import { enterprises, users } from './identity.ts';

/** Counts all orders; @public for the migration generator, because only an SQL statement uses it. */
export const orderNumbers = pgSequence('order_numbers');

/** Orders of every service, with a copy of the quote at that time. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    line: text('line').$type<ServiceCode>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    status: text('status').$type<OrderStatus>().notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    /** The reasons for the desk's review although it is not declared dangerous. */
    reviewReasons: jsonb('review_reasons').$type<Suspicion[]>().notNull().default([]),
    placedAt: instant('placed_at').notNull(),
    /** When it is cancelled unless the enterprise is verified before. */
    cancelsAt: instant('cancels_at'),
    cancelledAt: instant('cancelled_at'),
    offerId: text('offer_id').notNull(),
    routeZh: text('route_zh').notNull(),
    carriageZh: text('carriage_zh').notNull(),
    departsAt: instant('departs_at'),
    totals: jsonb('totals').$type<Total[]>().notNull(),
    content: jsonb('content').$type<Order>().notNull(),
    offer: jsonb('offer').$type<Quote>().notNull(),
    /** The saved quote with its price; kept even if the quote is deleted. Null at the current price of its day. */
    quoteId: uuid('quote_id'),
    /** The order from which it was split off. */
    splitFrom: text('split_from').references((): AnyPgColumn => orders.orderNo, { onDelete: 'set null' }),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(folded(sql`order_no || chr(10) || route_zh || chr(10) || carriage_zh`)),
  },
  (table) => [
    // contains all filter columns of a list, so that counting and searching only read the index
    index('orders_listed').on(
      table.userId,
      table.placedAt.desc().nullsFirst(),
      table.orderNo.desc().nullsFirst(),
      table.status,
      table.line,
      table.searchText,
    ),
    index('orders_enterprise').on(
      table.enterpriseId,
      table.placedAt.desc().nullsFirst(),
      table.orderNo.desc().nullsFirst(),
    ),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_deadline').on(table.cancelsAt),
    index('orders_split_from')
      .on(table.splitFrom)
      .where(sql`${table.splitFrom} is not null`),
  ],
);

/** The history of an order: one entry per command, with the resulting status. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    act: text('act').$type<OrderEvent['act']>().notNull(),
    by: text('by').$type<OrderEvent['by']>().notNull(),
    /** Null for the order's first entry. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    note: text('note').notNull(),
    /** The staff member who gave the command at the desk. */
    staffId: uuid('staff_id'),
    /** The name of the API key with which the customer's system gave the command. */
    keyName: text('key_name'),
    /** The customer's deadline for an answer. */
    dueAt: instant('due_at'),
    /** What staff corrected and why, for colleagues. */
    correction: jsonb('correction').$type<Correction>(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** The fees of an order when it was placed, in minor units. */
export const orderFees = pgTable(
  'order_fees',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    side: text('side').$type<Fee['side']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<Fee['basis']>().notNull(),
    item: text('item'),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull(),
    /** To three decimals. */
    quantity: numeric('quantity', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** Price corrections of an order after its acceptance: proposed by one staff member, decided by another. */
export const orderPriceCorrections = pgTable(
  'order_price_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    nameZh: text('name_zh').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units: positive for a debit, negative for a credit. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** For the customer. */
    reason: text('reason').notNull(),
    /** The document that it is based on, for colleagues; and the comment of the decision. */
    evidence: text('evidence').notNull(),
    comment: text('comment').notNull().default(''),
    state: text('state').$type<PriceState>().notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('order_price_corrections_order').on(table.orderNo, table.proposedAt)],
);

/** Documents uploaded to an order, or by a user for an order that is not placed yet, with their bytes. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid('id').primaryKey(),
    /** Null until the order is placed. */
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'cascade' }),
    /** The owner until then; null afterwards. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Code of the document table; empty for other files. */
    paperCode: text('paper_code').notNull(),
    content: bytes('content').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** The staff member who uploaded it; null for the customer. */
    staffId: uuid('staff_id'),
    version: integer('version').notNull().default(1),
    /** The document that replaced it, in which case only the desk sees it; null for a current one. */
    replacedBy: uuid('replaced_by'),
    /** The values read from a safety data sheet; null for other documents, and for one that could not be read. */
    safetySheet: jsonb('safety_sheet').$type<SafetySheet>(),
  },
  (table) => [
    index('order_documents_order').on(table.orderNo, table.uploadedAt),
    index('order_documents_draft')
      .on(table.userId, table.uploadedAt)
      .where(sql`${table.userId} is not null`),
    index('order_documents_waiting')
      .on(table.uploadedAt)
      .where(sql`${table.safetySheet} ->> 'isWaiting' = 'true'`),
  ],
);

/** Documents that the desk requests from an order's customer. */
export const orderDocumentRequests = pgTable(
  'order_document_requests',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Its document code: one of the document table, or one of the order's own for any other name. */
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    /** For the customer; may be empty. */
    note: text('note').notNull(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** When the desk received it or no longer needed it. */
    closedAt: instant('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** The invoice request of an order; one at a time. */
export const invoiceRequests = pgTable('invoice_requests', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  status: text('status').$type<InvoiceStatus>().notNull(),
  content: jsonb('content').$type<InvoiceRequest>().notNull(),
  requestedAt: instant('requested_at').notNull(),
  /** The number of the issued invoice, and its file. */
  invoiceNo: text('invoice_no'),
  fileName: text('file_name'),
  file: bytes('file'),
  issuedAt: instant('issued_at'),
});

/** Keys of placed orders with the stored response; the same key with other content is rejected. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the parsed content. */
    contentHash: text('content_hash').notNull(),
    /** Null only within the transaction that writes it. */
    response: jsonb('answer').$type<PlacedOrder>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
