import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, phone, tab, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from '#tests/support/renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, email, captcha, password, passwordAgain, isAgree } = fields;
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

  test('it opens at the forgotten password where that was left', { tags: ['deep'] }, async () => {
    openLogin({ mode: 'reset', typed: { userName: phone, captcha: '24680' } });
    await expect.element(captcha()).toHaveValue('24680');
    await expect.element(named(loginMessages.login.back)).toBeVisible();
  });

  test('it opens at the e-mail address where that was left', { tags: ['deep'] }, async () => {
    openLogin({ mode: 'email', typed: { email: 'trade@example.com' } });
    await expect.element(email()).toHaveValue('trade@example.com');
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

  test('a remembered user finds the password mode filled in', async () => {
    openLogin({ mode: 'password', rememberedUser: phone });
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(page.getByText(loginMessages.login.remembered)).toBeVisible();
  });

  test.each(['password', 'register', 'reset'] as const)(
    'switching to %s clears the old form’s validation and goes to the first field',
    { tags: ['deep'] },
    async (mode) => {
      openLogin();
      await userName().fill('138');
      await named(loginMessages.login.submit.sms).click();
      await named(loginMessages.sms.request).click();
      await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
      await expect.element(page.getByRole('alert')).toBeVisible();
      await goTo(mode);
      await expect.element(userName()).toHaveFocus();
      await expect.element(userName()).not.toHaveAttribute('aria-invalid');
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('an error of one mode is not shown in another', { tags: ['deep'] }, async () => {
    const { requests } = openLogin();
    await fill({ userName: phone, captcha: '24680' });
    await named(loginMessages.login.submit.sms).click();
    requests.signInBySms?.at(-1)?.reject(new ApiError(codes.smsCodeWrong, '验证码错误'));
    await settled();
    await goTo('password');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('input stays in every mode that has the field, except passwords', { tags: ['deep'] }, async () => {
    openLogin();
    await fill({ userName: phone, captcha: '24680' });
    await isAgree().click();
    await goTo('register');
    await fill({ password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' });
    await goTo('password');
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(password()).toHaveValue('');
    await goTo('register');
    await expect.element(captcha()).toHaveValue('24680');
    await expect.element(passwordAgain()).toHaveValue('');
    await expect.element(isAgree()).not.toBeChecked();
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

  test('from a forgotten password there is a way back', { tags: ['deep'] }, async () => {
    openLogin();
    await goTo('reset');
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    await named(loginMessages.login.back).click();
    await expect.element(tab('password')).toHaveAttribute('aria-selected', 'true');
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

  test('they do not tick or untick the box', { tags: ['deep'] }, async () => {
    openLogin();
    await named(texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('closed');
    await expect.element(isAgree()).toBeChecked();
  });
});
