import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AddressRole } from '#contract/enterprise/addressBook.ts';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';

/** Addresses of a company, or of a person without one: shippers, consignees, notify parties and contacts. */
export const addressEntries = pgTable(
  'address_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who created it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The company whose members share it; null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id, { onDelete: 'cascade' }),
    role: text('role').$type<AddressRole>().notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    telephone: text('telephone').notNull(),
    email: text('email').notNull(),
    /** Whether new orders start with it. */
    isDefault: boolean('is_default').notNull().default(false),
    /** When it was last changed or used in an order. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('address_entries_enterprise').on(table.enterpriseId, table.usedAt.desc()),
    index('address_entries_user').on(table.userId, table.usedAt.desc()),
  ],
);
