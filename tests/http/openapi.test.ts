import { Validator } from '@seriousme/openapi-schema-validator';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { handlers } from '#server/http/handlers.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { orderSchemaOf } from '#server/http/openapi/orderSchemas.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderForm } from '#tests/support/order.ts';
import { shownTotals } from '#tests/support/orders.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

type Schema = Record<string, unknown>;
type Path = (string | number)[];

const document = openapiOf(handlers.map(({ endpoint }) => endpoint));

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

const service = serviceForAll();
let session: Session;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of a value itself, without the null that stands for leaving it out. */
const ownSchema = (schema: Schema): Schema => {
  const choices = schema['anyOf'] as Schema[] | undefined;
  const isOptional = choices?.some(({ type }) => type === 'null');
  return isOptional ? { title: schema['title'], ...choices?.find(({ type }) => type !== 'null') } : schema;
};

const propertiesOf = (schema: Schema): Record<string, Schema> => (schema['properties'] ?? {}) as Record<string, Schema>;

/** Under which conditions an object requires more, and what. */
const conditionsIn = (schema: Schema): [Schema, { required: string[] }][] =>
  ((schema['allOf'] ?? []) as { anyOf: [{ not: Schema }, { required: string[] }] }[]).map(
    ({ anyOf: [{ not: condition }, consequence] }) => [condition, consequence],
  );

/** Numbers and codes as the document has them, where a form has typed text. */
const spelled = (schema: Schema, value: unknown): unknown => {
  const { type, pattern } = ownSchema(schema);
  if (typeof pattern === 'string' && pattern.startsWith(String.raw`^\d{6}`)) return String(value).replaceAll('.', '');
  return (type === 'number' || type === 'integer') && typeof value === 'string' && value !== '' ? Number(value) : value;
};

/** A value with only what its schema requires, as the document spells it. */
const leastOf = (schema: Schema, value: unknown): unknown => {
  const own = ownSchema(schema);
  if (Array.isArray(value)) return value.map((one) => leastOf(own['items'] as Schema, one));
  if (!isObject(value) || !own['properties']) return spelled(schema, value);
  const required = new Set(own['required'] as string[]);
  for (const [condition, { required: names }] of conditionsIn(own))
    if (new Ajv2020().validate(condition, value)) names.forEach((name) => required.add(name));
  const stored = Object.entries(propertiesOf(own)).filter(([name]) => required.has(name) || isConditionOf(own, name));
  return Object.fromEntries(stored.map(([name, property]) => [name, leastOf(property, value[name])]));
};

/** Whether the required fields depend on a property: then it stays as the form has it. */
const isConditionOf = (schema: Schema, name: string): boolean =>
  conditionsIn(schema).some(([condition]) => name in propertiesOf(condition));

/** Every property that may be left out and is. */
const omittedIn = (schema: Schema, value: unknown, at: Path = []): Path[] => {
  const own = ownSchema(schema);
  if (Array.isArray(value))
    return value.flatMap((one, index) => omittedIn(own['items'] as Schema, one, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(propertiesOf(own)).flatMap(([name, property]) =>
    name in value ? omittedIn(property, value[name], [...at, name]) : [[...at, name]],
  );
};

const withChange = (value: unknown, path: Path, change: (holder: Record<string, unknown>, name: string) => void) => {
  const copy = structuredClone(value);
  const holder = path.slice(0, -1).reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], copy);
  change(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
};

const validators = new Map<ServiceCode, ValidateFunction>();
const problems = (code: ServiceCode, order: unknown): string[] => {
  const validate =
    validators.get(code) ??
    new Ajv2020({ strict: false, validateFormats: false }).compile(orderSchemaOf(allServices[code]));
  validators.set(code, validate);
  return validate(order)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** Sends an order with the totals of the whole form; every call is a minute after the one before. */
const send = async (order: unknown, expectedTotals: unknown) => {
  service.clock.advance(60_000);
  return sender(service).post(
    placeOrder.path,
    { order, expectedTotals },
    {
      ...jsonHeaders,
      Authorization: session.token,
      Cookie: `__Host-sid=${session.secret}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
  );
};

// the services share most fields: one of freight and one of goods
describe.each(['fcl', 'goods'] as const)('an order of %s', (ordered) => {
  const schema = orderSchemaOf(allServices[ordered]);
  const least = leastOf(schema, orderForm(ordered)) as Record<string, unknown>;

  test('with only what is required is taken, and so is one whose other fields are null', async () => {
    session = await service.signIn();
    const totals = await shownTotals(service, orderForm(ordered));
    const nulled = omittedIn(schema, least).reduce<unknown>(
      (order, path) => withChange(order, path, (holder, name) => (holder[name] = null)),
      least,
    );
    for (const order of [least, nulled]) {
      expect(problems(ordered, order)).toEqual([]);
      const { status, code, message } = await send(order, totals);
      // fields that cost extra are left out: the price may be another, the order is understood
      expect([status, message]).toEqual([200, expect.any(String)]);
      expect([codes.ok, codes.priceChanged]).toContain(code);
    }
  });
});
