import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '#contract/limits.ts';
import type { UserInfo } from '#contract/user.ts';
import type { SessionCookies } from './context.ts';

const maxAge = limits.tokenCookieDays * 86_400;
/** Browsers drop a cookie above 4096 bytes without a word. */
const infoBytesMax = 3_500;

const encodedLength = (info: UserInfo): number => encodeURIComponent(JSON.stringify(info)).length;

const fitting = (info: UserInfo): UserInfo => {
  if (encodedLength(info) <= infoBytesMax) return info;
  const shorter = { ...info, mmInfo: [] };
  if (encodedLength(shorter) <= infoBytesMax) return shorter;
  return { ...shorter, enterpriseResp: shorter.enterpriseResp && { ...shorter.enterpriseResp, enterpriseName: null } };
};

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The cookies of one request and its answer. They are `Secure`, and the secret half `__Host-`, wherever a browser
 * takes that: over https and, also over plain http, on this machine. Production never does without.
 */
export const sessionCookies = (
  c: HonoContext,
  { https, production }: { https: boolean; production: boolean },
): SessionCookies => {
  const secure = production || https || loopbackNames.has(new URL(c.req.url).hostname);
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
