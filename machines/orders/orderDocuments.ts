import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request, subscription } from '#machines/effects.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { UploadEvent } from '#machines/support/upload.ts';

export type OrderDocumentsRequests = {
  /** Saves the document with the browser's download. */
  saveDocument: (of: { orderNo: string; id: string }) => Promise<unknown>;
  removeDocument: (of: { orderNo: string; id: string }) => Promise<unknown>;
};

/** The file types that an order accepts, as MIME types. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** The documents of an order: uploaded one after the other, downloaded, and removed after confirmation. */
export const orderDocumentsMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      documents: OrderDocument[];
      file?: ChosenFile;
      paperCode: string;
      percent: number;
      /** The document that is being saved or removed. */
      id: string;
      fileProblem?: 'fileType' | 'fileSize' | 'fileEmpty' | undefined;
      errorMessage?: string | undefined;
      /** The document whose last download failed. */
      unsaved?: string | undefined;
    };
    input: { orderNo: string; documents: OrderDocument[] };
    events:
      | { type: 'document.chosen'; file: ChosenFile; paperCode: string }
      | UploadEvent<OrderDocument>
      | { type: 'upload.dropped' }
      | { type: 'document.requested'; id: string }
      | { type: 'removal.requested'; id: string }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dropped' };
    children: { uploadDocument: 'uploadDocument'; saveDocument: 'saveDocument'; removeDocument: 'removeDocument' };
  },
  actors: {
    uploadDocument: subscription<{ orderNo: string; file: ChosenFile; paperCode: string }>(),
    saveDocument: request<OrderDocumentsRequests['saveDocument']>(),
    removeDocument: request<OrderDocumentsRequests['removeDocument']>(),
  },
  guards: {
    isTooLarge: (_, params: { file: ChosenFile }) => params.file.size > limits.orderDocumentBytesMax,
    isEmpty: (_, params: { file: ChosenFile }) => params.file.size === 0,
    isDocument: (_, params: { file: ChosenFile }) => documentTypes.includes(params.file.type),
  },
  actions: {
    setFile: assign((_, params: { file: ChosenFile; paperCode: string }) => ({
      file: params.file,
      paperCode: params.paperCode,
      percent: 0,
      fileProblem: undefined,
      errorMessage: undefined,
      unsaved: undefined,
    })),
    showFileType: assign({ fileProblem: 'fileType', errorMessage: undefined, unsaved: undefined }),
    showFileSize: assign({ fileProblem: 'fileSize', errorMessage: undefined, unsaved: undefined }),
    showFileEmpty: assign({ fileProblem: 'fileEmpty', errorMessage: undefined, unsaved: undefined }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    addDocument: assign(({ context }, params: { output: OrderDocument }) => ({
      documents: [...context.documents, params.output],
    })),
    setId: assign((_, params: { id: string }) => ({
      id: params.id,
      fileProblem: undefined,
      errorMessage: undefined,
      unsaved: undefined,
    })),
    setUnsaved: assign({ unsaved: ({ context }) => context.id }),
    dropDocument: assign(({ context }) => ({ documents: context.documents.filter(({ id }) => id !== context.id) })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'orderDocuments',
  context: ({ input }) => ({ ...input, paperCode: '', percent: 0, id: '' }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'document.chosen': [
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'showFileSize' },
          { guard: { type: 'isEmpty', params: ({ event }) => event }, actions: 'showFileEmpty' },
          {
            guard: { type: 'isDocument', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'setFile', params: ({ event }) => event },
          },
          { actions: 'showFileType' },
        ],
        'document.requested': { target: 'saving', actions: { type: 'setId', params: ({ event }) => event } },
        'removal.requested': { target: 'confirming', actions: { type: 'setId', params: ({ event }) => event } },
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
        'upload.finished': { target: 'resting', actions: { type: 'addDocument', params: ({ event }) => event } },
        'upload.failed': { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        'upload.dropped': 'resting',
      },
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context: { orderNo, file, paperCode } }) => ({ orderNo, file: file!, paperCode }),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDocument',
        src: 'saveDocument',
        input: ({ context: { orderNo, id } }) => ({ orderNo, id }),
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: ['setUnsaved', { type: 'setErrorMessage', params: ({ event }) => event }],
        },
      },
    },
    confirming: { on: { 'removal.confirmed': 'removing', 'removal.dropped': 'resting' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context: { orderNo, id } }) => ({ orderNo, id }),
        onDone: { target: 'resting', actions: 'dropDocument' },
        onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
  },
});

export type OrderDocumentsActor = ActorRefFrom<typeof orderDocumentsMachine>;
