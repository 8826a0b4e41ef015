import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { problemWords } from '#src/ui/messages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, opened, phone, textShown } from '#stories/tooling/models/loginHands.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from '#tests/support/loginStage.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, password, passwordAgain, isAgree, shareConsent } = fields;
const submit = () => named(loginCopy.login.submit.register);
const complete = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };

const atRegistration = async () => {
  const staged = openLogin();
  await goTo('register');
  return staged;
};

describe('specification 5: registration, loginType 2', () => {
  test.each([
    ['password', { ...complete, password: '12345' }, problemWords.passwordLength],
    ['passwordAgain', { ...complete, passwordAgain: '12345' }, problemWords.passwordLength],
    ['passwordAgain', { ...complete, passwordAgain: '' }, '请输入确认密码'],
    ['passwordAgain', { ...complete, passwordAgain: 'Hua-2026-gang' }, '两次输入的密码不一致'],
    ['passwordAgain', { ...complete, userName: '', passwordAgain: 'Hua-2026-gang' }, '两次输入的密码不一致'],
    ['captcha', { ...complete, captcha: '1234' }, problemWords.smsCodeLength],
    ['userName', { ...complete, userName: '1381234567' }, problemWords.phoneLength],
  ] as const)('blocks at %s with %j: %s', async (field, typed, words) => {
    const { asked, actor } = await atRegistration();
    await fill(typed);
    await submit().click();
    await expect.element(fields[field]()).toHaveAccessibleDescription(words);
    expect(asked.register).toBeUndefined();
    expect(actor.getSnapshot().matches({ open: { form: { register: 'filling' } } })).toBe(true);
  });

  test('a second password that differs is told when it is left', async () => {
    await atRegistration();
    await fill({ password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gang' });
    userName().element().focus();
    await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
  });

  test('unticked it blocks: 请阅读并同意用户协议和隐私政策', async () => {
    const { asked } = await atRegistration();
    await fill(complete);
    await isAgree().click();
    await submit().click();
    await expect.element(isAgree()).toHaveAccessibleDescription('请阅读并同意用户协议和隐私政策');
    expect(asked.register).toBeUndefined();
  });

  test('the strength of a password is advised, never demanded', async () => {
    await atRegistration();
    await fill({ ...complete, password: '123456', passwordAgain: '123456' });
    await expect.element(password()).toHaveAccessibleDescription(identityCopy.password.strength('weak'));
    await submit().click();
    await textShown(userAgreement.title);
  });
});

describe('a registration needs a consent that was given by an act', () => {
  test('the agreement opens first; confirmed, everything is sent', async () => {
    const { asked, told } = await atRegistration();
    await fill(complete);
    await submit().click();
    expect(asked.register).toBeUndefined();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    expect(asked.register?.map(({ input }) => input)).toMatchObject([
      { ...complete, accountType: 'enterprise', shareConsent: false, consents: ['1'] },
    ]);
    asked.register?.at(-1)?.answer(opened);
    await settled();
    expect(told).toEqual([{ name: 'openSession', params: { ...opened, registered: true } }]);
  });

  test('closed unread, nothing is sent and nothing is lost', async () => {
    const { asked } = await atRegistration();
    await fill(complete);
    await submit().click();
    await textShown(userAgreement.title);
    await endReading('closed');
    expect(asked.register).toBeUndefined();
    for (const [field, value] of Object.entries(complete)) {
      await expect.element(fields[field as keyof typeof complete]()).toHaveValue(value);
    }
  });

  test('who has read already is not asked again, also after a refusal', async () => {
    const { asked } = await atRegistration();
    await named(loginCopy.login.texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    await fill(complete);
    await submit().click();
    expect(asked.register).toHaveLength(1);
    asked.register?.at(-1)?.fail(new Refusal(codes.forbidden, '该手机号已注册'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('该手机号已注册');
    await expect.element(password()).toHaveValue(complete.password);
    await submit().click();
    expect(asked.register).toHaveLength(2);
  });

  test('a natural person says so; sharing data is a consent of its own, unticked, and named', async () => {
    const { asked } = await atRegistration();
    await named(loginCopy.login.texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    await fill(complete);
    await expect.element(page.getByRole('radio', { name: '企业' })).toBeChecked();
    await page.getByText('个人（年满18周岁）').click();
    await expect.element(shareConsent()).not.toBeChecked();
    await expect.element(shareConsent()).toHaveAccessibleName(new RegExp(loginCopy.login.providers.lookup));
    await shareConsent().click();
    await submit().click();
    expect(asked.register?.at(-1)?.input).toMatchObject({ accountType: 'person', shareConsent: true });
  });
});

test('a forgotten password: the phone proves itself by a code, then the new password signs in', async () => {
  const { asked, told } = openLogin();
  await goTo('reset');
  await expect.element(page.getByRole('heading', { name: loginCopy.login.modes.reset })).toBeVisible();
  await fill({ ...complete, passwordAgain: 'Hua-2026-gang' });
  await named(loginCopy.login.submit.reset).click();
  await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
  await fill({ passwordAgain: complete.passwordAgain });
  await named(loginCopy.login.submit.reset).click();
  expect(asked.resetPassword?.at(-1)?.input).toMatchObject(complete);
  asked.resetPassword?.at(-1)?.answer(opened);
  await settled();
  expect(told.at(-1)).toEqual({ name: 'openSession', params: { ...opened, registered: false } });
});
