import Cookies from 'js-cookie';
import { limits } from '#contract/limits.ts';
import type { KnownUser } from '#machines/session.ts';

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
  const token = Cookies.get(tokenCookie);
  const text = Cookies.get(userCookie);
  if (!token) return {};
  try {
    const { userName } = JSON.parse(text ?? '') as { userName?: unknown };
    return typeof userName === 'string' ? { token, user: { userName } } : { token };
  } catch {
    return { token };
  }
};

export const readToken = (): string | undefined => Cookies.get(tokenCookie);
export const writeToken = (token: string): void => void Cookies.set(tokenCookie, token, options);

/** Browsers drop a cookie over 4096 bytes without a word; encoded Chinese is nine bytes a character. */
const userCookieMax = 3_500;

/** Keeps what the page shows of the user, without the whole phone number; nothing in it is secret, the service never trusts it. */
export const writeUser = ({ account: _account, ...user }: KnownUser): void => {
  const whole = JSON.stringify(user);
  const shown = encodeURIComponent(whole).length > userCookieMax ? JSON.stringify({ userName: user.userName }) : whole;
  Cookies.set(userCookie, shown, options);
};

export const clearSession = (): void => {
  Cookies.remove(tokenCookie, { path: '/' });
  Cookies.remove(userCookie, { path: '/' });
};

/** The phone whose sign-in this browser is remembered for; the service keeps the rest out of scripts' reach. */
export const rememberedUser = (): string | undefined =>
  Cookies.get('checkedPassWord') === '1' ? Cookies.get('userName') : undefined;

const takeParameter = (name: string): string | undefined => {
  const address = new URL(location.href);
  const value = address.searchParams.get(name) ?? undefined;
  if (value !== undefined) {
    address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  return value;
};

/** Whether the address asks for something once; it is taken out, so that a reload does not ask again. */
export const takeFlag = (name: 'verify'): boolean => takeParameter(name) !== undefined;

/** What the address asks to be opened once; it is taken out, so that a reload does not ask again. */
export const takeAsked = (name: 'orderQuery'): string | undefined => takeParameter(name);

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
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const sessionChannel = 'session';

/** Tells the other tabs that the session is another one now. */
export const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage('changed');
  channel.close();
};

/** Calls back whenever another tab may have changed the session: it said so, or this tab is shown again. */
export const onOtherTab = (changed: () => void): void => {
  let channel: BroadcastChannel | undefined;
  const listen = () => {
    channel = new BroadcastChannel(sessionChannel);
    channel.addEventListener('message', changed);
  };
  listen();
  // an open channel would keep the page out of the browser's back/forward cache
  window.addEventListener('pagehide', () => channel?.close());
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    listen();
    changed();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed());
};

/** Reads a local value; storage may be full, blocked or foreign, so what comes out is untrusted. */
export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const flashKey = 'flash';

/** Leaves a message for the page after the next reload of this tab. */
export const keepFlash = (text: string): void => tabStorage()?.setItem(flashKey, text);

/** The message the page before left, once. */
export const takeFlash = (): string | undefined => {
  const text = tabStorage()?.getItem(flashKey) ?? undefined;
  tabStorage()?.removeItem(flashKey);
  return text;
};

/** Reads or writes a number that lives as long as the tab. */
export const tabNumber = {
  read: (key: string): number | undefined => {
    const kept = Number(tabStorage()?.getItem(key) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : undefined;
  },
  write: (key: string, value: number): void => tabStorage()?.setItem(key, String(value)),
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

/** The keys of the local values that begin so. */
export const localKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};

/** Calls back when another window has written or removed a local value; `signal` ends it. */
export const onLocalChange = (changed: (key: string) => void, signal: AbortSignal): void =>
  window.addEventListener(
    'storage',
    ({ key, storageArea }) => {
      // a store that is cleared names no key
      if (storageArea === localStorage) changed(key ?? '');
    },
    { signal },
  );

/** Prints the page; the print style says what of it. */
export const printPage = (): void => window.print();

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

const tabStorage = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};
