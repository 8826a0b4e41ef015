import { limits } from './limits.ts';
import { plainText } from './textInput.ts';

/** A mobile number as people paste it, as its digits alone: blanks, brackets, dots, dashes and the country's code are dropped. */
export const mobileTyped = (typed: string): string =>
  plainText(typed)
    .replaceAll(/[\s()[\].·\-‐‑‒–—−]/g, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');

const codeAfterItsName = /(?:验证码|校验码|动态码|code)\D{0,20}?(?<!\d)(\d{4,6})(?!\d)/i;
const digitRuns = /(?<!\d)\d{4,6}(?!\d)/g;

/**
 * An SMS code as people type or paste it, alone or with the message it came in: the four to six digits after the word for
 * a code, or else the longest such digits. Blanks and dashes are dropped; what holds no such digits is cut to six characters.
 */
export const smsCodeTyped = (typed: string): string => {
  const plain = plainText(typed);
  const bare = plain.replaceAll(/[\s\-‐‑‒–—−]/g, '');
  if (bare.length <= limits.smsCodeMax) return bare;
  const runs = (plain.match(digitRuns) ?? []).toSorted((one, other) => other.length - one.length);
  return codeAfterItsName.exec(plain)?.[1] ?? runs[0] ?? bare;
};
