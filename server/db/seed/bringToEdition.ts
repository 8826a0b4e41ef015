import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countDataChange } from '#server/http/responses/dataChanges.ts';
import type { Database } from '../database.ts';
import { insertRows, primaryKeyOf, updateRows } from '../jsonRows.ts';
import { seedEditions } from '../schema/seeding.ts';
import { contentOf, grouped, hasAll, keyOf, record, recordsOf, referencesOf, rowsOf } from './records.ts';
import type { Row, SeededTable } from './seededTables.ts';

/** The edition of a table that the company has imported: later than that of every build, so none changes it. */
export const companyEdition = 2_147_483_647;

/** The edition of a table; undefined if it was never seeded. */
export const editionOf = async (db: Database, table: PgTable): Promise<number | undefined> => {
  const [held] = await db
    .select()
    .from(seedEditions)
    .where(eq(seedEditions.tableName, getTableName(table)));
  return held?.edition;
};

/** Stores the edition of a table. */
export const setEdition = async (db: Database, table: PgTable, edition: number): Promise<void> => {
  const row = { tableName: getTableName(table), edition };
  await db.insert(seedEditions).values(row).onConflictDoUpdate({ target: seedEditions.tableName, set: row });
};

/** Returns a check whether everything that a row refers to exists. */
const referencesKnown = async (db: Database, table: PgTable): Promise<(row: Row) => boolean> => {
  const checks: ((row: Row) => boolean)[] = [];
  for (const { to, from, foreign } of referencesOf(table)) {
    const known = new Set((await rowsOf(db, to)).map((row) => keyOf(foreign, row)));
    checks.push((row) => from.some((property) => (row[property] ?? null) === null) || known.has(keyOf(from, row)));
  }
  return (row) => checks.every((check) => check(row));
};

/** Assigns new keys to rows if the company has used their key, which orders the table. */
const placed = (table: PgTable, key: readonly string[], rows: readonly Row[], existing: readonly Row[]): Row[] => {
  const isOrderedByKey = primaryKeyOf(table).join() === 'position' && !key.includes('position');
  if (!isOrderedByKey) return [...rows];
  const taken = new Set(existing.map(({ position }) => Number(position)));
  let last = Math.max(-1, ...taken, ...rows.map(({ position }) => Number(position)));
  return rows.map((row) => {
    const position = taken.has(Number(row['position'])) ? (last += 1) : Number(row['position']);
    taken.add(position);
    return { ...row, position };
  });
};

/** Returns a check whether a row has the key of one of these. */
const within = (rows: readonly Row[], key: readonly string[]): ((row: Row) => boolean) => {
  const keys = new Set(rows.map((row) => keyOf(key, row)));
  return (row) => keys.has(keyOf(key, row));
};

/**
 * Updates a table to an edition of its rows. Rows that the company changed, deleted or added are not changed, and
 * neither is a table with this edition or a later one. Rows that an edition drops stay too. Pass a transaction.
 */
export const bringToEdition = async (
  db: Database,
  { table, key, origin, rowsAt }: SeededTable,
  edition: number,
  now: Date,
): Promise<void> => {
  const held = await editionOf(db, table);
  if (held !== undefined && held >= edition) return;

  const isComplete = await referencesKnown(db, table);
  const wanted = rowsAt(now).filter(isComplete);
  const records = await recordsOf(db, table);
  // the company's own statements wait until the edition is complete
  const existing = (await db.select().from(table).for('update')) as Row[];
  const byKey = grouped(existing, key);

  const surrogate = primaryKeyOf(table).filter((property) => !key.includes(property));
  const surrogates = (row: Row): Row => Object.fromEntries(surrogate.map((property) => [property, row[property]]));
  const updated: Row[] = [];
  for (const row of wanted) {
    const recorded = records.get(keyOf(key, row));
    if (!recorded) continue;
    for (const own of byKey.get(keyOf(key, row)) ?? []) {
      const content = contentOf(table, own);
      if (!hasAll(content, recorded)) continue;
      const next = { ...row, ...surrogates(own) };
      if (!hasAll(content, contentOf(table, next))) updated.push(next);
      break;
    }
  }
  const missing = wanted.filter((row) => !records.has(keyOf(key, row)) && !byKey.has(keyOf(key, row)));
  const inserted = placed(table, key, missing, existing);
  const contentsOf = (rows: readonly Row[]): Row[] => rows.map((row) => contentOf(table, row));
  await updateRows(db, table, contentsOf(updated));
  await insertRows(db, table, contentsOf(inserted));

  // read again, because the records contain the table's defaults; a row of the company may have the key of an updated
  // one
  const isUpdated = within(updated, primaryKeyOf(table));
  const isInserted = within(inserted, key);
  const after = updated.length + inserted.length > 0 ? await rowsOf(db, table) : [];
  const written = after.filter((row) => isUpdated(row) || isInserted(row));
  await record(db, { table, key, origin }, written);
  await setEdition(db, table, edition);
  // other instances cache what they have read
  if (written.length > 0) await countDataChange(db);
};
