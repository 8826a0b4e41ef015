import type { Problem } from './fields.ts';

/** Text with full-width letters, digits and blanks, and composed units such as ㎥ and ㎏, as plain ones. */
export const plainText = (typed: string): string => typed.normalize('NFKC');

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
