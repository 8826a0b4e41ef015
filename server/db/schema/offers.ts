import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OfferDraft, OfferOption } from '#contract/quotes/offerDraft.ts';
import type { OfferEvent } from '#contract/quotes/offers.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { enquiries } from './enquiries.ts';
import { orders } from './orders.ts';
import { savedQuotes } from './quotes.ts';

/** A priced option; its order is placed at `quote`, null if staff place it. */
export interface PricedOption {
  quote: Quote | null;
  fees: Fee[];
  totals: Total[];
}

/** The offers of staff for enquiries; a later offer for an enquiry replaces the former. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enquiryNo: text('enquiry_no')
      .notNull()
      .references(() => enquiries.enquiryNo, { onDelete: 'cascade' }),
    /** Counts the offers of an enquiry. */
    number: integer('number').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** As staff typed it. */
    draft: jsonb('draft').$type<OfferDraft>().notNull(),
    priced: jsonb('priced').$type<PricedOption[]>().notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The end of its last day in China. */
    validUntil: instant('valid_until').notNull(),
    /** The token of its link is derived from it with the service's secret. */
    linkNonce: text('link_nonce').notNull(),
    /** SHA-256 of the token. */
    linkHash: text('link_hash').notNull().unique(),
    /** The accepted option. */
    chosen: integer('chosen'),
    /** The quote with the price of the accepted option, for its customer. */
    savedQuoteId: uuid('saved_quote_id').references(() => savedQuotes.id, { onDelete: 'set null' }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('offers_number').on(table.enquiryNo, table.number),
    index('offers_saved_quote').on(table.savedQuoteId),
    index('offers_order').on(table.orderNo),
  ],
);

/** The history of an enquiry's offers. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enquiryNo: text('enquiry_no')
      .notNull()
      .references(() => enquiries.enquiryNo, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The resulting version of the enquiry. */
    version: integer('version').notNull(),
    kind: text('kind').$type<OfferEvent>().notNull(),
    text: text('text').notNull(),
    /** Null for the customer's actions. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('offer_events_version').on(table.enquiryNo, table.version)],
);

/** Options that staff save under a name, by service, as a start for offers. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    line: text('line').$type<ServiceCode>().notNull(),
    name: text('name').notNull(),
    option: jsonb('option').$type<OfferOption>().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('offer_templates_name').on(table.line, table.name)],
);
