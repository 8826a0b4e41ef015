import type { Consent } from '#contract/auth/user.ts';
import { loginMachine } from '#machines/auth/login.ts';
import type { LoginForm, LoginMode } from '#machines/auth/loginForm.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { modelOf, page } from '#flows';
import type { TypedField } from './loginFields.ts';
import { fieldNames, fieldsOf, modes, typed } from './loginFields.ts';
import { endReading, fields, flows, opened, tab, view } from './loginGestures.tsx';
import { named } from './named.ts';

const submits = new RegExp(`^(${Object.values(loginMessages.login.submit).join('|')})$`);
const chosen: Partial<Record<string, LoginMode>> = {
  'sms.chosen': 'sms',
  'password.chosen': 'password',
  'registration.chosen': 'register',
};
const filled = (form: LoginForm) => fieldNames.filter((field) => form[field] !== '');

const finishReading = (output: unknown) =>
  endReading((output as { code: Consent | null }).code === null ? 'closed' : 'confirmed');

/**
 * The login dialog: the events that a user can send; each form is filled in from top to bottom, all other events are
 * before or after.
 */
export default modelOf({
  of: 'login',
  machine: loginMachine,
  inputs: {
    open: {},
    password: { mode: 'password' },
    register: { mode: 'register' },
    reset: { mode: 'reset' },
    email: { mode: 'email' },
  },
  samples: [
    { type: 'sms.chosen' },
    { type: 'password.chosen' },
    { type: 'registration.chosen' },
    { type: 'reset.chosen' },
    { type: 'email.chosen' },
    ...fieldNames.map((field) => ({ type: 'field.changed', field, value: typed[field] }) as const),
    { type: 'field.left', field: 'userName' },
    { type: 'field.left', field: 'email' },
    { type: 'code.requested', account: '', purpose: 'user_login' },
    { type: 'login.submitted' },
    { type: 'login.dismissed' },
    { type: 'text.opened', text: 'userAgreement' },
  ],
  outcomes: {
    signInBySms: { done: [opened] },
    signInByPassword: { done: [opened] },
    register: { done: [opened] },
    resetPassword: { done: [opened] },
    signInByEmail: { done: [opened] },
    reading: { done: [{ code: '1' }, { code: null }], error: [] },
    smsCode: { done: [], error: [] },
  },
  keep: ({ form, consents }) => [filled(form), consents],
  possible: (event, { form, consents, mode: first }, state) => {
    if (event.type.startsWith('xstate.')) return true;
    // the paths are the same for every initial mode
    if (first !== undefined) return event.type === 'login.dismissed';
    const mode = modes.find((one) => state.matches({ open: { form: one } }))!;
    if (state.matches({ open: { text: 'open' } }) || (consents.length > 0 && mode !== 'register')) return false;
    const busy = state.hasTag('busy');
    const isBlank = filled(form).length === 0;
    const own: readonly TypedField[] = fieldsOf[mode];
    const next = own.find((field) => form[field] === '');
    const isOwn = filled(form).every((field) => own.includes(field));
    if (event.type === 'field.changed') return event.field === next && isOwn && !busy;
    if (event.type === 'login.submitted') return isBlank || (isOwn && !next);
    if (event.type === 'code.requested') return mode === 'sms' && isBlank && !busy && consents.length === 0;
    if (event.type === 'reset.chosen') return mode === 'password' && isBlank;
    if (event.type === 'email.chosen') return mode === 'sms' && isBlank;
    if (event.type === 'text.opened')
      return (mode === 'sms' || mode === 'register') && isBlank && consents.length === 0;
    if (event.type === 'field.left' && (event.field === 'email') !== (mode === 'email')) return false;
    if (event.type === 'field.left' || event.type === 'login.dismissed') return isBlank || busy;
    const back = { reset: 'password.chosen', email: 'sms.chosen' }[mode as string];
    const isOffered = back === undefined ? chosen[event.type] !== mode : event.type === back;
    return isOffered && (isBlank || busy) && consents.length === 0;
  },
  play: () => {
    const { smsCode, reading } = flows();
    return {
      view,
      gestures: {
        'sms.chosen': () => (tab('sms').query() ? tab('sms') : named(loginMessages.login.back)).click(),
        'password.chosen': () => (tab('password').query() ? tab('password') : named(loginMessages.login.back)).click(),
        'registration.chosen': () => tab('register').click(),
        'reset.chosen': () => named(loginMessages.login.forgotten).click(),
        'email.chosen': () => named(loginMessages.login.byEmail).click(),
        'field.changed': ({ field, value }) => fields[field as TypedField]().fill(String(value)),
        'field.left': ({ field }) => {
          const input = fields[field as TypedField]().element();
          input.focus();
          input.blur();
        },
        'code.requested': () => named(loginMessages.sms.request).click(),
        'login.submitted': () => page.getByRole('button', { name: submits }).click(),
        'login.dismissed': () => named(uiMessages.close).click(),
        'text.opened': () => named(loginMessages.login.texts.userAgreement).click(),
      },
      flows: { smsCode: { logic: smsCode, finish: () => {} }, reading: { logic: reading, finish: finishReading } },
    };
  },
});
