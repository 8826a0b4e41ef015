import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deskDeviceDays, deskSessionHours } from '#contract/desk/deskLimits.ts';
import { limits } from '#contract/protocol/limits.ts';
import { sessionCookieNames } from '#contract/auth/sessionCookies.ts';
import { userCookieOf } from '#contract/auth/userCookie.ts';
import { hasLoopbackName } from './caller.ts';
import type { RememberedCookies, SessionCookies, StaffCookie } from '#server/http/context.ts';

const maxAge = limits.tokenCookieDays * 86_400;
const rememberedSeconds = limits.rememberedPasswordDays * 86_400;

interface Place {
  https: boolean;
  production: boolean;
}

/** Browsers accept `Secure` over https and, on this machine, also over plain http. Production always sets it. */
const isSecure = (c: HonoContext, { https, production }: Place): boolean => production || https || hasLoopbackName(c);

/**
 * The session's cookies of one request and response; `Secure`, and the secret with `__Host-`, wherever a browser
 * accepts that.
 */
export const sessionCookies = (c: HonoContext, place: Place): SessionCookies => {
  const secure = isSecure(c, place);
  const name = secure ? '__Host-sid' : 'sid';
  const readable = { path: '/', secure, sameSite: 'Lax', maxAge } as const;
  return {
    secret: () => getCookie(c, name),
    set({ token, secret }) {
      setCookie(c, name, secret, { ...readable, httpOnly: true });
      setCookie(c, sessionCookieNames.token, token, readable);
    },
    refresh(info) {
      const token = c.req.header('authorization');
      if (token) setCookie(c, sessionCookieNames.token, token, readable);
      setCookie(c, sessionCookieNames.user, userCookieOf(info), readable);
    },
    clear(options) {
      for (const each of [name, ...Object.values(sessionCookieNames)]) {
        setCookie(c, each, '', { ...readable, httpOnly: each === name, maxAge: 0 });
      }
      if (options?.storage) c.header('Clear-Site-Data', '"cache", "storage"');
    },
  };
};

/**
 * The cookies for remembered credentials with the names of specification section 3; `password` contains a remember-me
 * token, never a password.
 */
export const rememberedCookies = (c: HonoContext, place: Place): RememberedCookies => {
  const readable = { path: '/', secure: isSecure(c, place), sameSite: 'Strict' } as const;
  const send = (rememberToken: string, phone: string, flag: string, life: number) => {
    setCookie(c, 'password', rememberToken, { ...readable, httpOnly: true, maxAge: life });
    setCookie(c, 'userName', phone, { ...readable, maxAge: life });
    setCookie(c, 'checkedPassWord', flag, { ...readable, maxAge: life });
  };
  return {
    token: () => getCookie(c, 'password'),
    set: (rememberToken, phone) => send(rememberToken, phone, '1', rememberedSeconds),
    clear: () => send('', '', '', 0),
  };
};

const deskSeconds = deskSessionHours * 3_600;
const deskDeviceSeconds = deskDeviceDays * 86_400;

/**
 * The desk's cookies for its session and a known device: not readable by scripts, and never sent from another site's
 * page.
 */
export const staffCookie = (c: HonoContext, place: Place): StaffCookie => {
  const secure = isSecure(c, place);
  const [name, device] = secure ? ['__Host-desk', '__Host-deskDevice'] : ['desk', 'deskDevice'];
  const send = (sent: string, value: string, life: number) =>
    setCookie(c, sent, value, { path: '/', secure, httpOnly: true, sameSite: 'Strict', maxAge: life });
  return {
    secret: () => getCookie(c, name),
    set: (secret) => send(name, secret, deskSeconds),
    clear: () => send(name, '', 0),
    device: () => getCookie(c, device),
    setDevice: (proof) => send(device, proof, deskDeviceSeconds),
  };
};
