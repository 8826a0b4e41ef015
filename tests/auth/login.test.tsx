import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { fields, phone } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, openLogin } from './renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, captcha, isAgree } = fields;
const submit = () => named(loginMessages.login.submit.sms);

describe('specification 5: login by SMS code, loginType 0', () => {
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
