import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/endpoint.ts';
import { loginMachine } from '#machines/login.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { copy, problemWords } from '#src/copy.ts';
import { Login } from '#src/flows/Login.tsx';
import { answering } from './support/answering.ts';
import { settled, start } from './support/time.ts';
import { stage } from './support/walk.tsx';

const phone = '13812345678';
const at = (input: { resendAt?: number } = {}) =>
  stage(loginMachine, input, (actor) => <Login actor={actor} />, { smsCode: answering(smsCodeMachine).machine });
const userName = () => page.getByRole('textbox', { name: copy.login.phone, exact: true });
const captcha = () => page.getByRole('textbox', { name: copy.login.code, exact: true });
const submit = () => page.getByRole('button', { name: copy.login.submit, exact: true });
const fill = async (typedPhone: string, typedCode: string) => {
  await userName().fill(typedPhone);
  await captcha().fill(typedCode);
};

describe('specification 5: the login form', () => {
  test.each([
    ['', problemWords.required],
    ['1381234567', problemWords.phoneLength],
    ['11012345678', problemWords.phoneInvalid],
    ['23812345678', problemWords.phoneInvalid],
  ])('the phone %j is refused: %s', async (typed, words) => {
    const { asked, told } = at();
    await fill(typed, '24680');
    await submit().click();
    await expect.element(userName()).toHaveAccessibleDescription(words);
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    expect(asked.signInBySms).toBeUndefined();
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
  });

  test('the phone takes at most 11 characters', async () => {
    at();
    await userEvent.type(userName(), '138123456789');
    await expect.element(userName()).toHaveValue('13812345678');
  });

  test.each([
    ['', problemWords.required],
    ['123', problemWords.smsCodeLength],
    ['1234', problemWords.smsCodeLength],
  ])('the code %j is refused at submit: %s', async (typed, words) => {
    const { asked } = at();
    await fill(phone, typed);
    await submit().click();
    await expect.element(captcha()).toHaveAccessibleDescription(words);
    expect(asked.signInBySms).toBeUndefined();
  });

  test('a code of 4 characters is fine while typing, submit needs 5', async () => {
    at();
    await fill(phone, '1234');
    await userEvent.tab();
    await expect.element(captcha()).not.toHaveAttribute('aria-invalid');
  });

  test.each(['12345', '123456'])('phone and code %s are sent', async (code) => {
    const { asked, told, actor } = at();
    await fill(phone, code);
    await submit().click();
    expect(asked.signInBySms?.map(({ input }) => input)).toEqual([{ userName: phone, captcha: code }]);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    asked.signInBySms?.at(-1)?.answer({ token: 't', userName: 'n' });
    await settled();
    expect(told).toEqual([{ name: 'openSession', params: { token: 't', userName: 'n' } }]);
    expect(actor.getSnapshot().status).toBe('done');
    await expect.element(page.getByText(copy.login.title)).not.toBeInTheDocument();
  });

  test('what the service refuses is said, until something is typed', async () => {
    const { asked } = at();
    await fill(phone, '12345');
    await submit().click();
    asked.signInBySms?.at(-1)?.fail(new Refusal(codes.smsCodeWrong, '验证码错误'));
    await settled();
    await expect.element(page.getByText('验证码错误')).toBeVisible();
    await captcha().fill('54321');
    await expect.element(page.getByText('验证码错误')).not.toBeInTheDocument();
  });

  test('a problem goes as soon as its field is mended', async () => {
    at();
    await submit().click();
    await expect.element(userName()).toHaveAttribute('aria-invalid', 'true');
    await userName().fill('1');
    await expect.element(userName()).not.toHaveAttribute('aria-invalid');
    await expect.element(captcha()).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a countdown that is still running goes on when the dialog opens again', async () => {
  at({ resendAt: start + 30_000 });
  await expect.element(page.getByRole('button', { name: copy.sms.wait(30) })).toBeDisabled();
});
