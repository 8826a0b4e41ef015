import type { ImportFile } from '#contract/desk/packedFiles.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Change } from './plan.ts';
import type { Problem } from './problem.ts';

/** What an import would do with one table. */
export interface TablePreview {
  name: string;
  title: string;
  added: number;
  changed: number;
  ended: number;
  demo: number;
  unchanged: number;
  kept: number;
  /** The first changes. */
  changes: Change[];
}

/** What an import would do; it can be applied if there is no problem. */
export interface ImportPreview {
  tables: TablePreview[];
  /** The first problems, by file and row, and how many there are. */
  problems: Problem[];
  problemCount: number;
  notices: Problem[];
  noticeCount: number;
  /** Given to `importFiles`, it ensures that what was shown is what happens. */
  fingerprint: string;
}

/** The result of an import. */
export interface Imported {
  /** Null if the database had everything already. */
  id: number | null;
  counts: ImportCounts[];
}

/** Who imports; `by` is recorded with the import. */
export interface ImportedBy {
  caller: Caller;
  by: string;
}

/**
 * The long computations of imports; each throws `ApiError` with the reason of a rejection. What reads files stops once its
 * caller has left.
 */
export interface ImportWork {
  preview: (files: readonly ImportFile[], left?: AbortSignal) => Promise<ImportPreview>;
  apply: (
    who: ImportedBy,
    files: readonly ImportFile[],
    given: { source: string; fingerprint?: string | undefined },
    left?: AbortSignal,
  ) => Promise<Imported>;
  /** Takes back the last import, which is the `expected` one if given. */
  undo: (who: ImportedBy, expected?: number) => Promise<{ id: number; counts: ImportCounts[] }>;
}
