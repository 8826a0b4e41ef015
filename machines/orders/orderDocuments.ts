import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { ask } from '#machines/effects.ts';

/** A file as the machine knows it; who uploads it knows its bytes. */
export interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

export type OrderDocumentsAsks = {
  uploadDocument: (of: {
    orderNo: string;
    file: ChosenFile;
    paperCode: string;
    report: (percent: number) => void;
  }) => Promise<OrderDocument>;
  /** Hands the document to the browser's downloads. */
  saveDocument: (of: { orderNo: string; id: string }) => Promise<unknown>;
  removeDocument: (of: { orderNo: string; id: string }) => Promise<unknown>;
};

/** The kinds of file that an order takes, as MIME types. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** The papers of an order: uploaded one after the other, downloaded, and removed once that is confirmed. */
export const orderDocumentsMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      documents: OrderDocument[];
      file?: ChosenFile;
      paperCode: string;
      percent: number;
      /** The document that is saved or removed. */
      id: string;
      fileProblem?: 'fileType' | 'fileSize' | 'fileEmpty' | undefined;
      refusal?: string | undefined;
      /** The document whose download failed last. */
      unsaved?: string | undefined;
    };
    input: { orderNo: string; documents: OrderDocument[] };
    events:
      | { type: 'document.chosen'; file: ChosenFile; paperCode: string }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'upload.dropped' }
      | { type: 'document.requested'; id: string }
      | { type: 'removal.requested'; id: string }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dropped' };
    children: { uploadDocument: 'uploadDocument'; saveDocument: 'saveDocument'; removeDocument: 'removeDocument' };
  },
  actors: {
    uploadDocument: ask<OrderDocumentsAsks['uploadDocument']>(),
    saveDocument: ask<OrderDocumentsAsks['saveDocument']>(),
    removeDocument: ask<OrderDocumentsAsks['removeDocument']>(),
  },
  guards: {
    isTooLarge: (_, params: { file: ChosenFile }) => params.file.size > limits.orderDocumentBytesMax,
    isEmpty: (_, params: { file: ChosenFile }) => params.file.size === 0,
    isDocument: (_, params: { file: ChosenFile }) => documentTypes.includes(params.file.type),
  },
  actions: {
    keepFile: assign((_, params: { file: ChosenFile; paperCode: string }) => ({
      file: params.file,
      paperCode: params.paperCode,
      percent: 0,
      fileProblem: undefined,
      refusal: undefined,
      unsaved: undefined,
    })),
    showFileType: assign({ fileProblem: 'fileType', refusal: undefined, unsaved: undefined }),
    showFileSize: assign({ fileProblem: 'fileSize', refusal: undefined, unsaved: undefined }),
    showFileEmpty: assign({ fileProblem: 'fileEmpty', refusal: undefined, unsaved: undefined }),
    keepPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    keepDocument: assign(({ context }, params: { output: OrderDocument }) => ({
      documents: [...context.documents, params.output],
    })),
    keepId: assign((_, params: { id: string }) => ({
      id: params.id,
      fileProblem: undefined,
      refusal: undefined,
      unsaved: undefined,
    })),
    keepUnsaved: assign({ unsaved: ({ context }) => context.id }),
    dropDocument: assign(({ context }) => ({ documents: context.documents.filter(({ id }) => id !== context.id) })),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) ?? '' }),
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
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          { actions: 'showFileType' },
        ],
        'document.requested': { target: 'saving', actions: { type: 'keepId', params: ({ event }) => event } },
        'removal.requested': { target: 'confirming', actions: { type: 'keepId', params: ({ event }) => event } },
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        'upload.progressed': { actions: { type: 'keepPercent', params: ({ event }) => event } },
        'upload.dropped': 'resting',
      },
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context: { orderNo, file, paperCode }, self }) => ({
          orderNo,
          file: file!,
          paperCode,
          report: (percent) => self.send({ type: 'upload.progressed', percent }),
        }),
        onDone: { target: 'resting', actions: { type: 'keepDocument', params: ({ event }) => event } },
        onError: { target: 'resting', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDocument',
        src: 'saveDocument',
        input: ({ context: { orderNo, id } }) => ({ orderNo, id }),
        onDone: 'resting',
        onError: { target: 'resting', actions: ['keepUnsaved', { type: 'keepRefusal', params: ({ event }) => event }] },
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
        onError: { target: 'resting', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
  },
});

export type OrderDocumentsActor = ActorRefFrom<typeof orderDocumentsMachine>;
