import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { emailLogin, sendEmailCode } from '#contract/auth/emailLogin.ts';
import { register, sendSms, smsLogin } from '#contract/auth/user.ts';
import { passwordLogin, rememberedPassword, resetPassword } from '#contract/auth/password.ts';
import { loginMachine } from '#machines/auth/login.ts';
import type { LoginForm, LoginMode } from '#machines/auth/loginForm.ts';
import { loginModes } from '#machines/auth/loginForm.ts';
import type { LoginRequests } from '#machines/auth/loginModes.ts';
import type { SmsCodeRequests } from '#machines/auth/smsCode.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { requests } from '#machines/effects.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { focusField, rememberedUser, clientUid } from '#src/platform/pageActions.ts';
import { loginMessages } from './messages.ts';
import { isPreHydrationLoginUsed, replacePreHydrationLogin } from './preHydrationLogin.ts';
import { Login } from './Login.tsx';
import { useActorRef } from '#src/platform/actors.ts';
import { storesCookies } from '#src/platform/cookies.ts';
import { passwordDigestOf, captchaCipher } from '#src/api/secrets.ts';
import type { Call, Site } from '#src/app/siteContext.ts';
import { useMadeFrom, useSite } from '#src/app/siteContext.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import type { ReadingRequests } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { captchaCheck, captchaGet, proofOfWorkCheck, proofOfWorkGet, repCodes } from '#contract/auth/auth.ts';
import type { CaptchaRequests } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import type { SliderCaptchaRequests } from '#machines/auth/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import type { CaptchaVerdict } from '#machines/auth/captchaChallenge.ts';
import type { WordCaptchaRequests } from '#machines/auth/wordCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { proofOfWork } from '#src/platform/proofOfWorkThread.ts';

type CaptchaSite = Pick<Site, 'call' | 'config'>;

type Puzzle = { captchaType: 'blockPuzzle' | 'clickWord'; clientUid: string };

const slider = (): Puzzle => ({ captchaType: 'blockPuzzle', clientUid: clientUid('slider') });
const wordPuzzle = (): Puzzle => ({ captchaType: 'clickWord', clientUid: clientUid('point') });

const challengeOf = async ({ call }: CaptchaSite, puzzle: Puzzle): Promise<CaptchaChallenge> => {
  const answer = await call(captchaGet, { ...puzzle, ts: Date.now() }, { quiet: true });
  if (answer.repCode === repCodes.ok && answer.repData) return answer.repData;
  throw new ApiError(answer.repCode, answer.repMsg ?? loginMessages.captcha.unavailable);
};

const verdictOn = async (
  { call, config }: CaptchaSite,
  puzzle: Puzzle,
  challenge: CaptchaChallenge,
  answer: object,
): Promise<CaptchaVerdict> => {
  const point = JSON.stringify(answer);
  const { repCode, repMsg } = await call(
    captchaCheck,
    {
      ...puzzle,
      token: challenge.token,
      pointJson: captchaCipher(point, challenge.secretKey, config.captchaKey),
      ts: Date.now(),
    },
    { quiet: true },
  );
  return repCode === repCodes.ok
    ? {
        passed: true,
        verification: captchaCipher(`${challenge.token}---${point}`, challenge.secretKey, config.captchaKey),
      }
    : { passed: false, message: repMsg ?? '' };
};

/** The captcha with its effects, in any of its three ways. */
export const captchaWith = (site: CaptchaSite) =>
  captchaMachine.provide({
    actors: {
      slider: sliderCaptchaMachine.provide({
        actors: requests<SliderCaptchaRequests>({
          getChallenge: async () => challengeOf(site, slider()),
          checkPosition: async ({ challenge, x }) =>
            verdictOn(site, slider(), challenge, { x, y: limits.captchaSliderY }),
        }),
      }),
      words: wordCaptchaMachine.provide({
        actors: requests<WordCaptchaRequests>({
          getChallenge: async () => challengeOf(site, wordPuzzle()),
          checkPoints: async ({ challenge, points }) => verdictOn(site, wordPuzzle(), challenge, points),
        }),
      }),
      ...requests<CaptchaRequests>({
        proveWork: async ({ report }, { signal }) => {
          const uid = { clientUid: clientUid('slider') };
          const work = await site.call(proofOfWorkGet, { ...uid, algorithm: 'PBKDF2' }, { quiet: true, signal });
          const numbers = await proofOfWork(work, report, signal);
          return site.call(proofOfWorkCheck, { ...uid, token: work.token, numbers }, { quiet: true, signal });
        },
      }),
    },
  });

