import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Codes with their names, by type: currencies, payment types, categories and the like. */
export const constants = pgTable(
  'constants',
  {
    constType: text('const_type').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.constType, table.code] })],
);
