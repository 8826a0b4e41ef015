import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { AnswerPreview, DeskTender, TenderList } from '#contract/desk/tenderDesk.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { canTender } from '#contract/tenders/tenders.ts';
import { effect, request } from '#machines/effects.ts';
import { noFile } from '#machines/support/chosenFile.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A sheet of answers to the open tender, with the version that the person saw. */
export interface AnswerUpload {
  id: string;
  version: number;
  file: ChosenFile;
}

export type DeskTendersRequests = {
  fetchTenders: (of: { keyword: string }) => Promise<TenderList>;
  readTender: (of: { id: string }) => Promise<DeskTender>;
  previewAnswer: (of: AnswerUpload) => Promise<AnswerPreview>;
  sendAnswer: (of: AnswerUpload) => Promise<{ id: string }>;
};

interface DeskTendersContext {
  /** The typed search text for tenders; `sought` is the text of the shown results. */
  keyword: string;
  sought: string;
  list: TenderList;
  /** The opened tender, and its content once it is fetched. */
  openId?: string | undefined;
  tender?: DeskTender | undefined;
  /** The sheet of answers, and its content. */
  file?: ChosenFile | undefined;
  preview?: AnswerPreview | undefined;
  errorMessage?: string | undefined;
}

/** The request for the chosen sheet. */
const uploadIn = ({ tender, file }: DeskTendersContext): AnswerUpload => ({
  id: tender!.id,
  version: tender!.version,
  file: file ?? noFile,
});

