import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addressIn, languageChoicePath, languageCookie, languages } from '#contract/app/languages.ts';
import { sessionCookieNames } from '#contract/auth/sessionCookies.ts';
import { users } from '#server/db/schema/identity.ts';
import type { Dependencies } from '#server/http/mount.ts';

const yearSeconds = 365 * 86_400;

/**
 * Stores the language that a person chose by a link, also for messages to their account, and redirects to the page in
 * it.
 */
export const mountLanguageChoice = (app: Hono, { visit, userOf }: Pick<Dependencies, 'visit' | 'userOf'>): void => {
  for (const language of languages)
    app.get(`${languageChoicePath}/${language}/*`, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      // a second slash would lead to another host
      const chinese = pathname.slice(languageChoicePath.length + language.length + 1).replace(/^\/+/, '/');
      setCookie(c, languageCookie, language, { path: '/', sameSite: 'Lax', maxAge: yearSeconds });
      c.header('Cache-Control', 'no-store');
      const visited = visit(c);
      const user = await userOf(c, visited, getCookie(c, sessionCookieNames.token));
      if (user) await visited.db.update(users).set({ language }).where(eq(users.id, user.userId));
      return c.redirect(addressIn(language, chinese) + search, 303);
    });
};
