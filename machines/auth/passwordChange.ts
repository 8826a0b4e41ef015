import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { password, problemsOf } from '#contract/protocol/fields.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  passwordAgain: string;
}

export type PasswordChangeRequests = { changePassword: (form: PasswordForm) => Promise<unknown> };

/** Requires both entries of a new password to be equal; used by registration, reset and change. */
export const samePassword = (first: string, again: string): Problems =>
  again !== '' && first !== again ? { passwordAgain: 'passwordsDiffer' } : {};

const fields = z.object({ oldPassword: password, newPassword: password, passwordAgain: password });
const firstFields = z.omit(fields, { oldPassword: true });
const problemsIn = ({ form, hasPassword }: { form: PasswordForm; hasPassword: boolean }): Problems => ({
  ...samePassword(form.newPassword, form.passwordAgain),
  ...problemsOf(hasPassword ? fields : firstFields, form),
});

const empty: PasswordForm = { oldPassword: '', newPassword: '', passwordAgain: '' };

/** The dialog in which a signed-in user changes the password, or sets the first one. */
export const passwordChangeMachine = setup({
  types: {} as {
    context: { form: PasswordForm; hasPassword: boolean; problems: Problems; errorMessage?: string | undefined };
    events:
      | { type: 'dialog.opened'; hasPassword: boolean }
      | { type: 'dialog.closed' }
      | { type: 'field.changed'; field: keyof PasswordForm; value: string }
      | { type: 'change.submitted' };
    children: { changePassword: 'changePassword' };
  },
  actors: { changePassword: request<PasswordChangeRequests['changePassword']>() },
  guards: { isComplete: ({ context }) => Object.keys(problemsIn(context)).length === 0 },
  actions: {
    setHasPassword: assign((_, { hasPassword }: { hasPassword: boolean }) => ({ hasPassword })),
    clearForm: assign({ form: empty, problems: {}, errorMessage: undefined }),
    setField: assign(({ context }, params: { field: keyof PasswordForm; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return { form: { ...context.form, [params.field]: params.value }, problems, errorMessage: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => problemsIn(context) }),
    setErrorMessage: assign({
      errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error),
    }),
    focusProblem: effect<{ problems: Problems }>(),
    announceChanged: effect<{ hasPassword: boolean }>(),
  },
}).createMachine({
  id: 'passwordChange',
  description: '已登录的用户修改自己的密码；只用短信登录过、还没有密码的账号直接设置。',
  meta: {
    title: '修改密码',
    events: { 'dialog.opened': '打开修改密码', 'change.submitted': '提交新密码' },
    requests: { changePassword: '修改密码' },
    effects: { announceChanged: '提示密码已修改' },
  } satisfies MachineNames,
  context: { form: empty, hasPassword: true, problems: {} },
  initial: 'closed',
  states: {
    closed: {
      description: '已关闭',
      entry: 'clearForm',
      on: { 'dialog.opened': { target: 'editing', actions: { type: 'setHasPassword', params: ({ event }) => event } } },
    },
    editing: {
      description: '填写中',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'change.submitted': [
          { guard: 'isComplete', target: 'changing' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
        'dialog.closed': 'closed',
      },
    },
    changing: {
      description: '正在修改',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.form,
        onDone: { target: 'closed', actions: { type: 'announceChanged', params: ({ context }) => context } },
        onError: { target: 'editing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
  },
});

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;
