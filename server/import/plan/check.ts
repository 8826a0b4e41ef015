import { keyOf } from '#server/db/seed/records.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Parsed, ParsedRow, ParsedTable } from '#server/import/files/parse.ts';
import type { Problem } from '#server/import/problem.ts';

const startOf = ({ values }: ParsedRow): number => (values['validFrom'] as Date | null)?.getTime() ?? -Infinity;
const endOf = ({ values }: ParsedRow): number => (values['validUntil'] as Date | null)?.getTime() ?? Infinity;

/** The rows of a table by key. */
const rowsByKey = ({ spec, rows }: ParsedTable): Map<string, ParsedRow[]> => {
  const groups = new Map<string, ParsedRow[]>();
  for (const row of rows) {
    const key = keyOf(spec.key, row.values);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

const at = ({ file, row }: ParsedRow, column: string | undefined, text: string): Problem => ({
  file,
  row,
  ...(column !== undefined && { column }),
  text,
  isOfRow: true,
});

const periodProblems = (table: ParsedTable, group: readonly ParsedRow[]): Problem[] => {
  const sorted = group.toSorted((a, b) => startOf(a) - startOf(b) || a.row - b.row);
  return sorted.flatMap((row, index) => {
    const before = sorted[index - 1];
    if (endOf(row) <= startOf(row)) return [at(row, table.headerOf('valid_until'), importMessages.rows.period)];
    if (!before || endOf(before) <= startOf(row)) return [];
    return startOf(before) === startOf(row) && endOf(before) === endOf(row)
      ? [at(row, undefined, importMessages.rows.duplicate(before.row))]
      : [at(row, table.headerOf('valid_from'), importMessages.rows.overlap(before.row))];
  });
};

/** Rows that appear twice, and periods that overlap or end before they begin. */
const tableProblems = (table: ParsedTable): Problem[] => {
  const problems: Problem[] = [];
  for (const group of rowsByKey(table).values()) {
    const [first, ...others] = group as [ParsedRow, ...ParsedRow[]];
    problems.push(
      ...(table.spec.hasPeriod
        ? periodProblems(table, group)
        : others.map((row) => at(row, undefined, importMessages.rows.duplicate(first.row)))),
    );
  }
  return problems;
};

/** The relevant rows; those whose period has passed are not imported. */
const withoutPast = (table: ParsedTable, now: Date): { table: ParsedTable; notices: Problem[] } => {
  if (!table.spec.hasPeriod) return { table, notices: [] };
  const isPast = (row: ParsedRow) => endOf(row) <= now.getTime();
  return {
    table: { ...table, rows: table.rows.filter((row) => !isPast(row)) },
    notices: table.rows.filter(isPast).map(({ file, row }) => ({
      file,
      row,
      column: table.headerOf('valid_until'),
      text: importMessages.rows.expired,
    })),
  };
};

/** Checks the rows of each table against each other. */
export const checkTables = (parsed: Parsed, now: Date): Parsed => {
  const { tables, problems, notices } = parsed;
  const current = tables.map((table) => withoutPast(table, now));
  return {
    ...parsed,
    tables: current.map(({ table }) => table),
    problems: [...problems, ...tables.flatMap(tableProblems)],
    notices: [...notices, ...current.flatMap((each) => each.notices)],
  };
};
