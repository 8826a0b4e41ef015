import type { Problem } from './fields.ts';
import { limits } from './limits.ts';

/** Line ends of any system and of word processors. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Zero-width and direction marks, as text copied from pages and file dialogs carries them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Text with full-width letters, digits and blanks, and composed units such as ㎥ and ㎏, as plain ones, and nothing unseen. */
export const plainText = (typed: string): string => typed.replaceAll(unseen, '').normalize('NFKC');

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

/**
 * Text without the marks that nobody sees and that would show it otherwise than it is stored; control characters become
 * blanks. Empty where nothing is left to see.
 */
export const seenText = (typed: string): string => {
  const seen = typed
    .replaceAll(lineEnds, '\n')
    .replaceAll(unseen, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) ? seen : '';
};

const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const decimalComma = /^[+-]?\d+,\d{1,2}$/;
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The number that somebody typed or pasted: full-width digits, blanks and thousand separators are understood, and a
 * comma before one or two last digits is a decimal one. A comma anywhere else could mean either and is refused.
 */
export const numberTyped = (typed: string): number | Extract<Problem, 'required' | 'numberInvalid'> => {
  const digits = plainText(typed).replaceAll(/\s/g, '');
  if (digits === '') return 'required';
  if (grouped.test(digits)) return Number(digits.replaceAll(',', ''));
  if (decimalComma.test(digits)) return Number(digits.replace(',', '.'));
  return plain.test(digits) ? Number(digits) : 'numberInvalid';
};
