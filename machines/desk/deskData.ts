import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { AppliedImport, ImportPreview, PastImport } from '#contract/desk/imports.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The files of an import, and what they are called in the list of imports. */
export interface DataUpload {
  source: string;
  files: readonly ChosenFile[];
}

export type DeskDataRequests = {
  fetchImports: () => Promise<PastImport[]>;
  previewImport: (of: DataUpload) => Promise<ImportPreview>;
  applyImport: (of: DataUpload & { fingerprint: string }) => Promise<AppliedImport>;
  undoImport: (of: { id: number }) => Promise<{ id: number }>;
};

/** What was done last: the number of the import, null if it changed nothing. */
export interface DataResult {
  done: 'applied' | 'undone';
  id: number | null;
}

interface DeskDataContext {
  imports: readonly PastImport[];
  upload?: DataUpload | undefined;
  preview?: ImportPreview | undefined;
  /** The import that is to be taken back. */
  undoing?: number | undefined;
  result?: DataResult | undefined;
  errorMessage?: string | undefined;
}

/** Whether an import can be applied. */
export const isImportable = (preview: ImportPreview | undefined): boolean =>
  preview !== undefined && preview.problemCount === 0 && preview.tables.length > 0;

/**
 * The company's own data at the desk: files are uploaded, their effect is shown, and they are applied as a whole; the
 * last import can be taken back.
 */
export const deskDataMachine = setup({
  types: {} as {
    context: DeskDataContext;
    events:
      | ({ type: 'files.chosen' } & DataUpload)
      | { type: 'upload.dropped' }
      | { type: 'import.confirmed' }
      | { type: 'undo.requested'; id: number }
      | { type: 'undo.confirmed' }
      | { type: 'undo.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchImports: 'fetchImports';
      refetchImports: 'fetchImports';
      previewImport: 'previewImport';
      applyImport: 'applyImport';
      undoImport: 'undoImport';
    };
  },
  actors: {
    fetchImports: request<DeskDataRequests['fetchImports']>(),
    previewImport: request<DeskDataRequests['previewImport']>(),
    applyImport: request<DeskDataRequests['applyImport']>(),
    undoImport: request<DeskDataRequests['undoImport']>(),
  },
  guards: { isImportable: ({ context }) => isImportable(context.preview) },
  actions: {
    setImports: assign((_, params: { output: PastImport[] }) => ({ imports: params.output, errorMessage: undefined })),
    setUpload: assign((_, { source, files }: DataUpload) => ({
      upload: { source, files },
      preview: undefined,
      result: undefined,
      errorMessage: undefined,
    })),
    clearUpload: assign({ upload: undefined, preview: undefined, errorMessage: undefined }),
    clearPreview: assign({ preview: undefined, errorMessage: undefined }),
    setPreview: assign((_, params: { output: ImportPreview }) => ({ preview: params.output })),
    setUndoing: assign((_, { id }: { id: number }) => ({ undoing: id, result: undefined, errorMessage: undefined })),
    setResult: assign((_, { done, id }: DataResult) => ({
      result: { done, id },
      upload: undefined,
      preview: undefined,
      errorMessage: undefined,
    })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
  },
}).createMachine({
  id: 'deskData',
  description: '工作台上公司自己的数据：上传文件，预览，确认后整体导入；最后一次导入可以撤销。',
  meta: {
    title: '公司数据',
    events: {
      'files.chosen': '选了文件',
      'upload.dropped': '放弃导入',
      'import.confirmed': '确认导入',
      'undo.requested': '要撤销一次导入',
      'undo.confirmed': '确认撤销',
      'undo.dropped': '不撤销',
    },
    guards: { isImportable: '没有问题，也有内容' },
    requests: {
      fetchImports: '加载已做的导入',
      refetchImports: '刷新列表',
      previewImport: '核对文件',
      applyImport: '导入',
      undoImport: '撤销导入',
    },
  } satisfies MachineNames,
  context: { imports: [] },
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
          invoke: {
            id: 'previewImport',
            src: 'previewImport',
            input: ({ context }) => context.upload!,
            onDone: { target: 'previewed', actions: { type: 'setPreview', params: ({ event }) => event } },
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
          on: { 'upload.dropped': { target: 'resting', actions: 'clearUpload' } },
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
            'import.confirmed': { guard: 'isImportable', target: 'applying' },
          },
        },
        applying: {
          description: '导入中',
          tags: 'busy',
          invoke: {
            id: 'applyImport',
            src: 'applyImport',
            input: ({ context: { upload, preview } }) => ({ ...upload!, fingerprint: preview!.fingerprint }),
            onDone: {
              target: 'refreshing',
              actions: {
                type: 'setResult',
                params: ({ event }) => ({ done: 'applied' as const, id: event.output.id }),
              },
            },
            // what was shown may no longer hold: it is shown anew
            onError: { target: 'interrupted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
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
