import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { passwordDigest, phone, submittedSmsCode } from '#contract/protocol/fields.ts';
import { openedSession } from './user.ts';

/** Placeholder for a remembered password: the service uses the remember-me token from its cookie instead. */
export const rememberedPassword = '__remembered__';

export const passwordLogin = endpoint({
  method: 'post',
  path: '/api-user/login/password',
  summary: '密码登录;密码在浏览器内先行散列,勾选记住则由服务写入30天凭据',
  session: 'none',
  payload: 'body',
  input: z.object({
    userName: phone,
    password: z.union([passwordDigest, z.literal(rememberedPassword)]),
    remember: z.boolean(),
  }),
  output: openedSession,
});

export const changePassword = endpoint({
  method: 'post',
  path: '/api-user/password/change',
  summary: '修改密码;已设密码的须给出原密码,未设的须在短信登录后10分钟内设置;其他设备的会话与记住的凭据随即失效',
  session: 'required',
  payload: 'body',
  input: z.object({ oldPassword: z.optional(passwordDigest), newPassword: passwordDigest }),
  output: z.null(),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/api-user/password/reset',
  summary: '以短信验证码(用途 user_login)重设密码并登录',
  session: 'none',
  payload: 'body',
  input: z.object({ phone, code: submittedSmsCode, password: passwordDigest }),
  output: openedSession,
});
