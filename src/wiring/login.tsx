import { useActorRef } from '@xstate/react';
import { captchaCheck, captchaGet, repCodes } from '#contract/auth.ts';
import { Refusal } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { sendSms, smsLogin } from '#contract/user.ts';
import { loginMachine } from '#machines/login.ts';
import type { LoginAsks } from '#machines/login.ts';
import type { SliderCaptchaAsks } from '#machines/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/sliderCaptcha.ts';
import type { SmsCodeAsks } from '#machines/smsCode.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { answers } from '#machines/world.ts';
import { clientUid, focusField, readLocal, writeLocal } from '../browser.ts';
import { copy } from '../copy.ts';
import { Login } from '../flows/Login.tsx';
import { captchaCipher } from '../secrets.ts';
import { call, notify, session } from './site.ts';

const captcha = sliderCaptchaMachine.provide({
  actors: answers<SliderCaptchaAsks>({
    getChallenge: async () => {
      const answer = await call(
        captchaGet,
        { captchaType: 'blockPuzzle', clientUid: clientUid('slider'), ts: Date.now() },
        { quiet: true },
      );
      if (answer.repCode !== repCodes.ok || !answer.repData) {
        throw new Refusal(answer.repCode, answer.repMsg ?? copy.captcha.unavailable);
      }
      return answer.repData;
    },
    checkPosition: async ({ challenge, x }) => {
      const point = JSON.stringify({ x, y: limits.captchaSliderY });
      const answer = await call(
        captchaCheck,
        {
          captchaType: 'blockPuzzle',
          token: challenge.token,
          pointJson: captchaCipher(point, challenge.secretKey),
          clientUid: clientUid('slider'),
          ts: Date.now(),
        },
        { quiet: true },
      );
      return answer.repCode === repCodes.ok
        ? { passed: true, verification: captchaCipher(`${challenge.token}---${point}`, challenge.secretKey) }
        : { passed: false, message: answer.repMsg ?? '' };
    },
  }),
});

const resendAtKey = 'smsResendAt';

const smsCode = smsCodeMachine.provide({
  actors: {
    captcha,
    ...answers<SmsCodeAsks>({
      sendCode: async ({ phone, purpose, verification }) =>
        call(
          sendSms,
          { phone, userSource: 'echem', messageType: purpose, captchaVerification: verification },
          { quiet: true },
        ),
    }),
  },
  actions: {
    announceSent: () => {
      notify('success', copy.sms.sent);
      focusField(['captcha']);
    },
    keepDeadline: (_, { resendAt }) => writeLocal(resendAtKey, resendAt),
  },
});

const login = loginMachine.provide({
  actors: {
    smsCode,
    ...answers<LoginAsks>({
      signInBySms: async ({ userName, captcha: code }) => call(smsLogin, { phone: userName, code }, { quiet: true }),
    }),
  },
  actions: {
    openSession: (_, opened) => session.send({ type: 'session.opened', ...opened }),
    focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    close: () => session.send({ type: 'login.dismissed' }),
  },
});

const keptDeadline = (): number | undefined => {
  const kept = readLocal(resendAtKey);
  const latest = Date.now() + limits.smsResendSeconds * 1_000;
  return typeof kept === 'number' && kept <= latest ? kept : undefined;
};

/** The login dialog, alive for as long as the session asks for a user. */
export default function LoginDialog() {
  return <Login actor={useActorRef(login, { input: { resendAt: keptDeadline() } })} />;
}
