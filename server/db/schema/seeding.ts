import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Whether a row is regulation and standard data, or invented for the demo. */
export type Origin = 'reference' | 'demo';

/**
 * Every row that seeding has written, as written. A row that now differs, or is deleted, was changed by the company and
 * belongs to it; a row without an entry here always did.
 */
export const seededRows = pgTable(
  'seeded_rows',
  {
    tableName: text('table_name').notNull(),
    /** The row's key in its table, as a JSON array. */
    rowKey: text('row_key').notNull(),
    origin: text('origin').$type<Origin>().notNull(),
    /** Values by column. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowKey] })],
);

/** The edition of the seed in a table. */
export const seedEditions = pgTable('seed_editions', {
  tableName: text('table_name').primaryKey(),
  edition: integer('edition').notNull(),
});
