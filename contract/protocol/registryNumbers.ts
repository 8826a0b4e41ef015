import * as z from 'zod/mini';
import { because } from './fields.ts';
import { casTyped, containerNumberTyped, creditCodeTyped, hsCodeTyped } from './typedInput.ts';

/** Checks a CAS number's last digit: the sum of the other digits times their place from the right, modulo 10. */
const hasCasCheck = (cas: string): boolean => {
  const digits = Array.from(cas.replaceAll('-', ''), Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
};

/** CAS registry number with its check digit: `67-56-1`; blanks, full-width digits and other dashes are accepted. */
export const cas = z.pipe(
  z.pipe(z.string(), z.transform(casTyped)),
  z
    .string()
    .check(
      z.regex(/^\d{2,7}-\d{2}-\d$/, { ...because('casInvalid'), abort: true }),
      z.refine(hasCasCheck, because('casInvalid')),
    ),
);

// ISO 6346, annex A: the letters count from 10, multiples of 11 are skipped
const letterValues: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 29 }, (_, index) => index + 10)
    .filter((value) => value % 11 !== 0)
    .map((value, index) => [String.fromCodePoint(65 + index), value]),
);

const hasContainerCheck = (number: string): boolean => {
  const sum = Array.from(number.slice(0, 10)).reduce(
    (all, character, index) => all + (letterValues.get(character) ?? Number(character)) * 2 ** index,
    0,
  );
  return (sum % 11) % 10 === Number(number[10]);
};

/**
 * Container number with its check digit: owner, U, J or Z, six digits, one check digit (ISO 6346); blanks and dashes
 * are removed.
 */
export const containerNumber = z.pipe(
  z.pipe(z.string(), z.transform(containerNumberTyped)),
  z
    .string()
    .check(
      z.minLength(1, { ...because('required'), abort: true }),
      z.regex(/^[A-Z]{3}[UJZ]\d{7}$/, { ...because('containerNumberInvalid'), abort: true }),
      z.refine(hasContainerCheck, because('containerNumberInvalid')),
    ),
);

/** HS code of 6 to 10 digits; dots and blanks are removed. */
export const hsCode = z.pipe(
  z.pipe(z.string(), z.transform(hsCodeTyped)),
  z.string().check(z.regex(/^\d{6}(?:\d{2}){0,2}$/, because('hsCodeInvalid'))),
);

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Checks the last of 18 characters (GB 32100-2015: weights 3^i mod 31). */
const hasCreditCheck = (code: string): boolean => {
  const sum = Array.from(code.slice(0, 17)).reduce(
    ({ total, weight }, character) => ({
      total: total + creditAlphabet.indexOf(character) * weight,
      weight: (weight * 3) % 31,
    }),
    { total: 0, weight: 1 },
  ).total;
  return creditAlphabet[(31 - (sum % 31)) % 31] === code[17];
};

/** Unified social credit code: 18 characters of digits and capitals without I, O, S, V, Z, with its check character. */
export const creditCode = z.pipe(
  z.pipe(z.string(), z.transform(creditCodeTyped)),
  z
    .string()
    .check(
      z.minLength(1, { ...because('required'), abort: true }),
      z.regex(/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/, { ...because('creditCodeInvalid'), abort: true }),
      z.refine(hasCreditCheck, because('creditCodeInvalid')),
    ),
);
