import type { PgTable } from 'drizzle-orm/pg-core';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { Column } from './files/columns.ts';

/** A row's references besides its foreign keys: values of another table's columns, with a name for the problem. */
export interface Reference {
  to: PgTable;
  foreign: readonly string[];
  values: readonly unknown[];
  column: string;
}

/** The lanes of the referenced rows; undefined if it is unknown. */
export interface LanesOf {
  laneOfService: (code: unknown) => string | undefined;
  laneOfPort: (code: unknown) => string | undefined;
}

/** One table of an import: a CSV file, a sheet of the workbook, or a folder with a document for each row. */
export interface TableSpec {
  /** The name of the file or folder. */
  name: string;
  /** The name of the sheet. */
  title: string;
  table: PgTable;
  columns: readonly Column[];
  /** The properties that identify a row for people; with a period, several rows may share them at different times. */
  key: readonly string[];
  /**
   * `whole` if the file contains all of the company's rows, so that others end; `merged` if standard rows stay in
   * addition to it.
   */
  kind: 'whole' | 'merged';
  /** Whether rows have a period: `validFrom` and `validUntil`. */
  hasPeriod?: true;
  /** The end that means none if the column requires one. */
  endless?: Date;
  /** How rows are ordered: by a number that may have gaps, or by the row's position from 0. */
  order?: 'position' | 'place';
  /** Whether each row is a document with its last column as the text. */
  isDocument?: true;
  /** Rows that are no longer relevant and do not change. */
  isPast?: (row: Row, now: Date) => boolean;
  /** The row of the values, including derived values. */
  rowOf?: (values: Row) => Row;
  /** The values of a row, in the form of the file. */
  valuesOf?: (row: Row) => Row;
  /** Derived properties, which do not count as changes. */
  derived?: readonly string[];
  /** Columns of new rows that files do not have. */
  defaults?: Row;
  /** Properties that are set with each change. */
  changedAt?: string;
  /** The columns of a price by item, if a file may have a price column for each item. */
  items?: {
    amount: string;
    code: string;
    name: string;
    of: Readonly<Record<string, { name: string; aliases: string }>>;
  };
  /** The other form of its files: columns in place of its own, and the names of containers by the column of their price. */
  otherForm?: {
    columns: readonly (Column & { insteadOf: readonly string[] })[];
    sizes: Readonly<Record<string, readonly string[]>>;
  };
  /** The currency of a row's prices; another one in a cell is a problem. */
  currencyOf?: (row: Row) => Currency | undefined;
  /** The lane of a row by codes, the widest first; absent if the table has no lanes. */
  laneOf?: (row: Row, lanes: LanesOf) => readonly unknown[];
  /** The time of a row without a period. */
  timeOf?: (row: Row) => Date;
  /** The columns of which a file must have one, by name. */
  oneOf?: readonly string[];
  /** Problems within a row. */
  problemOf?: (row: Row) => { column?: string; text: string } | undefined;
  references?: (row: Row) => Reference[];
  /** Example rows for the template, by column name. */
  samples: readonly Readonly<Record<string, string>>[];
}
