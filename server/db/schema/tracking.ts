import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TrackEvent } from '#contract/orders/tracking/track.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { orders } from './orders.ts';

/** Every entry about the transport of an order, by the desk or its carrier; a later one replaces a former one. */
export const trackEvents = pgTable(
  'track_events',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    /** Numbered from 0 per order, in the order of entry. */
    position: integer('position').notNull(),
    kind: text('kind').$type<TrackEvent['kind']>().notNull(),
    classifier: text('classifier').$type<TrackEvent['classifier']>().notNull(),
    /** Null removes the former entry. */
    at: instant('at'),
    portCode: text('port_code').notNull(),
    vessel: text('vessel').notNull(),
    voyage: text('voyage').notNull(),
    containerNo: text('container_no').notNull(),
    note: text('note').notNull(),
    source: text('source').$type<TrackEvent['source']>().notNull(),
    /** The carrier's id of the event; null for entries of the desk. */
    sourceId: text('source_id'),
    recordedAt: instant('recorded_at').notNull(),
    /** Null for events of carriers. */
    staffId: uuid('staff_id').references(() => staff.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.position] }),
    unique('track_events_source').on(table.orderNo, table.sourceId),
  ],
);

/** The public link to an order's shipment tracking; its token is derived from the nonce and the service's key. */
export const trackLinks = pgTable(
  'track_links',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    linkNonce: text('link_nonce').notNull(),
    linkHash: text('link_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('track_links_hash').on(table.linkHash)],
);

/** When a carrier's data about an order are read again; without a row they have not been read. */
export const trackReadings = pgTable(
  'track_readings',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    nextAt: instant('next_at').notNull(),
    /** Failed reads since the last successful one. */
    failures: integer('failures').notNull(),
  },
  (table) => [index('track_readings_next').on(table.nextAt)],
);
