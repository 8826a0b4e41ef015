import * as fc from 'fast-check';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { handlers } from '#server/http/handlers.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { orderForm } from '#tests/support/order.ts';

export const endpoints = handlers.map(({ endpoint }) => endpoint);
export const document = openapiOf(endpoints);

export interface Documented {
  content?: Record<string, { schema?: object }>;
}

const nonsense = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    '9'.repeat(5_000),
    [],
    {},
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Roughly valid input for a schema of the contract, so that some calls pass its validation. */
const plausible = (schema: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Record<string, unknown>[] | undefined;
  if (choices) return fc.oneof(...choices.map(plausible));
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (typeof schema['$ref'] === 'string')
    return fc.constantFrom('fcl', 'lcl', 'warehousing', 'goods').map((code) => orderForm(code as 'fcl'));
  if (schema['type'] === 'integer' || schema['type'] === 'number') return fc.integer({ min: -2, max: 200 });
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'array')
    return fc.array(plausible((schema['items'] ?? {}) as Record<string, unknown>), { maxLength: 3 });
  if (schema['type'] === 'object' || schema['properties'])
    return fc.record(
      Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>).map(
          ([name, property]) => [
            name,
            fc.oneof({ weight: 6, arbitrary: plausible(property) }, { weight: 1, arbitrary: nonsense }),
          ],
        ),
      ),
      { requiredKeys: [] },
    );
  return fc.oneof(
    fc.constantFrom(
      '13812345678',
      'CNSHA',
      'DEHAM',
      'fcl',
      'AEX2-2611-CNSHA-DEHAM',
      'lcl~CNNGB~DEHAM',
      '2026-03-09',
      'a',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
};

export interface Call {
  input: unknown;
  query: boolean;
  signedIn: boolean;
  raw: string | undefined;
  type: string;
}

export const callOf = (endpoint: Endpoint): fc.Arbitrary<Call> => {
  const operation = document.paths[endpoint.path]![endpoint.method] as {
    parameters: { name?: string; in?: string; schema?: object }[];
    requestBody?: Documented;
  };
  const inQuery = operation.parameters.flatMap(({ name, in: place, schema }) =>
    place === 'query' && name ? [[name, schema ?? {}] as const] : [],
  );
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const schema = (body ?? { type: 'object', properties: Object.fromEntries(inQuery) }) as Record<string, unknown>;
  return fc.record({
    input: fc.oneof({ weight: 4, arbitrary: plausible(schema) }, { weight: 1, arbitrary: nonsense }),
    query: fc.boolean(),
    signedIn: fc.boolean(),
    raw: fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
    ),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant(endpoint.payload === 'bytes' ? 'application/pdf' : 'application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          'text/plain',
          'application/json;charset=gbk',
          'multipart/form-data',
          'image/png',
        ),
      },
    ),
  });
};

const rawBodies = [
  '',
  '{',
  'null',
  '\uFEFF{}',
  '[1,2',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '\u0000',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  '%PDF-1.7 nothing',
  '1e999999',
];
