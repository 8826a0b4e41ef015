import type { SmsPurpose } from '#contract/auth/user.ts';
import { register, sendSms } from '#contract/auth/user.ts';
import { changePassword, passwordLogin, rememberedPassword } from '#contract/auth/password.ts';
import { browserDigestOf } from '#server/auth/password/weak.ts';
import { verification } from './captcha.ts';
import { jsonHeaders, sender } from './post.ts';
import type { Session, TestService } from './service.ts';

/** Returns an unused phone number, counting up from this one. */
export const phonesAfter = (phone: number) => {
  let last = phone;
  return (): string => String((last += 1));
};

/** A strong password. */
export const goodPassword = 'Kettle-Orbit-58';

/** A password as the browser sends it. */
export const digest = browserDigestOf;

/** Requests an SMS for a purpose with a captcha's verification. */
export const requestSms = (
  service: TestService,
  phone: string,
  captchaVerification: string,
  messageType: SmsPurpose = 'user_login',
) => service.call(sendSms, { phone, userSource: 'echem', messageType, captchaVerification });

/** The code sent to a phone for a purpose. */
export const sentCode = async (service: TestService, phone: string, messageType?: SmsPurpose): Promise<string> => {
  await requestSms(service, phone, await verification(service), messageType);
  return service.inbox.received()[0]!.code;
};

/** The input of a registration for a phone with its code. */
export const registration = (phone: string, code: string, password = goodPassword) => ({
  phone,
  code,
  password: digest(phone, password),
  userSource: 'echem' as const,
  consents: ['1' as const, '2' as const],
});

/** Registers a phone with the good password. */
export const registered = async (service: TestService, phone: string) =>
  service.call(register, registration(phone, await sentCode(service, phone, 'user_sign')));

/** Signs a phone in by a typed password, without remembering it. */
export const signInByPassword = (
  service: TestService,
  phone: string,
  password = goodPassword,
  options: Parameters<TestService['call']>[2] = {},
) => service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember: false }, options);

/** Changes the password of a phone in its session, from the good one unless given. */
export const passwordChanged = (
  service: TestService,
  phone: string,
  session: Session,
  to: string,
  from = goodPassword,
) => service.call(changePassword, { oldPassword: digest(phone, from), newPassword: digest(phone, to) }, { session });

/** The name and value of each cookie that a response sets, by name; a removed one is empty. */
export const cookiesOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );

/** A browser that sends its remember-me token, or a typed password, and stores the token it gets. */
export const rememberingBrowser = (service: TestService) => {
  const login = async (
    phone: string,
    { password = rememberedPassword as string, rememberToken = '', remember = true } = {},
  ) => {
    const headers = { ...jsonHeaders, Cookie: `password=${rememberToken}` };
    const response = await sender(service).post(passwordLogin.path, { userName: phone, password, remember }, headers);
    return { ...response, rememberToken: cookiesOf(response.headers)['password'] ?? '' };
  };
  const typed = (phone: string) => login(phone, { password: digest(phone, goodPassword) });
  /** Registers a phone and signs it in once with the box ticked. */
  const rememberedOn = async (phone: string): Promise<string> => {
    await registered(service, phone);
    return (await typed(phone)).rememberToken;
  };
  return { login, typed, rememberedOn };
};
