import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Problem } from '#contract/protocol/problem.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { grantApproval, returnApproval } from '#contract/orders/approval.ts';
import { cancelOrder, requestAmendment, supplyInfo } from '#contract/orders/orderCalls.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** Commands with a note, and the rule for the note. */
const rules = {
  'order.cancelled': cancelOrder.input.shape.reason,
  'info.supplied': supplyInfo.input.shape.note,
  'amendment.requested': requestAmendment.input.shape.note,
  'approval.granted': grantApproval.input.shape.note,
  'approval.returned': returnApproval.input.shape.note,
} as const;
export type NotedCommand = keyof typeof rules;
export const notedCommands = Object.keys(rules) as NotedCommand[];

/** Whether a command requires a note. */
export const isNoteRequired = (command: NotedCommand): boolean => !rules[command].safeParse('').success;

export type OrderNoteRequests = {
  applyCommand: (intention: {
    orderNo: string;
    version: number;
    command: NotedCommand;
    note: string;
  }) => Promise<unknown>;
};

interface Note {
  orderNo: string;
  /** The version of the order on which the user decides. */
  version: number;
  command: NotedCommand;
  note: string;
  problem?: Problem | undefined;
  errorMessage?: string | undefined;
}

const problemOf = ({ command, note }: Note): Problem | undefined => problemsOf(rules[command], note)[''];

/** A user's command on an order, with a note; a rejection leaves the note as written. */
export const orderNoteMachine = setup({
  types: {} as {
    context: Note;
    input: { orderNo: string; version: number; command: NotedCommand };
    events: { type: 'note.changed'; note: string } | { type: 'note.submitted' };
    children: { applyCommand: 'applyCommand' };
  },
  actors: { applyCommand: request<OrderNoteRequests['applyCommand']>() },
  guards: { isFit: ({ context }) => problemOf(context) === undefined },
  actions: {
    setNote: assign((_, params: { note: string }) => ({ note: params.note, problem: undefined })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusNote: effect(),
  },
}).createMachine({
  id: 'orderNote',
  description: '对订单做一项操作（取消、补料、改单、审批通过或退回），并写明说明。',
  meta: {
    title: '对订单的操作与说明',
    events: { 'note.changed': '改了说明', 'note.submitted': '点了提交' },
    guards: { isFit: '说明符合要求' },
    requests: { applyCommand: '提交操作与说明' },
    effects: { focusNote: '把光标移回说明', showProblem: '提示说明有误' },
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, note: '' }),
  initial: 'writing',
  states: {
    writing: {
      description: '填写说明',
      on: {
        'note.changed': { actions: { type: 'setNote', params: ({ event }) => event } },
        'note.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
          { actions: ['showProblem', 'focusNote'] },
        ],
      },
    },
    sending: {
      description: '提交中',
      tags: 'busy',
      invoke: {
        id: 'applyCommand',
        src: 'applyCommand',
        input: ({ context: { orderNo, version, command, note } }) => ({ orderNo, version, command, note: note.trim() }),
        onDone: 'sent',
        onError: { target: 'writing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    sent: { description: '已提交', type: 'final' },
  },
});

export type OrderNoteActor = ActorRefFrom<typeof orderNoteMachine>;
