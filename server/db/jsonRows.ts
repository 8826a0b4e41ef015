import type { SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A row by column names, with values as in JSON. */
export type JsonRow = Record<string, unknown>;

const rowsPerStatement = 2_000;

/** The properties of a table's primary key. */
export const primaryKeyOf = (table: PgTable): string[] => {
  const { primaryKeys } = getTableConfig(table);
  const names = new Set(primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => column.primary || names.has(column.name))
    .map(([property]) => property);
};

/** The column names of a table's primary key. */
export const keyNamesOf = (table: PgTable): string[] =>
  primaryKeyOf(table).map((property) => getTableColumns(table)[property]!.name);

/** Calls `run` with as many rows as one statement takes, and their common columns. */
const inStatements = async (
  rows: readonly JsonRow[],
  run: (json: string, columns: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  const groups = new Map<string, JsonRow[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join();
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  for (const group of groups.values())
    for (let start = 0; start < group.length; start += rowsPerStatement)
      await run(JSON.stringify(group.slice(start, start + rowsPerStatement)), Object.keys(group[0]!));
};

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const names = (columns: readonly string[]): SQL => listed(columns.map((name) => sql`${sql.identifier(name)}`));

const isKey = (table: PgTable): SQL =>
  sql.join(
    keyNamesOf(table).map((name) => sql`t.${sql.identifier(name)} = d.${sql.identifier(name)}`),
    sql` and `,
  );

const given = (table: PgTable, json: string): SQL => sql`json_populate_recordset(null::${table}, ${json}::json)`;

/** Sets every given column except those of the key to its value in another relation. */
const assigned = (table: PgTable, columns: readonly string[], from: string): SQL => {
  const keys = keyNamesOf(table);
  const others = columns.filter((name) => !keys.includes(name));
  return listed(others.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(from)}.${sql.identifier(name)}`));
};

/**
 * Inserts rows in order; missing columns get their default. With `replace`, a row with the same primary key is
 * overwritten.
 */
export const insertRows = (
  db: Database,
  table: PgTable,
  rows: readonly JsonRow[],
  { replace = false } = {},
): Promise<void> =>
  inStatements(rows, (json, columns) => {
    const conflict = sql`on conflict (${names(keyNamesOf(table))}) do update set ${assigned(table, columns, 'excluded')}`;
    return db.execute(
      sql`insert into ${table} (${names(columns)}) select ${names(columns)} from ${given(table, json)} ${replace ? conflict : sql``}`,
    );
  });

/** Updates the rows with these primary keys; missing columns keep their value. */
export const updateRows = (db: Database, table: PgTable, rows: readonly JsonRow[]): Promise<void> =>
  inStatements(rows, (json, columns) =>
    db.execute(
      sql`update ${table} t set ${assigned(table, columns, 'd')} from ${given(table, json)} d where ${isKey(table)}`,
    ),
  );

/** Deletes the rows with these primary keys. */
export const deleteRows = (db: Database, table: PgTable, rows: readonly JsonRow[]): Promise<void> =>
  inStatements(rows, (json) =>
    db.execute(sql`delete from ${table} t using ${given(table, json)} d where ${isKey(table)}`),
  );

/** The number of these rows that are in a table exactly as given. */
export const countEqual = async (db: Database, table: PgTable, rows: readonly JsonRow[]): Promise<number> => {
  let equal = 0;
  await inStatements(rows, async (json) => {
    const { rows: counted } = (await db.execute(
      sql`select count(*)::int as equal from ${table} t join ${given(table, json)} d on ${isKey(table)} where t.* is not distinct from d.*`,
    )) as unknown as { rows: { equal: number }[] };
    equal += counted[0]!.equal;
  });
  return equal;
};
