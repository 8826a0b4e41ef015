import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { portCodePattern } from './portCode.ts';
import { numberTyped, plainText, seenText } from './textInput.ts';
import { mobileTyped, smsCodeTyped } from './signInInput.ts';
import type { Problem } from './problem.ts';

/** Attaches a problem code to a zod check. */
export const because = (error: Problem) => ({ error });

/** Text that must not be empty after trimming, at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .check(z.overwrite(seenText), z.trim(), z.minLength(1, because('required')), z.maxLength(max, because('tooLong')));

/** Text that may be empty, at most `max` characters. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(seenText), z.trim(), z.maxLength(max, because('tooLong')));

/** A field that may be empty, and be left out of what is sent: it is empty then. */
export const orLeftOut = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z._default(z.union([z.literal(''), schema]), '');

/** The code of one of a list that must be chosen, at most `max` characters. */
export const choice = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, because('notChosen')), z.maxLength(max, because('tooLong')));

/** One of these values, as buttons or a list offer them. */
export const chosenOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, because('notChosen'));

// Greek letters belong to chemical names; marks of other scripts are no part of a paper in English
const latinPattern = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const ideographicMarks = /[\u3000-\u303F\uFE30-\uFE4F]/u;
const isLatin = (typed: string): boolean => latinPattern.test(typed) && !ideographicMarks.test(typed);

/** Text in Latin letters, as papers in English have it; full-width letters become plain ones. */
export const latinText = (max: number) =>
  z.string().check(
    z.overwrite((typed) => plainText(seenText(typed)).trim()),
    z.minLength(1, because('required')),
    z.maxLength(max, because('tooLong')),
    z.refine(isLatin, because('latinOnly')),
  );

/** The same, where it may be left empty. */
export const optionalLatinText = (max: number) => z.union([z.literal(''), latinText(max)]);

const mobilePattern = /^1[2-9]\d{9}$/;

/** Mainland mobile number: 11 digits, first 1, second 2 to 9 (specification section 5); blanks, dashes, full-width digits and the country's code are understood. */
export const phone = z.string().check(z.overwrite(mobileTyped), z.regex(mobilePattern, because('phoneInvalid')));

/** The login form's `userName`: required, 11 characters, then the number's format. */
export const userName = z
  .string()
  .check(
    z.overwrite(mobileTyped),
    z.minLength(1, { ...because('required'), abort: true }),
    z.length(limits.phoneDigits, { ...because('phoneLength'), abort: true }),
    z.regex(mobilePattern, because('phoneInvalid')),
  );

/** An SMS code as the field accepts it: 4 to 6 characters, alone or in the message it came in. */
export const smsCode = z
  .string()
  .check(
    z.overwrite(smsCodeTyped),
    z.minLength(1, { ...because('required'), abort: true }),
    z.minLength(limits.smsCodeMin, because('smsCodeLength')),
    z.maxLength(limits.smsCodeMax, because('smsCodeLength')),
  );

/** An SMS code as a submit accepts it: the field's rule and at least 5 characters. */
export const submittedSmsCode = smsCode.check(z.minLength(limits.smsCodeSubmitMin, because('smsCodeLength')));

export const email = z
  .string()
  .check(z.overwrite(seenText), z.trim(), z.maxLength(120, because('tooLong')), z.email(because('emailInvalid')));

