import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { rememberedPassword } from '#contract/auth/password.ts';
import { loginMachine } from '#machines/auth/login.ts';
import type { LoginForm, LoginMode } from '#machines/auth/loginForm.ts';
import { blankLoginForm, fieldTyped, loginProblems, typedProblem } from '#machines/auth/loginForm.ts';

const phone = '13812345678';
const complete: LoginForm = {
  ...blankLoginForm,
  userName: phone,
  email: 'trade@example.com',
  captcha: '24680',
  password: 'Hua-2026-gong',
  passwordAgain: 'Hua-2026-gong',
};

const left = (typed: Partial<LoginForm>, field: keyof LoginForm) =>
  typedProblem('register', { ...complete, ...typed }, field);

describe('specification 5: what a form must have', () => {
  test.each(['sms', 'password', 'register', 'reset', 'email'] as const)('complete, %s has no problem', (mode) =>
    expect(loginProblems(mode, complete)).toEqual({}),
  );

  test.each<[LoginMode, Partial<LoginForm>, object]>([
    ['sms', { userName: '1381234567' }, { userName: 'phoneLength' }],
    ['sms', { userName: '23812345678' }, { userName: 'phoneInvalid' }],
    ['sms', { captcha: '' }, { captcha: 'required' }],
    ['sms', { captcha: '1234' }, { captcha: 'smsCodeLength' }],
    ['sms', { isAgree: false }, { isAgree: 'agreementUnticked' }],
    ['password', { password: '12345' }, { password: 'passwordLength' }],
    ['password', { isAgree: false, captcha: '' }, {}],
    ['register', { password: '12345' }, { password: 'passwordLength', passwordAgain: 'passwordsDiffer' }],
    ['register', { passwordAgain: '' }, { passwordAgain: 'required' }],
    ['register', { passwordAgain: 'Hua-2026-gang' }, { passwordAgain: 'passwordsDiffer' }],
    [
      'register',
      { userName: '', passwordAgain: 'x-y-z-1' },
      { userName: 'required', passwordAgain: 'passwordsDiffer' },
    ],
    ['register', { isAgree: false }, { isAgree: 'mustAgree' }],
    ['reset', { isAgree: false }, {}],
    ['email', { email: 'trade@' }, { email: 'emailInvalid' }],
    ['email', { captcha: '123', userName: '' }, { captcha: 'smsCodeLength' }],
  ])('%s with %j: %j', (mode, typed, problems) =>
    expect(loginProblems(mode, { ...complete, ...typed })).toEqual(problems),
  );

  test('a field that is left has a problem unless it is empty; a code of four digits has none yet', () => {
    expect(left({ userName: '' }, 'userName')).toBeUndefined();
    expect(left({ userName: '138' }, 'userName')).toBe('phoneLength');
    expect(left({ captcha: '1234' }, 'captcha')).toBeUndefined();
    expect(left({ captcha: '123' }, 'captcha')).toBe('smsCodeLength');
    expect(left({ passwordAgain: 'x-y-z-1' }, 'passwordAgain')).toBe('passwordsDiffer');
  });

  test.each([
    ['userName', '+86 138 1234 5678', phone],
    ['userName', '138123456789', phone],
    ['captcha', '【化运通】您的登录验证码是 246801，5 分钟内有效', '246801'],
    ['captcha', '1234567', '123456'],
    ['password', ' 1 2 3 ', ' 1 2 3 '],
  ] as const)('in %s %j is %j', (field, typed, value) => expect(fieldTyped(field, typed)).toBe(value));
});

