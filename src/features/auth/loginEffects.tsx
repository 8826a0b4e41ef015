import { useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { passwordLogin, register, rememberedPassword, resetPassword, sendSms, smsLogin } from '#contract/auth/user.ts';
import { loginMachine } from '#machines/auth/login.ts';
import type { LoginForm, LoginMode } from '#machines/auth/loginForm.ts';
import { loginModes } from '#machines/auth/loginForm.ts';
import type { LoginAsks } from '#machines/auth/loginModes.ts';
import type { SmsCodeAsks } from '#machines/auth/smsCode.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { answers } from '#machines/effects.ts';
import { focusField, readLocal, rememberedUser, writeLocal } from '#src/platform/browser.ts';
import { loginCopy } from './loginMessages.ts';
import { handOverLogin, isEarlyLoginOpen } from '#src/app/earlyPage.ts';
import { Login } from './Login.tsx';
import { useActorRef } from '#src/platform/actors.ts';
import { keepsCookies } from '#src/platform/cookies.ts';
import { passwordDigestOf } from '#src/api/secrets.ts';
import { captchaWith } from './captchaEffects.ts';
import { readingWith } from './readingEffects.ts';
import type { Call, Site } from '#src/app/siteContext.ts';
import { useMadeFrom, useSite } from '#src/app/siteContext.ts';

/** Without cookies no session lasts: this is said before a code is sent, or one is used up. */
const withCookies =
  (call: Call): Call =>
  async (endpoint, input, options) => {
    if (!keepsCookies()) throw new Refusal(codes.failed, loginCopy.cookies.refused);
    return call(endpoint, input, options);
  };

const resendAtKey = 'smsResendAt';

const smsCodeWith = (site: Site) => {
  const call = withCookies(site.call);
  return smsCodeMachine.provide({
    actors: {
      captcha: captchaWith(site),
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
        site.notify('success', loginCopy.sms.sent);
        focusField(['captcha']);
      },
      keepDeadline: (_, { resendAt }) => writeLocal(resendAtKey, resendAt),
    },
  });
};

/** What was typed into the dialog before it was closed, for as long as the page lives; never a password. */
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
      ...answers<LoginAsks>({
        signInBySms: async ({ userName, captcha: code }) => call(smsLogin, { phone: userName, code }, { quiet: true }),
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
        register: async ({ userName, captcha: code, password, accountType, consents, shareConsent }) =>
          call(
            register,
            {
              phone: userName,
              code,
              password: passwordDigestOf(userName, password),
              userSource: 'echem',
              accountType,
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

const keptDeadline = (): number | undefined => {
  const kept = readLocal(resendAtKey);
  const latest = Date.now() + limits.smsResendSeconds * 1_000;
  return typeof kept === 'number' && kept <= latest ? kept : undefined;
};

const leave = (site: Site, snapshot: SnapshotFrom<typeof loginMachine>): void => {
  const mode = loginModes.find((one) => snapshot.matches({ open: { form: one } }));
  if (!mode) return;
  const { password: _password, passwordAgain: _again, ...typed } = snapshot.context.form;
  leftOf(site).last = { mode, typed };
};

/** A remembered user's password is the shortest way in; a dialog that was open before the page answered shows SMS codes. */
const firstMode = (left: Left | undefined): LoginMode => {
  if (isEarlyLoginOpen()) return 'sms';
  return left?.mode ?? (rememberedUser() === undefined ? 'sms' : 'password');
};

/** The login dialog, alive for as long as the session asks for a user. */
export default function LoginDialog() {
  const site = useSite();
  const login = useMadeFrom(loginWith);
  const [input] = useState(() => {
    const left = leftOf(site).last;
    return { resendAt: keptDeadline(), rememberedUser: rememberedUser(), mode: firstMode(left), typed: left?.typed };
  });
  // before the real dialog looks for what it may focus: an open modal one leaves nothing in the page to it
  useLayoutEffect(handOverLogin, []);
  return <Login actor={useActorRef(login, { input }, (snapshot) => leave(site, snapshot))} deployment={site.config} />;
}