/** The reading dialog with its effects: it requests the service's mail address. */
const readingWith = ({ call }: Pick<Site, 'call'>) =>
  readingMachine.provide({
    actors: requests<ReadingRequests>({ fetchServiceMail: async () => call(serviceMail, {}, { quiet: true }) }),
  });

/** A session needs cookies: rejects before a code is sent or used. */
const withCookies =
  (call: Call): Call =>
  async (endpoint, input, options) => {
    if (!storesCookies()) throw new ApiError(codes.failed, loginMessages.cookies.rejected);
    return call(endpoint, input, options);
  };

const resendAtKey = 'smsResendAt';

const smsCodeWith = (site: Site) => {
  const call = withCookies(site.call);
  return smsCodeMachine.provide({
    actors: {
      captcha: captchaWith(site),
      ...requests<SmsCodeRequests>({
        sendCode: async ({ account, purpose, verification: captchaVerification }) =>
          purpose === 'email_login'
            ? call(sendEmailCode, { email: account, captchaVerification }, { quiet: true })
            : call(
                sendSms,
                { phone: account, userSource: 'echem', messageType: purpose, captchaVerification },
                { quiet: true },
              ),
      }),
    },
    actions: {
      announceSent: () => {
        site.notify('success', loginMessages.sms.sent);
        focusField(['captcha']);
      },
      storeDeadline: (_, { resendAt }) => writeLocal(resendAtKey, resendAt),
    },
  });
};

/** The values typed before the dialog was closed, for the page's lifetime; never a password. */
interface Left {
  mode: LoginMode;
  typed: Partial<LoginForm>;
}

const leftOf = ({ shared }: Site) => shared<{ last?: Left | undefined }>('loginLeft', () => ({}));

/** The login with its effects. */
export const loginWith = (site: Site) => {
  const call = withCookies(site.call);
  return loginMachine.provide({
    actors: {
      smsCode: smsCodeWith(site),
      reading: readingWith(site),
      ...requests<LoginRequests>({
        signInBySms: async ({ userName, captcha: code }) => call(smsLogin, { phone: userName, code }, { quiet: true }),
        signInByEmail: async ({ email, captcha: code }) => call(emailLogin, { email, code }, { quiet: true }),
        signInByPassword: async ({ userName, password, remember }) =>
          call(
            passwordLogin,
            {
              userName,
              password: password === rememberedPassword ? rememberedPassword : passwordDigestOf(userName, password),
              remember,
            },
            { quiet: true },
          ),
        register: async ({ userName, captcha: code, password, accountType, isAgree, consents, shareConsent }) =>
          call(
            register,
            {
              phone: userName,
              code,
              password: passwordDigestOf(userName, password),
              userSource: 'echem',
              accountType,
              isAgree,
              consents,
              shareConsent,
            },
            { quiet: true },
          ),
        resetPassword: async ({ userName, captcha: code, password }) =>
          call(
            resetPassword,
            { phone: userName, code, password: passwordDigestOf(userName, password) },
            { quiet: true },
          ),
      }),
    },
    actions: {
      openSession: (_, opened) => {
        leftOf(site).last = undefined;
        site.session.send({ type: 'session.opened', ...opened });
      },
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      close: () => site.session.send({ type: 'login.dismissed' }),
    },
  });
};

const storedDeadline = (): number | undefined => {
  const stored = readLocal(resendAtKey);
  const latest = Date.now() + limits.smsResendSeconds * 1_000;
  return typeof stored === 'number' && stored <= latest ? stored : undefined;
};

const leave = (site: Site, snapshot: SnapshotFrom<typeof loginMachine>): void => {
  const mode = loginModes.find((one) => snapshot.matches({ open: { form: one } }));
  if (!mode) return;
  const { password: _password, passwordAgain: _again, ...typed } = snapshot.context.form;
  leftOf(site).last = { mode, typed };
};

/** A remembered user starts with the password, unless the prerendered dialog, which shows SMS codes, is in use. */
const firstMode = (left: Left | undefined): LoginMode => {
  if (isPreHydrationLoginUsed()) return 'sms';
  return left?.mode ?? (rememberedUser() === undefined ? 'sms' : 'password');
};

/** The login dialog, mounted while the session needs a sign-in. */
export default function LoginDialog() {
  const site = useSite();
  const login = useMadeFrom(loginWith);
  const [input] = useState(() => {
    const left = leftOf(site).last;
    return { resendAt: storedDeadline(), rememberedUser: rememberedUser(), mode: firstMode(left), typed: left?.typed };
  });
  const actor = useActorRef(login, { input }, (snapshot) => leave(site, snapshot));
  return <Login actor={actor} deployment={site.config} onMount={replacePreHydrationLogin} />;
}
