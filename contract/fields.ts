import * as z from 'zod/mini';
import { portCodePattern } from './lane.ts';
import { limits } from './limits.ts';

/** Why a field is refused; the words stand in `src/copy.ts`, the compiler finds a missing one. */
export type Problem =
  | 'required'
  | 'phoneLength'
  | 'phoneInvalid'
  | 'smsCodeLength'
  | 'passwordLength'
  | 'agreementUnticked'
  | 'mustAgree'
  | 'passwordsDiffer'
  | 'emailInvalid'
  | 'telephoneInvalid'
  | 'tooLong'
  | 'numberInvalid'
  | 'mustBePositive'
  | 'mustBeWhole'
  | 'tooMany'
  | 'dateInvalid'
  | 'dateTooEarly'
  | 'samePorts'
  | 'portUnknown'
  | 'unNumberInvalid'
  | 'casInvalid'
  | 'hsCodeInvalid'
  | 'containersMissing'
  | 'cargoMissing'
  | 'overPayload'
  | 'overVolume'
  | 'netOverGross'
  | 'dangerousMissing'
  | 'protocolMissing'
  | 'latinOnly'
  | 'creditCodeInvalid';

/** Attaches a problem code to a zod check. */
export const because = (error: Problem) => ({ error });

/** Text that must not be empty after trimming, at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, because('required')), z.maxLength(max, because('tooLong')));

/** Text that may be empty, at most `max` characters. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, because('tooLong')));

/** Mainland mobile number: 11 digits, first 1, second 2 to 9 (specification section 5). */
export const phone = z.string().check(z.regex(/^1[2-9]\d{9}$/, because('phoneInvalid')));

/** The login form's `userName`: required, 11 characters, then the number's format. */
export const userName = z
  .string()
  .check(
    z.minLength(1, { ...because('required'), abort: true }),
    z.length(limits.phoneDigits, { ...because('phoneLength'), abort: true }),
    z.regex(/^1[2-9]\d{9}$/, because('phoneInvalid')),
  );

/** An SMS code as the field accepts it: 4 to 6 characters. */
export const smsCode = z
  .string()
  .check(
    z.minLength(1, { ...because('required'), abort: true }),
    z.minLength(limits.smsCodeMin, because('smsCodeLength')),
    z.maxLength(limits.smsCodeMax, because('smsCodeLength')),
  );

/** An SMS code as a submit accepts it: the field's rule and at least 5 characters. */
export const submittedSmsCode = smsCode.check(z.minLength(limits.smsCodeSubmitMin, because('smsCodeLength')));

export const email = z.string().check(z.trim(), z.maxLength(120, because('tooLong')), z.email(because('emailInvalid')));

/** A telephone number of any country, with area code, spaces, brackets or extension. */
export const telephone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { ...because('required'), abort: true }),
    z.regex(/^[+(]?\d[\d\s().-]{5,24}(?:(?:x|ext\.?|转|#)\s?\d{1,6})?$/i, because('telephoneInvalid')),
    z.regex(/^(?:\D*\d){6}/, because('telephoneInvalid')),
  );

/** HS code of 6 to 10 digits; dots and blanks people paste are dropped. */
export const hsCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replaceAll(/[.\s]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}(?:\d{2}){0,2}$/, because('hsCodeInvalid'))),
);

/** UN number as four digits; `UN 1263`, `un1263` and `1263` are the same. */
export const unNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim().replace(/^un\s*/i, '')),
  ),
  z.string().check(z.regex(/^\d{4}$/, because('unNumberInvalid'))),
);

const halfWidth = (value: string) =>
  value
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => String.fromCodePoint(character.codePointAt(0)! - 0xfee0))
    .replaceAll('\u3000', ' ');

const toNumber = z.transform((value: number | string, context) => {
  if (typeof value === 'number') return value;
  const plain = halfWidth(value).trim();
  if (plain === '') {
    context.issues.push({ code: 'custom', input: value, message: 'required' satisfies Problem });
    return z.NEVER;
  }
  const digits = plain.replaceAll(/[\s,]/g, '');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(digits)) {
    context.issues.push({ code: 'custom', input: value, message: 'numberInvalid' satisfies Problem });
    return z.NEVER;
  }
  return Number(digits);
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
      const parts = /^\s*(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?\s*$/.exec(halfWidth(value));
      return parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : value.trim();
    }),
  ),
  z.string().check(z.minLength(1, { ...because('required'), abort: true }), z.iso.date(because('dateInvalid'))),
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
    z.transform((value) => halfWidth(value).replaceAll(/\s/g, '').toUpperCase()),
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
