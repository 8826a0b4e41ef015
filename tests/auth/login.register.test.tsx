import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { identityMessages } from '#src/features/auth/messages/identity.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { endReading, fields, opened, phone, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { fill, goTo, openLogin } from '#tests/support/renderedLogin.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const { userName, password, passwordAgain, isAgree, shareConsent } = fields;
const submit = () => named(loginMessages.login.submit.register);
const complete = { userName: phone, captcha: '24680', password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gong' };

const atRegistration = async () => {
  const staged = openLogin();
  await goTo('register');
  return staged;
};

describe('specification 5: registration, loginType 2', () => {
  test.each([
    ['password', { ...complete, password: '12345' }, problemMessages.passwordLength],
    ['passwordAgain', { ...complete, passwordAgain: '12345' }, problemMessages.passwordLength],
    ['passwordAgain', { ...complete, passwordAgain: '' }, '请输入确认密码'],
    ['passwordAgain', { ...complete, passwordAgain: 'Hua-2026-gang' }, '两次输入的密码不一致'],
    ['passwordAgain', { ...complete, userName: '', passwordAgain: 'Hua-2026-gang' }, '两次输入的密码不一致'],
    ['captcha', { ...complete, captcha: '1234' }, problemMessages.smsCodeLength],
    ['userName', { ...complete, userName: '1381234567' }, problemMessages.phoneLength],
  ] as const)('blocks at %s with %j: %s', { tags: ['deep'] }, async (field, typed, words) => {
    const { requests, actor } = await atRegistration();
    await fill(typed);
    await submit().click();
    await expect.element(fields[field]()).toHaveAccessibleDescription(words);
    expect(requests.register).toBeUndefined();
    expect(actor.getSnapshot().matches({ open: { form: { register: 'editing' } } })).toBe(true);
  });

  test('a different second password is reported on blur', async () => {
    await atRegistration();
    await fill({ password: 'Hua-2026-gong', passwordAgain: 'Hua-2026-gang' });
    userName().element().focus();
    await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
  });

  test('unticked it blocks: 请阅读并同意用户协议和隐私政策', async () => {
    const { requests } = await atRegistration();
    await fill(complete);
    await isAgree().click();
    await submit().click();
    await expect.element(isAgree()).toHaveAccessibleDescription('请阅读并同意用户协议和隐私政策');
    expect(requests.register).toBeUndefined();
  });

  test('the strength of a password is advised, never demanded', { tags: ['deep'] }, async () => {
    await atRegistration();
    await fill({ ...complete, password: '123456', passwordAgain: '123456' });
    await expect.element(password()).toHaveAccessibleDescription(identityMessages.password.strength('weak'));
    await submit().click();
    await textShown(userAgreement.title);
  });
});

describe('a registration requires an active consent', () => {
  test('the agreement opens first; confirmed, everything is sent', async () => {
    const { requests, effects } = await atRegistration();
    await fill(complete);
    await submit().click();
    expect(requests.register).toBeUndefined();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    expect(requests.register?.map(({ input }) => input)).toMatchObject([
      { ...complete, accountType: 'enterprise', shareConsent: false, consents: ['1'] },
    ]);
    requests.register?.at(-1)?.resolve(opened);
    await settled();
    expect(effects).toEqual([{ name: 'openSession', params: { ...opened, registered: true } }]);
  });

  test('closed unread, nothing is sent and nothing is lost', { tags: ['deep'] }, async () => {
    const { requests } = await atRegistration();
    await fill(complete);
    await submit().click();
    await textShown(userAgreement.title);
    await endReading('closed');
    expect(requests.register).toBeUndefined();
    for (const [field, value] of Object.entries(complete)) {
      await expect.element(fields[field as keyof typeof complete]()).toHaveValue(value);
    }
  });

  test('a user who has read it need not read it again, also after a rejection', { tags: ['deep'] }, async () => {
    const { requests } = await atRegistration();
    await named(loginMessages.login.texts.userAgreement).click();
    await textShown(userAgreement.title);
    await endReading('confirmed');
    await fill(complete);
    await submit().click();
    expect(requests.register).toHaveLength(1);
    requests.register?.at(-1)?.reject(new ApiError(codes.forbidden, '该手机号已注册'));
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('该手机号已注册');
    await expect.element(password()).toHaveValue(complete.password);
    await submit().click();
    expect(requests.register).toHaveLength(2);
  });

  test(
    'a natural person says so; sharing data is a consent of its own, unticked, and named',
    { tags: ['deep'] },
    async () => {
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
    },
  );
});

test(
  'a forgotten password: the phone proves itself by a code, then the new password signs in',
  { tags: ['deep'] },
  async () => {
    const { requests, effects } = openLogin();
    await goTo('reset');
    await expect.element(page.getByRole('heading', { name: loginMessages.login.modes.reset })).toBeVisible();
    await fill({ ...complete, passwordAgain: 'Hua-2026-gang' });
    await named(loginMessages.login.submit.reset).click();
    await expect.element(passwordAgain()).toHaveAccessibleDescription('两次输入的密码不一致');
    await fill({ passwordAgain: complete.passwordAgain });
    await named(loginMessages.login.submit.reset).click();
    expect(requests.resetPassword?.at(-1)?.input).toMatchObject(complete);
    requests.resetPassword?.at(-1)?.resolve(opened);
    await settled();
    expect(effects.at(-1)).toEqual({ name: 'openSession', params: { ...opened, registered: false } });
  },
);
