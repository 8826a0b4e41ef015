import Cookies from 'js-cookie';

/** A cookie a script may read; none where the browser, or the frame the page stands in, keeps cookies from it. */
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
    // `keepsCookies` tells who needs them
  }
};

export const removeCookie = (name: string): void => {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // there is none
  }
};

const probe = 'cookieProbe';

/** Whether the browser keeps what is written: some refuse by an error, others say nothing. */
export const keepsCookies = (): boolean => {
  writeCookie(probe, '1', { path: '/', sameSite: 'Lax' });
  const kept = readCookie(probe) === '1';
  removeCookie(probe);
  return kept;
};