/** The tenders of customers at the desk: found, read, and answered by a sheet. */
export const deskTendersMachine = setup({
  types: {} as {
    context: DeskTendersContext;
    events:
      | { type: 'keyword.changed'; value: string }
      | { type: 'search.submitted' }
      | { type: 'tender.opened'; id: string }
      | { type: 'tender.closed' }
      | { type: 'sheet.chosen'; file: ChosenFile }
      | { type: 'answer.confirmed' }
      | { type: 'answer.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchTenders: 'fetchTenders';
      readTender: 'readTender';
      rereadTender: 'readTender';
      previewAnswer: 'previewAnswer';
      sendAnswer: 'sendAnswer';
    };
  },
  actors: {
    fetchTenders: request<DeskTendersRequests['fetchTenders']>(),
    readTender: request<DeskTendersRequests['readTender']>(),
    previewAnswer: request<DeskTendersRequests['previewAnswer']>(),
    sendAnswer: request<DeskTendersRequests['sendAnswer']>(),
  },
  guards: {
    isOpen: ({ context }) => context.openId !== undefined,
    canAnswer: ({ context }) => context.tender !== undefined && canTender('answer', context.tender.status),
    isFit: ({ context }) => context.preview?.problems.length === 0,
  },
  actions: {
    setKeyword: assign((_, { value }: { value: string }) => ({ keyword: value })),
    setSought: assign(({ context }) => ({ sought: context.keyword })),
    setList: assign((_, { output }: { output: TenderList }) => ({ list: output })),
    setOpen: assign((_, { id }: { id: string }) => ({ openId: id, tender: undefined })),
    clearOpen: assign({ openId: undefined, tender: undefined }),
    /** Updates the tender's row in the list too. */
    setTender: assign(({ context: { list } }, { output }: { output: DeskTender }) => {
      const { id, status, deadline } = output;
      const rows = list.rows.map((row) => (row.id === id ? Object.assign({}, row, { status, deadline }) : row));
      return { tender: output, list: { total: list.total, rows } };
    }),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file, preview: undefined })),
    setPreview: assign((_, { output }: { output: AnswerPreview }) => ({ preview: output })),
    clearFile: assign({ file: undefined, preview: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusSheet: effect<{ place: 'sheet' | 'answerFile' }>(),
  },
}).createMachine({
  id: 'deskTenders',
  description: '工作台处理客户的招标：查找，打开，导出明细，以报价表答复，定标前可修改。',
  meta: {
    title: '招标',
    events: {
      'keyword.changed': '填写查找内容',
      'search.submitted': '点了查找',
      'tender.opened': '打开一份招标',
      'tender.closed': '收起招标',
      'sheet.chosen': '选了报价表',
      'answer.confirmed': '确认报价',
      'answer.dropped': '放弃报价',
      'retry.requested': '点了重试',
    },
    guards: {
      isOpen: '已打开一份招标',
      canAnswer: '招标可以报价',
      isFit: '报价表无问题',
    },
    effects: { focusSheet: '焦点移到报价表的操作' },
    requests: {
      fetchTenders: '加载招标',
      readTender: '读取招标',
      rereadTender: '重新读取招标',
      previewAnswer: '核对报价表',
      sendAnswer: '发出报价',
    },
  } satisfies MachineNames,
  context: { keyword: '', sought: '', list: { total: 0, rows: [] } },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载招标',
      tags: 'busy',
      entry: 'clearErrorMessage',
      invoke: {
        id: 'fetchTenders',
        src: 'fetchTenders',
        input: ({ context }) => ({ keyword: context.sought }),
        onDone: { target: 'shown', actions: { type: 'setList', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '招标列表',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'keyword.changed': { actions: { type: 'setKeyword', params: ({ event }) => event } },
            'search.submitted': { target: '#deskTenders.fetching', actions: ['setSought', 'clearOpen'] },
            'tender.opened': { target: 'opening', actions: { type: 'setOpen', params: ({ event }) => event } },
            'tender.closed': { actions: ['clearOpen', 'clearErrorMessage'] },
            'sheet.chosen': {
              guard: 'canAnswer',
              target: 'previewing',
              actions: { type: 'setFile', params: ({ event }) => event },
            },
            'retry.requested': { guard: 'isOpen', target: 'opening' },
          },
        },
        opening: {
          description: '读取招标',
          tags: 'busy',
          entry: 'clearErrorMessage',
          invoke: {
            id: 'readTender',
            src: 'readTender',
            input: ({ context }) => ({ id: context.openId! }),
            onDone: { target: 'resting', actions: { type: 'setTender', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
          on: { 'tender.closed': { target: 'resting', actions: 'clearOpen' } },
        },
        previewing: {
          description: '核对报价表',
          tags: 'busy',
          entry: 'clearErrorMessage',
          invoke: {
            id: 'previewAnswer',
            src: 'previewAnswer',
            input: ({ context }) => uploadIn(context),
            onDone: {
              target: 'previewed',
              actions: [
                { type: 'setPreview', params: ({ event }) => event },
                { type: 'focusSheet', params: { place: 'sheet' } },
              ],
            },
            onError: { target: 'rereading', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
          on: {
            'answer.dropped': {
              target: 'resting',
              actions: ['clearFile', { type: 'focusSheet', params: { place: 'answerFile' } }],
            },
          },
        },
        previewed: {
          description: '查看报价的核对',
          on: {
            'sheet.chosen': { target: 'previewing', actions: { type: 'setFile', params: ({ event }) => event } },
            'answer.confirmed': { guard: 'isFit', target: 'answering' },
            'answer.dropped': {
              target: 'resting',
              actions: ['clearFile', { type: 'focusSheet', params: { place: 'answerFile' } }],
            },
          },
        },
        answering: {
          description: '发出报价',
          tags: 'busy',
          invoke: {
            id: 'sendAnswer',
            src: 'sendAnswer',
            input: ({ context }) => uploadIn(context),
            onDone: 'rereading',
            onError: { target: 'rereading', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        rereading: {
          description: '重新读取招标',
          tags: 'busy',
          entry: 'clearFile',
          invoke: {
            id: 'rereadTender',
            src: 'readTender',
            input: ({ context }) => ({ id: context.openId! }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setTender', params: ({ event }) => event },
                { type: 'focusSheet', params: { place: 'answerFile' } },
              ],
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskTendersActor = ActorRefFrom<typeof deskTendersMachine>;
