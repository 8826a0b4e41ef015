import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { BillChange, StoredBill } from '#contract/orders/bill/bill.ts';
import { answersOf, changeProblems, mayApprove, mayAskChanges } from '#contract/orders/bill/bill.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import { isOvertaken } from './paper.ts';

/** The data of a draft's page; `marks` are the changes that this tab has written and not submitted. */
export interface FetchedBill {
  bill: StoredBill;
  marks: readonly BillChange[];
}

/** The draft that a decision is about, and how many answers to it the page shows. */
interface Decided {
  orderNo: string;
  draft: number;
  answered: number;
}

export type BillRequests = {
  fetchBill: (of: { orderNo: string }) => Promise<FetchedBill>;
  approve: (of: Decided) => Promise<StoredBill>;
  submitChanges: (of: Decided & { changes: BillChange[] }) => Promise<StoredBill>;
};

type BillProblems = Readonly<Record<string, FieldProblem>>;

interface BillContext {
  orderNo: string;
  bill?: StoredBill;
  /** The changes that are being written, one for each marked field. */
  marks: readonly BillChange[];
  problems: BillProblems;
  errorMessage?: string | undefined;
}

const lastDraft = ({ bill }: BillContext) => bill?.drafts.at(-1);

const decidedOn = (context: BillContext): Decided => ({
  orderNo: context.orderNo,
  draft: lastDraft(context)?.version ?? 0,
  answered: context.bill ? answersOf(context.bill) : 0,
});

const problemsOf = (context: BillContext): BillProblems => {
  const draft = lastDraft(context);
  return draft ? changeProblems(draft.content, context.marks) : {};
};

const isOf = (path: string) => (each: BillChange) => each.path === path;

const without = (problems: BillProblems, path: string): BillProblems =>
  Object.fromEntries(Object.entries(problems).filter(([of]) => of !== path));

