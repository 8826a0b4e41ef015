import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FclOrder, OrderEvent, OrderStatus, PlacedOrder } from '#contract/order.ts';
import type { ContainerType, Currency, Fee, Total } from '#contract/rules/price.ts';
import { enterprises, users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Counts all orders; @public for the migration generator, the statement that places an order names it. */
export const orderNumbers = pgSequence('order_numbers');

/** Full-container orders with the sailing as it was ordered. */
export const fclOrders = pgTable(
  'fcl_orders',
  {
    orderNo: text('order_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    status: text('status').$type<OrderStatus>().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** When it is cancelled unless the enterprise is verified by then. */
    cancelsAt: instant('cancels_at'),
    cancelledAt: instant('cancelled_at'),
    sailingId: text('sailing_id').notNull(),
    carrierCode: text('carrier_code').notNull(),
    vessel: text('vessel').notNull(),
    voyage: text('voyage').notNull(),
    orgPortCode: text('org_port_code').notNull(),
    orgPort: text('org_port').notNull(),
    dstPortCode: text('dst_port_code').notNull(),
    dstPort: text('dst_port').notNull(),
    estimatedTimeOfDeparture: instant('estimated_time_of_departure').notNull(),
    estimatedTimeOfArrival: instant('estimated_time_of_arrival').notNull(),
    totals: jsonb('totals').$type<Total[]>().notNull(),
    content: jsonb('content').$type<FclOrder>().notNull(),
  },
  (table) => [
    index('fcl_orders_user').on(table.userId, table.placedAt.desc()),
    index('fcl_orders_deadline').on(table.cancelsAt),
  ],
);

/** What happened to an order, one line for each act, written with the status it led to. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => fclOrders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    act: text('act').$type<OrderEvent['act']>().notNull(),
    by: text('by').$type<OrderEvent['by']>().notNull(),
    /** Null for the order's first line. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** The fee lines an order was placed at, in minor units. */
export const orderFees = pgTable(
  'order_fees',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => fclOrders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    side: text('side').$type<Fee['side']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<Fee['basis']>().notNull(),
    containerType: text('container_type').$type<ContainerType>(),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** Keys of placed orders with the first answer; the same key with other content is refused. */
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
    answer: jsonb('answer').$type<PlacedOrder>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
