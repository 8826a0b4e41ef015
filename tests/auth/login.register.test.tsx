import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, opened, phone, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, password, passwordAgain, isAgree, shareConsent } = fields;
const submit = () => named(loginMessages.login.submit.register);
const complete = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };

const atRegistration = async () => {
  const staged = openLogin();
  await goTo('register');
  return staged;
};

describe('specification 5: registration, loginType 2', () => {
  test('a different second password is reported on blur', async () => {
    await atRegistration();
    await fill({ password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gang' });
    userName().element().focus();
    await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
  });

  test('unticked it blocks: 请阅读并同意用户协议和隐私政策', async () => {
    const { requests } = await atRegistration();
    await fill(complete);
    await isAgree().click();
    await submit().click();
    await expect.element(isAgree()).toHaveAccessibleDescription('请阅读并同意用户协议和隐私政策');
    expect(requests.register).toBeUndefined();
  });

  test('the strength of a password is advised, never demanded', async () => {
    await atRegistration();
    await fill({ ...complete, password: '123456', passwordAgain: '123456' });
    await expect.element(password()).toHaveAccessibleDescription(identityMessages.password.strength('weak'));
    await submit().click();
    await textShown(userAgreement.title);
  });
});

describe('a registration requires an active consent', () => {
  test('the agreement opens first; confirmed, everything is sent', async () => {
    const { requests, effects } = await atRegistration();
    await fill(complete);
    await submit().click();
    expect(requests.register).toBeUndefined();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    expect(requests.register?.map(({ input }) => input)).toMatchObject([
      { ...complete, accountType: 'enterprise', shareConsent: false, consents: ['1'] },
    ]);
    requests.register?.at(-1)?.resolve(opened);
    await settled();
    expect(effects).toEqual([{ name: 'openSession', params: { ...opened, registered: true } }]);
  });

  test('a natural person says so; sharing data is a consent of its own, unticked, and named', async () => {
    const { requests } = await atRegistration();
    await named(loginMessages.login.texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    await fill(complete);
    await expect.element(page.getByRole('radio', { name: '企业' })).toBeChecked();
    await page.getByText('个人（年满18周岁）').click();
    await expect.element(shareConsent()).not.toBeChecked();
    await expect.element(shareConsent()).toHaveAccessibleName(new RegExp(loginMessages.login.providers.lookup));
    await shareConsent().click();
    await submit().click();
    expect(requests.register?.at(-1)?.input).toMatchObject({ accountType: 'person', shareConsent: true });
  });
});

test('a forgotten password: the phone proves itself by a code, then the new password signs in', async () => {
  const { requests, effects } = openLogin();
  await goTo('reset');
  await expect.element(page.getByRole('heading', { name: loginMessages.login.modes.reset })).toBeVisible();
  await fill({ ...complete, passwordAgain: 'Hua-2026-gang' });
  await named(loginMessages.login.submit.reset).click();
  await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
  await fill({ passwordAgain: complete.passwordAgain });
  await named(loginMessages.login.submit.reset).click();
  expect(requests.resetPassword?.at(-1)?.input).toMatchObject(complete);
  requests.resetPassword?.at(-1)?.resolve(opened);
  await settled();
  expect(effects.at(-1)).toEqual({ name: 'openSession', params: { ...opened, registered: false } });
});
