import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ImportChoices, ImportScope, SheetChoice, TableForm } from '#contract/desk/importChoices.ts';
import { missingColumns, noChoices } from '#contract/desk/importChoices.ts';
import type { AppliedImport, ImportPreview, PastImport } from '#contract/desk/imports.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { request, subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

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

/** Whether every imported sheet has the columns of its table, and each table occurs once. */
const isMapped = ({ mapping, preview }: DeskDataContext): boolean => {
  const tables = mapping.flatMap(({ table }) => table ?? []);
  return (
    tables.length > 0 &&
    new Set(tables).size === tables.length &&
    mapping.every((sheet) => lackedBy(sheet, preview?.forms ?? []).length === 0)
  );
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

/**
 * The company's own data at the desk: files are uploaded, their mapping is confirmed, their effect is shown, and they are
 * applied as a whole, or without the rows that have problems; the last import can be undone.
 */
export const deskDataMachine = setup({
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
    isMapped: ({ context }) => isMapped(context),
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
      return {
        mapping: changed(context, file, (sheet) => ({
          ...sheet,
          table,
          columns: fits.find((fit) => fit.table === table)?.columns ?? sheet.columns.map(() => null),
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
}).createMachine({
  id: 'deskData',
  description:
    '工作台上公司自己的数据：上传文件，核对列的对应，预览，确认后整体导入，或只导入没有问题的行；最后一次导入可以撤销。',
  meta: {
    title: '公司数据',
    events: {
      'files.chosen': '选了文件',
      'upload.dropped': '放弃导入',
      'sheet.placed': '选了工作表是哪张表',
      'column.placed': '选了一列是什么',
      'value.fixed': '填了每行相同的值',
      'mapping.confirmed': '确认列的对应',
      'mapping.reopened': '重看列的对应',
      'scope.chosen': '选了替换的范围',
      'rightRows.chosen': '只要没有问题的行',
      'wrongRows.requested': '下载有问题的行',
      'progress.reported': '有了进度',
      'import.confirmed': '确认导入',
      'undo.requested': '要撤销一次导入',
      'undo.confirmed': '确认撤销',
      'undo.dropped': '不撤销',
    },
    guards: {
      isImportable: '没有问题，也有内容',
      isPartlyImportable: '有内容，也有要退回的行',
      hasRightRows: '有问题，也有没有问题的行',
      hasWrongRows: '有些行有问题',
      hasSheets: '有表格',
      isUnconfirmed: '列的对应须确认',
      isMapped: '必填的列都有了',
    },
    requests: {
      fetchImports: '加载已做的导入',
      refetchImports: '刷新列表',
      previewImport: '核对文件',
      saveWrongRows: '下载有问题的行',
      returnWrongRows: '退回有问题的行',
      watchProgress: '读取进度',
      applyImport: '导入',
      undoImport: '撤销导入',
    },
  } satisfies MachineNames,
  context: { imports: [], choices: noChoices, mapping: [] },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载已做的导入',
      tags: 'busy',
      invoke: {
        id: 'fetchImports',
        src: 'fetchImports',
        onDone: { target: 'shown', actions: { type: 'setImports', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: {
      description: '加载失败',
      on: { 'retry.requested': { target: 'fetching', actions: 'clearErrorMessage' } },
    },
    shown: {
      description: '公司数据',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'undo.requested': { target: 'confirming', actions: { type: 'setUndoing', params: ({ event }) => event } },
            'retry.requested': 'refreshing',
          },
        },
        previewing: {
          description: '核对文件',
          tags: 'busy',
          invoke: [
            {
              id: 'previewImport',
              src: 'previewImport',
              input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
              onDone: [
                {
                  guard: { type: 'isUnconfirmed', params: ({ event }) => event },
                  target: 'mapping',
                  actions: { type: 'setPreview', params: ({ event }) => event },
                },
                { target: 'previewed', actions: { type: 'setPreview', params: ({ event }) => event } },
              ],
              onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
            },
            { id: 'watchProgress', src: 'watchProgress' },
          ],
          on: {
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'progress.reported': { actions: { type: 'setPercent', params: ({ event }) => event } },
          },
        },
        mapping: {
          description: '核对列的对应',
          on: {
            'sheet.placed': { actions: { type: 'setTable', params: ({ event }) => event } },
            'column.placed': { actions: { type: 'setTarget', params: ({ event }) => event } },
            'value.fixed': { actions: { type: 'setFixed', params: ({ event }) => event } },
            'mapping.confirmed': { guard: 'isMapped', target: 'previewing', actions: ['setSheets', 'clearPreview'] },
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
          },
        },
        interrupted: {
          description: '核对或导入中断',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'retry.requested': { target: 'previewing', actions: 'clearPreview' },
          },
        },
        previewed: {
          description: '看预览',
          on: {
            'files.chosen': { target: 'previewing', actions: { type: 'setUpload', params: ({ event }) => event } },
            'upload.dropped': { target: 'resting', actions: 'clearUpload' },
            'mapping.reopened': { guard: 'hasSheets', target: 'mapping' },
            'scope.chosen': {
              target: 'previewing',
              actions: [{ type: 'setScope', params: ({ event }) => event }, 'clearPreview'],
            },
            'rightRows.chosen': {
              guard: 'hasRightRows',
              target: 'previewing',
              actions: ['setPartial', 'clearPreview'],
            },
            'wrongRows.requested': { guard: 'hasWrongRows', target: 'saving' },
            'import.confirmed': [
              { guard: 'isPartlyImportable', target: 'returning' },
              { guard: 'isImportable', target: 'applying' },
            ],
          },
        },
        saving: {
          description: '下载有问题的行',
          tags: 'busy',
          invoke: {
            id: 'saveWrongRows',
            src: 'saveWrongRows',
            input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
            onDone: 'previewed',
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        // the person gets the rows that are left out before the rest is imported
        returning: {
          description: '退回有问题的行',
          tags: 'busy',
          invoke: {
            id: 'returnWrongRows',
            src: 'saveWrongRows',
            input: ({ context: { upload, choices } }) => ({ ...upload!, choices }),
            onDone: 'applying',
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        applying: {
          description: '导入中',
          tags: 'busy',
          entry: 'clearPercent',
          invoke: [
            {
              id: 'applyImport',
              src: 'applyImport',
              input: ({ context: { upload, preview, choices } }) => ({
                ...upload!,
                choices,
                fingerprint: preview!.fingerprint,
              }),
              onDone: {
                target: 'refreshing',
                actions: {
                  type: 'setResult',
                  params: ({ context, event }) => ({
                    done: 'applied' as const,
                    id: event.output.id,
                    wrongRows: context.preview?.wrongRows ?? 0,
                  }),
                },
              },
              // the shown preview may be outdated: it is fetched again
              onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
            },
            { id: 'watchProgress', src: 'watchProgress' },
          ],
          on: { 'progress.reported': { actions: { type: 'setPercent', params: ({ event }) => event } } },
        },
        confirming: { description: '确认是否撤销', on: { 'undo.confirmed': 'undoing', 'undo.dropped': 'resting' } },
        undoing: {
          description: '撤销中',
          tags: 'busy',
          invoke: {
            id: 'undoImport',
            src: 'undoImport',
            input: ({ context }) => ({ id: context.undoing! }),
            onDone: {
              target: 'refreshing',
              actions: { type: 'setResult', params: ({ event }) => ({ done: 'undone' as const, id: event.output.id }) },
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        refreshing: {
          description: '刷新列表',
          invoke: {
            id: 'refetchImports',
            src: 'fetchImports',
            onDone: { target: 'resting', actions: { type: 'setImports', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskDataActor = ActorRefFrom<typeof deskDataMachine>;
