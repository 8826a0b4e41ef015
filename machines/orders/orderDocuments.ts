import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import { assign, enqueueActions, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request, subscription } from '#machines/effects.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { UploadEvent } from '#machines/support/upload.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A document of an order, or of one that is not placed yet. */
interface OfOrder {
  orderNo: string | undefined;
  id: string;
}

export type OrderDocumentsRequests = {
  /** Saves the document with the browser's download. */
  saveDocument: (of: OfOrder) => Promise<unknown>;
  removeDocument: (of: OfOrder) => Promise<unknown>;
};

/** A file to upload, for a document of the table or for another one, in place of an uploaded one if given. */
export interface DocumentUpload {
  orderNo: string | undefined;
  file: ChosenFile;
  paperCode: string;
  replaces?: string | undefined;
}

export type FileProblem = 'fileType' | 'fileSize' | 'fileEmpty';

/** The events that the documents report to their parent machine. */
export type DocumentsEvent = { type: 'documents.changed'; documents: OrderDocument[]; isUploading: boolean };

/** The order form that stores the documents with its draft. */
type DocumentsReceiver = ActorRef<Snapshot<unknown>, DocumentsEvent>;

interface DocumentsInput {
  /** Absent if the order is not placed yet. */
  orderNo?: string | undefined;
  documents: OrderDocument[];
  /** Gets every change; an order's page shows the documents itself. */
  parentRef?: DocumentsReceiver | undefined;
}

/** The file types that an order accepts, as MIME types. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** The problem of a chosen file; undefined if it can be uploaded. */
export const fileProblemOf = ({ size, type }: ChosenFile): FileProblem | undefined => {
  if (size > limits.orderDocumentBytesMax) return 'fileSize';
  if (size === 0) return 'fileEmpty';
  return documentTypes.includes(type) ? undefined : 'fileType';
};

const reported = { type: 'reportDocuments', params: { isUploading: false } } as const;

/**
 * The documents of an order, or of one that is not placed yet: uploaded one after the other, downloaded, and removed after
 * confirmation.
 */
export const orderDocumentsMachine = setup({
  types: {} as {
    context: DocumentsInput & {
      file?: ChosenFile;
      /** The document table's code for what the last command was about; empty for other files. */
      paperCode: string;
      /** The document that the upload replaces. */
      replaces?: string | undefined;
      percent: number;
      /** The document that is being saved or removed. */
      id: string;
      fileProblem?: FileProblem | undefined;
      errorMessage?: string | undefined;
      /** The document whose last download failed. */
      unsaved?: string | undefined;
    };
    input: DocumentsInput;
    events:
      | { type: 'document.chosen'; file: ChosenFile; paperCode: string; replaces?: string }
      | UploadEvent<OrderDocument>
      | { type: 'upload.dropped' }
      | { type: 'document.requested'; id: string }
      | { type: 'removal.requested'; id: string }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dropped' };
    children: { uploadDocument: 'uploadDocument'; saveDocument: 'saveDocument'; removeDocument: 'removeDocument' };
  },
  actors: {
    uploadDocument: subscription<DocumentUpload>(),
    saveDocument: request<OrderDocumentsRequests['saveDocument']>(),
    removeDocument: request<OrderDocumentsRequests['removeDocument']>(),
  },
  guards: {
    isTooLarge: (_, params: { file: ChosenFile }) => fileProblemOf(params.file) === 'fileSize',
    isEmpty: (_, params: { file: ChosenFile }) => fileProblemOf(params.file) === 'fileEmpty',
    isDocument: (_, params: { file: ChosenFile }) => fileProblemOf(params.file) === undefined,
  },
  actions: {
    setFile: assign((_, params: Omit<DocumentUpload, 'orderNo'>) => ({
      file: params.file,
      paperCode: params.paperCode,
      replaces: params.replaces,
      percent: 0,
      fileProblem: undefined,
      errorMessage: undefined,
      unsaved: undefined,
    })),
    showFileProblem: assign((_, params: { fileProblem: FileProblem; paperCode: string }) => ({
      fileProblem: params.fileProblem,
      paperCode: params.paperCode,
      errorMessage: undefined,
      unsaved: undefined,
    })),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    addDocument: assign(({ context }, params: { output: OrderDocument }) => ({
      documents: [...context.documents.filter(({ id }) => id !== context.replaces), params.output],
    })),
    setId: assign(({ context }, params: { id: string }) => ({
      id: params.id,
      paperCode: context.documents.find(({ id }) => id === params.id)?.paperCode ?? '',
      fileProblem: undefined,
      errorMessage: undefined,
      unsaved: undefined,
    })),
    setUnsaved: assign({ unsaved: ({ context }) => context.id }),
    dropDocument: assign(({ context }) => ({ documents: context.documents.filter(({ id }) => id !== context.id) })),
    reportDocuments: enqueueActions(
      ({ context: { documents, parentRef }, enqueue }, { isUploading }: { isUploading: boolean }) => {
        if (parentRef) enqueue.sendTo(parentRef, { type: 'documents.changed', documents, isUploading });
      },
    ),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'orderDocuments',
  description: '订单（或正在填写的订单）的单证：上传或替换，下载，确认后删除。',
  meta: {
    title: '订单单证',
    events: {
      'document.chosen': '选了要上传的文件',
      'document.requested': '点了下载',
      'removal.requested': '点了删除',
      'removal.confirmed': '确认删除',
      'removal.dropped': '不删了',
      'upload.dropped': '取消上传',
    },
    guards: { isEmpty: '是空文件', isDocument: '是文档或图片' },
    requests: { uploadDocument: '上传文件', saveDocument: '下载文件', removeDocument: '删除文件' },
    effects: { showFileProblem: '提示文件有误' },
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, paperCode: '', percent: 0, id: '' }),
  initial: 'resting',
  states: {
    resting: {
      description: '单证列表',
      on: {
        'document.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'showFileProblem', params: ({ event }) => ({ ...event, fileProblem: 'fileSize' }) },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            actions: { type: 'showFileProblem', params: ({ event }) => ({ ...event, fileProblem: 'fileEmpty' }) },
          },
          {
            guard: { type: 'isDocument', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'setFile', params: ({ event }) => event },
          },
          { actions: { type: 'showFileProblem', params: ({ event }) => ({ ...event, fileProblem: 'fileType' }) } },
        ],
        'document.requested': { target: 'saving', actions: { type: 'setId', params: ({ event }) => event } },
        'removal.requested': { target: 'confirming', actions: { type: 'setId', params: ({ event }) => event } },
      },
    },
    uploading: {
      description: '上传中',
      tags: 'busy',
      entry: { type: 'reportDocuments', params: { isUploading: true } },
      exit: reported,
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
        'upload.finished': {
          target: 'resting',
          actions: [{ type: 'addDocument', params: ({ event }) => event }, reported],
        },
        'upload.failed': { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        'upload.dropped': 'resting',
      },
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context: { orderNo, file, paperCode, replaces } }) => ({ orderNo, file: file!, paperCode, replaces }),
      },
    },
    saving: {
      description: '下载中',
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
    confirming: { description: '确认删除', on: { 'removal.confirmed': 'removing', 'removal.dropped': 'resting' } },
    removing: {
      description: '删除中',
      tags: 'busy',
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context: { orderNo, id } }) => ({ orderNo, id }),
        onDone: { target: 'resting', actions: ['dropDocument', reported] },
        onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
  },
});

export type OrderDocumentsActor = ActorRefFrom<typeof orderDocumentsMachine>;
