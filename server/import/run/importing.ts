import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/http/context.ts';
import type { ImportContext } from './applyImport.ts';
import { applyImport, undoImport } from './applyImport.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importLimits } from '#server/import/files/files.ts';
import type { Applying, Choosing, Imported, ImportPreview, ImportWork, WrongRows } from './importWork.ts';
import { knownIn, rememberColumns } from '#server/import/plan/known.ts';
import type { Parsed } from '#server/import/files/parse.ts';
import { parseFiles } from '#server/import/files/parse.ts';
import type { ImportPlan } from '#server/import/plan/planImport.ts';
import { planImport } from '#server/import/plan/planImport.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Progress } from './progress.ts';
import { noProgress, within } from './progress.ts';
import { sheetForms } from '#server/import/files/recognise.ts';
import { scopesOf } from '#server/import/plan/scopes.ts';
import { wrongRowsOf } from '#server/import/output/wrongRows.ts';

const byPlace = (a: Problem, b: Problem): number =>
  Number(a.file > b.file) - Number(a.file < b.file) || (a.row ?? 0) - (b.row ?? 0);

const asShown = ({ file, row, column, text }: Problem, rows: number): Problem => ({
  file,
  ...(row !== undefined && { row }),
  ...(column !== undefined && { column }),
  text,
  ...(rows > 1 && { rows }),
});

/** The first problems by place; the same text in one column is one problem of several rows. */
const firstOf = (problems: readonly Problem[]): Problem[] => {
  const alike = new Map<string, { first: Problem; rows: number }>();
  for (const first of problems.toSorted(byPlace)) {
    const key = JSON.stringify([first.file, first.column, first.text]);
    const found = alike.get(key);
    if (found) found.rows += 1;
    else alike.set(key, { first, rows: 1 });
  }
  return [...alike.values()].slice(0, importLimits.problemsShown).map(({ first, rows }) => asShown(first, rows));
};

const previewOf = (
  { tables, problems, notices, fingerprint, wrongRows, rightRows }: ImportPlan,
  { recognised: sheets }: Parsed,
): ImportPreview => ({
  tables: tables.map(({ spec, scope, counts, lanes }) => ({
    name: spec.name,
    title: spec.title,
    ...counts,
    scope,
    scopes: scopesOf(spec),
    lanes: [...lanes.values()].slice(0, importLimits.lanesShown),
  })),
  problems: firstOf(problems),
  problemCount: problems.length,
  notices: firstOf(notices),
  noticeCount: notices.length,
  wrongRows,
  rightRows,
  sheets,
  forms: sheets.length > 0 ? sheetForms() : [],
  fingerprint,
});

const parsedIn = async (
  db: Database,
  files: readonly ImportFile[],
  given: { choices: ImportChoices; progress: Progress },
): Promise<Parsed> => parseFiles(files, { ...given, known: await knownIn(db) });

interface Place {
  db: Database;
  clock: Clock;
  progress?: Progress;
}

/**
 * Previews an import of files in memory. The command and the desk's upload only need this, `importFiles`, `undoImport`,
 * `importList`, `exportFiles` and `templateFiles`; none of them reads a disk.
 */
export const previewImport = async (
  { db, clock, progress = noProgress }: Place,
  files: readonly ImportFile[],
  { choices, confirmedBy }: Choosing = { choices: noChoices },
): Promise<ImportPreview> => {
  const parsed = await parsedIn(db, files, { choices, progress: within(progress, 0.1, 0.6) });
  if (confirmedBy !== undefined) {
    const confirmed = parsed.sheets.filter(({ file }) => choices.sheets.some((choice) => choice.file === file));
    await rememberColumns({ db, at: clock.now(), by: confirmedBy }, confirmed);
  }
  const plan = await planImport(db, parsed, { at: clock.now(), choices, progress: within(progress, 0.6, 1) });
  return previewOf(plan, parsed);
};

/** Imports files in memory as a whole or not at all; throws `ApiError` with the reason. */
export const importFiles = async (
  context: ImportContext & { progress?: Progress },
  files: readonly ImportFile[],
  { choices = noChoices, ...given }: Applying,
): Promise<Imported> => {
  const { progress = noProgress } = context;
  const parsed = await parsedIn(context.db, files, { choices, progress: within(progress, 0.1, 0.4) });
  return applyImport(context, parsed, { ...given, choices, progress: within(progress, 0.4, 1) });
};

/** The rows of files with problems, in the format of the files, with the reasons. */
const wrongRowsIn = async (
  { db, clock, progress = noProgress }: Place,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<WrongRows> => {
  const parsed = await parsedIn(db, files, { choices, progress: within(progress, 0.1, 0.6) });
  const { problems } = await planImport(db, parsed, {
    at: clock.now(),
    choices: { ...choices, isPartial: false },
    progress: within(progress, 0.6, 0.9),
  });
  return wrongRowsOf(files, parsed.sheets, problems);
};

/** Imports in this thread, which does other work only between slices; `report` gets the progress in percent. */
export const importWorkIn = (
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  report: (percent: number) => void = () => undefined,
): ImportWork => {
  let percent: number | null = null;
  const progress: Progress = async (part) => {
    percent = Math.round(part * 100);
    report(percent);
    await noProgress(part);
  };
  const run = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      percent = null;
    }
  };
  return {
    preview: (files, given) => run(previewImport({ db, clock, progress }, files, given)),
    wrongRows: (files, choices) => run(wrongRowsIn({ db, clock, progress }, files, choices)),
    apply: (who, files, given) => run(importFiles({ db, clock, progress, ...who }, files, given)),
    undo: (who, expected) => undoImport({ db, clock, ...who }, expected),
    progress: () => percent,
  };
};
