/** One section of a help article: sentences, points, a table, in this order. */
export interface HelpSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  table?: HelpTable;
  /** What must not be overlooked. */
  warning?: string;
}

/** A table whose first column names its rows. */
export interface HelpTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
