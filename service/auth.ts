import * as contract from '#contract/auth.ts';
import { checkCaptcha, getCaptcha } from './captcha/captcha.ts';
import { handle } from './handler.ts';

const captchaGet = handle(contract.captchaGet, (input, context) => getCaptcha(context, input));

const captchaCheck = handle(contract.captchaCheck, (input, context) => checkCaptcha(context, input));

/** The captcha in the site's envelope. */
export const authHandlers = [captchaGet, captchaCheck];
