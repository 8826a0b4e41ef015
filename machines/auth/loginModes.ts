import { assign, not, raise, sendTo, setup } from 'xstate';
import { codes, ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import type { Consent, OpenedSession } from '#contract/auth/user.ts';
import { rememberedPassword } from '#contract/auth/password.ts';
import type { LoginForm, LoginMode } from './loginForm.ts';
import { fieldTyped, isLoginComplete, loginProblems, typedProblem } from './loginForm.ts';
import { readingMachine } from './reading.ts';
import type { CodeRequested } from './smsCode.ts';
import { smsCodeMachine } from './smsCode.ts';
import { request, effect } from '#machines/effects.ts';

export type LoginRequests = {
  signInBySms: (form: LoginForm) => Promise<OpenedSession>;
  signInByPassword: (form: LoginForm) => Promise<OpenedSession>;
  signInByEmail: (form: LoginForm) => Promise<OpenedSession>;
  register: (form: LoginForm & { consents: Consent[] }) => Promise<OpenedSession>;
  resetPassword: (form: LoginForm) => Promise<OpenedSession>;
};

type LoginInput = {
  /** When the next SMS code may be requested, in epoch milliseconds. */
  resendAt?: number | undefined;
  /** The phone whose password this browser remembers. */
  rememberedUser?: string | undefined;
  /** The initial mode. */
  mode?: LoginMode | undefined;
  /** The values typed before the dialog was closed. */
  typed?: Partial<LoginForm> | undefined;
};

type LoginContext = LoginInput & {
  form: LoginForm;
  problems: Problems;
  errorMessage?: string | undefined;
  consents: Consent[];
  text: 'userAgreement' | 'privacy';
};

/** Types, requests, guards and actions of the login dialog; its chart is in `login.ts`. */
export const loginSetup = setup({
  types: {} as {
    context: LoginContext;
    input: LoginInput;
    events:
      | { type: 'sms.chosen' }
      | { type: 'password.chosen' }
      | { type: 'registration.chosen' }
      | { type: 'reset.chosen' }
      | { type: 'email.chosen' }
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
      signInByEmail: 'signInByEmail';
      register: 'register';
      resetPassword: 'resetPassword';
    };
  },
  actors: {
    smsCode: smsCodeMachine,
    reading: readingMachine,
    signInBySms: request<LoginRequests['signInBySms']>(),
    signInByPassword: request<LoginRequests['signInByPassword']>(),
    signInByEmail: request<LoginRequests['signInByEmail']>(),
    register: request<LoginRequests['register']>(),
    resetPassword: request<LoginRequests['resetPassword']>(),
  },
  guards: {
    isComplete: ({ context }, params: { mode: LoginMode }) => isLoginComplete(params.mode, context.form),
    opensIn: ({ context }, params: { mode: LoginMode }) => context.mode === params.mode,
    hasConsented: ({ context }) => context.consents.length > 0,
    isConsent: (_, params: { output: { code: Consent | null } }) => params.output.code !== null,
  },
  actions: {
    clearProblems: assign({ problems: {}, errorMessage: undefined }),
    fillRemembered: assign(({ context: { form, rememberedUser } }) =>
      rememberedUser && (form.userName === '' || form.userName === rememberedUser)
        ? { form: { ...form, userName: rememberedUser, password: rememberedPassword, remember: true } }
        : {},
    ),
    emptyPasswords: assign({ form: ({ context }) => ({ ...context.form, password: '', passwordAgain: '' }) }),
    setField: assign(({ context }, params: { field: keyof LoginForm; value: string | boolean }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      const form = { ...context.form, [params.field]: fieldTyped(params.field, params.value) };
      // the remembered password belongs to one phone
      if (params.field === 'userName' && form.password === rememberedPassword) form.password = '';
      return { form, problems, errorMessage: undefined };
    }),
    clearErrorMessage: assign(({ context }) => {
      const { captcha: _former, ...problems } = context.problems;
      return { problems, errorMessage: undefined };
    }),
    requestCode: sendTo('smsCode', (_, params: CodeRequested) => params),
    clearSmsRequest: sendTo('smsCode', { type: 'request.forgotten' }),
    checkField: assign(({ context }, params: { mode: LoginMode; field: keyof LoginForm }) => {
      const { [params.field]: _former, ...others } = context.problems;
      const found = typedProblem(params.mode, context.form, params.field);
      return { problems: found ? { ...others, [params.field]: found } : others };
    }),
    showProblems: assign(({ context }, params: { mode: LoginMode }) => ({
      problems: loginProblems(params.mode, context.form),
    })),
    setText: assign({ text: (_, params: { text: 'userAgreement' | 'privacy' }) => params.text }),
    setConsent: assign({
      consents: ({ context }, params: { output: { code: Consent | null } }) =>
        params.output.code ? [...new Set([...context.consents, params.output.code])] : context.consents,
    }),
    setErrorMessage: assign(({ context: { form, rememberedUser } }, { error }: { error: unknown }) => {
      const errorMessage = apiErrorMessage(error);
      if (error instanceof ApiError && error.code === codes.smsCodeWrong)
        return { errorMessage, problems: { captcha: 'smsCodeWrong' as const } };
      const isForgotten =
        form.password === rememberedPassword && error instanceof ApiError && error.code === codes.credentialsWrong;
      // the service no longer knows the remember-me token
      return isForgotten
        ? { errorMessage, rememberedUser: undefined, form: { ...form, password: '', remember: false } }
        : { errorMessage, rememberedUser };
    }),
    openAgreement: raise({ type: 'text.opened', text: 'userAgreement' }),
    reportConsent: raise({ type: 'consent.given' }),
    reportNoConsent: raise({ type: 'consent.withheld' }),
    openSession: effect<OpenedSession & { registered: boolean }>(),
    focusProblem: effect<{ problems: Problems }>(),
    close: effect(),
  },
});

const problemsOfMode = (mode: LoginMode) => [
  { type: 'showProblems' as const, params: { mode } },
  { type: 'focusProblem' as const, params: ({ context }: { context: { problems: Problems } }) => context },
];

/** The input and transitions of every sign-in request; a rejection returns to the form and leaves its values. */
export const opening = ({ registered = false } = {}) =>
  ({
    input: ({ context }: { context: LoginContext }) => ({ ...context.form, consents: context.consents }),
    onDone: {
      target: '#login.done',
      actions: {
        type: 'openSession',
        params: ({ event }: { event: { output: OpenedSession } }) => ({ ...event.output, registered }),
      },
    },
    onError: {
      target: 'editing',
      actions: { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event },
    },
  }) as const;

/**
 * A mode's form: checks fields when they lose focus, submits a complete form, and shows the problems of an incomplete
 * one.
 */
export const editing = (mode: LoginMode, next: { target: string; guard?: 'hasConsented' }[]) =>
  loginSetup.createStateConfig({
    description: '填写中',
    on: {
      'field.left': { actions: { type: 'checkField', params: ({ event }) => ({ mode, field: event.field }) } },
      'login.submitted': [
        { guard: not({ type: 'isComplete', params: { mode } }), actions: problemsOfMode(mode) },
        ...next,
      ],
    },
  });
