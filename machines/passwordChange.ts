import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { refusalMessage } from '#contract/refusal.ts';
import type { Problems } from '#contract/fields.ts';
import { password, problemsOf } from '#contract/fields.ts';
import { ask, tell } from './world.ts';

export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  passwordAgain: string;
}

export type PasswordChangeAsks = { changePassword: (form: PasswordForm) => Promise<unknown> };

/** Two entries of a new password must be the same, whatever else is wrong; shared by registration, reset and change. */
export const samePassword = (first: string, again: string): Problems =>
  again !== '' && first !== again ? { passwordAgain: 'passwordsDiffer' } : {};

const fields = z.object({ oldPassword: password, newPassword: password, passwordAgain: password });
const problemsIn = (form: PasswordForm): Problems => ({
  ...samePassword(form.newPassword, form.passwordAgain),
  ...problemsOf(fields, form),
});

const empty: PasswordForm = { oldPassword: '', newPassword: '', passwordAgain: '' };

/** The dialog in which a signed-in user changes the password. */
export const passwordChangeMachine = setup({
  types: {} as {
    context: { form: PasswordForm; problems: Problems; refusal?: string | undefined };
    events:
      | { type: 'dialog.opened' }
      | { type: 'dialog.closed' }
      | { type: 'field.changed'; field: keyof PasswordForm; value: string }
      | { type: 'change.submitted' };
    children: { changePassword: 'changePassword' };
  },
  actors: { changePassword: ask<PasswordChangeAsks['changePassword']>() },
  guards: { isComplete: ({ context }) => Object.keys(problemsIn(context.form)).length === 0 },
  actions: {
    clearForm: assign({ form: empty, problems: {}, refusal: undefined }),
    keepField: assign(({ context }, params: { field: keyof PasswordForm; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return { form: { ...context.form, [params.field]: params.value }, problems, refusal: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => problemsIn(context.form) }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
    focusProblem: tell<{ problems: Problems }>(),
    announceChanged: tell(),
  },
}).createMachine({
  id: 'passwordChange',
  context: { form: empty, problems: {} },
  initial: 'closed',
  states: {
    closed: { entry: 'clearForm', on: { 'dialog.opened': 'filling' } },
    filling: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'change.submitted': [
          { guard: 'isComplete', target: 'changing' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
        'dialog.closed': 'closed',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.form,
        onDone: { target: 'closed', actions: 'announceChanged' },
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
  },
});

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;
