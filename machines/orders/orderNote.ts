import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Problem } from '#contract/protocol/problem.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { cancelOrder, requestAmendment, supplyInfo } from '#contract/orders/orderCalls.ts';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { ask, tell } from '#machines/effects.ts';

/** What a user writes a note for, with the rule of the note. */
const rules = {
  'order.cancelled': cancelOrder.input.shape.reason,
  'info.supplied': supplyInfo.input.shape.note,
  'amendment.requested': requestAmendment.input.shape.note,
} as const;
export type NotedAct = keyof typeof rules;
export const notedActs = Object.keys(rules) as NotedAct[];

/** Whether an act asks for a note, or takes one. */
export const isNoteRequired = (act: NotedAct): boolean => !rules[act].safeParse('').success;

export type OrderNoteAsks = {
  moveOrder: (intention: { orderNo: string; act: NotedAct; note: string }) => Promise<unknown>;
};

interface Note {
  orderNo: string;
  act: NotedAct;
  note: string;
  problem?: Problem | undefined;
  refusal?: string | undefined;
}

const problemOf = ({ act, note }: Note): Problem | undefined => problemsOf(rules[act], note)[''];

/** An act of the user on his order, with what he says about it; a refusal leaves what was written. */
export const orderNoteMachine = setup({
  types: {} as {
    context: Note;
    input: { orderNo: string; act: NotedAct };
    events: { type: 'note.changed'; note: string } | { type: 'note.submitted' };
    children: { moveOrder: 'moveOrder' };
  },
  actors: { moveOrder: ask<OrderNoteAsks['moveOrder']>() },
  guards: { isFit: ({ context }) => problemOf(context) === undefined },
  actions: {
    keepNote: assign((_, params: { note: string }) => ({ note: params.note, problem: undefined })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) ?? '' }),
    forgetRefusal: assign({ refusal: undefined }),
    focusNote: tell(),
  },
}).createMachine({
  id: 'orderNote',
  context: ({ input }) => ({ ...input, note: '' }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'note.changed': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'note.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'forgetRefusal' },
          { actions: ['showProblem', 'focusNote'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'moveOrder',
        src: 'moveOrder',
        input: ({ context: { orderNo, act, note } }) => ({ orderNo, act, note: note.trim() }),
        onDone: 'sent',
        onError: { target: 'writing', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    sent: { type: 'final' },
  },
});

export type OrderNoteActor = ActorRefFrom<typeof orderNoteMachine>;