type MarkPart = 'wanted' | 'remark';
type Marked = { path: string };
type MarkChanged = Marked & { name: MarkPart; value: string };

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;
const setBill = { type: 'setBill', params: ({ event }: { event: { output: StoredBill } }) => event } as const;
const focus = (part: string) => ({ type: 'focusPart', params: { part } }) as const;
const overtaken = { type: 'isOvertaken', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** The draft bill of lading of a sea order: its customer approves it, or marks changes on its fields and submits them together. */
export const billMachine = setup({
  types: {} as {
    context: BillContext;
    input: { orderNo: string };
    events:
      | { type: 'approval.begun' }
      | { type: 'approval.confirmed' }
      | { type: 'changes.begun' }
      | ({ type: 'field.marked' } & Marked)
      | ({ type: 'field.unmarked' } & Marked)
      | ({ type: 'mark.changed' } & MarkChanged)
      | { type: 'changes.submitted' }
      | { type: 'act.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchBill: 'fetchBill';
      fetchAgain: 'fetchBill';
      approve: 'approve';
      submitChanges: 'submitChanges';
    };
  },
  actors: {
    fetchBill: request<BillRequests['fetchBill']>(),
    approve: request<BillRequests['approve']>(),
    submitChanges: request<BillRequests['submitChanges']>(),
  },
  guards: {
    isApprovable: ({ context: { bill } }) => bill !== undefined && mayApprove(bill),
    isChangeable: ({ context: { bill } }) => bill !== undefined && mayAskChanges(bill),
    isMarkable: ({ context: { marks } }, { path }: Marked) =>
      marks.length < limits.billChangesMax && !marks.some(isOf(path)),
    isMarked: ({ context: { marks } }, { path }: Marked) => marks.some(isOf(path)),
    isFit: ({ context }) => context.marks.length > 0 && Object.keys(problemsOf(context)).length === 0,
    hasMarks: ({ context: { marks } }) => marks.length > 0,
    isOvertaken,
  },
  actions: {
    setFetched: assign((_, { output }: { output: FetchedBill }) => output),
    setBill: assign((_, { output }: { output: StoredBill }) => ({ bill: output })),
    addMark: assign(({ context }, { path }: Marked) => ({
      marks: [...context.marks, { path, wanted: '', remark: '' }],
    })),
    removeMark: assign(({ context: { marks, problems } }, { path }: Marked) => ({
      marks: marks.filter((each) => each.path !== path),
      problems: without(problems, path),
    })),
    setMark: assign(({ context: { marks, problems } }, { path, name, value }: MarkChanged) => ({
      marks: marks.map((each) => (each.path === path ? Object.assign({}, each, { [name]: value }) : each)),
      problems: without(problems, path),
    })),
    clearMarks: assign({ marks: [], problems: {} }),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => {
      const path = error instanceof ApiError ? /^changes\.(.+)$/.exec(error.field ?? '')?.[1] : undefined;
      const messageZh = apiErrorMessage(error) ?? '';
      return { errorMessage: messageZh, ...(path !== undefined && { problems: { [path]: { messageZh } } }) };
    }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    /** Stores the written changes in the tab, so that a reload loses nothing. */
    storeMarks: effect(),
    clearStored: effect(),
    focusProblem: effect<{ problems: BillProblems }>(),
    focusMark: effect<Marked>(),
    /** Focuses a part of the page, because what was pressed has disappeared. */
    focusPart: effect<{ part: string }>(),
  },
}).createMachine({
  id: 'bill',
  description: '海运订单的提单草稿：核对后确认，或在各栏标出更改，一次提交。',
  meta: {
    title: '提单草稿',
    events: {
      'approval.begun': '点了确认草稿',
      'approval.confirmed': '点了确认无误',
      'changes.begun': '点了提出更改',
      'field.marked': '标出一栏',
      'field.unmarked': '取消一栏',
      'mark.changed': '填写要改成的内容或说明',
      'changes.submitted': '点了提交更改',
      'act.dropped': '点了返回核对',
      'retry.requested': '点了重试或刷新',
    },
    guards: {
      isApprovable: '最新一版待答复',
      isChangeable: '已有草稿，未放单',
      isMarkable: '此栏未标出',
      isMarked: '此栏已标出',
      isFit: '已标出，且填写无误',
      hasMarks: '已标出更改',
      isOvertaken: '已有新版，或同事已答复',
    },
    requests: { fetchBill: '取提单草稿', fetchAgain: '取回现状', approve: '确认草稿', submitChanges: '提交更改' },
    effects: {
      storeMarks: '在本页留存所填更改',
      clearStored: '清除留存',
      showProblems: '标出填写错误',
      focusProblem: '把光标移到第一处错误',
      focusMark: '把光标移到标出的一栏',
      focusPart: '把光标移到有变化的一处',
    },
  } satisfies MachineNames,
  context: ({ input: { orderNo } }) => ({ orderNo, marks: [], problems: {} }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '取提单草稿',
      tags: 'busy',
      invoke: {
        id: 'fetchBill',
        src: 'fetchBill',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: { target: 'shown', actions: { type: 'setFetched', params: ({ event }) => event } },
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '显示提单草稿',
      initial: 'reading',
      states: {
        reading: {
          description: '核对',
          on: {
            'approval.begun': {
              guard: 'isApprovable',
              target: 'confirming',
              actions: ['clearErrorMessage', focus('confirmation')],
            },
            'changes.begun': {
              guard: 'isChangeable',
              target: 'marking',
              actions: ['clearErrorMessage', focus('draft')],
            },
            'retry.requested': { target: 'refreshing', actions: 'clearErrorMessage' },
          },
        },
        confirming: {
          description: '再次确认',
          on: { 'approval.confirmed': 'approving', 'act.dropped': { target: 'reading', actions: focus('actions') } },
        },
        approving: {
          description: '确认中',
          tags: 'busy',
          invoke: {
            id: 'approve',
            src: 'approve',
            input: ({ context }) => decidedOn(context),
            onDone: { target: 'reading', actions: [setBill, 'clearMarks', 'clearStored', focus('standing')] },
            onError: [
              { guard: overtaken, target: 'refreshing', actions: setError },
              { target: 'reading', actions: [setError, focus('actions')] },
            ],
          },
        },
        marking: {
          description: '标出更改',
          on: {
            'field.marked': {
              guard: { type: 'isMarkable', params: ({ event }) => event },
              actions: [
                { type: 'addMark', params: ({ event }) => event },
                'storeMarks',
                { type: 'focusMark', params: ({ event }) => event },
              ],
            },
            'field.unmarked': {
              guard: { type: 'isMarked', params: ({ event }) => event },
              actions: [
                { type: 'removeMark', params: ({ event }) => event },
                'storeMarks',
                { type: 'focusPart', params: ({ event }) => ({ part: `mark.${event.path}` }) },
              ],
            },
            'mark.changed': {
              guard: { type: 'isMarked', params: ({ event }) => event },
              actions: [{ type: 'setMark', params: ({ event }) => event }, 'storeMarks'],
            },
            'changes.submitted': [
              { guard: 'isFit', target: 'submitting', actions: 'clearErrorMessage' },
              {
                guard: 'hasMarks',
                actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }],
              },
            ],
            'act.dropped': { target: 'reading', actions: ['clearErrorMessage', focus('actions')] },
          },
        },
        submitting: {
          description: '提交更改中',
          tags: 'busy',
          invoke: {
            id: 'submitChanges',
            src: 'submitChanges',
            input: ({ context }) => ({ ...decidedOn(context), changes: [...context.marks] }),
            onDone: { target: 'reading', actions: [setBill, 'clearMarks', 'clearStored', focus('standing')] },
            onError: [
              { guard: overtaken, target: 'refreshing', actions: setError },
              { target: 'marking', actions: setError },
            ],
          },
        },
        refreshing: {
          description: '取回现状',
          tags: 'busy',
          invoke: {
            id: 'fetchAgain',
            src: 'fetchBill',
            input: ({ context: { orderNo } }) => ({ orderNo }),
            // the changes that are being written stay
            onDone: {
              target: 'reading',
              actions: [{ type: 'setBill', params: ({ event }) => ({ output: event.output.bill }) }, focus('standing')],
            },
            onError: { target: 'reading', actions: setError },
          },
        },
      },
    },
  },
});

export type BillActor = ActorRefFrom<typeof billMachine>;
