import * as contract from '#contract/desk/imports.ts';
import { rejectInfected } from '#service/http/uploads/rejectInfected.ts';
import { importList, undoImport } from '#service/import/applyImport.ts';
import { exportWorkbook, templateWorkbook } from '#service/import/exportFiles.ts';
import type { ImportFile } from '#service/import/files.ts';
import { unpackFiles } from '#service/import/files.ts';
import { importFiles, previewImport } from '#service/import/importing.ts';
import type { DeskContext } from './deskContext.ts';
import { handleDesk } from './deskContext.ts';

/** The files of an upload: of a packed folder, else the one with its name. */
const filesOf = async (
  { fileName, content }: { fileName: string; content: Uint8Array },
  context: DeskContext,
): Promise<ImportFile[]> => {
  await rejectInfected({ ...context, user: null }, content);
  return unpackFiles(content) ?? [{ path: fileName, bytes: content }];
};

const importContext = ({ db, clock, caller, staff }: DeskContext) => ({ db, clock, caller, by: staff.login });

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Administrators import the company's own data, as `npm run import` does. */
export const importDeskHandlers = [
  handleDesk(contract.previewDataImport, async (input, context) =>
    previewImport(context, await filesOf(input, context)),
  ),
  handleDesk(contract.applyDataImport, async ({ fingerprint, ...input }, context) =>
    importFiles(importContext(context), await filesOf(input, context), { source: input.fileName, fingerprint }),
  ),
  handleDesk(contract.undoDataImport, (_, context) => undoImport(importContext(context))),
  handleDesk(contract.dataImportList, async (_, { db }) =>
    (await importList(db)).map(({ id, at, by, source, counts, undoneAt, undoneBy }) => ({
      id,
      at: at.toISOString(),
      by,
      source,
      counts,
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneBy,
    })),
  ),
  handleDesk(contract.dataImportFile, async ({ content }, { db, clock }) => ({
    fileName: content === 'template' ? '导入模板.xlsx' : '现有数据.xlsx',
    contentType: workbook,
    content: new Uint8Array(await (content === 'template' ? templateWorkbook() : exportWorkbook(db, clock.now()))),
  })),
];
