import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { fields, phone } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { goTo, openLogin } from './renderedLogin.tsx';

aroundEachTest();

const { userName, password } = fields;
const submit = () => named(loginMessages.login.submit.password);

const atPassword = async (input: { rememberedUser?: string } = {}) => {
  const staged = openLogin(input);
  await goTo('password');
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
  ['the button', () => submit().click()],
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
