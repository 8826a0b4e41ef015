import type { Context as HonoContext, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addressIn, languageChoicePath, languageCookie, languages } from '#contract/app/languages.ts';

const yearSeconds = 365 * 86_400;

/** Whether the person chose English. */
export const prefersEnglish = (c: HonoContext): boolean => getCookie(c, languageCookie) === 'en';

/** Notes the language that a person chose by a link, and leads to the page in it. */
export const mountLanguageChoice = (app: Hono): void => {
  for (const language of languages)
    app.get(`${languageChoicePath}/${language}/*`, (c) => {
      const { pathname, search } = new URL(c.req.url);
      // a second slash would lead to another host
      const chinese = pathname.slice(languageChoicePath.length + language.length + 1).replace(/^\/+/, '/');
      setCookie(c, languageCookie, language, { path: '/', sameSite: 'Lax', maxAge: yearSeconds });
      c.header('Cache-Control', 'no-store');
      return c.redirect(addressIn(language, chinese) + search, 303);
    });
};
