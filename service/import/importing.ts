import type { Database } from '#service/db/database.ts';
import type { Clock } from '#service/http/context.ts';
import type { ImportContext, Imported } from './applyImport.ts';
import { applyImport } from './applyImport.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importLimits } from './files.ts';
import { parseFiles } from './parse.ts';
import type { Change } from './plan.ts';
import type { ImportPlan } from './planImport.ts';
import { planImport } from './planImport.ts';
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

const byPlace = (a: Problem, b: Problem): number =>
  Number(a.file > b.file) - Number(a.file < b.file) || (a.row ?? 0) - (b.row ?? 0);

const previewOf = ({ tables, problems, notices, fingerprint }: ImportPlan): ImportPreview => ({
  tables: tables.map(({ spec: { name, title }, counts, changes }) => ({ name, title, ...counts, changes })),
  problems: problems.toSorted(byPlace).slice(0, importLimits.problemsShown),
  problemCount: problems.length,
  notices: notices.toSorted(byPlace).slice(0, importLimits.problemsShown),
  noticeCount: notices.length,
  fingerprint,
});

/**
 * Previews an import of files in memory. With `importFiles` and `undoImport`, `importList`, `exportFiles`,
 * `templateFiles` this is all that the command and an upload at the desk need; none of them reads a disk.
 */
export const previewImport = async (
  { db, clock }: { db: Database; clock: Clock },
  files: readonly ImportFile[],
): Promise<ImportPreview> => previewOf(await planImport(db, await parseFiles(files), clock.now()));

/** Imports files in memory as a whole or not at all; throws `ApiError` with the reason. */
export const importFiles = async (
  context: ImportContext,
  files: readonly ImportFile[],
  given: { source: string; fingerprint?: string | undefined },
): Promise<Imported> => applyImport(context, await parseFiles(files), given);
