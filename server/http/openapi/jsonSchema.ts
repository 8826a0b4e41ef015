import * as z from 'zod/mini';
import { fieldNames } from '#server/http/errors/fieldNames.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Record<string, unknown>;
type Properties = Record<string, JsonSchema>;

/** A schema of the contract as JSON Schema. */
export const written = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
};

const orNull = (schema: JsonSchema, blank: unknown): JsonSchema => {
  const { title, description, ...rest } = schema;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(blank === undefined || blank === '' || blank === null ? {} : { default: blank }),
    anyOf: [rest, { type: 'null' }],
  };
};

const titled = (name: string, schema: JsonSchema): JsonSchema => {
  const title = fieldNames.get(name);
  return title === undefined || 'title' in schema ? schema : { title, ...schema };
};

/** An object with these properties; those with a blank value may be omitted or null. */
export const objectOf = (
  properties: Properties,
  blanks: Readonly<Record<string, unknown>>,
  rest: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !Object.hasOwn(blanks, name)),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const named = titled(name, schema);
      return [name, Object.hasOwn(blanks, name) ? orNull(named, blanks[name]) : named];
    }),
  ),
  ...rest,
});

export const propertiesOf = (schema: JsonSchema): Properties => schema['properties'] as Properties;

/** The properties that an object may lack, each without a default value. */
export const optionalOf = (schema: JsonSchema): Record<string, undefined> => {
  const required = (schema['required'] ?? []) as readonly string[];
  const names = Object.keys(propertiesOf(schema)).filter((name) => !required.includes(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
};

export const without = (schema: JsonSchema, ...keywords: string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
export const ofAnyOf = (schema: JsonSchema, index: number): JsonSchema => (schema['anyOf'] as JsonSchema[])[index]!;
