import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** Whole-vehicle orders of the trucking brand, from the user center; users with one see its button (`mmInfo`). */
export const wholeVehicleOrders = pgTable(
  'whole_vehicle_orders',
  {
    orderNo: text('order_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'PENDING' | 'IN_TRANSIT' | 'DELIVERED'>().notNull(),
    origin: text('origin').notNull(),
    destination: text('destination').notNull(),
    goods: text('goods').notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [index('whole_vehicle_orders_user').on(table.userId, table.placedAt.desc())],
);
