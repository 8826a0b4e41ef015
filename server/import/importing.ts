import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/http/context.ts';
import type { ImportContext } from './applyImport.ts';
import { applyImport, undoImport } from './applyImport.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { importLimits } from './files.ts';
import type { Imported, ImportPreview, ImportWork } from './importWork.ts';
import { parseFiles } from './parse.ts';
import type { ImportPlan } from './planImport.ts';
import { planImport } from './planImport.ts';
import type { Problem } from './problem.ts';

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

/** Imports in this thread, which does nothing else meanwhile. */
export const importWorkIn = ({ db, clock }: Pick<ImportContext, 'db' | 'clock'>): ImportWork => ({
  preview: (files) => previewImport({ db, clock }, files),
  apply: (who, files, given) => importFiles({ db, clock, ...who }, files, given),
  undo: (who, expected) => undoImport({ db, clock, ...who }, expected),
});
