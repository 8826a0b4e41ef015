import * as z from 'zod/mini';
import { because } from './fields.ts';
import { unNumberTyped } from './typedInput.ts';

/** UN number as four digits; `UN 1263`, `un1263`, `ＵＮ１２６３` and `1263` are equal. */
export const unNumber = z.pipe(
  z.pipe(z.string(), z.transform(unNumberTyped)),
  z.string().check(z.regex(/^\d{4}$/, because('unNumberInvalid'))),
);
