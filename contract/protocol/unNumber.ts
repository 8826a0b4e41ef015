import * as z from 'zod/mini';
import { because } from './fields.ts';
import { plainText } from './textInput.ts';

/** UN number as four digits; `UN 1263`, `un1263`, `ＵＮ１２６３` and `1263` are equal. */
export const unNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) =>
      plainText(value)
        .trim()
        .replace(/^un\s*/i, ''),
    ),
  ),
  z.string().check(z.regex(/^\d{4}$/, because('unNumberInvalid'))),
);
