import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { Refusal } from '#contract/endpoint.ts';
import type { Problems } from '#contract/fields.ts';
import { problemsOf, smsCode, submittedSmsCode, userName } from '#contract/fields.ts';
import type { OpenedSession } from '#contract/user.ts';
import { smsCodeMachine } from './smsCode.ts';
import { ask, tell } from './world.ts';

export type LoginAsks = {
  signInBySms: (credentials: SmsForm) => Promise<OpenedSession>;
};

export interface SmsForm {
  userName: string;
  captcha: string;
}

const typedForm = z.object({ userName, captcha: smsCode });
const submittedForm = z.object({ userName, captcha: submittedSmsCode });

/** The login dialog: a phone number and the code sent to it (loginType 0). */
export const loginMachine = setup({
  types: {} as {
    context: {
      form: SmsForm;
      problems: Problems;
      refusal?: string | undefined;
      resendAt?: number | undefined;
    };
    input: { resendAt?: number | undefined };
    events:
      | { type: 'field.changed'; field: keyof SmsForm; value: string }
      | { type: 'field.left'; field: keyof SmsForm }
      | { type: 'login.submitted' }
      | { type: 'login.dismissed' };
    children: { smsCode: 'smsCode'; signInBySms: 'signInBySms' };
  },
  actors: { smsCode: smsCodeMachine, signInBySms: ask<LoginAsks['signInBySms']>() },
  guards: { isComplete: ({ context }) => submittedForm.safeParse(context.form).success },
  actions: {
    keepField: assign(({ context }, params: { field: keyof SmsForm; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return { form: { ...context.form, [params.field]: params.value }, problems, refusal: undefined };
    }),
    checkField: assign(({ context }, params: { field: keyof SmsForm }) => {
      const { [params.field]: _former, ...others } = context.problems;
      const found = problemsOf(typedForm, context.form)[params.field];
      return { problems: found && context.form[params.field] ? { ...others, [params.field]: found } : others };
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(submittedForm, context.form) }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => (params.error instanceof Refusal ? params.error.message : undefined),
    }),
    openSession: tell<OpenedSession>(),
    focusProblem: tell<{ problems: Problems }>(),
    close: tell(),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ form: { userName: '', captcha: '' }, problems: {}, resendAt: input.resendAt }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: ({ context }) => ({ purpose: 'user_login', resendAt: context.resendAt }),
  },
  initial: 'filling',
  on: { 'login.dismissed': { target: '.dismissed' } },
  states: {
    filling: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'checkField', params: ({ event }) => event } },
        'login.submitted': [
          { guard: 'isComplete', target: 'signingIn' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signInBySms',
        src: 'signInBySms',
        input: ({ context }) => context.form,
        onDone: { target: 'done', actions: { type: 'openSession', params: ({ event }) => event.output } },
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    done: { type: 'final' },
    dismissed: { type: 'final', entry: 'close' },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
