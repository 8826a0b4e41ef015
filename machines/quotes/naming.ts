import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { effect, request } from '#machines/effects.ts';

/** What is saved under a name: the price of a form's load, or the content of an order as a template. */
export type Named = { type: 'quote'; form: OrderForm } | { type: 'template'; orderNo: string };

export type NamingRequests = {
  /** Resolves once the user is signed in; rejects if the visitor closes the dialog. */
  signIn: () => Promise<unknown>;
  save: (of: { subject: Named; name: string }) => Promise<{ id: string }>;
};

interface Naming {
  subject?: Named | undefined;
  name: string;
  problem?: Problem | undefined;
  errorMessage?: string | undefined;
  /** The id of what was saved. */
  savedId?: string | undefined;
}

const problemOf = ({ name }: Naming): Problem | undefined => problemsOf(saveQuote.input.shape.name, name)[''];

/** Saves a quote or a template under a name; a rejection leaves the name as typed. */
export const namingMachine = setup({
  types: {} as {
    context: Naming;
    events:
      | { type: 'naming.requested'; subject: Named; name: string }
      | { type: 'name.changed'; name: string }
      | { type: 'name.submitted' }
      | { type: 'naming.dismissed' }
      | { type: 'saved.opened' };
    children: { signIn: 'signIn'; save: 'save' };
  },
  actors: { signIn: request<NamingRequests['signIn']>(), save: request<NamingRequests['save']>() },
  guards: { isFit: ({ context }) => problemOf(context) === undefined },
  actions: {
    setSubject: assign((_, { subject, name }: { subject: Named; name: string }) => ({
      subject,
      name,
      problem: undefined,
      errorMessage: undefined,
      savedId: undefined,
    })),
    setName: assign((_, params: { name: string }) => ({ name: params.name, problem: undefined })),
    setSaved: assign((_, params: { output: { id: string } }) => ({ savedId: params.output.id })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusName: effect(),
    show: effect<{ subject?: Named | undefined; savedId?: string | undefined }>(),
  },
}).createMachine({
  id: 'naming',
  context: { name: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'naming.requested': { target: 'signingIn', actions: { type: 'setSubject', params: ({ event }) => event } },
      },
    },
    signingIn: { tags: 'busy', invoke: { id: 'signIn', src: 'signIn', onDone: 'naming', onError: 'closed' } },
    naming: {
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
        'name.submitted': [
          { guard: 'isFit', target: 'saving', actions: 'clearErrorMessage' },
          { actions: ['showProblem', 'focusName'] },
        ],
        'naming.dismissed': 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ subject: context.subject!, name: context.name.trim() }),
        onDone: { target: 'saved', actions: { type: 'setSaved', params: ({ event }) => event } },
        onError: { target: 'naming', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    saved: {
      on: {
        'naming.dismissed': 'closed',
        'saved.opened': { target: 'closed', actions: { type: 'show', params: ({ context }) => context } },
      },
    },
  },
});

export type NamingActor = ActorRefFrom<typeof namingMachine>;
