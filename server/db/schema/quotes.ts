import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import type { TemplateRhythm } from '#contract/quotes/templateRhythm.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { folded } from '../folded.ts';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';
import { orders } from './orders.ts';

/** Prices that a user saves under a name: the load, its fees, and the offer at that time. */
export const savedQuotes = pgTable(
  'saved_quotes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The company whose name a shared quote shows; null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    line: text('line').$type<ServiceCode>().notNull(),
    offerId: text('offer_id').notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    routeZh: text('route_zh').notNull(),
    carriageZh: text('carriage_zh').notNull(),
    departsAt: instant('departs_at'),
    itemsZh: text('items_zh').notNull(),
    /** The load without parties and persons. */
    form: jsonb('form').$type<OrderForm>().notNull(),
    offer: jsonb('offer').$type<Quote>().notNull(),
    fees: jsonb('fees').$type<Fee[]>().notNull(),
    totals: jsonb('totals').$type<Total[]>().notNull(),
    /** The end of the tariff's validity when it was saved. */
    validUntil: instant('valid_until').notNull(),
    savedAt: instant('saved_at').notNull(),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'set null' }),
    /** The share token is derived from it with the service's secret; null unless shared. */
    shareNonce: text('share_nonce'),
    /** SHA-256 of the share token. */
    shareHash: text('share_hash').unique(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(folded(sql`name || chr(10) || route_zh || chr(10) || carriage_zh`)),
  },
  (table) => [
    index('saved_quotes_user').on(table.userId, table.savedAt.desc(), table.id),
    index('saved_quotes_enterprise').on(
      table.enterpriseId,
      table.savedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('saved_quotes_order').on(table.orderNo),
  ],
);

/** Order contents that a user saves under a name, as templates. */
export const orderTemplates = pgTable(
  'order_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    line: text('line').$type<ServiceCode>().notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    routeZh: text('route_zh').notNull(),
    content: jsonb('content').$type<Order>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When it was last saved or used for an order. */
    usedAt: instant('used_at').notNull(),
    rhythm: jsonb('rhythm').$type<TemplateRhythm>(),
    /** The next day `YYYY-MM-DD` of the rhythm in China. */
    nextOn: text('next_on'),
    /** When the user was reminded to order with it; null once they skipped it. */
    dueSince: instant('due_since'),
  },
  (table) => [
    index('order_templates_user').on(table.userId, table.usedAt.desc()),
    index('order_templates_next')
      .on(table.nextOn)
      .where(sql`${table.nextOn} is not null`),
  ],
);
