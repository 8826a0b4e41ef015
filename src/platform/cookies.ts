import Cookies from 'js-cookie';

/** A cookie that scripts may read; undefined if missing, or if the browser or the frame blocks cookies. */
export const readCookie = (name: string): string | undefined => {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
};

export const writeCookie = (name: string, value: string, options: Cookies.CookieAttributes): void => {
  try {
    Cookies.set(name, value, options);
  } catch {
    // the code that needs cookies checks `keepsCookies`
  }
};

export const removeCookie = (name: string): void => {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // blocked: there is no cookie to remove
  }
};

const probe = 'cookieProbe';

/** Whether the browser stores cookies; some throw otherwise, others ignore the write. */
export const storesCookies = (): boolean => {
  writeCookie(probe, '1', { path: '/', sameSite: 'Lax' });
  const stored = readCookie(probe) === '1';
  removeCookie(probe);
  return stored;
};
