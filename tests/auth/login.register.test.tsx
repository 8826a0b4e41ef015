import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, phone, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from './renderedLogin.tsx';

aroundEachTest();

const { password, shareConsent } = fields;
const submit = () => named(loginMessages.login.submit.register);
const complete = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };

const atRegistration = async () => {
  const staged = openLogin();
  await goTo('register');
  return staged;
};

describe('specification 5: registration, loginType 2', () => {
  test('the strength of a password is advised, never demanded', async () => {
    await atRegistration();
    await fill({ ...complete, password: '123456', passwordAgain: '123456' });
    await expect.element(password()).toHaveAccessibleDescription(identityMessages.password.strength('weak'));
    await submit().click();
    await textShown(userAgreement.title);
  });
});

describe('a registration requires an active consent', () => {
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
