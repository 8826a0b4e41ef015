import type { LoginMode } from '#machines/auth/loginForm.ts';
import { phone } from './loginGestures.tsx';

/** What the user types into the login dialog, in the order of its fields. */
export const typed = {
  userName: phone,
  email: 'trade@example.com',
  captcha: '24680',
  password: 'Hua-2026-gong',
  passwordAgain: 'Hua-2026-gong',
};
export type TypedField = keyof typeof typed;
export const fieldNames = Object.keys(typed) as TypedField[];

export const modes = ['sms', 'password', 'register', 'reset', 'email'] as const satisfies LoginMode[];

/** The fields of each mode, in the order of filling. */
export const fieldsOf = {
  sms: ['userName', 'captcha'],
  password: ['userName', 'password'],
  register: ['userName', 'captcha', 'password', 'passwordAgain'],
  reset: ['userName', 'captcha', 'password', 'passwordAgain'],
  email: ['email', 'captcha'],
} satisfies Record<LoginMode, TypedField[]>;
