import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { schema } from '#server/db/schema.ts';
import { primaryKeyOf } from '#server/db/jsonRows.ts';
import { contentOf, keyOf, referencesOf, rowsOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';

interface Named {
  table: PgTable;
  key: readonly string[];
}

/** The condition that finds one row. */
const isRow = (table: PgTable, row: Row) => {
  const columns = getTableColumns(table);
  return and(...primaryKeyOf(table).map((property) => eq(columns[property]!, row[property])));
};

/** Every table of the service. */
export const everyTable: readonly PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));

/** A column that may be changed in a row: not a key or a reference; else the row's sort position. */
const plainColumn = ({ table, key }: Named): string => {
  const fixed = new Set([...key, ...primaryKeyOf(table), ...referencesOf(table).flatMap(({ from }) => from)]);
  const free = Object.entries(getTableColumns(table)).filter(
    ([name, { generated, notNull }]) => !fixed.has(name) && !generated && notNull,
  );
  const found = ['string', 'number'].flatMap((type) => free.filter(([, { dataType }]) => dataType === type));
  return found[0]?.[0] ?? 'position';
};

/** The row with another value in a plain column. */
export const changed = (named: Named, row: Row, mark: string): Row => {
  const column = plainColumn(named);
  const value = row[column];
  return { ...row, [column]: typeof value === 'number' ? value + 1_000 * mark.length : `${String(value)}${mark}` };
};

/** A copy of a row with a key that the seed does not have. */
export const ownRow = ({ table, key }: Named, row: Row): Row => {
  const columns = getTableColumns(table);
  const plain = Object.fromEntries(Object.entries(row).filter(([name]) => !columns[name]?.generated));
  if (table === schema.serviceCalls) return { ...plain, role: row['role'] === 'load' ? 'discharge' : 'load' };
  if (table === schema.hotLanes)
    return { position: 5_000, orgPortCode: row['dstPortCode'], dstPortCode: row['orgPortCode'] };
  const references = new Set(referencesOf(table).flatMap(({ from }) => from));
  const renamed = [...new Set([...key, ...primaryKeyOf(table)])].filter((name) => !references.has(name));
  for (const name of renamed) {
    const value = plain[name];
    if (value instanceof Date) plain[name] = new Date(value.getTime() + 1);
    else if (typeof value === 'number') plain[name] = value + 5_000;
    else if (typeof value === 'string') plain[name] = `${value}-own`;
  }
  return plain;
};

/** Deletes a row, and first all rows that refer to it. */
const deleteWithReferring = async (db: Database, table: PgTable, row: Row): Promise<void> => {
  for (const other of everyTable)
    for (const { from, foreign } of referencesOf(other).filter(({ to }) => to === table)) {
      const columns = getTableColumns(other);
      const refers = and(...from.map((name, index) => eq(columns[name]!, row[foreign[index]!])));
      for (const each of (await db.select().from(other).where(refers)) as Row[])
        await deleteWithReferring(db, other, each);
    }
  await db.delete(table).where(isRow(table, row));
};

/** A company's edits of one table. */
export interface CompanyEdits extends Named {
  edited: Row;
  added: Row;
  deletedKey: string | undefined;
}

/** In every table: deletes the last row of several, changes the first, and adds one of the company's own. */
export const editTables = async (db: Database, tables: readonly Named[]): Promise<CompanyEdits[]> => {
  const deleted = new Map<PgTable, string>();
  for (const { table, key } of tables.toReversed()) {
    const rows = await rowsOf(db, table);
    if (rows.length === 1) continue;
    const last = rows.at(-1)!;
    await deleteWithReferring(db, table, last);
    deleted.set(table, keyOf(key, last));
  }
  const edits: CompanyEdits[] = [];
  for (const named of tables) {
    const { table, key } = named;
    const [first, second] = (await rowsOf(db, table)) as [Row, Row | undefined];
    const added = ownRow(named, second ?? first);
    const edited = changed(named, first, '（公司）');
    await db.update(table).set(edited).where(isRow(table, first));
    await db.insert(table).values(added);
    edits.push({ table, key, edited, added, deletedKey: deleted.get(table) });
  }
  return edits;
};

/** The edits of a company that were lost; empty if all remain. */
export const lostEdits = async (db: Database, edits: readonly CompanyEdits[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const { table, key, edited, added, deletedKey } of edits) {
    const rows = await rowsOf(db, table);
    const has = (row: Row) =>
      rows.some((each) => JSON.stringify(contentOf(table, each)) === JSON.stringify(contentOf(table, row)));
    const name = getTableName(table);
    if (!has(edited)) lost.push(`${name}: the edited row`);
    if (!has(added)) lost.push(`${name}: the added row`);
    if (rows.some((row) => keyOf(key, row) === deletedKey)) lost.push(`${name}: the deleted row came back`);
  }
  return lost;
};
