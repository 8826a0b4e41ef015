import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { endReading, fields, opened, phone } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, openLogin } from '#tests/support/renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, captcha, isAgree } = fields;
const submit = () => named(loginMessages.login.submit.sms);

describe('specification 5: login by SMS code, loginType 0', () => {
  test.each([
    ['', '请输入手机号'],
    ['1381234567', problemMessages.phoneLength],
    ['11012345678', problemMessages.phoneInvalid],
    ['23812345678', problemMessages.phoneInvalid],
  ])('the phone %j is rejected: %s', async (typed, words) => {
    const { requests, effects } = openLogin();
    await fill({ userName: typed, captcha: '24680' });
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription(words);
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    expect(requests.signInBySms).toBeUndefined();
    expect(effects.map(({ name }) => name)).toEqual(['focusProblem']);
  });

  describe.each([
    [['138 1234 5678', '+86 138 1234 5678', '１３８１２３４５６７８'], []],
    [
      [
        ' 138-1234-5678 ',
        '+8613812345678',
        '0086 138 1234 5678',
        '86-138-1234-5678',
        '(86) 138 1234 5678',
        '＋８６　１３８１２３４５６７８',
        '138\u200B1234\u202C5678',
        '138–1234–5678',
      ],
      ['deep'],
    ],
  ])('pasted', (phones, tags) => {
    test.each(phones)('%j is a phone', { tags }, async (pasted) => {
      const { requests } = openLogin();
      await fill({ userName: pasted, captcha: '24680' });
      await expect.element(userName()).toHaveValue(phone);
      await submit().click();
      expect(requests.signInBySms?.map(({ input }) => input)).toMatchObject([{ userName: phone }]);
    });
  });

  test('the same typed key by key is no other', { tags: ['deep'] }, async () => {
    openLogin();
    await userEvent.type(userName(), '+86 138 1234 5678');
    await expect.element(userName()).toHaveValue(phone);
  });

  describe.each([
    [
      [
        ['【化运通】您的登录验证码是 246801，5 分钟内有效，客服 400-123-4567。', '246801'],
        ['Your code: 24680. Sent to 13812345678 on 2026-11-22.', '24680'],
      ],
      [],
    ],
    [
      [
        ['246 801', '246801'],
        ['２４６８０１', '246801'],
        ['246801（登录验证码），请勿告诉他人。退订回 T', '246801'],
      ],
      ['deep'],
    ],
  ])('pasted', (mails, tags) => {
    test.each(mails)('of %j the code is taken', { tags }, async (pasted, code) => {
      const { requests } = openLogin();
      await fill({ userName: phone, captcha: pasted! });
      await expect.element(captcha()).toHaveValue(code!);
      await submit().click();
      expect(requests.signInBySms?.map(({ input }) => input)).toMatchObject([{ captcha: code }]);
    });
  });

  test('empty fields name themselves', async () => {
    openLogin();
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription('请输入手机号');
    await expect.element(captcha()).toHaveAccessibleDescription('请输入验证码');
  });

  test('the phone takes at most 11 characters', async () => {
    openLogin();
    await userEvent.type(userName(), '138123456789');
    await expect.element(userName()).toHaveValue('13812345678');
  });

  test.each([
    ['', '请输入验证码'],
    ['123', problemMessages.smsCodeLength],
    ['1234', problemMessages.smsCodeLength],
  ])('the code %j is rejected at submit: %s', { tags: ['deep'] }, async (typed, words) => {
    const { requests } = openLogin();
    await fill({ userName: phone, captcha: typed });
    await submit().click();
    await expect.element(captcha()).toHaveAccessibleDescription(words);
    expect(requests.signInBySms).toBeUndefined();
  });

  test('a code of 4 characters is fine while typing; it takes at most 6', { tags: ['deep'] }, async () => {
    openLogin();
    await fill({ userName: phone, captcha: '1234' });
    await userEvent.tab();
    await expect.element(captcha()).not.toHaveAttribute('aria-invalid');
    await userEvent.type(captcha(), '567');
    await expect.element(captcha()).toHaveValue('123456');
  });

  test('the agreement is ticked from the start; unticked it blocks: 请勾选用户协议', async () => {
    const { requests } = openLogin();
    await expect.element(isAgree()).toBeChecked();
    await fill({ userName: phone, captcha: '24680' });
    await isAgree().click();
    await submit().click();
    await expect.element(isAgree()).toHaveAccessibleDescription('请勾选用户协议');
    expect(requests.signInBySms).toBeUndefined();
    await isAgree().click();
    await submit().click();
    expect(requests.signInBySms).toHaveLength(1);
  });

  test.each(['12345', '123456'])('phone and code %s are sent', async (code) => {
    const { actor, requests, effects } = openLogin();
    await fill({ userName: phone, captcha: code });
    await submit().click();
    expect(requests.signInBySms?.map(({ input }) => input)).toMatchObject([{ userName: phone, captcha: code }]);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    requests.signInBySms?.at(-1)?.resolve(opened);
    await settled();
    expect(effects).toEqual([{ name: 'openSession', params: { ...opened, registered: false } }]);
    expect(actor.getSnapshot().status).toBe('done');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('what the service rejects is said until something is typed, and nothing typed is lost', async () => {
    const { requests } = openLogin();
    await fill({ userName: phone, captcha: '12345' });
    await submit().click();
    requests.signInBySms?.at(-1)?.reject(new ApiError(codes.smsCodeWrong, '验证码错误'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('验证码错误');
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(captcha()).toHaveValue('12345');
    await captcha().fill('54321');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  const requestNames = { sms: 'signInBySms', register: 'register', reset: 'resetPassword' } as const;
  test.each(['sms', 'register', 'reset'] as const)(
    'an error of the previous code disappears when another is requested: %s',
    { tags: ['deep'] },
    async (mode) => {
      const { requests, actor } = openLogin({ mode });
      const typed = { captcha: '12345', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };
      await fill({ userName: phone, ...(mode === 'sms' ? { captcha: '12345' } : typed) });
      await named(loginMessages.login.submit[mode]).click();
      if (mode === 'register') await endReading('confirmed');
      requests[requestNames[mode]]?.at(-1)?.reject(new ApiError(codes.smsCodeWrong, '验证码错误'));
      await settled();
      await expect.element(page.getByRole('alert')).toHaveTextContent('验证码错误');
      await named(loginMessages.sms.request).click();
      expect(page.getByText('验证码错误').elements()).toEqual([]);
      expect(actor.getSnapshot().children.smsCode?.getSnapshot().value).toBe('solvingCaptcha');
    },
  );

  test('a problem goes as soon as its field is mended', { tags: ['deep'] }, async () => {
    openLogin();
    await submit().click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await userName().fill('1');
    await expect.element(userName()).not.toHaveAttribute('aria-invalid');
    await expect.element(captcha()).toHaveAttribute('aria-invalid', 'true');
  });

  test('a problem that appears moves nothing from under the pointer', async () => {
    openLogin();
    const before = submit().element().getBoundingClientRect();
    await submit().click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(captcha()).toHaveAttribute('aria-invalid', 'true');
    expect(submit().element().getBoundingClientRect()).toEqual(before);
  });
});
