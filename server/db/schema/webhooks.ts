import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';
import { billingNotes, ledgerPostings } from './ledger.ts';
import { orders } from './orders.ts';

/** Webhooks of companies' systems; the signing secret is derived from the service's, and only its digest is stored. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When sending was paused, because all attempts of a delivery failed. */
    pausedAt: instant('paused_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('webhooks_enterprise').on(table.enterpriseId)],
);

/** Events queued for a webhook; an order's event refers to its history, a bill's to its posting, and a test to none. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'cascade' }),
    position: integer('position'),
    postingId: uuid('posting_id').references(() => ledgerPostings.id),
    billId: uuid('bill_id').references(() => billingNotes.id),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** When the last attempt ended. */
    triedAt: instant('tried_at'),
    /** The status of the last response; null without one. */
    responseStatus: integer('response_status'),
    /** The beginning of the last response, or why there was none. */
    outcome: text('outcome'),
  },
  (table) => [
    unique('webhook_deliveries_event').on(table.webhookId, table.orderNo, table.position),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.status} = 'waiting'`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.queuedAt),
    index('webhook_deliveries_order').on(table.orderNo),
  ],
);
