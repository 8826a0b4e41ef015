import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { invoiceRequest } from '#contract/orders/invoice.ts';
import { register } from '#contract/auth/user.ts';
import { problemText } from '#src/ui/messages/problems.ts';

/** What a schema says of itself, as zod keeps it. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

/** The paths of all fields of a schema that are one of a list of values. */
const enumPaths = (schema: z.ZodMiniType, path: readonly string[] = []): string[][] => {
  const def = schema.def as unknown as Def;
  if (def.type === 'enum') return [[...path]];
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => enumPaths(field, [...path, name]));
  if (def.element) return enumPaths(def.element, [...path, '0']);
  return [def.innerType, def.in, ...(def.options ?? [])].flatMap((inner) => (inner ? enumPaths(inner, path) : []));
};

/** A form in which nothing is filled in but one field. */
const holding = ([name, ...deeper]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const inner = holding(deeper, value);
  return name === '0' ? [inner] : { [name]: inner };
};

const forms = {
  enquiry,
  invoice: invoiceRequest,
  registration: register.input,
  verification: verifyEnterprise.input,
} satisfies Record<string, z.ZodMiniType>;

const fields = Object.entries(forms).flatMap(([form, schema]) =>
  enumPaths(schema).map((path) => [form, path.join('.'), schema] as const),
);

describe('a field with choices is labelled as such', () => {
  test('the fields are found', () => {
    expect(fields.map(([form, path]) => `${form}: ${path}`)).toEqual([
      'enquiry: line',
      'enquiry: isDanger',
      'enquiry: sample',
      'enquiry: sampleUnit',
      'enquiry: targetCurrency',
      'enquiry: targetUnit',
      'invoice: kind',
      'registration: accountType',
      'registration: consents.0',
    ]);
  });

  test.each(fields)('%s: %s, empty or unknown', (_, path, schema) => {
    for (const value of ['', 'unknown to the list', null, 7]) {
      const problem = problemsOf(schema, holding(path.split('.'), value))[path];
      expect(problem && problemText(problem)).toBe('请选择');
    }
  });
});
