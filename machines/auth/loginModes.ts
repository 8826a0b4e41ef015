import { assign, not, raise, sendTo, setup } from 'xstate';
import { codes, Refusal, refusalMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import type { Consent, OpenedSession } from '#contract/auth/user.ts';
import { rememberedPassword } from '#contract/auth/user.ts';
import type { LoginForm, LoginMode } from './loginForm.ts';
import { fieldTyped, isLoginComplete, loginProblems, typedProblem } from './loginForm.ts';
import { readingMachine } from './reading.ts';
import type { CodeRequested } from './smsCode.ts';
import { smsCodeMachine } from './smsCode.ts';
import { ask, tell } from '#machines/effects.ts';

export type LoginAsks = {
  signInBySms: (form: LoginForm) => Promise<OpenedSession>;
  signInByPassword: (form: LoginForm) => Promise<OpenedSession>;
  register: (form: LoginForm & { consents: Consent[] }) => Promise<OpenedSession>;
  resetPassword: (form: LoginForm) => Promise<OpenedSession>;
};

type LoginInput = {
  /** When another SMS code may be asked for, in epoch milliseconds. */
  resendAt?: number | undefined;
  /** The phone whose password this browser is remembered for. */
  rememberedUser?: string | undefined;
  /** The mode that it opens in. */
  mode?: LoginMode | undefined;
  /** What was typed before it was closed. */
  typed?: Partial<LoginForm> | undefined;
};

/** What the login dialog knows, asks and does; its chart stands in `login.ts`. */
export const loginSetup = setup({
  types: {} as {
    context: LoginInput & {
      form: LoginForm;
      problems: Problems;
      refusal?: string | undefined;
      consents: Consent[];
      text: 'userAgreement' | 'privacy';
    };
    input: LoginInput;
    events:
      | { type: 'sms.chosen' }
      | { type: 'password.chosen' }
      | { type: 'registration.chosen' }
      | { type: 'reset.chosen' }
      | { type: 'field.changed'; field: keyof LoginForm; value: string | boolean }
      | { type: 'field.left'; field: keyof LoginForm }
      | CodeRequested
      | { type: 'login.submitted' }
      | { type: 'login.dismissed' }
      | { type: 'text.opened'; text: 'userAgreement' | 'privacy' }
      | { type: 'consent.given' }
      | { type: 'consent.withheld' };
    children: {
      smsCode: 'smsCode';
      reading: 'reading';
      signInBySms: 'signInBySms';
      signInByPassword: 'signInByPassword';
      register: 'register';
      resetPassword: 'resetPassword';
    };
  },
  actors: {
    smsCode: smsCodeMachine,
    reading: readingMachine,
    signInBySms: ask<LoginAsks['signInBySms']>(),
    signInByPassword: ask<LoginAsks['signInByPassword']>(),
    register: ask<LoginAsks['register']>(),
    resetPassword: ask<LoginAsks['resetPassword']>(),
  },
  guards: {
    isComplete: ({ context }, params: { mode: LoginMode }) => isLoginComplete(params.mode, context.form),
    opensIn: ({ context }, params: { mode: LoginMode }) => context.mode === params.mode,
    hasConsented: ({ context }) => context.consents.length > 0,
    isConsent: (_, params: { output: { code: Consent | null } }) => params.output.code !== null,
  },
  actions: {
    clearProblems: assign({ problems: {}, refusal: undefined }),
    fillRemembered: assign(({ context: { form, rememberedUser } }) =>
      rememberedUser && (form.userName === '' || form.userName === rememberedUser)
        ? { form: { ...form, userName: rememberedUser, password: rememberedPassword, remember: true } }
        : {},
    ),
    emptyPasswords: assign({ form: ({ context }) => ({ ...context.form, password: '', passwordAgain: '' }) }),
    keepField: assign(({ context }, params: { field: keyof LoginForm; value: string | boolean }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      const form = { ...context.form, [params.field]: fieldTyped(params.field, params.value) };
      // what this browser is remembered for is the password of one phone
      if (params.field === 'userName' && form.password === rememberedPassword) form.password = '';
      return { form, problems, refusal: undefined };
    }),
    clearRefusal: assign({ refusal: undefined }),
    requestCode: sendTo('smsCode', (_, params: CodeRequested) => params),
    forgetRequest: sendTo('smsCode', { type: 'request.forgotten' }),
    checkField: assign(({ context }, params: { mode: LoginMode; field: keyof LoginForm }) => {
      const { [params.field]: _former, ...others } = context.problems;
      const found = typedProblem(params.mode, context.form, params.field);
      return { problems: found ? { ...others, [params.field]: found } : others };
    }),
    showProblems: assign(({ context }, params: { mode: LoginMode }) => ({
      problems: loginProblems(params.mode, context.form),
    })),
    keepText: assign({ text: (_, params: { text: 'userAgreement' | 'privacy' }) => params.text }),
    keepConsent: assign({
      consents: ({ context }, params: { output: { code: Consent | null } }) =>
        params.output.code ? [...new Set([...context.consents, params.output.code])] : context.consents,
    }),
    keepRefusal: assign(({ context: { form, rememberedUser } }, { error }: { error: unknown }) => {
      const refusal = refusalMessage(error);
      const isForgotten =
        form.password === rememberedPassword && error instanceof Refusal && error.code === codes.credentialsWrong;
      // the service no longer knows what this browser is remembered for
      return isForgotten
        ? { refusal, rememberedUser: undefined, form: { ...form, password: '', remember: false } }
        : { refusal, rememberedUser };
    }),
    openAgreement: raise({ type: 'text.opened', text: 'userAgreement' }),
    reportConsent: raise({ type: 'consent.given' }),
    reportNoConsent: raise({ type: 'consent.withheld' }),
    openSession: tell<OpenedSession & { registered: boolean }>(),
    focusProblem: tell<{ problems: Problems }>(),
    close: tell(),
  },
});

const problemsOfMode = (mode: LoginMode) => [
  { type: 'showProblems' as const, params: { mode } },
  { type: 'focusProblem' as const, params: ({ context }: { context: { problems: Problems } }) => context },
];

type Opened = { event: { output: OpenedSession } };

/** Asking for a session; a refusal leads back to the form with everything in it. */
export const asking = (src: keyof LoginAsks) =>
  loginSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: src as 'register',
      src: src as 'register',
      input: ({ context }) => ({ ...context.form, consents: context.consents }),
      onDone: {
        target: '#login.done',
        actions: {
          type: 'openSession',
          params: ({ event }: Opened) => ({ ...event.output, registered: src === 'register' }),
        },
      },
      onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    },
  });

/** A mode's form: left fields are checked, a complete form goes on, an incomplete one says why not. */
export const filling = (mode: LoginMode, next: { target: string; guard?: 'hasConsented' }[]) =>
  loginSetup.createStateConfig({
    on: {
      'field.left': { actions: { type: 'checkField', params: ({ event }) => ({ mode, field: event.field }) } },
      'login.submitted': [
        { guard: not({ type: 'isComplete', params: { mode } }), actions: problemsOfMode(mode) },
        ...next,
      ],
    },
  });
