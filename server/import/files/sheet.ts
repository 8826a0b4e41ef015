import type { RecognisedSheet } from '#contract/desk/import/importChoices.ts';
import { allTables } from '#server/import/allTables.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** The text of a formula whose result a workbook lacks: it was written by a program that does not compute. */
export const uncomputed = '\u0000';

/** A sheet or CSV file as it came: texts, without a meaning yet. */
export interface RawSheet {
  /** The file, with its sheet. */
  file: string;
  /** The name of the sheet, or of the file without its extension. */
  name: string;
  rows: readonly (readonly string[])[];
  /** The separator of a CSV file. */
  delimiter?: string;
  /** The rows that a workbook hides, from 0, and whether it hides the sheet. */
  hiddenRows?: ReadonlySet<number>;
  isHidden?: boolean;
}

/**
 * A row of texts; `lines` are the line numbers of a document's fields, `heads` the headers of columns that are not the
 * sheet's.
 */
export interface SheetRow {
  file: string;
  row: number;
  cells: readonly string[];
  lines?: Readonly<Record<number, number>>;
  heads?: Readonly<Record<number, string>>;
  /** The rows of the file that it is joined from. */
  joined?: readonly number[];
  /** Whether it has more cells than the header. */
  isLonger?: boolean;
}

/** The texts of one table. */
export interface Sheet {
  spec: TableSpec;
  file: string;
  header: readonly string[];
  /** The table's column of each cell; null if it is ignored. */
  targets: readonly (string | null)[];
  /** The row of the header, from 1. */
  headerRow: number;
  rows: SheetRow[];
  /** The raw sheet, and how it was recognised; a document has neither. */
  raw?: RawSheet;
  recognised?: RecognisedSheet;
}

/** The table with a name: the English one of files or the Chinese one of sheets. */
export const tableNamed = (name: string): TableSpec | undefined =>
  allTables.find((spec) => spec.name === name.trim().toLowerCase() || spec.title === name.trim());
