import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { problemWords } from '#src/ui/messages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { endReading, fields, opened, phone } from '#stories/tooling/models/loginHands.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, openLogin } from '#tests/support/loginStage.tsx';
import { settled, start } from '#tests/support/time.ts';

aroundEachTest();

const { userName, captcha, isAgree } = fields;
const submit = () => named(loginCopy.login.submit.sms);

describe('specification 5: login by SMS code, loginType 0', () => {
  test.each([
    ['', '请输入手机号'],
    ['1381234567', problemWords.phoneLength],
    ['11012345678', problemWords.phoneInvalid],
    ['23812345678', problemWords.phoneInvalid],
  ])('the phone %j is refused: %s', async (typed, words) => {
    const { asked, told } = openLogin();
    await fill({ userName: typed, captcha: '24680' });
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription(words);
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    expect(asked.signInBySms).toBeUndefined();
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
  });

  test.each([
    '138 1234 5678',
    ' 138-1234-5678 ',
    '+86 138 1234 5678',
    '+8613812345678',
    '0086 138 1234 5678',
    '86-138-1234-5678',
    '(86) 138 1234 5678',
    '１３８１２３４５６７８',
    '＋８６　１３８１２３４５６７８',
    '138\u200B1234\u202C5678',
    '138–1234–5678',
  ])('the phone %j, pasted, is a phone', async (pasted) => {
    const { asked } = openLogin();
    await fill({ userName: pasted, captcha: '24680' });
    await expect.element(userName()).toHaveValue(phone);
    await submit().click();
    expect(asked.signInBySms?.map(({ input }) => input)).toMatchObject([{ userName: phone }]);
  });

  test('the same typed key by key is no other', async () => {
    openLogin();
    await userEvent.type(userName(), '+86 138 1234 5678');
    await expect.element(userName()).toHaveValue(phone);
  });

  test.each([
    ['246 801', '246801'],
    ['２４６８０１', '246801'],
    ['【化运通】您的登录验证码是 246801，5 分钟内有效，客服 400-123-4567。', '246801'],
    ['246801（登录验证码），请勿告诉他人。退订回 T', '246801'],
    ['Your code: 24680. Sent to 13812345678 on 2026-11-22.', '24680'],
  ])('of the pasted %j the code is taken', async (pasted, code) => {
    const { asked } = openLogin();
    await fill({ userName: phone, captcha: pasted });
    await expect.element(captcha()).toHaveValue(code);
    await submit().click();
    expect(asked.signInBySms?.map(({ input }) => input)).toMatchObject([{ captcha: code }]);
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
    ['123', problemWords.smsCodeLength],
    ['1234', problemWords.smsCodeLength],
  ])('the code %j is refused at submit: %s', async (typed, words) => {
    const { asked } = openLogin();
    await fill({ userName: phone, captcha: typed });
    await submit().click();
    await expect.element(captcha()).toHaveAccessibleDescription(words);
    expect(asked.signInBySms).toBeUndefined();
  });

  test('a code of 4 characters is fine while typing, submit needs 5; it takes at most 6', async () => {
    openLogin();
    await fill({ userName: phone, captcha: '1234' });
    await userEvent.tab();
    await expect.element(captcha()).not.toHaveAttribute('aria-invalid');
    await userEvent.type(captcha(), '567');
    await expect.element(captcha()).toHaveValue('123456');
  });

  test('the agreement is ticked from the start; unticked it blocks: 请勾选用户协议', async () => {
    const { asked } = openLogin();
    await expect.element(isAgree()).toBeChecked();
    await fill({ userName: phone, captcha: '24680' });
    await isAgree().click();
    await submit().click();
    await expect.element(isAgree()).toHaveAccessibleDescription('请勾选用户协议');
    expect(asked.signInBySms).toBeUndefined();
    await isAgree().click();
    await submit().click();
    expect(asked.signInBySms).toHaveLength(1);
  });

  test.each(['12345', '123456'])('phone and code %s are sent', async (code) => {
    const { actor, asked, told } = openLogin();
    await fill({ userName: phone, captcha: code });
    await submit().click();
    expect(asked.signInBySms?.map(({ input }) => input)).toMatchObject([{ userName: phone, captcha: code }]);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    asked.signInBySms?.at(-1)?.answer(opened);
    await settled();
    expect(told).toEqual([{ name: 'openSession', params: { ...opened, registered: false } }]);
    expect(actor.getSnapshot().status).toBe('done');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('what the service refuses is said until something is typed, and nothing typed is lost', async () => {
    const { asked } = openLogin();
    await fill({ userName: phone, captcha: '12345' });
    await submit().click();
    asked.signInBySms?.at(-1)?.fail(new Refusal(codes.smsCodeWrong, '验证码错误'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('验证码错误');
    await expect.element(userName()).toHaveValue(phone);
    await expect.element(captcha()).toHaveValue('12345');
    await captcha().fill('54321');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  const askedIn = { sms: 'signInBySms', register: 'register', reset: 'resetPassword' } as const;
  test.each(['sms', 'register', 'reset'] as const)(
    'what was refused of the code before goes when another is asked for: %s',
    async (mode) => {
      const { asked, actor } = openLogin({ mode });
      const typed = { captcha: '12345', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };
      await fill({ userName: phone, ...(mode === 'sms' ? { captcha: '12345' } : typed) });
      await named(loginCopy.login.submit[mode]).click();
      if (mode === 'register') await endReading('confirmed');
      asked[askedIn[mode]]?.at(-1)?.fail(new Refusal(codes.smsCodeWrong, '验证码错误'));
      await settled();
      await expect.element(page.getByRole('alert')).toHaveTextContent('验证码错误');
      await named(loginCopy.sms.request).click();
      expect(page.getByText('验证码错误').elements()).toEqual([]);
      expect(actor.getSnapshot().children.smsCode?.getSnapshot().value).toBe('solvingCaptcha');
    },
  );

  test('a problem goes as soon as its field is mended', async () => {
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

describe('the SMS button in the dialog', () => {
  test('an invalid phone is told beside it, until the phone is mended: 请输入正确的手机号', async () => {
    openLogin();
    await userName().fill('138');
    await named(loginCopy.sms.request).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的手机号');
    await userName().fill('1381');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['', '138', '11012345678'])('the phone %j is shown to be wrong once, at its own field', async (typed) => {
    openLogin();
    await userName().fill(typed);
    await named(loginCopy.sms.request).click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(userName()).toHaveAccessibleDescription('请输入正确的手机号');
    const shown = Array.from(document.querySelectorAll('[role=dialog] p')).filter(
      (line) => /手机号/.test(line.textContent) && line.clientWidth > 1 && line.className.includes('text-critical'),
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['请输入正确的手机号']);
  });

  test('a countdown that is still running goes on when the dialog opens again', async () => {
    openLogin({ resendAt: start + 30_000 });
    await expect.element(named(loginCopy.sms.wait(30))).toBeDisabled();
  });
});
