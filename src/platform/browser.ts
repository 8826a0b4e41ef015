import { limits } from '#contract/protocol/limits.ts';
import type { KnownUser } from '#machines/auth/session.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { newId } from './id.ts';
import { readStored, writeStored } from './storage.ts';

const tokenCookie = 'token';
const userCookie = 'userInfo';
const options = {
  expires: limits.tokenCookieDays,
  sameSite: 'Lax',
  path: '/',
  secure: globalThis.location?.protocol === 'https:',
} as const;

/** The session as the two readable cookies tell it; a damaged user cookie is as good as none. */
export const readSession = (): { token?: string; user?: { userName: string } } => {
  const token = readCookie(tokenCookie);
  const text = readCookie(userCookie);
  if (!token) return {};
  try {
    const { userName } = JSON.parse(text ?? '') as { userName?: unknown };
    return typeof userName === 'string' ? { token, user: { userName } } : { token };
  } catch {
    return { token };
  }
};

export const readToken = (): string | undefined => readCookie(tokenCookie);
export const writeToken = (token: string): void => writeCookie(tokenCookie, token, options);

/** Browsers drop a cookie over 4096 bytes without a word; encoded Chinese is nine bytes a character. */
const userCookieMax = 3_500;

/** Keeps what the page shows of the user, without the whole phone number; nothing in it is secret, the service never trusts it. */
export const writeUser = ({ account: _account, ...user }: KnownUser): void => {
  const whole = JSON.stringify(user);
  const shown = encodeURIComponent(whole).length > userCookieMax ? JSON.stringify({ userName: user.userName }) : whole;
  writeCookie(userCookie, shown, options);
};

export const clearSession = (): void => {
  removeCookie(tokenCookie);
  removeCookie(userCookie);
};

/** The phone whose sign-in this browser is remembered for; the service keeps the rest out of scripts' reach. */
export const rememberedUser = (): string | undefined =>
  readCookie('checkedPassWord') === '1' ? readCookie('userName') : undefined;

/** What the address asks for once, by name; it is taken out, so that a reload does not ask again. */
export const takeParameters = (names: readonly string[]): ReadonlyMap<string, string> => {
  const address = new URL(location.href);
  const taken = new Map([...address.searchParams].filter(([name]) => names.includes(name)));
  for (const name of taken.keys()) address.searchParams.delete(name);
  if (taken.size > 0) history.replaceState(history.state, '', address);
  return taken;
};

/** Puts back what was taken out of the address, for the page after the next reload. */
export const putBackParameters = (taken: ReadonlyMap<string, string>): void => {
  const address = new URL(location.href);
  for (const [name, value] of taken) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
};

/** Marks the document while the old page goes out; the style draws it. */
export const markLeaving = (leaving: boolean): void => {
  document.documentElement.toggleAttribute('data-leaving', leaving);
};

/** Sets data attributes of the document, which its style reads. */
export const describeDocument = (described: Readonly<Record<string, string>>): void => {
  Object.assign(document.documentElement.dataset, described);
};

const ignored = new WeakSet<object>();

/** Says that nobody waits for the code whose fetching failed with this error. */
export const ignoreUnloadable = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) ignored.add(error);
};

/** Calls back when code of the site that somebody waits for could not be fetched. */
export const onUnloadable = (failed: () => void): void =>
  window.addEventListener('vite:preloadError', ({ payload }) =>
    // the error is told here first, then to whoever fetched, who may say that it does not matter
    setTimeout(() => !ignored.has(payload) && failed()),
  );

/** Whether the visitor asked for less motion. */
export const prefersLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Reads a local value; storage may be full, blocked or foreign, so what comes out is untrusted. */
export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(readStored('localStorage', key) ?? 'null');
  } catch {
    return null;
  }
};

const flashKey = 'flash';

interface Flash {
  tone: 'success' | 'expired';
  text: string;
}

/** Leaves a message for the page after the next reload of this tab; `expired` is information that must be read. */
export const keepFlash = (tone: Flash['tone'], text: string): void =>
  void writeStored('sessionStorage', flashKey, `${tone} ${text}`);

/** The message the page before left, once. */
export const takeFlash = (): Flash | undefined => {
  const [, tone, text = ''] = /^(success|expired) (.*)$/.exec(readStored('sessionStorage', flashKey) ?? '') ?? [];
  writeStored('sessionStorage', flashKey, undefined);
  return tone === 'success' || tone === 'expired' ? { tone, text } : undefined;
};

const reloadedAtKey = 'reloadedAt';

/** Notes that the page is reloaded now, for as long as the tab lives. */
export const noteReload = (): void => void writeStored('sessionStorage', reloadedAtKey, String(Date.now()));

/** When the tab was last reloaded, epoch milliseconds; just now where nothing can be noted, as reloads would never end. */
export const lastReloadAt = (): number | undefined => {
  const noted = readStored('sessionStorage', reloadedAtKey);
  if (noted === null) return writeStored('sessionStorage', reloadedAtKey, undefined) ? undefined : Date.now();
  return Number.isFinite(Number(noted)) ? Number(noted) : undefined;
};

/** Writes a local value; a browser that refuses storage loses only the convenience. */
export const writeLocal = (key: string, value: unknown): void =>
  void writeStored('localStorage', key, value === undefined ? undefined : JSON.stringify(value));

/** Prints the page; the print style says what of it. */
export const printPage = (): void => window.print();

/** The identifier a captcha widget is known by, made once and kept under `slider` or `point`. */
export const clientUid = (key: 'slider' | 'point'): string => {
  const prefix = `${key}-`;
  const kept = readStored('localStorage', key);
  if (kept?.startsWith(prefix)) return kept;
  const made = prefix + newId();
  // without storage every visit is a new client
  writeStored('localStorage', key, made);
  return made;
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
