import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** The numbers of rows that an import added, changed and ended in one table. */
export interface ImportCounts {
  table: string;
  added: number;
  changed: number;
  ended: number;
  /** Demo rows that were removed. */
  demo: number;
}

/** The company's imports of its own data. */
export const imports = pgTable('imports', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull(),
  /** The operator, or the staff member. */
  by: text('by').notNull(),
  /** The folder or workbook, as named by the operator. */
  source: text('source').notNull(),
  counts: jsonb('counts').$type<ImportCounts[]>().notNull(),
  undoneAt: instant('undone_at'),
  undoneBy: text('undone_by'),
});

/** The row changes of the last imports, for undoing them: gzipped JSON. */
export const importUndo = pgTable('import_undo', {
  importId: integer('import_id')
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
});

/** The mapping of a file's columns to a table, as confirmed by a person; keyed by the set of the file's headers. */
export const importMappings = pgTable(
  'import_mappings',
  {
    table: text('table_name').notNull(),
    /** SHA-256 of the headers without case, blanks, punctuation and order. */
    headerKey: text('header_key').notNull(),
    columns: jsonb('columns').$type<Record<string, string | null>>().notNull(),
    /** The values that were the same in each row, by column of the table; without its period. */
    fixed: jsonb('fixed').$type<Record<string, string>>().notNull().default({}),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  ({ table, headerKey }) => [primaryKey({ columns: [table, headerKey] })],
);

/** Counts the changes of the company's data, so that every instance clears its caches; one row. */
export const dataVersions = pgTable('data_versions', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});
