import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { deleteRows, insertRows, keyNamesOf } from '#server/db/jsonRows.ts';
import { contentOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { TablePlan } from './plan.ts';

/** The changes of one table by column names, as stored for taking them back: before and after of each row. */
export interface TableSteps {
  table: string;
  steps: [before: Row | null, after: Row | null][];
}

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
  for (const { table, removed } of sorted.toReversed()) await deleteRows(db, table, removed);
  for (const { table, inserted, updated } of sorted) {
    await insertRows(db, table, updated, { replace: true });
    await insertRows(db, table, inserted);
  }
};
