import type { Problem } from './problem.ts';

/** Line ends of any system and of word processors. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Zero-width and direction marks, which come with text copied from pages and file dialogs. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Plain text: full-width letters, digits, blanks and composed units such as ㎥ and ㎏ are converted, invisible marks
 * removed.
 */
export const plainText = (typed: string): string => typed.replaceAll(unseen, '').normalize('NFKC');

/** Text without invisible marks; control characters become blanks. Empty if nothing visible is left. */
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
 * The number in typed or pasted text: full-width digits, blanks and thousand separators are accepted, and a comma
 * before one or two last digits is a decimal separator. Any other comma is ambiguous and rejected.
 */
export const numberTyped = (typed: string): number | Extract<Problem, 'required' | 'numberInvalid'> => {
  const digits = plainText(typed).replaceAll(/\s/g, '');
  if (digits === '') return 'required';
  if (grouped.test(digits)) return Number(digits.replaceAll(',', ''));
  if (decimalComma.test(digits)) return Number(digits.replace(',', '.'));
  return plain.test(digits) ? Number(digits) : 'numberInvalid';
};
