import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Problem } from '#contract/protocol/problem.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { cancelOrder, requestAmendment, supplyInfo } from '#contract/orders/orderCalls.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request, effect } from '#machines/effects.ts';

/** Commands with a note, and the rule for the note. */
const rules = {
  'order.cancelled': cancelOrder.input.shape.reason,
  'info.supplied': supplyInfo.input.shape.note,
  'amendment.requested': requestAmendment.input.shape.note,
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
  context: ({ input }) => ({ ...input, note: '' }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'note.changed': { actions: { type: 'setNote', params: ({ event }) => event } },
        'note.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
          { actions: ['showProblem', 'focusNote'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'applyCommand',
        src: 'applyCommand',
        input: ({ context: { orderNo, version, command, note } }) => ({ orderNo, version, command, note: note.trim() }),
        onDone: 'sent',
        onError: { target: 'writing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    sent: { type: 'final' },
  },
});

export type OrderNoteActor = ActorRefFrom<typeof orderNoteMachine>;
