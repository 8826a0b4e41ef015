import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { InstructionProblems } from '#contract/orders/instructionChecks.ts';
import { instructionDeadline, instructionProblems, instructionWindow } from '#contract/orders/instructionChecks.ts';
import type { InstructionEdit } from '#contract/orders/instructionForms.ts';
import { canEditInstruction, editedInstruction, firstInstruction } from '#contract/orders/instructionForms.ts';
import type { InstructionForm, InstructionVersion, StoredInstruction } from '#contract/orders/shippingInstruction.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { effect, request } from '#machines/effects.ts';
import { msUntil } from '#machines/support/countdown.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** What the page of an instruction needs; `typed` is what this tab has typed and not saved. */
export interface FetchedInstruction {
  order: OrderDetail;
  stored: StoredInstruction;
  addresses: readonly AddressEntry[];
  typed: InstructionForm | null;
}

export type InstructionRequests = {
  fetchInstruction: (of: { orderNo: string }) => Promise<FetchedInstruction>;
  saveDraft: (of: { orderNo: string; form: InstructionForm }) => Promise<unknown>;
  submit: (of: { orderNo: string; after: number; form: InstructionForm }) => Promise<InstructionVersion>;
};

interface InstructionContext {
  orderNo: string;
  order?: OrderDetail;
  addresses: readonly AddressEntry[];
  versions: readonly InstructionVersion[];
  form?: InstructionForm;
  problems: InstructionProblems;
  errorMessage?: string | undefined;
  /** The current time in epoch milliseconds, to the minute and at the cut-off. */
  now: number;
}

type Shown = InstructionContext & Required<Pick<InstructionContext, 'order' | 'form'>>;

const problemsOf = ({ form, order }: InstructionContext): InstructionProblems =>
  form && order ? instructionProblems(form, order) : {};

/** The problems that are left after an act: those of lines follow from one another, as numbers of lines change. */
const problemsAfter = (problems: InstructionProblems, before: InstructionForm, after: InstructionForm) => {
  const changed = changedPaths(before, after);
  const isOf = (path: string) =>
    changed.some((each) => path.startsWith(each) || (each.startsWith('lines') && path.startsWith('lines')));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
};

const minuteMs = 60_000;

const windowOf = ({ order, now }: InstructionContext) => (order ? instructionWindow(order, now) : 'over');

const isEditable = (context: InstructionContext): boolean => ['open', 'early'].includes(windowOf(context));

const edit = {
  guard: { type: 'isPossible', params: ({ event }: { event: InstructionEdit }) => event },
  target: 'typing',
  reenter: true,
  actions: [{ type: 'applyEdit', params: ({ event }: { event: InstructionEdit }) => event }, 'storeTyped'],
} as const;

const edits = {
  'field.changed': edit,
  'party.chosen': edit,
  'notifyParty.added': edit,
  'notifyParty.removed': edit,
  'line.split': edit,
  'line.removed': edit,
} as const;

