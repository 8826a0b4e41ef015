import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { rememberedPassword } from '#contract/auth/password.ts';
import type { loginMachine } from '#machines/auth/login.ts';
import { blankLoginForm, loginProblems } from '#machines/auth/loginForm.ts';
import type { LoginMode } from '#machines/auth/loginForm.ts';
import type { readingMachine } from '#machines/auth/reading.ts';
import type { smsCodeMachine } from '#machines/auth/smsCode.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';

type Context = ContextFrom<typeof loginMachine>;
type Open = NonNullable<Exclude<StateValueFrom<typeof loginMachine>, string>['open']>;
type Form = NonNullable<Exclude<Open, string>['form']>;

/** The dialog with one mode's form, and the reading dialog over it if it is open. */
export const loginAt = (form: Form, text: 'closed' | 'open' = 'closed') => ({ open: { form, text } });

export const phone = '13812345678';
const blank: Context = { form: blankLoginForm, problems: {}, consents: [], text: 'userAgreement' };
const typed: Context = { ...blank, form: { ...blankLoginForm, userName: phone, captcha: '24680' } };
const mailed: Context = { ...blank, form: { ...blankLoginForm, email: 'trade@example.com', captcha: '24680' } };
const chosen: Context = {
  ...typed,
  form: { ...typed.form, password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' },
};
const remembered = { ...blankLoginForm, userName: phone, password: rememberedPassword, remember: true };

/** The problems of a form whose fields are all wrong. */
const wrong = (mode: LoginMode): Context => {
  const form = {
    ...blankLoginForm,
    userName: '1381234',
    email: 'trade@',
    password: 'abcdef',
    passwordAgain: 'abcdeg',
    isAgree: false,
  };
  return { ...blank, form, problems: loginProblems(mode, form) };
};

export const login = {
  blank,
  typed,
  mailed,
  chosen,
  remembered: { ...blank, form: remembered },
  wrong,
  rejected: { ...typed, errorMessage: serviceMessages.smsCodeWrong },
  rejectedPassword: { ...chosen, errorMessage: serviceMessages.credentialsWrong },
  privacy: { ...typed, text: 'privacy' },
} satisfies Record<string, Context | ((mode: LoginMode) => Context)>;

export const smsIdle: Scene<typeof smsCodeMachine> = {
  value: 'idle',
  context: { purpose: 'user_login', account: '', verification: '', resendAt: 0, secondsLeft: 60 },
};
export const smsResting: Scene<typeof smsCodeMachine> = {
  value: 'coolingDown',
  context: { ...smsIdle.context, account: phone, secondsLeft: 42 },
};

export const readingBegun: Scene<typeof readingMachine> = {
  value: { reading: { end: 'unread', countdown: 'running', mail: 'settled' } },
  context: { text: 'userAgreement', readableAt: 0, secondsLeft: 7, mail: 'service@example.com', code: null },
};
