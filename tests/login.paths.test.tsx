import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Consent } from '#contract/user.ts';
import type { LoginForm, LoginMode } from '#machines/loginForm.ts';
import { loginMachine } from '#machines/login.ts';
import { copy } from '#src/copy.ts';
import { userAgreement } from '#src/texts/userAgreement.ts';
import { button, endReading, fields, flows, opened, phone, tab, textShown, view } from './support/loginStage.tsx';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const typed = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };
type Typed = keyof typeof typed;
const fieldNames = Object.keys(typed) as Typed[];

/** The fields of each mode, in the order a person fills them in. */
const fieldsOf = {
  sms: ['userName', 'captcha'],
  password: ['userName', 'password'],
  register: fieldNames,
  reset: fieldNames,
} satisfies Record<string, Typed[]>;
const modes = ['sms', 'password', 'register', 'reset'] as const;
const chosen: Partial<Record<string, LoginMode>> = {
  'sms.chosen': 'sms',
  'password.chosen': 'password',
  'registration.chosen': 'register',
};

const submits = new RegExp(`^(${Object.values(copy.login.submit).join('|')})$`);

const filled = (form: LoginForm) => fieldNames.filter((field) => form[field] !== '');

const paths = pathsOf(loginMachine, {
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
    asked: { done: [opened] },
    reading: { done: [{ code: '1' }, { code: null }], error: [] },
    smsCode: { done: [], error: [] },
  },
  keep: ({ form, consents }) => [filled(form), consents],
  // what a person can reach; each form is filled in from top to bottom, and everything else is done before or after
  possible: (event, { form, consents }, state) => {
    if (event.type.startsWith('xstate.')) return true;
    const mode = modes.find((one) => state.matches({ open: { form: one } }))!;
    if (state.matches({ open: { text: 'open' } }) || (consents.length > 0 && mode !== 'register')) return false;
    const busy = state.hasTag('busy');
    const isBlank = filled(form).length === 0;
    const own: readonly Typed[] = fieldsOf[mode];
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

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot();
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(loginMachine, path, {
    view,
    gestures: {
      'sms.chosen': () => tab('sms').click(),
      'password.chosen': () => (tab('password').query() ? tab('password') : button(copy.login.back)).click(),
      'registration.chosen': () => tab('register').click(),
      'reset.chosen': () => button(copy.login.forgotten).click(),
      'field.changed': ({ field, value }) => fields[field as Typed]().fill(String(value)),
      'field.left': () => {
        fields.userName().element().focus();
        fields.userName().element().blur();
      },
      'login.submitted': () => page.getByRole('button', { name: submits }).click(),
      'login.dismissed': () => button(copy.close).click(),
      'text.opened': () => button(copy.login.texts.userAgreement).click(),
    },
    flows: () => {
      const { smsCode, reading } = flows();
      const finish = (output: unknown) =>
        endReading((output as { code: Consent | null }).code === null ? 'closed' : 'confirmed');
      return { smsCode: { logic: smsCode, finish: () => {} }, reading: { logic: reading, finish } };
    },
    see: async (state) => {
      const mode = modes.find((one) => state.matches({ open: { form: one } }));
      if (!mode) return expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      if (state.matches({ open: { text: 'open' } })) return textShown(userAgreement.title);
      if (mode !== 'reset') await expect.element(tab(mode)).toHaveAttribute('aria-selected', 'true');
      for (const field of fieldsOf[mode]) {
        await expect.element(fields[field]()).toHaveValue(state.context.form[field]);
        if (state.context.problems[field])
          await expect.element(fields[field]()).toHaveAttribute('aria-invalid', 'true');
        else await expect.element(fields[field]()).not.toHaveAttribute('aria-invalid');
      }
      const submit = button(copy.login.submit[mode]);
      if (state.hasTag('busy')) await expect.element(submit).toHaveAttribute('aria-busy', 'true');
      else await expect.element(submit).not.toHaveAttribute('aria-busy');
    },
  });
});
