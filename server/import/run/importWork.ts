import type { ImportChoices, ImportScope, RecognisedSheet, TableForm } from '#contract/desk/import/importChoices.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import type { Caller } from '#server/http/requests/caller.ts';
import type { LaneChanges } from '#server/import/plan/plan.ts';
import type { Problem } from '#server/import/problem.ts';

/** The effect of an import on one table. */
export interface TablePreview {
  name: string;
  title: string;
  added: number;
  changed: number;
  ended: number;
  demo: number;
  unchanged: number;
  kept: number;
  scope: ImportScope;
  scopes: ImportScope[];
  lanes: LaneChanges[];
}

/** The effect of an import; it can be applied if there is no problem. */
export interface ImportPreview {
  tables: TablePreview[];
  /** The first problems, by file and row, and their total number. */
  problems: Problem[];
  problemCount: number;
  notices: Problem[];
  noticeCount: number;
  wrongRows: number;
  rightRows: number;
  sheets: RecognisedSheet[];
  forms: TableForm[];
  /** Pass it to `importFiles` to ensure that the import does what was shown. */
  fingerprint: string;
}

/** The result of an import. */
export interface Imported {
  /** Null if the database already had everything. */
  id: number | null;
  counts: ImportCounts[];
}

/** Who imports; `by` is recorded with the import. */
export interface ImportedBy {
  caller: Caller;
  by: string;
}

/** The choices, and who confirmed the columns of its sheets, if that is stored. */
export interface Choosing {
  choices: ImportChoices;
  confirmedBy?: string | undefined;
}

/** The rows with problems, in the format of the files. */
export interface WrongRows {
  fileName: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The parameters for applying an import. */
export interface Applying {
  source: string;
  fingerprint?: string | undefined;
  choices?: ImportChoices | undefined;
}

/**
 * The long computations of imports; each throws `ApiError` with the reason of a rejection. Reading files stops once the
 * caller disconnects.
 */
export interface ImportWork {
  preview: (files: readonly ImportFile[], given?: Choosing, left?: AbortSignal) => Promise<ImportPreview>;
  wrongRows: (files: readonly ImportFile[], choices: ImportChoices, left?: AbortSignal) => Promise<WrongRows>;
  apply: (who: ImportedBy, files: readonly ImportFile[], given: Applying, left?: AbortSignal) => Promise<Imported>;
  /** Reverses the last import, which must be the `expected` one if given. */
  undo: (who: ImportedBy, expected?: number) => Promise<{ id: number; counts: ImportCounts[] }>;
  /** The progress of the running work, in percent; null without one in this process. */
  progress: () => number | null;
}
