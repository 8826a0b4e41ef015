import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Language } from '#contract/app/languages.ts';
import { englishAlone, languageCookie, languages } from '#contract/app/languages.ts';

/** Whether the English site sent a request. */
export const isFromEnglishSite = (c: HonoContext): boolean => c.req.header('accept-language') === englishAlone;

/** The language that a person chose; undefined without a choice. */
export const chosenLanguage = (c: HonoContext): Language | undefined => {
  const chosen = getCookie(c, languageCookie);
  return languages.find((language) => language === chosen);
};
