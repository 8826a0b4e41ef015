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

const dashes = /[‐‑‒–—―−]/g;

/** Text with plain letters, digits, blanks and dashes. */
export const plainDashes = (typed: string): string => plainText(typed).replaceAll(dashes, '-');

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
  // a Chinese input method types its full stop for the decimal point
  const digits = plainText(typed)
    .replaceAll(/\s/g, '')
    .replace(/(?<=\d)。(?=\d)/, '.');
  if (digits === '') return 'required';
  if (grouped.test(digits)) return Number(digits.replaceAll(',', ''));
  if (decimalComma.test(digits)) return Number(digits.replace(',', '.'));
  return plain.test(digits) ? Number(digits) : 'numberInvalid';
};

const litre = 0.001;
const kilogram = { kg: 1, kgs: 1, 公斤: 1, 千克: 1 };
const tonne = { t: 1, mt: 1, ton: 1, tons: 1, 吨: 1 };

const scaled = (units: Readonly<Record<string, number>>, factor: number): Record<string, number> =>
  Object.fromEntries(Object.entries(units).map(([unit, one]) => [unit, one * factor]));

/** The units that may follow a number, by the target unit, each with its conversion factor. */
const measures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: { ...kilogram, ...scaled(tonne, 1_000) },
  t: { ...tonne, ...scaled(kilogram, 0.001) },
  m3: { m3: 1, 'm^3': 1, cbm: 1, 立方米: 1, 立方: 1, 方: 1, l: litre, 升: litre },
  l: { l: 1, 升: 1, m3: 1 / litre, cbm: 1 / litre, 立方米: 1 / litre },
  cm: { cm: 1, 厘米: 1, 公分: 1, mm: 0.1, 毫米: 0.1, m: 100, 米: 100 },
};

const unitTyped = (unit: string): string => plainText(unit).trim().toLowerCase();

/** The number in typed or pasted text, in the target unit; unrelated units are rejected. */
export const measureTyped = (typed: string, wanted: string): ReturnType<typeof numberTyped> => {
  const [, digits = '', unit = ''] = /^(.*?)([a-z°%\p{Script=Han}][a-z\p{Script=Han}^3/]*)?$/u.exec(
    unitTyped(typed),
  ) ?? [typed, typed];
  const read = numberTyped(digits);
  if (unit === '') return read;
  const known = measures[unitTyped(wanted)] ?? { [unitTyped(wanted)]: 1 };
  const factor = Object.hasOwn(known, unit) ? known[unit] : undefined;
  if (typeof read === 'string' || factor === undefined) return 'numberInvalid';
  // without the last digits, in which binary fractions differ
  return Number((read * factor).toPrecision(12));
};
