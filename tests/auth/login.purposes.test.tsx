import { expect, test } from 'vitest';
import { loginModes } from '#machines/auth/loginForm.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { loginMachine } from '#machines/auth/login.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { easyCaptcha } from '#stories/tooling/models/easyCaptcha.ts';
import { fields, phone, view } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

/** What the code of each mode is for (specification section 7); a forgotten password is changed by who can sign in. */
const purposes = {
  sms: 'user_login',
  password: undefined,
  register: 'user_sign',
  reset: 'user_login',
  email: 'email_login',
} as const;

test.each(loginModes)('a code requested in the mode %s is for its own purpose', async (mode) => {
  const smsCode = smsCodeMachine.provide({ actors: { captcha: easyCaptcha } });
  const { actor } = renderMachine(loginMachine, { mode }, view, { smsCode });
  const account = mode === 'email' ? 'trade@example.com' : phone;
  await fields[mode === 'email' ? 'email' : 'userName']().fill(account);
  const request = named(loginMessages.sms.request);
  if (purposes[mode] === undefined) return expect(request.elements()).toEqual([]);
  await request.click();
  expect(actor.getSnapshot().children.smsCode?.getSnapshot().context).toMatchObject({
    account,
    purpose: purposes[mode],
  });
});
