import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { fields, opened, phone } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, captcha, isAgree } = fields;
const submit = () => named(loginMessages.login.submit.sms);

describe('specification 5: login by SMS code, loginType 0', () => {
  test.each([
    ['1381234567', problemMessages.phoneLength],
    ['11012345678', problemMessages.phoneInvalid],
  ])('the phone %j is rejected: %s', async (typed, words) => {
    const { requests, effects } = openLogin();
    await fill({ userName: typed, captcha: '24680' });
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription(words);
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    expect(requests.signInBySms).toBeUndefined();
    expect(effects.map(({ name }) => name)).toEqual(['focusProblem']);
  });

  test('empty fields name themselves', async () => {
    openLogin();
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription('请输入手机号');
    await expect.element(captcha()).toHaveAccessibleDescription('请输入验证码');
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

  test('phone and code are sent', async () => {
    const { actor, requests, effects } = openLogin();
    await fill({ userName: phone, captcha: '12345' });
    await submit().click();
    expect(requests.signInBySms?.map(({ input }) => input)).toMatchObject([{ userName: phone, captcha: '12345' }]);
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

  test('a problem that appears moves nothing from under the pointer', async () => {
    openLogin();
    const before = submit().element().getBoundingClientRect();
    await submit().click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(captcha()).toHaveAttribute('aria-invalid', 'true');
    expect(submit().element().getBoundingClientRect()).toEqual(before);
  });
});
