import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import type { Origin } from '#server/db/schema/seeding.ts';
import { seededRows } from '#server/db/schema/seeding.ts';
import { primaryKeyOf } from '#server/db/jsonRows.ts';
import { isAsRecorded, keyOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { rolledTables, seededTables } from '#server/db/seed/seededTables.ts';

export type SeededRecord = typeof seededRows.$inferSelect;

interface Seeded {
  origin: Origin;
  key: readonly string[];
}

/** The seeding of a table. */
export const seededAs = (table: PgTable): Seeded => {
  const found = [...seededTables, ...Object.values(rolledTables)].find((each) => each.table === table);
  if (!found) throw new Error(`${getTableName(table)} is not seeded`);
  return found;
};

const once = <Value>(cache: Map<PgTable, Promise<Value>>, table: PgTable, read: () => Promise<Value>) => {
  const value = cache.get(table) ?? read();
  cache.set(table, value);
  return value;
};

const rowsPerRead = 2_000;

/** Every row of a table, read in chunks: a large one would be converted at once. */
const allRowsOf = async (db: Database, table: PgTable): Promise<Row[]> => {
  const properties = primaryKeyOf(table);
  const key = properties.map((property) => getTableColumns(table)[property]!);
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after =
      last &&
      sql`(${sql.join(key, sql`, `)}) > (${sql.join(
        key.map((column, index) => sql.param(last[properties[index]!], column)),
        sql`, `,
      )})`;
    const read = (await db
      .select()
      .from(table)
      .where(after)
      .orderBy(...key)
      .limit(rowsPerRead)) as Row[];
    for (const row of read) rows.push(row);
    if (read.length < rowsPerRead) return rows;
  }
};

/** The database before an import; each table is read once. */
export class Snapshot {
  readonly db: Database;
  readonly #rows = new Map<PgTable, Promise<Row[]>>();
  readonly #records = new Map<PgTable, Promise<SeededRecord[]>>();

  constructor(db: Database) {
    this.db = db;
  }

  rows(table: PgTable): Promise<Row[]> {
    return once(this.#rows, table, () => allRowsOf(this.db, table));
  }

  /** The seeded rows of a table. */
  records(table: PgTable): Promise<SeededRecord[]> {
    return once(this.#records, table, () =>
      this.db
        .select()
        .from(seededRows)
        .where(eq(seededRows.tableName, getTableName(table))),
    );
  }

  /** The unchanged seeded rows of a table. */
  async untouched(table: PgTable): Promise<Set<Row>> {
    const { key } = seededAs(table);
    const records = new Map((await this.records(table)).map(({ rowKey, content }) => [rowKey, content]));
    if (records.size === 0) return new Set();
    return new Set(
      (await this.rows(table)).filter((row) => {
        const recorded = records.get(keyOf(key, row));
        return recorded && isAsRecorded(table, row, recorded);
      }),
    );
  }
}
