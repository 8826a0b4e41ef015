import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { withEnglishDays } from '#contract/app/englishDates.ts';
import { addressIn } from '#contract/app/languages.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { isCall } from '#server/http/requests/callPaths.ts';
import { noteRequest } from '#server/http/logging/requestContext.ts';
import { compressed, encodedBytesMin, encodingFor } from '#server/http/responses/encoding.ts';
import { chosenLanguage, isFromEnglishSite } from './chosenLanguage.ts';
import { inEnglish, pageInEnglish } from './englishData.ts';
import { toEnglish } from './english.ts';

/** Whether a call comes from the English site. */
const isEnglishCall = (c: HonoContext): boolean => isCall(c.req.path) && isFromEnglishSite(c);

/** Whether a page of the account centre is for a person who chose English. */
const isEnglishPage = (c: HonoContext): boolean => c.req.path.startsWith('/user-center/') && chosenLanguage(c) === 'en';

const brotliQuality = 4;

/** The English path of a page of the site; other addresses are unchanged. */
const linkOf = (address: string): string =>
  matchedRoute(address.replace(/[?#].*$/, '')) ? addressIn('en', address) : address;

const isOfType = (response: Response, type: string): boolean =>
  response.headers.get('content-type')?.startsWith(type) === true && !response.headers.has('content-disposition');

/** Replaces the response by one with another text, compressed as the caller accepts it; caches do not store it. */
const replaceBy = async (c: HonoContext, text: string): Promise<void> => {
  const { status, headers: given } = c.res;
  const headers = new Headers(given);
  for (const name of ['content-length', 'etag']) headers.delete(name);
  // a browser that has both languages would mix them
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Language', 'en');
  const bytes = Buffer.from(text);
  const encoding = bytes.length >= encodedBytesMin ? encodingFor(c) : undefined;
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? await compressed(bytes, encoding, brotliQuality) : bytes;
  c.res = undefined;
  c.res = new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
};

const answerInEnglish = (text: string): string => {
  const { message, data, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({
    ...rest,
    ...(typeof message === 'string' && { message: withEnglishDays(toEnglish(message)) }),
    data: inEnglish(data, toEnglish),
  });
};

/**
 * Translates responses to the English site, and the service's own pages for users who chose English, including messages
 * and names. Data are stored and read in Chinese: only responses are translated.
 */
export const englishAnswers: MiddlewareHandler = async (c, next) => {
  const ofSite = isEnglishCall(c);
  if (!ofSite && !isEnglishPage(c)) return next();
  noteRequest({ language: 'en' });
  const { headers } = c.req.raw;
  const accepted = headers.get('accept-encoding');
  // the Chinese response is read first, whole
  for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
  await next();
  if (accepted !== null) headers.set('accept-encoding', accepted);
  const location = ofSite ? null : c.res.headers.get('location');
  if (location !== null) c.res.headers.set('Location', linkOf(location));
  else if (ofSite && isOfType(c.res, 'application/json')) await replaceBy(c, answerInEnglish(await c.res.text()));
  // an unknown page is the site's, whose script has its texts
  else if (!ofSite && c.res.status === 404) c.res = c.redirect(addressIn('en', c.req.path));
  else if (!ofSite && isOfType(c.res, 'text/html'))
    await replaceBy(c, pageInEnglish(await c.res.text(), toEnglish, linkOf));
};
