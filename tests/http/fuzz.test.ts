import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import type { Documented, Call } from './fuzzedCalls.ts';
import { endpoints, document, callOf } from './fuzzedCalls.ts';

/** The number of calls of each endpoint. */
const runs = 40;

const service = serviceForAll();
let session: Session;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });

const validators = new Map<string, ValidateFunction>();

/** The problem of a response by the OpenAPI document; undefined if it is valid. */
const wrongWith = async (endpoint: Endpoint, response: Response): Promise<string | undefined> => {
  if (response.status >= 500) return `status ${response.status}`;
  const operation = document.paths[endpoint.path]?.[endpoint.method] as { responses: Record<string, Documented> };
  const documented = operation.responses[response.status];
  if (!documented) return `undocumented status ${response.status}`;
  if (response.headers.has('content-disposition')) return undefined;
  const key = `${endpoint.method} ${endpoint.path} ${response.status}`;
  const schema = documented.content?.['application/json']?.schema ?? {};
  const validate =
    validators.get(key) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
  validators.set(key, validate);
  const text = await response.text();
  return validate(JSON.parse(text))
    ? undefined
    : `${text.slice(0, 200)} ${JSON.stringify(validate.errors?.slice(0, 3))}`;
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

const requestOf = (endpoint: Endpoint, { input, query, signedIn, raw, type }: Call): Request => {
  const isGet = endpoint.method === 'get';
  const requested = isGet || endpoint.payload === 'bytes' || query ? `?${queryOf(input)}` : '';
  return new Request(`http://127.0.0.1${endpoint.path}${requested.slice(0, 12_000)}`, {
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

describe('nonsense thrown at', { tags: ['deep'] }, () => {
  test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s gets a documented response, never 5xx',
    async (_, endpoint) => {
      const property = fc.asyncProperty(callOf(endpoint), async (call) => {
        // no rate limit may end the test early
        service.clock.advance(600_000);
        session = await service.signIn();
        expect(await wrongWith(endpoint, await service.fetch(requestOf(endpoint, call)))).toBeUndefined();
      });
      await fc.assert(property, { numRuns: runs });
    },
  );
});
