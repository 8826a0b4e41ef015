import { repCodes } from '#contract/auth/auth.ts';
import { messages } from '#server/http/errors/messages.ts';

/** The message of each code of the captcha's protocol. */
export const captchaMessages: Readonly<Record<(typeof repCodes)[keyof typeof repCodes], string>> = {
  [repCodes.ok]: '成功',
  [repCodes.fieldMissing]: '请求参数不能为空',
  [repCodes.expired]: '验证码已失效，请重新获取',
  [repCodes.wrong]: '验证失败',
  [repCodes.getLimit]: '获取次数过多，请稍后再试',
  [repCodes.locked]: '验证失败次数过多，请5分钟后再试',
  [repCodes.checkLimit]: '验证次数过多，请稍后再试',
  [repCodes.wordsRequired]: messages.wordsRequired,
};
