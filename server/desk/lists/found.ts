import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';
import { exportedOrdersMax } from '#contract/desk/lists/orderList.ts';
import type { Database } from '#server/db/database.ts';
import { deskMessages } from '#server/desk/messages.ts';

/** Up to this many rows are found by the index of a search and sorted; if more match, the first in sort order are found quickly. */
export const fewMax = 2_000;

/** Whether so few rows match that they are read before they are sorted. */
export const areFew = async (db: Database, table: PgTable, said: SQL): Promise<boolean> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(said)
    .limit(fewMax + 1)
    .as('some');
  return (await db.$count(some)) <= fewMax;
};

/** So many rows are read for a file at once: thousands would fill the memory, and other calls would wait. */
const rowsAtOnce = 100;

/** All rows of a list, some at a time, by a function that reads up to a limit of those after a row. */
export async function* batchesOf<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last, rowsAtOnce);
    yield rows;
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * The lines of a file of a list, some at a time: the names of its columns, as many rows as it has, and a note if there are
 * more.
 */
export async function* fileLines<Row>(
  columns: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<(readonly string[])[]> {
  yield [columns];
  let left = exportedOrdersMax;
  for await (const rows of batches) {
    yield rows.slice(0, left).map(cellsOf);
    if (rows.length > left) {
      yield [[deskMessages.exported.cut(exportedOrdersMax)]];
      return;
    }
    left -= rows.length;
  }
}

/** More than there will ever be: with a limit, a search uses its index instead of the sort order of the list. */
const foundMax = 1_000_000_000;

/** The found rows, under the name of the full table. */
export const foundIn = <Table extends PgTable>(db: Database, table: Table, found: SQL | undefined): Table =>
  found === undefined
    ? table
    : (db
        .select()
        .from(table as PgTable)
        .where(found)
        .limit(foundMax)
        .as(getTableName(table)) as unknown as Table);
