import * as z from 'zod/mini';
import type { Problems } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { because, password, problemsOf, smsCode, submittedSmsCode, userName } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import { mobileTyped, smsCodeTyped } from '#contract/protocol/signInInput.ts';
import { accountEmail } from '#contract/auth/emailLogin.ts';
import type { AccountType } from '#contract/auth/user.ts';
import { samePassword } from './passwordChange.ts';

/** The login dialog's modes: loginType 0, 1 and 2 of the specification, the password reset, and a mailed code. */
export const loginModes = ['sms', 'password', 'register', 'reset', 'email'] as const;
export type LoginMode = (typeof loginModes)[number];

/** One form for all modes (specification section 3): a phone typed in one mode appears in the others. */
export interface LoginForm {
  userName: string;
  /** The address of a mailed code. */
  email: string;
  captcha: string;
  password: string;
  passwordAgain: string;
  isAgree: boolean;
  remember: boolean;
  accountType: AccountType;
  shareConsent: boolean;
}

export const blankLoginForm: LoginForm = {
  userName: '',
  email: '',
  captcha: '',
  password: '',
  passwordAgain: '',
  isAgree: true,
  remember: false,
  accountType: 'enterprise',
  shareConsent: false,
};

/** Normalises a typed or pasted value: the digits of a phone, the code of a message. */
export const fieldTyped = (field: keyof LoginForm, value: string | boolean): string | boolean => {
  if (typeof value === 'boolean') return value;
  if (field === 'userName') return mobileTyped(value).slice(0, limits.phoneDigits);
  return field === 'captcha' ? smsCodeTyped(value).slice(0, limits.smsCodeMax) : value;
};

const newPassword = (captcha: typeof smsCode) => z.object({ userName, captcha, password, passwordAgain: password });

const ticked = (problem: Problem) => z.object({ isAgree: z.literal(true, because(problem)) });

const submitted = {
  sms: z.object({ userName, captcha: submittedSmsCode }),
  password: z.object({ userName, password }),
  register: newPassword(submittedSmsCode),
  reset: newPassword(submittedSmsCode),
  email: z.object({ email: accountEmail, captcha: submittedSmsCode }),
} satisfies Record<LoginMode, z.ZodMiniType>;

const typed = {
  sms: z.object({ userName, captcha: smsCode }),
  password: submitted.password,
  register: newPassword(smsCode),
  reset: newPassword(smsCode),
  email: z.object({ email: accountEmail, captcha: smsCode }),
} satisfies Record<LoginMode, z.ZodMiniType>;

const problemsIn = (schemas: typeof submitted | typeof typed, mode: LoginMode, form: LoginForm): Problems => ({
  ...(mode === 'register' || mode === 'reset' ? samePassword(form.password, form.passwordAgain) : {}),
  ...problemsOf(schemas[mode], form),
});

/** Problems that prevent a submit in a mode. */
export const loginProblems = (mode: LoginMode, form: LoginForm): Problems => ({
  ...problemsIn(submitted, mode, form),
  ...(mode === 'sms' ? problemsOf(ticked('agreementUnticked'), form) : {}),
  ...(mode === 'register' ? problemsOf(ticked('mustAgree'), form) : {}),
});

export const isLoginComplete = (mode: LoginMode, form: LoginForm): boolean =>
  Object.keys(loginProblems(mode, form)).length === 0;

/** The problem of one field when it loses focus; an empty field has none yet. */
export const typedProblem = (mode: LoginMode, form: LoginForm, field: keyof LoginForm) =>
  form[field] === '' ? undefined : problemsIn(typed, mode, form)[field];
