import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, phone, tab, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, email, captcha, password } = fields;
const focused = () => page.elementLocator(document.activeElement ?? document.body);
const texts = loginMessages.login.texts;

describe('specification 4: login modal modes', () => {
  test('it opens with SMS code, loginType 0, the keyboard on the phone', async () => {
    openLogin();
    await expect.element(tab('sms')).toHaveAttribute('aria-selected', 'true');
    await expect.element(userName()).toHaveFocus();
  });

  test.each(['password', 'register'] as const)('it opens in the mode it was left in: %s', async (mode) => {
    openLogin({ mode, typed: { userName: phone } });
    await expect.element(tab(mode)).toHaveAttribute('aria-selected', 'true');
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(password()).toHaveValue('');
  });

  test('a mailed code signs in, and there is a way back to the SMS code', async () => {
    const { requests } = openLogin();
    await goTo('email');
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    await expect.element(email()).toHaveFocus();
    await named(loginMessages.login.submit.email).click();
    await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
    await fill({ email: 'Trade@Example.com', captcha: '24680' });
    await named(loginMessages.login.submit.email).click();
    expect(requests.signInByEmail?.at(-1)?.input).toMatchObject({ email: 'Trade@Example.com', captcha: '24680' });
    requests.signInByEmail?.at(-1)?.reject(new ApiError(codes.smsCodeWrong, '验证码错误'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('验证码错误');
    await named(loginMessages.login.back).click();
    await expect.element(tab('sms')).toHaveAttribute('aria-selected', 'true');
    await expect.element(captcha()).toHaveValue('24680');
  });

  test('the tabs by keyboard: arrows move, Enter chooses', async () => {
    openLogin();
    await expect.element(userName()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(focused()).toHaveTextContent(loginMessages.login.modes.sms);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab('sms')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(tab('register')).toHaveAttribute('aria-selected', 'true');
    await expect.element(userName()).toHaveFocus();
  });

  test('closing is left to the session; the mask does not close', async () => {
    const { actor, effects } = openLogin();
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().status).toBe('active');
    await userEvent.keyboard('{Escape}');
    expect(effects).toEqual([{ name: 'close', params: undefined }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the texts beside the tick', () => {
  test.each([
    [texts.userAgreement, userAgreement.title, ['1']],
    [texts.privacy, privacyNotice.title, ['2']],
  ])('%s opens over the dialog; read and confirmed it emits %j', async (link, title, consents) => {
    const { actor } = openLogin();
    await userName().fill(phone);
    await named(link).click();
    await textShown(title);
    await endReading('confirmed');
    expect(actor.getSnapshot().context.consents).toEqual(consents);
    await expect.element(page.getByRole('heading', { name: title })).not.toBeInTheDocument();
    await expect.element(userName()).toHaveValue(phone);
  });

  test('closed with Escape the dialog below is still there, without a consent', async () => {
    const { actor } = openLogin();
    await named(texts.privacy).click();
    await textShown(privacyNotice.title);
    await userEvent.keyboard('{Escape}');
    await settled();
    await expect.element(userName()).toBeVisible();
    expect(actor.getSnapshot().context.consents).toEqual([]);
  });
});
