import { sessionCookieNames } from '#contract/auth/sessionCookies.ts';
import { limits } from '#contract/protocol/limits.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';

const options = {
  expires: limits.tokenCookieDays,
  sameSite: 'Lax',
  path: '/',
  secure: globalThis.location?.protocol === 'https:',
} as const;

/** The session in the two readable cookies; a damaged user cookie counts as missing. */
export const readSession = (): { token?: string; user?: { userName: string } } => {
  const token = readCookie(sessionCookieNames.token);
  const text = readCookie(sessionCookieNames.user);
  if (!token) return {};
  try {
    const { userName } = JSON.parse(text ?? '') as { userName?: unknown };
    return typeof userName === 'string' ? { token, user: { userName } } : { token };
  } catch {
    return { token };
  }
};

export const readToken = (): string | undefined => readCookie(sessionCookieNames.token);

/** Writes a session cookie that the service has not set; some browsers store a script's cookies for a week at most. */
export const writeSessionCookie = (cookie: keyof typeof sessionCookieNames, value: string): void => {
  const name = sessionCookieNames[cookie];
  if (readCookie(name) !== value) writeCookie(name, value, options);
};

export const clearSession = (): void => {
  Object.values(sessionCookieNames).forEach(removeCookie);
};

/** Marks the document while the old page leaves; the stylesheet animates it. */
export const markLeaving = (leaving: boolean): void => {
  document.documentElement.toggleAttribute('data-leaving', leaving);
};

/** Sets data attributes of the document, which its style reads. */
export const describeDocument = (described: Readonly<Record<string, string>>): void => {
  Object.assign(document.documentElement.dataset, described);
};

const ignored = Symbol('ignored');

/** Ignores the loading error of preloaded code. */
export const ignoreUnloadable = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) Object.assign(error, { [ignored]: true });
};

/** Calls back when required code of the site could not be fetched; `signal` ends it. */
export const onUnloadable = (failed: () => void, signal: AbortSignal): void =>
  window.addEventListener(
    'vite:preloadError',
    // this listener runs first, then the importer, which may ignore the error
    ({ payload }) => void setTimeout(() => !(ignored in payload) && failed()),
    { signal },
  );

/** Reads a local value; it is untrusted, and storage may be full or blocked. */
export const readLocal = (key: string): unknown => readStoredJson('localStorage', key);

const flashKey = 'flash';

interface Flash {
  tone: 'success' | 'expired';
  text: string;
}

/** Stores a message for the page after the next reload of this tab; `expired` is information that must be read. */
export const storeFlash = (tone: Flash['tone'], text: string): void =>
  void writeStored('sessionStorage', flashKey, `${tone} ${text}`);

/** Returns the message that the previous page stored, and removes it. */
export const takeFlash = (): Flash | undefined => {
  const [, tone, text = ''] = /^(success|expired) (.*)$/.exec(readStored('sessionStorage', flashKey) ?? '') ?? [];
  writeStored('sessionStorage', flashKey, undefined);
  return tone === 'success' || tone === 'expired' ? { tone, text } : undefined;
};

const reloadedAtKey = 'reloadedAt';

/** Stores the time of a reload, for the tab's lifetime. */
export const noteReload = (): void => void writeStored('sessionStorage', reloadedAtKey, String(Date.now()));

/**
 * When the tab was last reloaded, in epoch milliseconds; the current time if storage is blocked, because reloads would
 * otherwise never end.
 */
export const lastReloadAt = (): number | undefined => {
  const noted = readStored('sessionStorage', reloadedAtKey);
  if (noted === null) return writeStored('sessionStorage', reloadedAtKey, undefined) ? undefined : Date.now();
  return Number.isFinite(Number(noted)) ? Number(noted) : undefined;
};

/** Writes a local value; if the browser rejects it, only the convenience is lost. */
export const writeLocal = (key: string, value: unknown): void =>
  void writeStored('localStorage', key, value === undefined ? undefined : JSON.stringify(value));

/** Opens an address in a new tab without access to this one; throws if the browser blocks pop-ups. */
export const openTab = (href: string): void => {
  const tab = window.open('about:blank', '_blank');
  if (!tab) throw new Error('The browser blocked a pop-up.');
  tab.opener = null;
  tab.location.replace(href);
};

/** Saves a file with the browser's download. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 0);
};
