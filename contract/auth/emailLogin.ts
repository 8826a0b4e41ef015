import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, submittedSmsCode } from '#contract/protocol/fields.ts';
import { emailTyped } from '#contract/protocol/typedInput.ts';
import { openedSession } from './user.ts';

/** The e-mail address of an account in lower case; full-width letters and blanks around it are accepted. */
export const accountEmail = z.string().check(
  z.overwrite((typed) => emailTyped(typed).toLowerCase()),
  z.minLength(1, { ...because('required'), abort: true }),
  z.maxLength(254, because('tooLong')),
  z.regex(/^[^\s@<>()[\],;:"\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, because('emailInvalid')),
);

export const sendEmailCode = endpoint({
  method: 'post',
  path: '/api-user/email/send',
  summary: '向已验证的邮箱发送登录验证码;须先通过人机验证;没有账号使用的邮箱得到同样的答复',
  session: 'none',
  payload: 'body',
  input: z.object({
    email: accountEmail,
    captchaVerification: z.string().check(z.minLength(1), z.maxLength(4_000)),
  }),
  output: z.object({ resendAfterSeconds: z.int() }),
});

export const emailLogin = endpoint({
  method: 'post',
  path: '/api-user/login/email',
  summary: '邮箱验证码登录;邮箱须已由账号的主人验证',
  session: 'none',
  payload: 'body',
  input: z.object({ email: accountEmail, code: submittedSmsCode }),
  output: openedSession,
});
