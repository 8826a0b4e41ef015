/** A problem in a file: its row counts from 1, the header; its column is the header's text. */
export interface Problem {
  file: string;
  row?: number;
  column?: string;
  text: string;
  /** The number of rows that have it, if it stands for several. */
  rows?: number;
  /** Whether it affects only one row, so that the others can be imported. */
  isOfRow?: true;
}

/** A cell that cannot be read, with the reason for the operator. */
export class CellProblem extends Error {}
