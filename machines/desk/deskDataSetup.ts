import { assign, setup } from 'xstate';
import type { ImportChoices, ImportScope, SheetChoice, TableForm } from '#contract/desk/import/importChoices.ts';
import { missingColumns, noChoices } from '#contract/desk/import/importChoices.ts';
import type { AppliedImport, ImportPreview, PastImport } from '#contract/desk/import/imports.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { request, subscription } from '#machines/effects.ts';

/** The files of an import, and their name in the list of imports. */
export interface DataUpload {
  source: string;
  files: readonly ChosenFile[];
}

/** An upload with the person's choices. */
export type ChosenUpload = DataUpload & { choices: ImportChoices };

export type DeskDataRequests = {
  fetchImports: () => Promise<PastImport[]>;
  previewImport: (of: ChosenUpload) => Promise<ImportPreview>;
  /** Saves the rows with problems with the browser's download, in the format of the files. */
  saveWrongRows: (of: ChosenUpload) => Promise<void>;
  applyImport: (of: ChosenUpload & { fingerprint: string }) => Promise<AppliedImport>;
  undoImport: (of: { id: number }) => Promise<{ id: number }>;
};

/** The last result; `id` is the number of the import, null if it changed nothing. */
export interface DataResult {
  done: 'applied' | 'undone';
  id: number | null;
  /** The number of rows that were left out and returned. */
  wrongRows?: number;
}

interface DeskDataContext {
  imports: readonly PastImport[];
  upload?: DataUpload | undefined;
  preview?: ImportPreview | undefined;
  choices: ImportChoices;
  /** How each sheet is to be read, while the person confirms it. */
  mapping: readonly SheetChoice[];
  /** The progress of the service, 0 to 100; undefined if it is unknown. */
  percent?: number | undefined;
  /** The import that is to be undone. */
  undoing?: number | undefined;
  result?: DataResult | undefined;
  errorMessage?: string | undefined;
}

/** Whether an import can be applied: of a file with problems, the rows without any. */
export const isImportable = (preview: ImportPreview | undefined): boolean =>
  preview !== undefined && preview.fingerprint !== '' && preview.tables.length > 0;

const isUnconfirmed = ({ sheets }: ImportPreview): boolean => sheets.some(({ isConfirmed }) => !isConfirmed);

/** Whether the rows without problems can be imported by themselves. */
export const hasRightRows = (preview: ImportPreview | undefined): boolean =>
  preview !== undefined && preview.fingerprint === '' && preview.rightRows > 0 && preview.wrongRows > 0;

const formNamed = (forms: readonly TableForm[], table: string | null): TableForm | undefined =>
  forms.find(({ name }) => name === table);

/** The columns that a table needs and a sheet lacks. */
export const lackedBy = (sheet: SheetChoice, forms: readonly TableForm[]): TableForm['columns'] => {
  const form = formNamed(forms, sheet.table);
  return form ? missingColumns(sheet, form) : [];
};

/** Why a mapping cannot be confirmed, with the titles of tables or columns; undefined if it can. */
export const mappingProblem = ({
  mapping,
  preview,
}: Pick<DeskDataContext, 'mapping' | 'preview'>):
  | { kind: 'nothing' | 'repeated' | 'lacking'; titles: readonly string[] }
  | undefined => {
  const forms = preview?.forms ?? [];
  const tables = mapping.flatMap(({ table }) => table ?? []);
  if (tables.length === 0) return { kind: 'nothing', titles: [] };
  const repeated = new Set(tables.filter((table, index) => tables.indexOf(table) < index));
  if (repeated.size > 0)
    return { kind: 'repeated', titles: [...repeated].map((table) => formNamed(forms, table)?.title ?? table) };
  const lacked = new Set(mapping.flatMap((sheet) => lackedBy(sheet, forms).map(({ title }) => title)));
  return lacked.size > 0 ? { kind: 'lacking', titles: [...lacked] } : undefined;
};

/** The sheets that the person decided on: those that were unclear, chosen before, or changed now. */
const decided = ({ mapping, preview, choices }: DeskDataContext): SheetChoice[] =>
  mapping.filter((sheet) => {
    const shown = preview?.sheets.find(({ file }) => file === sheet.file);
    const wasChosen = choices.sheets.some(({ file }) => file === sheet.file);
    return wasChosen || shown?.isConfirmed !== true || sheet !== shown.chosen;
  });

/** The mapping with one sheet changed. */
const changed = (
  { mapping }: DeskDataContext,
  file: string,
  change: (sheet: SheetChoice) => SheetChoice,
): SheetChoice[] => mapping.map((sheet) => (sheet.file === file ? change(sheet) : sheet));

