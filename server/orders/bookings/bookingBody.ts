import type * as z from 'zod/mini';
import { rejectUnstorable } from '#server/http/requests/input.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages, notHonoured } from './messages.ts';

const whyOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code.startsWith('invalid_') && issue.input === undefined) return bookingMessages.required;
  if (issue.code === 'invalid_value') return bookingMessages.oneOf(issue.values.map(String));
  if (issue.code !== 'too_big') return bookingMessages.wrong;
  const max = Number(issue.maximum);
  if (issue.origin === 'array') return bookingMessages.tooMany(max);
  return issue.origin === 'string' ? bookingMessages.tooLong(max) : bookingMessages.tooLarge(max);
};

/** A body by its schema; the first problem names its property. */
export const bodyAs = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) {
    rejectUnstorable(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  throw rejected((issue?.path ?? []).map(String).join('.'), issue ? whyOf(issue) : bookingMessages.wrong);
};

type Step = string | number;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The places in a value that a pattern names, with what stands there. */
const placesOf = (
  value: unknown,
  [step, ...rest]: readonly string[],
  at: readonly Step[] = [],
): [Step[], unknown][] => {
  if (step === undefined) return [[[...at], value]];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((one: unknown, index) => placesOf(one, rest, [...at, index])) : [];
  return placesOf((value as Record<string, unknown>)[step], rest, [...at, step]);
};

/** Rejects what a booking asks for and the site cannot do, which would otherwise be lost without a word. */
export const rejectNotHonoured = (body: unknown): void => {
  for (const [pattern, why] of Object.entries(notHonoured)) {
    const asked = placesOf(body, pattern.split('.')).find(([, value]) => !isNothing(value));
    if (asked) throw rejected(asked[0].join('.'), why);
  }
  const isDeclared = placesOf(body, ['isExportDeclarationRequired']).every(([, value]) => value !== false);
  if (!isDeclared) throw rejected('isExportDeclarationRequired', bookingMessages.exportDeclared);
};
