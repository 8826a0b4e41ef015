import { allTables } from './allTables.ts';
import type { TableSpec } from './tableSpec.ts';

/** A row of texts; `lines` are the lines of a document's fields. */
export interface SheetRow {
  file: string;
  row: number;
  cells: readonly string[];
  lines?: readonly number[];
}

/** The texts of one table. */
export interface Sheet {
  spec: TableSpec;
  file: string;
  header: readonly string[];
  rows: SheetRow[];
}

/** The table of a name: the English one of files or the Chinese one of sheets. */
export const tableNamed = (name: string): TableSpec | undefined =>
  allTables.find((spec) => spec.name === name.trim().toLowerCase() || spec.title === name.trim());

/** A sheet of its rows, the first of which is the header; empty rows do not count. */
export const sheetOf = (spec: TableSpec, file: string, rows: readonly (readonly string[])[]): Sheet => {
  const [header = [], ...others] = rows;
  return {
    spec,
    file,
    header: header.map((cell) => cell.trim()),
    rows: others
      .map((cells, index) => ({ file, row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
};
