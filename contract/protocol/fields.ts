import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { portCodePattern } from './portCode.ts';
import { measureTyped, numberTyped, plainDashes, plainText, seenText } from './textInput.ts';
import { calendarDayTyped } from './calendarDay.ts';
import { companyTyped, emailTyped } from './typedInput.ts';
import { mobileTyped, smsCodeTyped, telephoneTyped } from './signInInput.ts';
import type { OrderProblem, Problem } from './problem.ts';
import { overLength, overLimit } from './problem.ts';

/** Attaches a problem code to a zod check. */
export const because = (error: Problem) => ({ error });

/** Text that is not empty after trimming, at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(seenText),
      z.trim(),
      z.minLength(1, because('required')),
      z.maxLength(max, because(overLength(max))),
    );

/** Text that may be empty, at most `max` characters. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(seenText), z.trim(), z.maxLength(max, because(overLength(max))));

/** A number, code or ship's name in plain letters, digits and dashes; it may be empty. */
export const optionalCode = (max: number) =>
  z.string().check(
    z.overwrite((typed) => plainDashes(seenText(typed)).trim()),
    z.maxLength(max, because(overLength(max))),
  );

/** An optional field that may be empty; omitted means empty. */
export const orLeftOut = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z._default(z.union([z.literal(''), schema]), '');

/** The code of a selected list entry, at most `max` characters. */
export const choice = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, because('notChosen')), z.maxLength(max, because(overLength(max))));

/** One of these values, as in buttons or a list. */
export const chosenOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, because('notChosen'));

// chemical names contain Greek letters; other scripts do not belong in an English document
const latinPattern = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const ideographicMarks = /[\u3000-\u303F\uFE30-\uFE4F]/u;

/** Whether text only contains Latin letters and symbols used in English documents. */
export const isLatin = (typed: string): boolean => latinPattern.test(typed) && !ideographicMarks.test(typed);

/** Text in Latin letters, as documents in English require; full-width letters become plain ones. */
export const latinText = (max: number) =>
  z.string().check(
    z.overwrite((typed) => plainText(seenText(typed)).trim()),
    z.minLength(1, because('required')),
    z.maxLength(max, because(overLength(max))),
    z.refine(isLatin, because('latinOnly')),
  );

/** The same, or empty. */
export const optionalLatinText = (max: number) => z.union([z.literal(''), latinText(max)]);

/** A company's name, at most `max` characters. */
export const companyName = (max: number) =>
  z
    .string()
    .check(z.overwrite(companyTyped), z.minLength(1, because('required')), z.maxLength(max, because(overLength(max))));

const mobilePattern = /^1[2-9]\d{9}$/;

/**
 * Mainland mobile number: 11 digits, first 1, second 2 to 9 (specification section 5); blanks, dashes, full-width
 * digits and the country code are accepted.
 */
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

/** An SMS code as the field accepts it: 4 to 6 characters, alone or inside its message. */
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

/** An e-mail address; `mailto:`, `Name <address>` and full-width letters are accepted. */
export const email = z
  .string()
  .check(z.overwrite(emailTyped), z.maxLength(120, because('tooLong')), z.email(because('emailInvalid')));

/** A telephone number of any country, with area code, spaces, brackets or extension; full-width forms are accepted. */
export const telephone = z
  .string()
  .check(
    z.overwrite(telephoneTyped),
    z.minLength(1, { ...because('required'), abort: true }),
    z.regex(/^[+(]?\d[\d\s().-]{5,24}(?:(?:x|ext\.?|转|#)\s?\d{1,6})?$/i, because('telephoneInvalid')),
    z.regex(/^(?:\D*\d){6}/, because('telephoneInvalid')),
  );

const numericBy = (read: (typed: string) => ReturnType<typeof numberTyped>) =>
  z.pipe(
    z.union([z.number(), z.string()], because('numberInvalid')),
    z.transform((value: number | string, context) => {
      const found = typeof value === 'number' ? value : read(value);
      if (typeof found === 'number') return found;
      context.issues.push({ code: 'custom', input: value, message: found });
      return z.NEVER;
    }),
  );

const numeric = numericBy(numberTyped);

/**
 * A positive quantity in a unit, typed or pasted: full-width digits, thousand separators, blanks and the unit or a
 * related one are accepted.
 */
export const quantity = (max: number, unit = '') =>
  z.pipe(
    unit === '' ? numeric : numericBy((typed) => measureTyped(typed, unit)),
    z.number().check(z.positive(because('mustBePositive')), z.lte(max, because(overLimit(max)))),
  );

/** A quantity in a unit that may be zero, as for an empty field. */
export const quantityOrNone = (max: number, unit: string) =>
  z.pipe(
    numericBy((typed) => (typed.trim() === '' ? 0 : measureTyped(typed, unit))),
    z.number().check(z.nonnegative(because('mustBePositive')), z.lte(max, because(overLimit(max)))),
  );

/** A positive whole number, typed or pasted. */
export const count = (max: number) =>
  z.pipe(
    numeric,
    z
      .number()
      .check(
        z.multipleOf(1, because('mustBeWhole')),
        z.positive(because('mustBePositive')),
        z.lte(max, because(overLimit(max))),
      ),
  );

/** A positive number that stays text, as digits with a decimal point. */
export const figureText = (max: number) =>
  z.string().check(
    z.overwrite((typed) => {
      const value = numberTyped(typed);
      return typeof value === 'number' ? String(value) : typed.trim();
    }),
    z.refine((typed) => Number.isFinite(Number(typed)) && typed !== '', { ...because('numberInvalid'), abort: true }),
    z.refine((typed) => Number(typed) > 0, because('mustBePositive')),
    z.refine((typed) => Number(typed) <= max, because(overLimit(max))),
  );

/** A calendar day `YYYY-MM-DD`; `2026/1/5` and `2026年1月5日` are accepted. */
export const day = z.pipe(
  z.pipe(z.string(), z.transform(calendarDayTyped)),
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

/** A password digest: SHA-256 in lower-case hex of `echem|<phone>|<password in NFC>`. */
export const passwordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const portCode = z.string().check(z.regex(portCodePattern, because('portUnknown')));

/**
 * Why a field is rejected: a problem code, or a message with figures of the order. A `byRule` problem is computed from
 * the form; others come from the service.
 */
export type FieldProblem = Problem | { messageZh: string; byRule?: true };

/** Why a field of an order is rejected. */
export type OrderFieldProblem = FieldProblem | OrderProblem;

/** Problems by dotted path (`cargo.0.grossKg`): the first of each path, in schema order. */
export type Problems = Readonly<Record<string, Problem>>;

/** Problems of an order by dotted path. */
export type OrderProblems = Readonly<Record<string, OrderProblem>>;

/** Checks a value against a schema whose messages are problem codes. */
export const problemsOf = (schema: z.ZodMiniType, value: unknown): Problems => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return {};
  const problems: Record<string, Problem> = {};
  for (const issue of parsed.error.issues) problems[issue.path.join('.')] ??= issue.message as Problem;
  return problems;
};

/** Whether a schema rejects a form in which this field is empty, for its required mark. */
export const isRequired = (schema: z.ZodMiniType, form: object, name: string): boolean =>
  problemsOf(schema, { ...form, [name]: '' })[name] !== undefined;
