import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ContractList } from '#contract/desk/contractDesk.ts';
import type { RatesPreview } from '#contract/desk/rateSheetDesk.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { effect, request } from '#machines/effects.ts';
import { noFile } from '#machines/support/chosenFile.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { ChosenAct, OutdatedForm } from './deskForm.ts';
import { actFormInput, deskFormMachine, isOutdated } from './deskForm.ts';

/** A sheet of rates for the open contract, with the version that the person saw. */
export interface RatesUpload {
  id: string;
  version: number;
  file: ChosenFile;
}

export type DeskContractsRequests = {
  fetchContracts: (of: { keyword: string }) => Promise<ContractList>;
  previewRates: (of: RatesUpload) => Promise<RatesPreview>;
  importRates: (of: RatesUpload) => Promise<{ id: string }>;
};

interface DeskContractsContext {
  /** The typed search text for contracts; `sought` is the text of the shown results. */
  keyword: string;
  sought: string;
  list: ContractList;
  /** The contract that is shown in full; undefined for none. */
  openId?: string | undefined;
  act?: ChosenAct;
  /** The values of a form whose contract a colleague has changed meanwhile. */
  outdated?: OutdatedForm | undefined;
  /** The sheet that is to replace the open contract's rates; `preview` is what it would change. */
  file?: ChosenFile | undefined;
  preview?: RatesPreview | undefined;
  errorMessage?: string | undefined;
}

/** Whether a sheet of rates can be imported: it has no problem, and changes something. */
export const changesRates = ({ added, changed, ended, problems }: RatesPreview): boolean =>
  problems.length === 0 && added + changed + ended > 0;

const madeIn = (output: unknown): string | undefined =>
  typeof output === 'object' && output !== null && 'id' in output ? String(output.id) : undefined;

/** The version of the open contract as it is listed. */
const versionIn = ({ list, openId }: DeskContractsContext): { version?: number } => {
  const open = list.rows.find(({ id }) => id === openId);
  return open ? { version: open.version } : {};
};

/** The request for the chosen sheet. */
const uploadIn = (context: DeskContractsContext): RatesUpload => ({
  id: context.openId!,
  version: versionIn(context).version ?? 0,
  file: context.file ?? noFile,
});

