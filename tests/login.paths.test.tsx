import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Consent } from '#contract/user.ts';
import { loginMachine } from '#machines/login.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { userAgreement } from '#src/texts/userAgreement.ts';
import { button, endReading, fields, flows, tab, textShown, view } from './support/loginStage.tsx';
import type { TypedField } from './support/loginPaths.ts';
import { fieldsOf, loginPaths, modes } from './support/loginPaths.ts';
import { titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const submits = new RegExp(`^(${Object.values(loginCopy.login.submit).join('|')})$`);

const finishReading = (output: unknown) =>
  endReading((output as { code: Consent | null }).code === null ? 'closed' : 'confirmed');

test('the paths', () => {
  expect(loginPaths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "open: login.dismissed → dismissed",
      "open: field.left (userName) → open.form.sms.filling + open.text.closed",
      "open: login.submitted → open.form.sms.filling + open.text.closed",
      "open: password.chosen → login.dismissed → dismissed",
      "open: password.chosen → sms.chosen → open.form.sms.filling + open.text.closed",
      "open: password.chosen → registration.chosen → open.form.register.filling + open.text.closed",
      "open: password.chosen → field.left (userName) → open.form.password.filling + open.text.closed",
      "open: password.chosen → login.submitted → open.form.password.filling + open.text.closed",
      "open: registration.chosen → login.dismissed → dismissed",
      "open: registration.chosen → sms.chosen → open.form.sms.filling + open.text.closed",
      "open: registration.chosen → password.chosen → open.form.password.filling + open.text.closed",
      "open: registration.chosen → field.left (userName) → open.form.register.filling + open.text.closed",
      "open: registration.chosen → login.submitted → open.form.register.filling + open.text.closed",
      "open: text.opened (userAgreement) → reading answers → open.form.sms.filling + open.text.closed",
      "open: text.opened (userAgreement) → reading answers #2 → open.form.sms.filling + open.text.closed",
      "open: password.chosen → reset.chosen → login.dismissed → dismissed",
      "open: password.chosen → reset.chosen → password.chosen → open.form.password.filling + open.text.closed",
      "open: password.chosen → reset.chosen → field.left (userName) → open.form.reset.filling + open.text.closed",
      "open: password.chosen → reset.chosen → login.submitted → open.form.reset.filling + open.text.closed",
      "open: registration.chosen → text.opened (userAgreement) → reading answers #2 → open.form.register.filling + open.text.closed",
      "open: registration.chosen → text.opened (userAgreement) → reading answers → login.dismissed → dismissed",
      "open: registration.chosen → text.opened (userAgreement) → reading answers → field.left (userName) → open.form.register.filling + open.text.closed",
      "open: registration.chosen → text.opened (userAgreement) → reading answers → login.submitted → open.form.register.filling + open.text.closed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → login.dismissed → dismissed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → password.chosen → open.form.password.filling + open.text.closed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → registration.chosen → open.form.register.filling + open.text.closed",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → signInBySms answers → done",
      "open: field.changed (userName, 13812345678) → field.changed (captcha, 24680) → login.submitted → signInBySms fails → open.form.sms.filling + open.text.closed",
      "open: password.chosen → field.changed (userName, 13812345678) → field.changed (password, Hua-2026-gong) → login.submitted → login.dismissed → dismissed",
      "open: password.chosen → field.changed (userName, 13812345678) → field.changed (password, Hua-2026-gong) → login.submitted → sms.chosen → open.form.sms.filling + open.text.closed",
      "open: password.chosen → field.changed (userName, 13812345678) → field.changed (password, Hua-2026-gong) → login.submitted → registration.chosen → open.form.register.filling + open.text.closed",
      "open: password.chosen → field.changed (userName, 13812345678) → field.changed (password, Hua-2026-gong) → login.submitted → signInByPassword answers → done",
      "open: password.chosen → field.changed (userName, 13812345678) → field.changed (password, Hua-2026-gong) → login.submitted → signInByPassword fails → open.form.password.filling + open.text.closed",
      "open: registration.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → reading answers #2 → open.form.register.filling + open.text.closed",
      "open: password.chosen → reset.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → login.dismissed → dismissed",
      "open: password.chosen → reset.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → password.chosen → open.form.password.filling + open.text.closed",
      "open: password.chosen → reset.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → resetPassword answers → done",
      "open: password.chosen → reset.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → resetPassword fails → open.form.reset.filling + open.text.closed",
      "open: registration.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → reading answers → login.dismissed → dismissed",
      "open: registration.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → reading answers → register answers → done",
      "open: registration.chosen → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → reading answers → register fails → open.form.register.filling + open.text.closed",
      "open: registration.chosen → text.opened (userAgreement) → reading answers → field.changed (userName, 13812345678) → field.changed (captcha, 24680) → field.changed (password, Hua-2026-gong) → field.changed (passwordAgain, Hua-2026-gong) → login.submitted → open.form.register.registering + open.text.closed",
    ]
  `);
});

test.each(titled(loginPaths))('%s', async (_, path) => {
  await walk(loginMachine, path, {
    view,
    gestures: {
      'sms.chosen': () => tab('sms').click(),
      'password.chosen': () => (tab('password').query() ? tab('password') : button(loginCopy.login.back)).click(),
      'registration.chosen': () => tab('register').click(),
      'reset.chosen': () => button(loginCopy.login.forgotten).click(),
      'field.changed': ({ field, value }) => fields[field as TypedField]().fill(String(value)),
      'field.left': () => {
        fields.userName().element().focus();
        fields.userName().element().blur();
      },
      'login.submitted': () => page.getByRole('button', { name: submits }).click(),
      'login.dismissed': () => button(copy.close).click(),
      'text.opened': () => button(loginCopy.login.texts.userAgreement).click(),
    },
    flows: () => {
      const { smsCode, reading } = flows();
      return { smsCode: { logic: smsCode, finish: () => {} }, reading: { logic: reading, finish: finishReading } };
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
      const submit = button(loginCopy.login.submit[mode]);
      if (state.hasTag('busy')) await expect.element(submit).toHaveAttribute('aria-busy', 'true');
      else await expect.element(submit).not.toHaveAttribute('aria-busy');
    },
  });
});
