// @module-tag full
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { handlers } from '#service/http/handlers.ts';
import { openapiOf } from '#service/http/openapi.ts';
import { orderForm } from '#tests/support/order.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

/** How many calls of each endpoint, and for how long at most. */
const runs = 40;
const msMax = 2_000;

const endpoints = handlers.map(({ endpoint }) => endpoint);
const document = openapiOf(endpoints);

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });

interface Documented {
  content?: Record<string, { schema?: object }>;
}

const validators = new Map<string, ValidateFunction>();

/** Whether an answer is one that the document tells; undefined where it is, else what is wrong. */
const wrongWith = async (endpoint: Endpoint, answer: Response): Promise<string | undefined> => {
  if (answer.status >= 500) return `status ${answer.status}`;
  const operation = document.paths[endpoint.path]?.[endpoint.method] as { responses: Record<string, Documented> };
  const documented = operation.responses[answer.status];
  if (!documented) return `undocumented status ${answer.status}`;
  if (answer.headers.has('content-disposition')) return undefined;
  const key = `${endpoint.method} ${endpoint.path} ${answer.status}`;
  const schema = documented.content?.['application/json']?.schema ?? {};
  const validate =
    validators.get(key) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
  validators.set(key, validate);
  const text = await answer.text();
  return validate(JSON.parse(text))
    ? undefined
    : `${text.slice(0, 200)} ${JSON.stringify(validate.errors?.slice(0, 3))}`;
};

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

/** What the contract's schema would take, roughly, so that some calls come further than its door. */
const plausible = (schema: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Record<string, unknown>[] | undefined;
  if (choices) return fc.oneof(...choices.map(plausible));
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (typeof schema['$ref'] === 'string')
    return fc.constantFrom('fcl', 'lcl', 'warehousing', 'goods').map((line) => orderForm(line as 'fcl'));
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

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
const queryOf = (input: unknown): string =>
  typeof input === 'object' && input !== null
    ? Object.entries(input)
        .map(([name, value]) =>
          [name, typeof value === 'string' ? value : JSON.stringify(value)]
            .map((part) => encodeURIComponent(wellFormed(part ?? '')))
            .join('='),
        )
        .join('&')
    : '';

interface Call {
  input: unknown;
  query: boolean;
  signedIn: boolean;
  raw: string | undefined;
  type: string;
}

const callOf = (endpoint: Endpoint): fc.Arbitrary<Call> => {
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

const requestOf = (endpoint: Endpoint, { input, query, signedIn, raw, type }: Call): Request => {
  const isGet = endpoint.method === 'get';
  const asked = isGet || endpoint.payload === 'bytes' || query ? `?${queryOf(input)}` : '';
  return new Request(`http://127.0.0.1${endpoint.path}${asked.slice(0, 12_000)}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      appCode: 'echem',
      'Idempotency-Key': crypto.randomUUID(),
      ...(type === '' ? {} : { 'Content-Type': type }),
      ...(signedIn ? { Authorization: session.token, Cookie: `__Host-sid=${session.secret}` } : {}),
    },
    ...(isGet ? {} : { body: raw ?? JSON.stringify(input) ?? '' }),
  });
};

describe('nonsense thrown at', () => {
  test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s is answered as the document says, never with 5xx',
    async (_, endpoint) => {
      const property = fc.asyncProperty(callOf(endpoint), async (call) => {
        // no limit of calls ends the test early
        service.clock.advance(600_000);
        session = await service.signIn();
        expect(await wrongWith(endpoint, await service.fetch(requestOf(endpoint, call)))).toBeUndefined();
      });
      await fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: msMax, markInterruptAsFailure: false });
    },
    60_000,
  );
});
