import type { ReactNode } from 'react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { ListFilter } from '#contract/desk/lists/lists.ts';
import type { ListedRow } from '#machines/desk/deskListRules.ts';

/** One of the values of a filter. */
export interface Choice {
  value: string;
  label: string;
}

/** What a cell of a list is made of. */
export interface CellProps<Row> {
  row: Row;
  /** The current time in epoch milliseconds. */
  now: number;
  onOpen: (place: Place) => void;
}

/** How a list is shown: its texts, filters and cells. */
export interface ListDefinition<Row = ListedRow> {
  title: string;
  /** The name of its table. */
  table: string;
  hint: string;
  /** The filters in their sequence, each with its label; those of a day have no choices. */
  filters: Readonly<Record<string, { label: string; choices?: readonly Choice[] }>>;
  /** The column that always shows, and what names a row to screen readers. */
  first: { label: string; nameOf: (row: Row) => string; cell: (props: CellProps<Row>) => ReactNode };
  columns: Readonly<Record<string, { label: string; cell: (props: CellProps<Row>) => ReactNode; className?: string }>>;
  /** The address of the file of the chosen rows, else of what is filtered. */
  fileOf: (filter: ListFilter, format: 'csv' | 'xlsx', only?: readonly string[]) => string;
}

/** The choices of a filter that may be any. */
export const choicesOf = (any: string, names: Readonly<Record<string, string>>): Choice[] => [
  { value: '', label: any },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
