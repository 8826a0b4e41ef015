/** One section of a help article: sentences, points and a table, in this order. */
export interface HelpSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  table?: HelpTable;
  /** An important warning. */
  warning?: string;
}

/** A table whose first column names its rows. */
export interface HelpTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
