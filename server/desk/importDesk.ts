import * as contract from '#contract/desk/import/imports.ts';
import type { Database } from '#server/db/database.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { unpackFiles } from '#contract/desk/import/packedFiles.ts';
import { givenChoices } from '#server/import/plan/givenChoices.ts';
import type { ImportedBy } from '#server/import/run/importWork.ts';
import type { DeskContext } from './deskContext.ts';
import { handleDesk } from './deskContext.ts';
import { tableTypes } from '#server/support/tableFiles.ts';

/** The files of an upload: those of an archive, otherwise the file with its name. */
const filesOf = async (
  { fileName, content }: { fileName: string; content: Uint8Array },
  context: DeskContext,
): Promise<ImportFile[]> => {
  await rejectInfected({ ...context, user: null }, content);
  return unpackFiles(content) ?? [{ path: fileName, bytes: content }];
};

const staffIn = ({ caller, staff }: DeskContext): ImportedBy => ({ caller, by: staff.login });

const workbook = tableTypes.xlsx;

/** The last imports; the first one that can be undone is the next. */
const pastImports = async (db: Database): Promise<contract.PastImport[]> => {
  // modules for tables are loaded when first used
  const { importList, undoableImport } = await import('#server/import/run/applyImport.ts');
  const { tableNamed } = await import('#server/import/files/sheet.ts');
  const [past, undoable] = [await importList(db), await undoableImport(db)];
  return past.map(({ id, at, by, source, counts, undoneAt, undoneBy }) => ({
    id,
    at: at.toISOString(),
    by,
    source,
    counts: counts.map((count) => ({ ...count, title: tableNamed(count.table)?.title ?? count.table })),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy,
    isLast: id === undoable,
  }));
};

/** Administrators import the company's own data, as `npm run import` does. */
export const importDeskHandlers = [
  handleDesk(contract.previewDataImport, async (input, context) => {
    const given = { choices: givenChoices(input.choices), confirmedBy: context.staff.login };
    return context.imports.preview(await filesOf(input, context), given, context.left());
  }),
  handleDesk(contract.applyDataImport, async ({ fingerprint, ...input }, context) => {
    const given = { source: input.fileName, fingerprint, choices: givenChoices(input.choices) };
    return context.imports.apply(staffIn(context), await filesOf(input, context), given, context.left());
  }),
  handleDesk(contract.wrongImportRows, async (input, context) => {
    const choices = givenChoices(input.choices);
    const file = await context.imports.wrongRows(await filesOf(input, context), choices, context.left());
    return { ...file, contentType: file.fileName.endsWith('.csv') ? 'text/csv; charset=utf-8' : workbook };
  }),
  handleDesk(contract.importProgress, async (_, { imports }) => ({ percent: imports.progress() })),
  handleDesk(contract.undoDataImport, ({ id }, context) => context.imports.undo(staffIn(context), id)),
  handleDesk(contract.dataImportList, (_, { db }) => pastImports(db)),
  handleDesk(contract.dataImportFile, async ({ content }, { db, clock }) => {
    const { exportWorkbook, templateWorkbook } = await import('#server/import/output/exportFiles.ts');
    return {
      fileName: content === 'template' ? '导入模板.xlsx' : '现有数据.xlsx',
      contentType: workbook,
      content: new Uint8Array(await (content === 'template' ? templateWorkbook() : exportWorkbook(db, clock.now()))),
    };
  }),
];
