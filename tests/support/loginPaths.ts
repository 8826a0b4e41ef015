import { loginMachine } from '#machines/login.ts';
import type { LoginForm, LoginMode } from '#machines/loginForm.ts';
import { opened, phone } from './loginStage.tsx';
import { pathsOf } from './paths.ts';

const typed = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };
export type TypedField = keyof typeof typed;
const fieldNames = Object.keys(typed) as TypedField[];

/** The fields of each mode, in the order a person fills them in. */
export const fieldsOf = {
  sms: ['userName', 'captcha'],
  password: ['userName', 'password'],
  register: fieldNames,
  reset: fieldNames,
} satisfies Record<string, TypedField[]>;
export const modes = ['sms', 'password', 'register', 'reset'] as const;
const chosen: Partial<Record<string, LoginMode>> = {
  'sms.chosen': 'sms',
  'password.chosen': 'password',
  'registration.chosen': 'register',
};

const filled = (form: LoginForm) => fieldNames.filter((field) => form[field] !== '');

/** The login dialog's paths: what a person can reach, each form filled in from top to bottom, everything else before or after. */
export const loginPaths = pathsOf(loginMachine, {
  inputs: { open: {} },
  samples: [
    { type: 'sms.chosen' },
    { type: 'password.chosen' },
    { type: 'registration.chosen' },
    { type: 'reset.chosen' },
    ...fieldNames.map((field) => ({ type: 'field.changed', field, value: typed[field] }) as const),
    { type: 'field.left', field: 'userName' },
    { type: 'login.submitted' },
    { type: 'login.dismissed' },
    { type: 'text.opened', text: 'userAgreement' },
  ],
  outcomes: {
    signInBySms: { done: [opened] },
    signInByPassword: { done: [opened] },
    register: { done: [opened] },
    resetPassword: { done: [opened] },
    reading: { done: [{ code: '1' }, { code: null }], error: [] },
    smsCode: { done: [], error: [] },
  },
  keep: ({ form, consents }) => [filled(form), consents],
  possible: (event, { form, consents }, state) => {
    if (event.type.startsWith('xstate.')) return true;
    const mode = modes.find((one) => state.matches({ open: { form: one } }))!;
    if (state.matches({ open: { text: 'open' } }) || (consents.length > 0 && mode !== 'register')) return false;
    const busy = state.hasTag('busy');
    const isBlank = filled(form).length === 0;
    const own: readonly TypedField[] = fieldsOf[mode];
    const next = own.find((field) => form[field] === '');
    const isOwn = filled(form).every((field) => own.includes(field));
    if (event.type === 'field.changed') return event.field === next && isOwn && !busy;
    if (event.type === 'login.submitted') return isBlank || (isOwn && !next);
    if (event.type === 'reset.chosen') return mode === 'password' && isBlank;
    if (event.type === 'text.opened')
      return (mode === 'sms' || mode === 'register') && isBlank && consents.length === 0;
    if (event.type === 'field.left' || event.type === 'login.dismissed') return isBlank || busy;
    const isOffered = mode === 'reset' ? event.type === 'password.chosen' : chosen[event.type] !== mode;
    return isOffered && (isBlank || busy) && consents.length === 0;
  },
});
