import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import type { UserInfo } from '#contract/user.ts';

const tokenCookie = 'token';
const userCookie = 'userInfo';
const options = {
  expires: limits.tokenCookieDays,
  sameSite: 'Lax',
  path: '/',
  secure: globalThis.location?.protocol === 'https:',
} as const;

const knownUser = z.object({ userName: z.string() });

/** The session as the two readable cookies tell it; a damaged user cookie is as good as none. */
export const readSession = (): { token?: string; user?: { userName: string } } => {
  const token = Cookies.get(tokenCookie);
  const text = Cookies.get(userCookie);
  if (!token) return {};
  try {
    const user = knownUser.safeParse(JSON.parse(text ?? ''));
    return user.success ? { token, user: user.data } : { token };
  } catch {
    return { token };
  }
};

export const readToken = (): string | undefined => Cookies.get(tokenCookie);
export const writeToken = (token: string): void => void Cookies.set(tokenCookie, token, options);

/** Keeps what the page shows of the user; nothing in it is secret, the service never trusts it. */
export const writeUser = (user: UserInfo): void => void Cookies.set(userCookie, JSON.stringify(user), options);

export const clearSession = (): void => {
  Cookies.remove(tokenCookie, { path: '/' });
  Cookies.remove(userCookie, { path: '/' });
};

/** Reads a local value; storage may be full, blocked or foreign, so what comes out is untrusted. */
export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Writes a local value; a browser that refuses storage loses only the convenience. */
export const writeLocal = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing to do: private mode or a full store
  }
};

/** The identifier a captcha widget is known by, made once and kept under `slider` or `point`. */
export const clientUid = (key: 'slider' | 'point'): string => {
  const prefix = `${key}-`;
  const kept = localStorageText(key);
  if (kept?.startsWith(prefix)) return kept;
  const made = prefix + crypto.randomUUID();
  try {
    localStorage.setItem(key, made);
  } catch {
    // without storage every visit is a new client
  }
  return made;
};

const localStorageText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Opens an address in a new tab that cannot reach back; throws where the browser blocks pop-ups. */
export const openTab = (href: string): void => {
  const tab = window.open('about:blank', '_blank');
  if (!tab) throw new Error('The browser blocked a pop-up.');
  tab.opener = null;
  tab.location.replace(href);
};

/** Puts the keyboard on the first field that has a problem, named by its dotted path. */
export const focusField = (paths: readonly string[]): void => {
  const fields = paths.map((path) => document.getElementById(`field-${path}`)).filter((field) => field !== null);
  const first = fields.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
};

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 0);
};
