import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rememberedPassword } from '#contract/auth/password.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { fields, opened, phone } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, password, remember } = fields;
const submit = () => named(loginMessages.login.submit.password);
const dots = '•'.repeat(8);

const atPassword = async (input: { rememberedUser?: string } = {}) => {
  const staged = openLogin(input);
  await goTo('password');
  return staged;
};

describe('specification 5: login by password, loginType 1', () => {
  test('phone and password are sent, to be remembered for 30 days only where ticked', async () => {
    const { requests, effects } = await atPassword();
    await expect.element(remember()).not.toBeChecked();
    await fill({ userName: phone, password: '123456' });
    await remember().click();
    await submit().click();
    expect(requests.signInByPassword?.at(-1)?.input).toMatchObject({
      userName: phone,
      password: '123456',
      remember: true,
    });
    requests.signInByPassword?.at(-1)?.resolve(opened);
    await settled();
    expect(effects).toEqual([{ name: 'openSession', params: { ...opened, registered: false } }]);
  });

  test('password managers find both fields, and the password can be shown', async () => {
    await atPassword();
    await expect.element(userName()).toHaveAttribute('autocomplete', 'username');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(password()).toHaveAttribute('type', 'password');
    await named(identityMessages.password.show(loginMessages.login.password)).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
  });
});

test.each([
  ['the button', () => submit().click()],
  ['Enter', () => userEvent.type(password(), '{Enter}')],
  [
    'another field and the button',
    () =>
      remember()
        .click()
        .then(() => submit().click()),
  ],
])('what a password manager fills in without events is sent by %s', async (_, press) => {
  const { requests } = await atPassword();
  // an extension does not see what the page's script has put on the element
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(userName().element(), `+86 ${phone}`);
  own?.set?.call(password().element(), '123456');
  await press();
  expect(requests.signInByPassword?.at(-1)?.input).toMatchObject({ userName: phone, password: '123456' });
  await expect.element(userName()).toHaveValue(phone);
});

describe('specification 4: entering mode 1 pre-fills remembered credentials', () => {
  test('the phone, eight dots for the password, and the tick; submit sends no password', async () => {
    const { requests } = await atPassword({ rememberedUser: phone });
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(password()).toHaveValue(dots);
    await expect.element(password()).toHaveAccessibleDescription(loginMessages.login.remembered);
    await expect.element(remember()).toBeChecked();
    await submit().click();
    expect(requests.signInByPassword?.at(-1)?.input).toMatchObject({
      userName: phone,
      password: rememberedPassword,
      remember: true,
    });
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
});
