import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { AccountList, DeskAccount, DueBills, DueCursor } from '#contract/desk/accounts/creditDesk.ts';
import type { ImportedReceipts, ReceiptList } from '#contract/desk/accounts/receiptDesk.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { noFile } from '#machines/support/chosenFile.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { ChosenAct, OutdatedForm } from './deskForm.ts';
import { actFormInput, deskFormMachine, isOutdated } from './deskForm.ts';

/** The content of the accounts page: companies, receipts, open bills, and the open company. */
export interface Accounts {
  list: AccountList;
  dues: DueBills;
  receipts: ReceiptList;
  account?: DeskAccount | undefined;
}

/** The company of a receipt, and the bills that it pays. */
export interface ReceiptMatch {
  id: string;
  version: number;
  enterpriseId: string;
  allocations: { billId: string; amount: number }[];
}

export type DeskAccountsRequests = {
  fetchAccounts: (of: {
    keyword: string;
    openId: string | undefined;
    duesAfter: DueCursor | undefined;
  }) => Promise<Accounts>;
  matchReceipt: (match: ReceiptMatch) => Promise<{ id: string }>;
  importStatement: (of: { file: ChosenFile }) => Promise<ImportedReceipts>;
};

interface DeskAccountsContext extends Accounts {
  /** The typed search text for companies and receipts; `sought` is the text of the shown results. */
  keyword: string;
  sought: string;
  /** The ends of the pages before the shown one of open bills. */
  dueCursors: readonly DueCursor[];
  /** The company that is shown in full; undefined for none. */
  openId?: string | undefined;
  act?: ChosenAct;
  match?: ReceiptMatch;
  /** The chosen statement of the bank, and what its import entered. */
  file?: ChosenFile | undefined;
  imported?: ImportedReceipts | undefined;
  /** The values of a form whose subject a colleague has changed meanwhile. */
  outdated?: OutdatedForm | undefined;
  errorMessage?: string | undefined;
}

/** The version of an act's subject: a receipt, or the open company. */
const versionIn = ({ act, receipts, account }: DeskAccountsContext): { version?: number } => {
  const form = act?.form;
  const found = form?.kind === 'receiptReversal' ? receipts.rows.find(({ id }) => id === form.subject) : account;
  return found ? { version: found.version } : {};
};

