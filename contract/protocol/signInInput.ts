import { limits } from './limits.ts';
import { plainDashes, plainText } from './textInput.ts';

/** A telephone number without `tel:` or a label, with plain digits, brackets and dashes. */
export const telephoneTyped = (typed: string): string =>
  plainDashes(typed)
    .trim()
    .replace(/^(?:tel|phone|mobile|电话|手机)(?:号码?)?\s*[:.]?\s*/i, '')
    .replaceAll(/[·•]/g, '-');

/** The digits of a pasted mobile number; blanks, brackets, dots, dashes and the country code are removed. */
export const mobileTyped = (typed: string): string =>
  telephoneTyped(typed)
    .replaceAll(/[\s()[\].·\-‐‑‒–—−]/g, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');

const codeAfterItsName = /(?:验证码|校验码|动态码|code)\D{0,20}?(?<!\d)(\d{4,6})(?!\d)/i;
const digitRuns = /(?<!\d)\d{4,6}(?!\d)/g;

/**
 * The SMS code in typed or pasted text: four to six digits after the word for a code, else the longest such digits.
 * Blanks and dashes are removed; text without such digits is cut to six characters.
 */
export const smsCodeTyped = (typed: string): string => {
  const plain = plainText(typed);
  const bare = plain.replaceAll(/[\s\-‐‑‒–—−]/g, '');
  if (bare.length <= limits.smsCodeMax) return bare;
  const runs = (plain.match(digitRuns) ?? []).toSorted((one, other) => other.length - one.length);
  return codeAfterItsName.exec(plain)?.[1] ?? runs[0] ?? bare;
};
