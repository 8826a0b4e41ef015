import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { insertRows } from '../jsonRows.ts';
import type { Origin } from '../schema/seeding.ts';
import { seededRows } from '../schema/seeding.ts';
import type { Row } from './seededTables.ts';

const rowsPerInsert = 1_000;

/** Calls `insert` with at most as many rows as one statement accepts. */
export const inBatches = async <Each>(
  rows: readonly Each[],
  insert: (batch: Each[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
};

const asJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (JSON.parse(JSON.stringify(value)) as unknown) : value;

/** A row by column names, as stored in JSON; generated columns are omitted. */
export const contentOf = (table: PgTable, row: Row): Row => {
  const content: Row = {};
  for (const [property, column] of Object.entries(getTableColumns(table)))
    if (column.generated === undefined && row[property] !== undefined) content[column.name] = asJson(row[property]);
  return content;
};

/** The key of a row in its table. */
export const keyOf = (key: readonly string[], row: Row): string =>
  JSON.stringify(key.map((property) => row[property] ?? null));

/** Rows by key; several rows of a company may share one. */
export const grouped = (rows: readonly Row[], key: readonly string[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(key, row), [...(groups.get(keyOf(key, row)) ?? []), row]);
  return groups;
};

/** Whether a row by column names has every value of another. */
export const hasAll = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value || isDeepStrictEqual(row[column], value));

/** Whether a row still has every recorded value; columns added later do not count. */
export const isAsRecorded = (table: PgTable, row: Row, recorded: Row): boolean =>
  hasAll(contentOf(table, row), recorded);

/** Every row of a table. */
export const rowsOf = async (db: Database, table: PgTable): Promise<Row[]> => (await db.select().from(table)) as Row[];

/** The records of a table, by key. */
export const recordsOf = async (db: Database, table: PgTable): Promise<Map<string, Row>> => {
  const records = await db
    .select({ rowKey: seededRows.rowKey, content: seededRows.content })
    .from(seededRows)
    .where(eq(seededRows.tableName, getTableName(table)));
  return new Map(records.map(({ rowKey, content }) => [rowKey, content]));
};

/** The recorded keys of a table. */
export const recordedKeys = async (db: Database, table: PgTable): Promise<Set<string>> => {
  const records = await db
    .select({ rowKey: seededRows.rowKey })
    .from(seededRows)
    .where(eq(seededRows.tableName, getTableName(table)));
  return new Set(records.map(({ rowKey }) => rowKey));
};

/** Records rows as they are now. */
export const record = (
  db: Database,
  { table, key, origin }: { table: PgTable; key: readonly string[]; origin: Origin },
  rows: readonly Row[],
): Promise<void> => {
  const records = rows.map((row) => ({
    tableName: getTableName(table),
    rowKey: keyOf(key, row),
    origin,
    content: contentOf(table, row),
  }));
  return insertRows(
    db,
    seededRows,
    records.map((each) => contentOf(seededRows, each)),
    { replace: true },
  );
};

/** Deletes the record of a row: it belongs to the company from now on. */
export const dropRecord = async (db: Database, table: PgTable, rowKey: string): Promise<void> => {
  await db.delete(seededRows).where(and(eq(seededRows.tableName, getTableName(table)), eq(seededRows.rowKey, rowKey)));
};

/** The unchanged seeded rows of a table, by key. */
export const untouchedRows = async (
  db: Database,
  { table, key }: { table: PgTable; key: readonly string[] },
): Promise<Map<string, Row>> => {
  const records = await recordsOf(db, table);
  const untouched = new Map<string, Row>();
  if (records.size === 0) return untouched;
  for (const row of await rowsOf(db, table)) {
    const recorded = records.get(keyOf(key, row));
    if (recorded && isAsRecorded(table, row, recorded)) untouched.set(keyOf(key, row), row);
  }
  return untouched;
};

const propertyIn = (table: PgTable, name: string): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)![0];

/** The references of a table to others, by property name. */
export const referencesOf = (table: PgTable): { to: PgTable; from: string[]; foreign: string[] }[] =>
  getTableConfig(table).foreignKeys.map((foreignKey) => {
    const { columns, foreignTable, foreignColumns } = foreignKey.reference();
    return {
      to: foreignTable,
      from: columns.map(({ name }) => propertyIn(table, name)),
      foreign: foreignColumns.map(({ name }) => propertyIn(foreignTable, name)),
    };
  });