/** Customers' price contracts: found, opened, created, changed and ended with their rates. */
export const deskContractsMachine = setup({
  types: {} as {
    context: DeskContractsContext;
    events:
      | { type: 'keyword.changed'; value: string }
      | { type: 'search.submitted' }
      | { type: 'contract.opened'; id: string }
      | { type: 'contract.closed' }
      | ({ type: 'act.chosen' } & ChosenAct)
      | { type: 'act.dropped' }
      | { type: 'rates.chosen'; file: ChosenFile }
      | { type: 'import.confirmed' }
      | { type: 'import.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchContracts: 'fetchContracts';
      refetchContracts: 'fetchContracts';
      previewRates: 'previewRates';
      importRates: 'importRates';
      form: 'form';
    };
  },
  actors: {
    fetchContracts: request<DeskContractsRequests['fetchContracts']>(),
    previewRates: request<DeskContractsRequests['previewRates']>(),
    importRates: request<DeskContractsRequests['importRates']>(),
    form: deskFormMachine,
  },
  guards: {
    hasOutdated: ({ context }) => context.outdated !== undefined,
    hasOpen: ({ context }) => context.openId !== undefined,
    changesRates: ({ context }) => context.preview !== undefined && changesRates(context.preview),
  },
  actions: {
    setKeyword: assign((_, { value }: { value: string }) => ({ keyword: value })),
    setSought: assign(({ context }) => ({ sought: context.keyword })),
    setList: assign((_, { output }: { output: ContractList }) => ({ list: output, errorMessage: undefined })),
    setOpen: assign((_, { id }: { id: string }) => ({ openId: id })),
    clearOpen: assign({ openId: undefined }),
    setAct: assign((_, { form, values }: ChosenAct) => ({ act: { form, values }, outdated: undefined })),
    /** A created contract is opened; a form that was based on an older version is filled in again. */
    setSent: assign(({ context }, { output }: { output: unknown }) =>
      isOutdated(output)
        ? { outdated: output.outdated }
        : { outdated: undefined, openId: madeIn(output) ?? context.openId },
    ),
    clearOutdated: assign({ outdated: undefined }),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file, preview: undefined, errorMessage: undefined })),
    setPreview: assign((_, { output }: { output: RatesPreview }) => ({ preview: output })),
    focusSheet: effect<{ place: 'sheet' | 'rateFile' }>(),
    clearFile: assign({ file: undefined, preview: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'deskContracts',
  description: '工作台管理客户的协议价合同：查找，建立，更改有效期，增加、更改、停用协议价，以表格导入，提前终止。',
  meta: {
    title: '协议价合同',
    events: {
      'keyword.changed': '填写查找内容',
      'search.submitted': '点了查找',
      'contract.opened': '打开一份合同',
      'contract.closed': '收起合同',
      'act.chosen': '选了一项操作',
      'act.dropped': '放弃这项操作',
      'rates.chosen': '选了协议价表格',
      'import.confirmed': '确认导入',
      'import.dropped': '放弃导入',
      'retry.requested': '点了重试',
    },
    guards: {
      hasOutdated: '同事已先操作该合同',
      hasOpen: '已打开一份合同',
      changesRates: '表格无问题且有变化',
    },
    effects: { focusSheet: '焦点移到表格的操作' },
    requests: {
      fetchContracts: '加载合同',
      refetchContracts: '刷新合同',
      previewRates: '核对表格',
      importRates: '导入协议价',
      form: { request: '填写操作', done: '操作已提交' },
    },
  } satisfies MachineNames,
  context: { keyword: '', sought: '', list: { total: 0, rows: [] } },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载合同',
      tags: 'busy',
      invoke: {
        id: 'fetchContracts',
        src: 'fetchContracts',
        input: ({ context }) => ({ keyword: context.sought }),
        onDone: { target: 'shown', actions: { type: 'setList', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '合同列表',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'keyword.changed': { actions: { type: 'setKeyword', params: ({ event }) => event } },
            'search.submitted': { target: '#deskContracts.fetching', actions: ['setSought', 'clearOpen'] },
            'contract.opened': { actions: { type: 'setOpen', params: ({ event }) => event } },
            'contract.closed': { actions: 'clearOpen' },
            'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } },
            'rates.chosen': {
              guard: 'hasOpen',
              target: 'previewing',
              actions: { type: 'setFile', params: ({ event }) => event },
            },
            'retry.requested': 'refreshing',
          },
        },
        previewing: {
          description: '核对协议价表格',
          tags: 'busy',
          invoke: {
            id: 'previewRates',
            src: 'previewRates',
            input: ({ context }) => uploadIn(context),
            onDone: {
              target: 'previewed',
              actions: [
                { type: 'setPreview', params: ({ event }) => event },
                { type: 'focusSheet', params: { place: 'sheet' } },
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                'clearFile',
                { type: 'setErrorMessage', params: ({ event }) => event },
                { type: 'focusSheet', params: { place: 'rateFile' } },
              ],
            },
          },
          on: {
            'import.dropped': {
              target: 'resting',
              actions: ['clearFile', { type: 'focusSheet', params: { place: 'rateFile' } }],
            },
          },
        },
        previewed: {
          description: '查看导入的变化',
          on: {
            'rates.chosen': { target: 'previewing', actions: { type: 'setFile', params: ({ event }) => event } },
            'import.confirmed': { guard: 'changesRates', target: 'importing' },
            'import.dropped': {
              target: 'resting',
              actions: ['clearFile', { type: 'focusSheet', params: { place: 'rateFile' } }],
            },
          },
        },
        importing: {
          description: '导入协议价',
          tags: 'busy',
          invoke: {
            id: 'importRates',
            src: 'importRates',
            input: ({ context }) => uploadIn(context),
            onDone: {
              target: 'refreshing',
              actions: ['clearFile', { type: 'focusSheet', params: { place: 'rateFile' } }],
            },
            onError: {
              target: 'resting',
              actions: [
                'clearFile',
                { type: 'setErrorMessage', params: ({ event }) => event },
                { type: 'focusSheet', params: { place: 'rateFile' } },
              ],
            },
          },
        },
        acting: {
          description: '填写操作',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => actFormInput(context.act!, versionIn(context), context.outdated),
            onDone: { target: 'refreshing', actions: { type: 'setSent', params: ({ event }) => event } },
          },
          on: { 'act.dropped': { target: 'resting', actions: 'clearOutdated' } },
        },
        refreshing: {
          description: '刷新合同',
          tags: 'busy',
          invoke: {
            id: 'refetchContracts',
            src: 'fetchContracts',
            input: ({ context }) => ({ keyword: context.sought }),
            onDone: [
              {
                guard: 'hasOutdated',
                target: 'acting',
                actions: { type: 'setList', params: ({ event }) => event },
              },
              { target: 'resting', actions: { type: 'setList', params: ({ event }) => event } },
            ],
            onError: {
              target: 'resting',
              actions: ['clearOutdated', { type: 'setErrorMessage', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
});

export type DeskContractsActor = ActorRefFrom<typeof deskContractsMachine>;
