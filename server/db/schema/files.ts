import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The objects of the bucket; each has the id of a file with an empty row, or of a deleted one. */
export const storedObjects = pgTable(
  'stored_objects',
  {
    id: uuid('id').primaryKey(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('stored_objects_stored').on(table.storedAt)],
);
