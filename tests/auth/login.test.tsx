import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginMessages } from '#src/features/auth/messages.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, phone, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, captcha, shareConsent } = fields;
const { submit, texts, providers } = loginMessages.login;

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
    await goTo('register');
    await named(texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    const password = 'Hua-2026-gong';
    await fill({ userName: phone, captcha: '24680', password, passwordAgain: password });
    await expect.element(page.getByRole('radio', { name: '企业' })).toBeChecked();
    await page.getByText('个人（年满18周岁）').click();
    await expect.element(shareConsent()).not.toBeChecked();
    await expect.element(shareConsent()).toHaveAccessibleName(new RegExp(providers.lookup));
    await shareConsent().click();
    await named(submit.register).click();
    expect(requests.register?.at(-1)?.input).toMatchObject({ accountType: 'person', shareConsent: true });
  });
});
