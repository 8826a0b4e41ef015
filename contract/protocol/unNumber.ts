import * as z from 'zod/mini';
import { because } from './fields.ts';
import { plainText } from './textInput.ts';

/** The digits of a typed UN number: without `UN`, `UN No.`, blanks and full-width forms. */
export const unNumberTyped = (typed: string): string =>
  plainText(typed)
    .replace(/^\s*un\s*(?:no\.?)?\s*[:-]?/i, '')
    .replaceAll(/\s/g, '');

/** UN number as four digits; `UN 1263`, `un1263`, `ＵＮ１２６３` and `1263` are equal. */
export const unNumber = z.pipe(
  z.pipe(z.string(), z.transform(unNumberTyped)),
  z.string().check(z.regex(/^\d{4}$/, because('unNumberInvalid'))),
);
