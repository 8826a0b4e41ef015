import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { undoDataImport } from '#contract/desk/imports.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { handlers } from '#service/http/handlers.ts';
import { openapiOf } from '#service/http/openapi.ts';
import { staffMember } from '#tests/support/desk.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}
interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
type Path = readonly (string | number)[];
interface Field {
  path: Path;
  required: boolean;
}

const endpoints = handlers.map(({ endpoint }) => endpoint);
const document = openapiOf(endpoints);

test('nothing is beside a reference, where it would apply as well', () => {
  const beside = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const names = Object.keys(value);
    return [
      ...(names.includes('$ref') && names.length > 1 ? [names.join()] : []),
      ...Object.values(value).flatMap(beside),
    ];
  };
  expect(beside(document.paths)).toEqual([]);
});

/** What the document says of an endpoint's input: the schema of its body, or its query as one. */
const inputSchema = ({ path, method }: Endpoint): Schema => {
  const operation = document.paths[path]![method] as unknown as Operation;
  const body = operation.requestBody?.content['application/json']?.schema;
  if (body) return body;
  const query = operation.parameters.filter(({ in: place }) => place === 'query');
  return {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name!, schema ?? {}])),
    required: query.filter(({ required }) => required).map(({ name }) => name!),
  };
};

/** A value with every field of its schema; its texts are nonsense. */
const wholeOf = (schema: Schema): unknown => {
  if (schema.anyOf) return wholeOf(schema.anyOf.findLast(({ type }) => type !== 'null')!);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, wholeOf(property)]));
  if (schema.items) return [wholeOf(schema.items)];
  const type = [schema.type].flat()[0];
  return type === 'integer' || type === 'number' ? 1 : type === 'boolean' ? true : 'x';
};

/** Every field wherever it stands; orders are tested for each line by themselves. */
const fieldsOf = (schema: Schema, at: Path = []): Field[] => [
  ...(schema.anyOf ?? []).flatMap((one) => fieldsOf(one, at)),
  ...(schema.items ? fieldsOf(schema.items, [...at, 0]) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = [...at, name];
    return [{ path, required: schema.required?.includes(name) ?? false } as Field].concat(fieldsOf(property, path));
  }),
];

const changed = (value: unknown, path: Path, change: (holder: Record<string, unknown>, name: string) => void) => {
  const copy = structuredClone(value);
  const holder = path.slice(0, -1).reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], copy);
  change(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
};

/** Whether a schema has something against a value at a path. */
const isWrongAt = (schema: z.ZodMiniType, value: unknown, path: Path): boolean =>
  (schema.safeParse(value).error?.issues ?? []).some(
    (issue) => issue.path.slice(0, path.length).join('.') === path.join('.'),
  );

/** An id that names nothing is not wrong: there is no such thing, and the response is 404. */
const isId = ({ path }: Field): boolean => /(?:id|Id|No|token)$/.test(String(path.at(-1)));

const cases = endpoints.flatMap((endpoint) => {
  const schema = inputSchema(endpoint);
  const content = endpoint.payload === 'bytes' ? { content: new Uint8Array(1) } : {};
  const whole = Object.assign(wholeOf(schema) as object, content);
  return fieldsOf(schema).map(({ path, required }) => ({
    name: `${endpoint.path} ${path.join('.')}`,
    input: endpoint.input,
    whole,
    path,
    required,
  }));
});

test('there is something to leave out and something to say', () => {
  expect(cases.filter(({ required }) => required).length).toBeGreaterThan(60);
  expect(cases.filter(({ required }) => !required).length).toBeGreaterThan(50);
});

describe('a field of a call', () => {
  test.each(cases)('$name is rejected where it is missing if the document requires it, and only then', (field) => {
    const without = changed(field.whole, field.path, (holder, name) => delete holder[name]);
    expect(isWrongAt(field.input, without, field.path)).toBe(field.required);
  });

  test.each(cases.filter((field) => field.required && !isId(field)))(
    '$name is required, so it may not be empty or null',
    (field) => {
      for (const empty of ['', null]) {
        const emptied = changed(field.whole, field.path, (holder, name) => (holder[name] = empty));
        expect(isWrongAt(field.input, emptied, field.path)).toBe(true);
      }
    },
  );
});

describe('the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await freshService();
  });
  afterAll(() => service.close());

  const posts = endpoints.filter(({ method, payload }) => method === 'post' && payload !== 'bytes');
  test.each(posts.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s: a body without any field is rejected if the document requires one, and only then',
    async (path, endpoint) => {
      service.clock.advance(600_000);
      const { token, secret } = await service.signIn();
      const session =
        endpoint.session === 'staff'
          ? (await staffMember(service, 'administrator', `omits${path.replaceAll(/\W/g, '')}`.slice(0, 40))).headers
          : { Authorization: token, Cookie: `__Host-sid=${secret}` };
      const headers = { ...session, 'Idempotency-Key': crypto.randomUUID() };
      const { code, status } = await sender(service).post(path, {}, { ...jsonHeaders, ...headers });
      const isRequired = fieldsOf(inputSchema(endpoint)).some(({ path: at, required }) => required && at.length === 1);
      // nothing was imported that could be taken back
      const accepted = path === undoDataImport.path ? 404 : 200;
      expect([status, code === codes.badInput]).toEqual(isRequired ? [400, true] : [accepted, false]);
    },
  );
});