/** The money of companies at the desk: terms, bills, credit notes, receipts and what they pay, online payments and their refunds. */
export const deskAccountsMachine = setup({
  types: {} as {
    context: DeskAccountsContext;
    events:
      | { type: 'keyword.changed'; value: string }
      | { type: 'search.submitted' }
      | { type: 'account.opened'; id: string }
      | { type: 'account.closed' }
      | { type: 'dues.turned'; to: 'next' | 'former' }
      | ({ type: 'act.chosen' } & ChosenAct)
      | { type: 'act.dropped' }
      | { type: 'receipt.matched'; match: ReceiptMatch }
      | { type: 'statement.chosen'; file: ChosenFile }
      | { type: 'retry.requested' };
    children: {
      fetchAccounts: 'fetchAccounts';
      refetchAccounts: 'fetchAccounts';
      matchReceipt: 'matchReceipt';
      importStatement: 'importStatement';
      form: 'form';
    };
  },
  actors: {
    fetchAccounts: request<DeskAccountsRequests['fetchAccounts']>(),
    matchReceipt: request<DeskAccountsRequests['matchReceipt']>(),
    importStatement: request<DeskAccountsRequests['importStatement']>(),
    form: deskFormMachine,
  },
  guards: {
    hasOutdated: ({ context }) => context.outdated !== undefined,
    hasDues: ({ context: { dues, dueCursors } }, { to }: { to: 'next' | 'former' }) =>
      to === 'next' ? dues.next !== null : dueCursors.length > 0,
  },
  actions: {
    setKeyword: assign((_, { value }: { value: string }) => ({ keyword: value })),
    setSought: assign(({ context }) => ({ sought: context.keyword, dueCursors: [] })),
    turnDues: assign(({ context: { dues, dueCursors } }, { to }: { to: 'next' | 'former' }) => ({
      dueCursors: to === 'next' ? [...dueCursors, dues.next!] : dueCursors.slice(0, -1),
    })),
    setAccounts: assign((_, { output }: { output: Accounts }) => ({ account: undefined, ...output })),
    setOpen: assign((_, { id }: { id: string }) => ({ openId: id, account: undefined, imported: undefined })),
    clearOpen: assign({ openId: undefined, account: undefined }),
    setAct: assign((_, { form, values }: ChosenAct) => ({
      act: { form, values },
      outdated: undefined,
      imported: undefined,
    })),
    setMatch: assign((_, { match }: { match: ReceiptMatch }) => ({ match })),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file, imported: undefined })),
    setImported: assign((_, { output }: { output: ImportedReceipts }) => ({ imported: output, file: undefined })),
    clearImported: assign({ imported: undefined, file: undefined }),
    /** A form that was based on an older version is filled in again. */
    setSent: assign((_, { output }: { output: unknown }) => ({
      outdated: isOutdated(output) ? output.outdated : undefined,
    })),
    clearOutdated: assign({ outdated: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
  },
}).createMachine({
  id: 'deskAccounts',
  description:
    '工作台管理企业账款：账期与额度，临时放行，账单，贷项通知，收款的登记、导入与认领，核销与撤销，在线付款的关闭与退款。',
  meta: {
    title: '账款',
    events: {
      'keyword.changed': '填写查找内容',
      'search.submitted': '点了查找',
      'account.opened': '打开一家企业',
      'account.closed': '收起企业',
      'dues.turned': '翻未付账单的页',
      'act.chosen': '选了一项操作',
      'act.dropped': '放弃这项操作',
      'receipt.matched': '认领一笔收款',
      'statement.chosen': '选了银行流水',
      'retry.requested': '点了重试',
    },
    guards: { hasOutdated: '同事已先操作', hasDues: '还有这一页' },
    requests: {
      fetchAccounts: '加载账款',
      refetchAccounts: '刷新账款',
      matchReceipt: '认领收款',
      importStatement: '导入银行流水',
      form: { request: '填写操作', done: '操作已提交' },
    },
  } satisfies MachineNames,
  context: {
    keyword: '',
    sought: '',
    list: { total: 0, mayExport: false, rows: [] },
    receipts: { total: 0, rows: [] },
    dues: { rows: [], next: null },
    dueCursors: [],
  },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载账款',
      tags: 'busy',
      entry: 'clearErrorMessage',
      invoke: {
        id: 'fetchAccounts',
        src: 'fetchAccounts',
        input: ({ context }) => ({ keyword: context.sought, openId: undefined, duesAfter: context.dueCursors.at(-1) }),
        onDone: { target: 'shown', actions: { type: 'setAccounts', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '企业与收款',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'keyword.changed': { actions: { type: 'setKeyword', params: ({ event }) => event } },
            'search.submitted': { target: '#deskAccounts.fetching', actions: ['setSought', 'clearOpen'] },
            'account.opened': {
              target: 'refreshing',
              actions: ['clearErrorMessage', { type: 'setOpen', params: ({ event }) => event }],
            },
            'account.closed': { actions: ['clearOpen', 'clearErrorMessage'] },
            'dues.turned': {
              guard: { type: 'hasDues', params: ({ event }) => event },
              target: 'refreshing',
              actions: ['clearErrorMessage', { type: 'turnDues', params: ({ event }) => event }],
            },
            'act.chosen': {
              target: 'acting',
              actions: ['clearErrorMessage', { type: 'setAct', params: ({ event }) => event }],
            },
            'receipt.matched': {
              target: 'matching',
              actions: ['clearErrorMessage', { type: 'setMatch', params: ({ event }) => event }],
            },
            'statement.chosen': {
              target: 'importing',
              actions: ['clearErrorMessage', { type: 'setFile', params: ({ event }) => event }],
            },
            'retry.requested': { target: 'refreshing', actions: 'clearErrorMessage' },
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
        matching: {
          description: '认领收款',
          tags: 'busy',
          invoke: {
            id: 'matchReceipt',
            src: 'matchReceipt',
            input: ({ context }) => context.match!,
            onDone: 'refreshing',
            onError: { target: 'refreshing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        importing: {
          description: '导入银行流水',
          tags: 'busy',
          invoke: {
            id: 'importStatement',
            src: 'importStatement',
            input: ({ context }) => ({ file: context.file ?? noFile }),
            onDone: { target: 'refreshing', actions: { type: 'setImported', params: ({ event }) => event } },
            onError: {
              target: 'resting',
              actions: ['clearImported', { type: 'setErrorMessage', params: ({ event }) => event }],
            },
          },
        },
        refreshing: {
          description: '刷新账款',
          tags: 'busy',
          invoke: {
            id: 'refetchAccounts',
            src: 'fetchAccounts',
            input: ({ context: { sought, openId, dueCursors } }) => ({
              keyword: sought,
              openId,
              duesAfter: dueCursors.at(-1),
            }),
            onDone: [
              {
                guard: 'hasOutdated',
                target: 'acting',
                actions: { type: 'setAccounts', params: ({ event }) => event },
              },
              { target: 'resting', actions: { type: 'setAccounts', params: ({ event }) => event } },
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

export type DeskAccountsActor = ActorRefFrom<typeof deskAccountsMachine>;
