import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { page, userEvent } from 'vitest/browser';
import { loginMachine } from '#machines/auth/login.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, flows, phone, tab, textShown, view } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import model from '#stories/tooling/models/Login.tsx';
import type { TypedField } from '#stories/tooling/models/loginFields.ts';
import { fieldsOf, modes } from '#stories/tooling/models/loginFields.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const { userName, captcha, password, shareConsent } = fields;
const { submit, texts, providers } = loginMessages.login;

/** Opens the dialog; its requests wait for the test. */
const openLogin = (input: Partial<InputFrom<typeof loginMachine>> = {}) =>
  renderMachine(loginMachine, input, view, flows());

/** Types into fields of the current mode. */
const fill = async (typed: Partial<Record<TypedField, string>>) => {
  for (const [field, value] of Object.entries(typed)) await fields[field as TypedField]().fill(value);
};

describe('the login dialog', () => {
  test('a problem that appears moves nothing from under the pointer', async () => {
    openLogin();
    const place = () => named(submit.sms).element().getBoundingClientRect();
    const before = place();
    await named(submit.sms).click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(captcha()).toHaveAttribute('aria-invalid', 'true');
    expect(place()).toEqual(before);
  });

  test('a wrong phone is shown once, at its own field', async () => {
    openLogin();
    await userName().fill('138');
    await named(loginMessages.sms.request).click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(userName()).toHaveAccessibleDescription('请输入正确的手机号');
    const shown = Array.from(document.querySelectorAll('[role=dialog] p')).filter(
      (line) => /手机号/.test(line.textContent) && line.clientWidth > 1 && line.className.includes('text-critical'),
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['请输入正确的手机号']);
  });

  test('a text closed with Escape leaves the dialog below, without a consent', async () => {
    const { actor } = openLogin();
    await named(texts.privacy).click();
    await textShown(privacyNotice.title);
    await userEvent.keyboard('{Escape}');
    await settled();
    await expect.element(userName()).toBeVisible();
    expect(actor.getSnapshot().context.consents).toEqual([]);
  });

  test('a natural person says so; sharing data is a consent of its own, unticked, and named', async () => {
    const { requests } = openLogin();
    await tab('register').click();
    await named(texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    const typed = 'Hua-2026-gong';
    await fill({ userName: phone, captcha: '24680', password: typed, passwordAgain: typed });
    await expect.element(page.getByRole('radio', { name: '企业' })).toBeChecked();
    await page.getByText('个人（年满18周岁）').click();
    await expect.element(shareConsent()).not.toBeChecked();
    await expect.element(shareConsent()).toHaveAccessibleName(new RegExp(providers.lookup));
    await shareConsent().click();
    await named(submit.register).click();
    expect(requests.register?.at(-1)?.input).toMatchObject({ accountType: 'person', shareConsent: true });
  });
});

const atPassword = async (input: { rememberedUser?: string } = {}) => {
  const staged = openLogin(input);
  await tab('password').click();
  return staged;
};

test('password managers find both fields, and the password can be shown', async () => {
  await atPassword();
  await expect.element(userName()).toHaveAttribute('autocomplete', 'username');
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await named(identityMessages.password.show(loginMessages.login.password)).click();
  await expect.element(password()).toHaveAttribute('type', 'text');
});

test.each([
  ['the button', () => named(submit.password).click()],
  ['Enter', () => userEvent.type(password(), '{Enter}')],
])('what a password manager fills in without events is sent by %s', async (_, press) => {
  const { requests } = await atPassword();
  // an extension does not see properties that the page's script has set on the element
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(userName().element(), `+86 ${phone}`);
  own?.set?.call(password().element(), '123456');
  await press();
  expect(requests.signInByPassword?.at(-1)?.input).toMatchObject({ userName: phone, password: '123456' });
  await expect.element(userName()).toHaveValue(phone);
});

test.each([
  ['a letter among the dots', '{ArrowLeft}{ArrowLeft}a', 'a'],
  ['a dot taken away', '{Backspace}', ''],
])('editing replaces the dots wholly: %s', async (_, keys, left) => {
  await atPassword({ rememberedUser: phone });
  password().element().focus();
  await userEvent.keyboard(`{End}${keys}`);
  await expect.element(password()).toHaveValue(left);
});

walkEvery(model, async (state) => {
  const mode = modes.find((one) => state.matches({ open: { form: one } }));
  if (!mode) return expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  if (state.matches({ open: { text: 'open' } })) return textShown(userAgreement.title);
  if (mode !== 'reset' && mode !== 'email') await expect.element(tab(mode)).toHaveAttribute('aria-selected', 'true');
  for (const field of fieldsOf[mode]) {
    await expect.element(fields[field]()).toHaveValue(state.context.form[field]);
    // a phone or address to which no code can be sent is reported at its field
    const requested =
      (field === 'userName' || field === 'email') && state.children.smsCode?.getSnapshot().context.problem;
    if (state.context.problems[field] ?? requested)
      await expect.element(fields[field]()).toHaveAttribute('aria-invalid', 'true');
    else await expect.element(fields[field]()).not.toHaveAttribute('aria-invalid');
  }
  const button = named(submit[mode]);
  if (state.hasTag('busy')) await expect.element(button).toHaveAttribute('aria-busy', 'true');
  else await expect.element(button).not.toHaveAttribute('aria-busy');
});
