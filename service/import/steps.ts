import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#service/db/database.ts';
import { primaryKeyOf } from '#service/db/seed/bringToEdition.ts';
import { contentOf } from '#service/db/seed/records.ts';
import type { Row } from '#service/db/seed/seededTables.ts';
import type { TablePlan } from './plan.ts';

/** The changes of one table by column names, as stored for taking them back: before and after of each row. */
export interface TableSteps {
  table: string;
  steps: [before: Row | null, after: Row | null][];
}

const rowsPerStatement = 2_000;

const inChunks = async (rows: readonly Row[], run: (json: string) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await run(JSON.stringify(rows.slice(start, start + rowsPerStatement)));
};

export const stepsOf = ({ table, steps }: TablePlan): TableSteps => ({
  table: getTableName(table),
  steps: steps.map(({ before, after }) => [
    before ? contentOf(table, before) : null,
    after ? contentOf(table, after) : null,
  ]),
});

/** The steps that take others back. */
export const reversed = ({ table, steps }: TableSteps): TableSteps => ({
  table,
  steps: steps.map(([before, after]) => [after, before]),
});

const columnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);

const keyNamesOf = (table: PgTable): string[] =>
  primaryKeyOf(table).map((property) => getTableColumns(table)[property]!.name);

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

const isKey = (table: PgTable): SQL =>
  sql.join(
    keyNamesOf(table).map((name) => sql`t.${sql.identifier(name)} = d.${sql.identifier(name)}`),
    sql` and `,
  );

const given = (table: PgTable, json: string): SQL => sql`json_populate_recordset(null::${table}, ${json}::json)`;

const remove = (db: Database, table: PgTable, rows: readonly Row[]): Promise<void> =>
  inChunks(rows, (json) => db.execute(sql`delete from ${table} t using ${given(table, json)} d where ${isKey(table)}`));

const write = (db: Database, table: PgTable, rows: readonly Row[], mayExist: boolean): Promise<void> => {
  const columns = columnsOf(table);
  const keys = keyNamesOf(table);
  const updates = sql.join(
    columns
      .filter((name) => !keys.includes(name))
      .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const conflict = mayExist ? sql`on conflict (${names(keys)}) do update set ${updates}` : sql``;
  return inChunks(rows, (json) =>
    db.execute(
      sql`insert into ${table} (${names(columns)}) select ${names(columns)} from ${given(table, json)} ${conflict}`,
    ),
  );
};

/** The number of these rows that a table has exactly as they are given. */
export const countEqual = async (db: Database, table: PgTable, rows: readonly Row[]): Promise<number> => {
  let equal = 0;
  await inChunks(rows, async (json) => {
    const { rows: counted } = (await db.execute(
      sql`select count(*)::int as equal from ${table} t join ${given(table, json)} d on ${isKey(table)} where t.* is not distinct from d.*`,
    )) as unknown as { rows: { equal: number }[] };
    equal += counted[0]!.equal;
  });
  return equal;
};

/** Applies the steps of tables, in which each follows those it refers to. Pass a transaction. */
export const applySteps = async (
  db: Database,
  plans: readonly { table: PgTable; steps: TableSteps['steps'] }[],
): Promise<void> => {
  const sorted: { table: PgTable; removed: Row[]; inserted: Row[]; updated: Row[] }[] = [];
  for (const { table, steps } of plans) {
    const keys = keyNamesOf(table);
    const keyOf = (row: Row) => JSON.stringify(keys.map((name) => row[name]));
    const isMoved = (before: Row, after: Row) => keyOf(before) !== keyOf(after);
    const removed: Row[] = [];
    const inserted: Row[] = [];
    const updated: Row[] = [];
    for (const [before, after] of steps) {
      if (before && (!after || isMoved(before, after))) removed.push(before);
      if (after && (!before || isMoved(before, after))) inserted.push(after);
      if (before && after && !isMoved(before, after)) updated.push(after);
    }
    sorted.push({ table, removed, inserted, updated });
  }
  for (const { table, removed } of sorted.toReversed()) await remove(db, table, removed);
  for (const { table, inserted, updated } of sorted) {
    await write(db, table, updated, true);
    await write(db, table, inserted, false);
  }
};
