import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '#contract/protocol/limits.ts';
import type { UserInfo } from '#contract/auth/user.ts';
import { loopbackNames } from './caller.ts';
import type { RememberedCookies, SessionCookies } from './context.ts';

const maxAge = limits.tokenCookieDays * 86_400;
const rememberedSeconds = limits.rememberedPasswordDays * 86_400;
/** Browsers drop a cookie above 4096 bytes without a word. */
const infoBytesMax = 3_500;

const encodedLength = (info: UserInfo): number => encodeURIComponent(JSON.stringify(info)).length;

const fitting = ({ account: _account, ...info }: UserInfo): UserInfo => {
  if (encodedLength(info) <= infoBytesMax) return info;
  const shorter = { ...info, mmInfo: [] };
  if (encodedLength(shorter) <= infoBytesMax) return shorter;
  return { ...shorter, enterpriseResp: shorter.enterpriseResp && { ...shorter.enterpriseResp, enterpriseName: null } };
};

interface Place {
  https: boolean;
  production: boolean;
}

/** Browsers take `Secure` over https and, also over plain http, on this machine. Production never does without. */
const isSecure = (c: HonoContext, { https, production }: Place): boolean =>
  production || https || loopbackNames.has(new URL(c.req.url).hostname);

/** The session's cookies of one request and its answer; `Secure`, and the secret half `__Host-`, wherever a browser takes that. */
export const sessionCookies = (c: HonoContext, place: Place): SessionCookies => {
  const secure = isSecure(c, place);
  const name = secure ? '__Host-sid' : 'sid';
  const readable = { path: '/', secure, sameSite: 'Lax', maxAge } as const;
  return {
    secret: () => getCookie(c, name),
    keep({ token, secret }) {
      setCookie(c, name, secret, { ...readable, httpOnly: true });
      setCookie(c, 'token', token, readable);
    },
    refresh(info) {
      const token = c.req.header('authorization');
      if (token) setCookie(c, 'token', token, readable);
      setCookie(c, 'userInfo', JSON.stringify(fitting(info)), readable);
    },
    clear(options) {
      for (const each of [name, 'token', 'userInfo']) {
        setCookie(c, each, '', { ...readable, httpOnly: each === name, maxAge: 0 });
      }
      if (options?.storage) c.header('Clear-Site-Data', '"cache", "storage"');
    },
  };
};

/** The cookies that specification section 3 names for remembered credentials; `password` holds a handle, never a password. */
export const rememberedCookies = (c: HonoContext, place: Place): RememberedCookies => {
  const readable = { path: '/', secure: isSecure(c, place), sameSite: 'Strict' } as const;
  const send = (handle: string, phone: string, flag: string, life: number) => {
    setCookie(c, 'password', handle, { ...readable, httpOnly: true, maxAge: life });
    setCookie(c, 'userName', phone, { ...readable, maxAge: life });
    setCookie(c, 'checkedPassWord', flag, { ...readable, maxAge: life });
  };
  return {
    handle: () => getCookie(c, 'password'),
    keep: (handle, phone) => send(handle, phone, '1', rememberedSeconds),
    clear: () => send('', '', '', 0),
  };
};