const submitting = [
  { guard: 'isFit', target: 'submitting', actions: 'clearErrorMessage' },
  {
    guard: 'isOpen',
    actions: [
      'showProblems',
      { type: 'focusProblem', params: ({ context }: { context: InstructionContext }) => context },
    ],
  },
] as const;

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** The shipping instruction of a sea order: it saves itself while it is typed, is submitted, and amended until the cut-off. */
export const instructionMachine = setup({
  types: {} as {
    context: InstructionContext;
    input: { orderNo: string };
    events: InstructionEdit | { type: 'instruction.submitted' } | { type: 'retry.requested' };
    children: { fetchInstruction: 'fetchInstruction'; saveDraft: 'saveDraft'; submit: 'submit' };
  },
  actors: {
    fetchInstruction: request<InstructionRequests['fetchInstruction']>(),
    saveDraft: request<InstructionRequests['saveDraft']>(),
    submit: request<InstructionRequests['submit']>(),
  },
  guards: {
    isEditable: ({ context }) => isEditable(context),
    isPossible: ({ context }, params: InstructionEdit) =>
      isEditable(context) && context.form !== undefined && canEditInstruction(context.form, params),
    isFit: ({ context }) => windowOf(context) === 'open' && Object.keys(problemsOf(context)).length === 0,
    wasTyped: (_, params: { output: FetchedInstruction }) => params.output.typed !== null,
    isEarly: ({ context }) => windowOf(context) === 'early',
    isOpen: ({ context }) => windowOf(context) === 'open',
    isLate: ({ context }) => windowOf(context) === 'late',
  },
  actions: {
    setFetched: assign((_, { output: { order, stored, addresses, typed } }: { output: FetchedInstruction }) => ({
      order,
      addresses,
      versions: stored.versions,
      form: typed ?? firstInstruction(stored, order),
    })),
    applyEdit: assign(({ context }, params: InstructionEdit) => {
      const { form, problems } = context as Shown;
      const after = editedInstruction(form, params);
      return { form: after, problems: problemsAfter(problems, form, after), errorMessage: undefined };
    }),
    setSubmitted: assign(({ context }, { output }: { output: InstructionVersion }) => ({
      versions: [...context.versions.filter(({ version }) => version !== output.version), output],
      problems: {},
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => {
      const path = error instanceof ApiError ? error.field?.replace(/^form\./, '') : undefined;
      const messageZh = apiErrorMessage(error) ?? '';
      return { errorMessage: messageZh, ...(path !== undefined && { problems: { [path]: { messageZh } } }) };
    }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    readClock: assign({ now: () => Date.now() }),
    /** Stores in the tab what the service does not have yet, so that a reload loses nothing. */
    storeTyped: effect(),
    clearTyped: effect(),
    focusProblem: effect<{ problems: InstructionProblems }>(),
  },
  delays: {
    pause: limits.paperPauseMs,
    retryPause: limits.paperRetryMs,
    /** Until the next minute is shown, or the cut-off passes. */
    minuteOrCutOff: ({ context: { order } }) => {
      const deadline = order && instructionDeadline(order);
      const left = deadline === undefined ? minuteMs : msUntil(Date.parse(deadline));
      return left > 0 ? Math.min(left, minuteMs) : minuteMs;
    },
  },
}).createMachine({
  id: 'instruction',
  description: '海运订单的补料：边填边存，截单前提交，可再次提交更改。',
  meta: {
    title: '补料',
    events: {
      'field.changed': '填写了一栏',
      'party.chosen': '从地址簿选了一方',
      'notifyParty.added': '加了一个通知人',
      'notifyParty.removed': '去掉一个通知人',
      'line.split': '把一行货物分装到另一箱',
      'line.removed': '去掉一行',
      'instruction.submitted': '点了提交',
      'retry.requested': '点了重试',
    },
    guards: {
      isPossible: '未截单，且此项可改',
      isEditable: '未截单',
      isFit: '可提交，与订单相符',
      wasTyped: '本页有未保存的内容',
      isEarly: '订单未受理',
      isOpen: '可提交',
      isLate: '已截单',
    },
    requests: { fetchInstruction: '取订单与补料', saveDraft: '保存草稿', submit: '提交补料' },
    effects: {
      storeTyped: '在本页留存所填内容',
      clearTyped: '清除留存',
      showProblems: '标出填写错误',
      focusProblem: '把光标移到第一处错误',
    },
    delays: { pause: '停笔片刻', retryPause: '片刻后再试', minuteOrCutOff: '一分钟，或到截单时' },
  } satisfies MachineNames,
  context: ({ input }) => ({ orderNo: input.orderNo, addresses: [], versions: [], problems: {}, now: 0 }),
  initial: 'fetching',
  entry: 'readClock',
  states: {
    fetching: {
      description: '取订单与补料',
      tags: 'busy',
      invoke: {
        id: 'fetchInstruction',
        src: 'fetchInstruction',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'wasTyped', params: ({ event }) => event },
            target: 'shown.form.typing',
            actions: { type: 'setFetched', params: ({ event }) => event },
          },
          { target: 'shown', actions: { type: 'setFetched', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '显示补料',
      type: 'parallel',
      states: {
        form: {
          description: '填写',
          initial: 'saved',
          states: {
            saved: { description: '已保存', on: { ...edits, 'instruction.submitted': submitting } },
            typing: {
              description: '正在填写',
              on: { ...edits, 'instruction.submitted': submitting },
              after: { pause: 'saving' },
            },
            saving: {
              description: '保存中',
              on: { ...edits, 'instruction.submitted': submitting },
              invoke: {
                id: 'saveDraft',
                src: 'saveDraft',
                input: ({ context }) => ({ orderNo: context.orderNo, form: (context as Shown).form }),
                onDone: { target: 'saved', actions: 'clearTyped' },
                onError: 'unsaved',
              },
            },
            unsaved: {
              description: '未能保存，留存在本页',
              on: { ...edits, 'instruction.submitted': submitting, 'retry.requested': 'saving' },
              after: { retryPause: { guard: 'isEditable', target: 'saving' } },
            },
            submitting: {
              description: '提交中',
              tags: 'busy',
              invoke: {
                id: 'submit',
                src: 'submit',
                input: ({ context }) => ({
                  orderNo: context.orderNo,
                  after: context.versions.at(-1)?.version ?? 0,
                  form: (context as Shown).form,
                }),
                onDone: {
                  target: 'saved',
                  actions: ['clearTyped', { type: 'setSubmitted', params: ({ event }) => event }],
                },
                onError: { target: 'typing', actions: setError },
              },
            },
          },
        },
        clock: {
          description: '截单时间',
          initial: 'reading',
          states: {
            reading: {
              description: '按时间决定',
              entry: 'readClock',
              always: [
                { guard: 'isOpen', target: 'open' },
                { guard: 'isEarly', target: 'early' },
                { guard: 'isLate', target: 'late' },
                { target: 'over' },
              ],
            },
            early: { description: '订单未受理，可先填写', after: { minuteOrCutOff: 'reading' } },
            open: { description: '可提交', after: { minuteOrCutOff: 'reading' } },
            late: { description: '已截单' },
            over: { description: '已离港或已结束' },
          },
        },
      },
    },
  },
});

export type InstructionActor = ActorRefFrom<typeof instructionMachine>;
