import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';
import { ports } from './reference.ts';

/** Lanes for which a user is notified when the lowest price changes. */
export const laneWatches = pgTable(
  'lane_watches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgPortCode: text('org_port_code')
      .notNull()
      .references(() => ports.code),
    dstPortCode: text('dst_port_code')
      .notNull()
      .references(() => ports.code),
    containerType: text('container_type').$type<ContainerType>().notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    /** The price in cents at or below which the user is notified; null for every change. */
    below: integer('below'),
    createdAt: instant('created_at').notNull(),
    /** The lowest price in cents with which changes are compared; null if no sailing could be ordered. */
    lastAmount: integer('last_amount'),
    /** When the user was notified, or the watch was created. */
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    unique('lane_watches_lane').on(
      table.userId,
      table.orgPortCode,
      table.dstPortCode,
      table.containerType,
      table.isDangerous,
    ),
    index('lane_watches_lanes').on(table.orgPortCode, table.dstPortCode),
  ],
);
