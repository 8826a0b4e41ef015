import type { PgTable } from 'drizzle-orm/pg-core';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { Column } from './columns.ts';

/** What a row refers to besides its foreign keys: values of another table's columns, named for the problem. */
export interface Reference {
  to: PgTable;
  foreign: readonly string[];
  values: readonly unknown[];
  column: string;
}

/** The lanes of what rows refer to; undefined if it is unknown. */
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
  /** The properties that name a row for people; with a period, several rows may have the same at different times. */
  key: readonly string[];
  /**
   * `whole` if the file lists everything that the company has, so that other rows end; `merged` if rows of the standard
   * stay beside it.
   */
  kind: 'whole' | 'merged';
  /** Whether rows have a period: `validFrom` and `validUntil`. */
  hasPeriod?: true;
  /** The end that stands for none where the column needs one. */
  endless?: Date;
  /** How rows are ordered: by a number that may have gaps, or by the row's place from 0. */
  order?: 'position' | 'place';
  /** Whether each row is a document with its last column as the text. */
  isDocument?: true;
  /** Rows that no longer matter and stay as they are. */
  isPast?: (row: Row, now: Date) => boolean;
  /** The row of the values, with what follows from them. */
  rowOf?: (values: Row) => Row;
  /** The values of a row, for the file. */
  valuesOf?: (row: Row) => Row;
  /** Properties that follow from others, so that they are no change of their own. */
  derived?: readonly string[];
  /** Columns of new rows that files do not have. */
  defaults?: Row;
  /** Properties that are set with each change. */
  changedAt?: string;
  /** The columns of a price by item, if a file may have a column of prices for each item. */
  items?: {
    amount: string;
    code: string;
    name: string;
    of: Readonly<Record<string, { name: string; aliases: string }>>;
  };
  /** The currency of a row's prices; another one in a cell is a problem. */
  currencyOf?: (row: Row) => Currency | undefined;
  /** The lane of a row by codes, the widest first; absent if the table has no lanes. */
  laneOf?: (row: Row, lanes: LanesOf) => readonly unknown[];
  /** When a row without a period happens. */
  timeOf?: (row: Row) => Date;
  /** Problems of a row by itself. */
  problemOf?: (row: Row) => { column?: string; text: string } | undefined;
  references?: (row: Row) => Reference[];
  /** Example rows for the template, by column name. */
  samples: readonly Readonly<Record<string, string>>[];
}