/** A telephone number of any country, with area code, spaces, brackets or extension; full-width forms are understood. */
export const telephone = z
  .string()
  .check(
    z.overwrite(plainText),
    z.trim(),
    z.minLength(1, { ...because('required'), abort: true }),
    z.regex(/^[+(]?\d[\d\s().-]{5,24}(?:(?:x|ext\.?|转|#)\s?\d{1,6})?$/i, because('telephoneInvalid')),
    z.regex(/^(?:\D*\d){6}/, because('telephoneInvalid')),
  );

/** Whether the last digit of a CAS number is the check digit of the others: the sum of digits times their place from the right, modulo 10. */
const hasCasCheck = (cas: string): boolean => {
  const digits = Array.from(cas.replaceAll('-', ''), Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
};

/** CAS registry number with its check digit: `67-56-1`; blanks, full-width digits and other dashes people paste are understood. */
export const cas = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) =>
      plainText(value)
        .replace(/^\s*cas\s*(?:no\.?)?\s*[:：]?/i, '')
        .replaceAll(/[‐‑‒–—−]/g, '-')
        .replaceAll(/\s/g, ''),
    ),
  ),
  z
    .string()
    .check(
      z.regex(/^\d{2,7}-\d{2}-\d$/, { ...because('casInvalid'), abort: true }),
      z.refine(hasCasCheck, because('casInvalid')),
    ),
);

// ISO 6346, annex A: the letters count from 10, multiples of 11 are left out
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

/** Container number with its check digit: owner, U, J or Z, six digits, one check digit (ISO 6346); blanks and dashes are dropped. */
export const containerNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => plainText(value).replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z
    .string()
    .check(
      z.regex(/^[A-Z]{3}[UJZ]\d{7}$/, { ...because('containerNumberInvalid'), abort: true }),
      z.refine(hasContainerCheck, because('containerNumberInvalid')),
    ),
);

/** HS code of 6 to 10 digits; dots and blanks people paste are dropped. */
export const hsCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => plainText(value).replaceAll(/[.\s]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}(?:\d{2}){0,2}$/, because('hsCodeInvalid'))),
);

/** UN number as four digits; `UN 1263`, `un1263`, `ＵＮ１２６３` and `1263` are the same. */
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

const toNumber = z.transform((value: number | string, context) => {
  const read = typeof value === 'number' ? value : numberTyped(value);
  if (typeof read === 'number') return read;
  context.issues.push({ code: 'custom', input: value, message: read });
  return z.NEVER;
});

const numeric = z.pipe(z.union([z.number(), z.string()], because('numberInvalid')), toNumber);

/** A positive quantity, typed or pasted: full-width digits, thousand separators and blanks are understood. */
export const quantity = (max: number) =>
  z.pipe(numeric, z.number().check(z.positive(because('mustBePositive')), z.lte(max, because('tooMany'))));

/** A positive whole number, typed or pasted. */
export const count = (max: number) =>
  z.pipe(
    numeric,
    z
      .number()
      .check(
        z.multipleOf(1, because('mustBeWhole')),
        z.positive(because('mustBePositive')),
        z.lte(max, because('tooMany')),
      ),
  );

/** A calendar day `YYYY-MM-DD`; `2026/1/5` and `2026年1月5日` are understood. */
export const day = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => {
      const parts = /^\s*(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?\s*$/.exec(plainText(value));
      return parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : value.trim();
    }),
  ),
  z.string().check(z.minLength(1, { ...because('notChosen'), abort: true }), z.iso.date(because('dateInvalid'))),
);

/** A password as typed: at least 6 characters (specification section 5), any character, at most 128. */
export const password = z
  .string()
  .check(
    z.minLength(1, { ...because('required'), abort: true }),
    z.minLength(limits.passwordMin, because('passwordLength')),
    z.maxLength(128, because('tooLong')),
  );

/** A password as it travels: SHA-256 in lower-case hex of `echem|<phone>|<password in NFC>`. */
export const passwordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether the last of 18 characters is the check character of the others (GB 32100-2015: weights 3^i mod 31). */
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
  z.pipe(
    z.string(),
    z.transform((value) => plainText(value).replaceAll(/\s/g, '').toUpperCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { ...because('required'), abort: true }),
      z.regex(/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/, { ...because('creditCodeInvalid'), abort: true }),
      z.refine(hasCreditCheck, because('creditCodeInvalid')),
    ),
);

export const portCode = z.string().check(z.regex(portCodePattern, because('portUnknown')));

/** What is wrong with a field: a rule's problem, or the service's own words where it alone knows. */
export type FieldProblem = Problem | { messageZh: string };

/** Problems by dotted path (`cargo.0.grossKg`), the first of each path, in the order of the schema. */
export type Problems = Readonly<Record<string, Problem>>;

/** Checks a value against a schema whose messages are problem codes. */
export const problemsOf = (schema: z.ZodMiniType, value: unknown): Problems => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return {};
  const problems: Record<string, Problem> = {};
  for (const issue of parsed.error.issues) problems[issue.path.join('.')] ??= issue.message as Problem;
  return problems;
};
