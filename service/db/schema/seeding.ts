import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Whether a row is regulation and standard, or invented to show the site. */
export type Origin = 'reference' | 'demo';

/**
 * Every row that seeding or rolling has written, as it was written. A row that differs from this now, or is gone, was
 * changed by the company and is the company's; a row without an entry here always was.
 */
export const seededRows = pgTable(
  'seeded_rows',
  {
    tableName: text('table_name').notNull(),
    /** What names the row in its table, as a JSON array. */
    rowKey: text('row_key').notNull(),
    origin: text('origin').$type<Origin>().notNull(),
    /** Values by column. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowKey] })],
);

/** The edition of the seed that a table was last brought to. */
export const seedEditions = pgTable('seed_editions', {
  tableName: text('table_name').primaryKey(),
  edition: integer('edition').notNull(),
});