/** The dialog, with a service that rejects every submit. */
const opened = (input: InputFrom<typeof loginMachine> = {}, error = new ApiError(codes.failed, '网络连接失败')) => {
  const rejecting = fromPromise<never>(() => Promise.reject(error));
  const actors = { signInByPassword: rejecting, register: rejecting, resetPassword: rejecting } as object;
  const actor = createActor(loginMachine.provide({ actors, actions: { focusProblem: () => undefined } }), {
    input,
  }).start();
  const type = (field: keyof LoginForm, value: string | boolean) => actor.send({ type: 'field.changed', field, value });
  const form = () => actor.getSnapshot().context.form;
  const submitted = async () => {
    actor.send({ type: 'login.submitted' });
    await expect.poll(() => actor.getSnapshot().hasTag('busy'), { interval: 1 }).toBe(false);
    return actor.getSnapshot().context;
  };
  return { actor, type, form, submitted };
};

describe('specification 4: a remembered password', () => {
  const remembered = { rememberedUser: phone, mode: 'password' } as const;

  test('is filled in for its phone, and again after another mode was looked at', () => {
    const { actor, type, form } = opened(remembered);
    const filled = { userName: phone, password: rememberedPassword, remember: true };
    expect(form()).toMatchObject(filled);
    type('password', 'other-one');
    actor.send({ type: 'sms.chosen' });
    expect(form()).toMatchObject({ userName: phone, password: '' });
    actor.send({ type: 'password.chosen' });
    expect(form()).toMatchObject(filled);
  });

  test('is none of another phone’s', () => {
    const { actor, type, form } = opened(remembered);
    type('userName', '13912345678');
    expect(form().password).toBe('');
    actor.send({ type: 'sms.chosen' });
    actor.send({ type: 'password.chosen' });
    expect(form()).toMatchObject({ userName: '13912345678', password: '' });
  });

  test('that the service no longer knows is forgotten; a failed connection changes nothing', async () => {
    expect((await opened(remembered).submitted()).form).toMatchObject({ password: rememberedPassword, remember: true });
    const { actor, submitted, form } = opened(remembered, new ApiError(codes.credentialsWrong, '账号或密码错误'));
    expect(await submitted()).toMatchObject({
      errorMessage: '账号或密码错误',
      form: { userName: phone, password: '', remember: false },
    });
    actor.send({ type: 'sms.chosen' });
    actor.send({ type: 'password.chosen' });
    expect(form().password).toBe('');
  });
});

describe('another mode', () => {
  test('keeps what was typed but passwords, and no problem or error', async () => {
    const { actor, type, form, submitted } = opened({ mode: 'password' });
    for (const field of ['userName', 'captcha', 'password'] as const) type(field, complete[field]);
    expect((await submitted()).errorMessage).toBeDefined();
    actor.send({ type: 'registration.chosen' });
    expect(actor.getSnapshot().context).toMatchObject({ errorMessage: undefined, problems: {} });
    expect(form()).toMatchObject({ userName: phone, captcha: '24680', password: '' });
    actor.send({ type: 'login.submitted' });
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['password', 'passwordAgain']);
    type('password', 'Hua-2026-gong');
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['passwordAgain']);
    actor.send({ type: 'reset.chosen' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  test('a wrong code stands at its field too, until another is requested', async () => {
    const { actor, type, submitted } = opened({ mode: 'reset' }, new ApiError(codes.smsCodeWrong, '验证码错误'));
    for (const field of ['userName', 'captcha', 'password', 'passwordAgain'] as const) type(field, complete[field]);
    expect(await submitted()).toMatchObject({ errorMessage: '验证码错误', problems: { captcha: 'smsCodeWrong' } });
    actor.send({ type: 'code.requested', account: phone, purpose: 'user_login' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  test('an error is gone as soon as something is typed, or another code is requested', async () => {
    const { actor, type, submitted } = opened({ mode: 'password' });
    const changes = [
      () => type('password', 'another-one'),
      () => actor.send({ type: 'code.requested', account: phone, purpose: 'user_login' }),
    ];
    for (const change of changes) {
      for (const field of ['userName', 'password'] as const) type(field, complete[field]);
      expect((await submitted()).errorMessage).toBeDefined();
      change();
      expect(actor.getSnapshot().context.errorMessage).toBeUndefined();
    }
  });
});