/** The types, requests, guards and actions of the company's own data. */
export const deskDataSetup = setup({
  types: {} as {
    context: DeskDataContext;
    events:
      | ({ type: 'files.chosen' } & DataUpload)
      | { type: 'upload.dropped' }
      | { type: 'sheet.placed'; file: string; table: string | null }
      | { type: 'column.placed'; file: string; index: number; target: string | null }
      | { type: 'value.fixed'; file: string; column: string; value: string }
      | { type: 'mapping.confirmed' }
      | { type: 'mapping.reopened' }
      | { type: 'scope.chosen'; table: string; scope: ImportScope }
      | { type: 'rightRows.chosen' }
      | { type: 'wrongRows.requested' }
      | { type: 'progress.reported'; percent: number | null }
      | { type: 'import.confirmed' }
      | { type: 'undo.requested'; id: number }
      | { type: 'undo.confirmed' }
      | { type: 'undo.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchImports: 'fetchImports';
      refetchImports: 'fetchImports';
      previewImport: 'previewImport';
      saveWrongRows: 'saveWrongRows';
      returnWrongRows: 'saveWrongRows';
      watchProgress: 'watchProgress';
      applyImport: 'applyImport';
      undoImport: 'undoImport';
    };
  },
  actors: {
    fetchImports: request<DeskDataRequests['fetchImports']>(),
    previewImport: request<DeskDataRequests['previewImport']>(),
    saveWrongRows: request<DeskDataRequests['saveWrongRows']>(),
    watchProgress: subscription(),
    applyImport: request<DeskDataRequests['applyImport']>(),
    undoImport: request<DeskDataRequests['undoImport']>(),
  },
  guards: {
    isImportable: ({ context }) => isImportable(context.preview),
    isPartlyImportable: ({ context }) => isImportable(context.preview) && context.preview!.wrongRows > 0,
    hasRightRows: ({ context }) => hasRightRows(context.preview),
    hasWrongRows: ({ context }) => (context.preview?.wrongRows ?? 0) > 0,
    hasSheets: ({ context }) => (context.preview?.sheets.length ?? 0) > 0,
    isUnconfirmed: (_, { output }: { output: ImportPreview }) => isUnconfirmed(output),
    isMapped: ({ context }) => mappingProblem(context) === undefined,
  },
  actions: {
    setImports: assign((_, params: { output: PastImport[] }) => ({ imports: params.output, errorMessage: undefined })),
    setUpload: assign((_, { source, files }: DataUpload) => ({
      upload: { source, files },
      preview: undefined,
      choices: noChoices,
      mapping: [],
      percent: undefined,
      result: undefined,
      errorMessage: undefined,
    })),
    clearUpload: assign({ upload: undefined, preview: undefined, errorMessage: undefined }),
    clearPreview: assign({ preview: undefined, percent: undefined, errorMessage: undefined }),
    setPreview: assign((_, { output }: { output: ImportPreview }) => ({
      preview: output,
      mapping: output.sheets.map(({ chosen }) => chosen),
      percent: undefined,
    })),
    setTable: assign(({ context }, { file, table }: { file: string; table: string | null }) => {
      const fits = context.preview?.sheets.find((sheet) => sheet.file === file)?.fits ?? [];
      const form = formNamed(context.preview?.forms ?? [], table);
      const isOfForm = ([name]: [string, string]) => form?.columns.some((column) => column.name === name);
      return {
        mapping: changed(context, file, (sheet) => ({
          ...sheet,
          table,
          columns: fits.find((fit) => fit.table === table)?.columns ?? sheet.columns.map(() => null),
          // a value of another table has no field in which it could be removed
          fixed: Object.fromEntries(Object.entries(sheet.fixed).filter(isOfForm)),
        })),
      };
    }),
    setTarget: assign(
      ({ context }, { file, index, target }: { file: string; index: number; target: string | null }) => ({
        // a column of the table is one column of the file
        mapping: changed(context, file, (sheet) => ({
          ...sheet,
          columns: sheet.columns.map((each, at) => (at === index ? target : each === target ? null : each)),
        })),
      }),
    ),
    setFixed: assign(({ context }, { file, column, value }: { file: string; column: string; value: string }) => ({
      mapping: changed(context, file, (sheet) => ({ ...sheet, fixed: { ...sheet.fixed, [column]: value } })),
    })),
    setSheets: assign(({ context }) => ({ choices: { ...context.choices, sheets: decided(context) } })),
    setScope: assign(({ context: { choices } }, { table, scope }: { table: string; scope: ImportScope }) => ({
      choices: { ...choices, scopes: { ...choices.scopes, [table]: scope } },
    })),
    setPartial: assign(({ context: { choices } }) => ({ choices: { ...choices, isPartial: true } })),
    setPercent: assign((_, { percent }: { percent: number | null }) => ({ percent: percent ?? undefined })),
    clearPercent: assign({ percent: undefined }),
    setUndoing: assign((_, { id }: { id: number }) => ({ undoing: id, result: undefined, errorMessage: undefined })),
    setResult: assign((_, result: DataResult) => ({
      result,
      upload: undefined,
      preview: undefined,
      errorMessage: undefined,
    })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
  },
});
