import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { deleteRows, insertRows, keyNamesOf } from '#server/db/jsonRows.ts';
import { contentOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { TablePlan } from '#server/import/plan/plan.ts';
import type { Progress } from './progress.ts';
import { noProgress } from './progress.ts';

/** The changes of one table by column names, as stored for undoing them: before and after of each row. */
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

/** The steps that reverse others. */
export const reversed = ({ table, steps }: TableSteps): TableSteps => ({
  table,
  steps: steps.map(([before, after]) => [after, before]),
});

const rowsPerWrite = 4_000;

/** Applies the steps of tables; each table comes after those it refers to. Pass a transaction. */
export const applySteps = async (
  db: Database,
  plans: readonly { table: PgTable; steps: TableSteps['steps'] }[],
  progress: Progress = noProgress,
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
  const all = sorted.reduce((sum, { inserted, updated }) => sum + inserted.length + updated.length, 0);
  let done = 0;
  const write = async (table: PgTable, rows: readonly Row[], options?: { replace: true }): Promise<void> => {
    for (let start = 0; start < rows.length; start += rowsPerWrite) {
      await insertRows(db, table, rows.slice(start, start + rowsPerWrite), options);
      done += Math.min(rowsPerWrite, rows.length - start);
      await progress(done / all);
    }
  };
  for (const { table, inserted, updated } of sorted) {
    await write(table, updated, { replace: true });
    await write(table, inserted);
  }
};
