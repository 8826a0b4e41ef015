import type { PgTable } from 'drizzle-orm/pg-core';
import { keyOf, referencesOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import { allTables } from '#server/import/allTables.ts';
import { importMessages } from '#server/import/messages.ts';
import type { ParsedTable } from '#server/import/files/parse.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Snapshot } from './snapshot.ts';
import type { Reference, TableSpec } from '#server/import/tableSpec.ts';

const specOf = (table: PgTable): TableSpec => allTables.find((spec) => spec.table === table)!;

const columnNameOf = (spec: TableSpec, property: string): string =>
  spec.columns.find((column) => column.property === property)?.name ?? property;

/** The keys of rows. */
const keysIn = (rows: readonly Row[], key: readonly string[]): Set<string> =>
  new Set(rows.map((row) => keyOf(key, row)));

/** The references of a row, by foreign keys and by the table's own rule. */
const referencesIn = (spec: TableSpec, row: Row): Reference[] => [
  ...referencesOf(spec.table).map(({ to, from, foreign }) => ({
    to,
    foreign,
    values: from.map((property) => row[property] ?? null),
    column: columnNameOf(spec, from.at(-1)!),
  })),
  ...(spec.references?.(row) ?? []),
];

/**
 * Finds references to rows that are neither in the files nor in the database; `isOutside` tells which rows a file does
 * not change.
 */
export const referenceProblems = async (
  tables: readonly ParsedTable[],
  snapshot: Snapshot,
  isOutside: (spec: TableSpec, row: Row) => boolean,
): Promise<Problem[]> => {
  const known = new Map<string, Set<string>>();
  const keysOf = async ({ to, foreign }: Reference): Promise<Set<string>> => {
    const name = `${specOf(to).name} ${foreign.join()}`;
    const found = known.get(name);
    if (found) return found;
    const given = tables.find(({ spec }) => spec.table === to);
    const before = await snapshot.rows(to);
    const stays = !given || given.spec.kind === 'merged' ? before : before.filter((row) => isOutside(given.spec, row));
    const all = [...stays, ...(given?.rows.map(({ values }) => values) ?? [])];
    const keys = keysIn(all, foreign);
    known.set(name, keys);
    return keys;
  };
  const problems: Problem[] = [];
  for (const { spec, rows, headerOf } of tables)
    for (const { file, row, values } of rows) {
      for (const reference of referencesIn(spec, values)) {
        if (reference.values.some((value) => value === null)) continue;
        if ((await keysOf(reference)).has(JSON.stringify(reference.values))) continue;
        const value = reference.values.filter((each) => each !== 'load' && each !== 'discharge').join(' ');
        const text = importMessages.rows.unknownReference(specOf(reference.to).title, value);
        problems.push({ file, row, column: headerOf(reference.column), text, isOfRow: true });
      }
    }
  return problems;
};

/** Returns a check whether rows of other tables, in their resulting state, refer to a row. */
export const referredIn = async (
  table: PgTable,
  rowsAfter: (table: PgTable) => Promise<readonly Row[]>,
): Promise<(row: Row) => boolean> => {
  const checks: ((row: Row) => boolean)[] = [];
  for (const { table: other } of allTables)
    for (const { from, foreign } of referencesOf(other).filter(({ to }) => to === table)) {
      const used = keysIn(await rowsAfter(other), from);
      checks.push((row) => used.has(keyOf(foreign, row)));
    }
  return (row) => checks.some((check) => check(row));
};
