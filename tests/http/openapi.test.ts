import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
// @module-tag long
import { expect, test } from 'vitest';
import { sentOrder } from '#contract/booking/orderDefaults.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { keyScopeOf } from '#contract/enterprise/endpointPermissions.ts';
import { bookingsPath } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { uploadedFile } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import { handlers } from '#server/http/handlers.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { inputExamples, orderExample } from '#server/http/openapi/examples.ts';
import { orderSchemaOf } from '#server/http/openapi/orderSchemas.ts';
import { orderForm, rejectionOf } from '#tests/support/order.ts';

test('the document is valid OpenAPI 3.1', async () => {
  const document = openapiOf(handlers.map(({ endpoint }) => endpoint));
  const result = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  const { paths } = document as { paths: Record<string, Record<string, { security?: object[] }>> };
  expect(paths[placeOrder.path]!['post']!.security).toContainEqual({ apiKey: ['orders.write'] });
  expect(JSON.stringify(paths['/api-user/password/change'])).not.toContain('apiKey');
});

test('each call that a key reaches has an example that the call accepts', () => {
  const reached = handlers.map(({ endpoint }) => endpoint).filter(({ path }) => keyScopeOf(path) !== null);
  expect(reached.map(({ path }) => path).toSorted()).toEqual(Object.keys(inputExamples).toSorted());
  const content = new Uint8Array([1]);
  const wrong = reached.flatMap(({ path, input, payload }) => {
    const given = { ...inputExamples[path], ...(payload === 'bytes' && { content }) };
    const { error } = input.safeParse(input === uploadedFile ? content : given);
    return error ? [[path, error.issues]] : [];
  });
  expect(wrong).toEqual([]);
  expect(rejectionOf(() => orderFrom(allServices.fcl, sentOrder.parse(orderExample)))).toBeUndefined();
  const { paths } = openapiOf(reached);
  expect(paths[placeOrder.path]!['post']).toMatchObject({
    requestBody: { content: { 'application/json': { example: { order: orderExample } } } },
  });
  expect(JSON.stringify(paths['/api-item/goods/detail'])).toContain('"example":"isopropanol"');
});

test('a booking in DCSA’s shape has its example, which its schema permits, and its scope', () => {
  const { paths, components } = openapiOf([]);
  const schemas = components.schemas as Record<string, object>;
  expect(
    new Ajv2020({ strict: false, validateFormats: false }).compile(schemas['CreateBooking']!)(bookingExample),
  ).toBe(true);
  expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
    [bookingsPath, ['post']],
    [`${bookingsPath}/{bookingReference}`, ['get', 'put', 'patch']],
  ]);
  expect(paths[bookingsPath]!['post']).toMatchObject({
    security: [{ apiKey: ['orders.write'] }],
    requestBody: { content: { 'application/json': { example: bookingExample } } },
  });
});

/** Variants of an object: each property once omitted and once null. */
const withoutEach = <Value extends object>(value: Value, whole: (one: object) => unknown) =>
  Object.keys(value).flatMap((name) =>
    [undefined, null].map((none) => JSON.parse(JSON.stringify(whole({ ...value, [name]: none }))) as unknown),
  );

// the services share most fields: one of freight and one of goods
test.each(['fcl', 'goods'] as const)('an order of %s may lack what the document says it may', (ordered) => {
  const service = allServices[ordered];
  const { cargo, ...order } = orderOf(service).parse(orderForm(ordered));
  const [declared] = cargo;
  const item = declared && { ...declared, dangerous: null };
  const lacking = [
    ...withoutEach({ ...order, cargo: item ? [item] : [] }, (one) => one),
    ...withoutEach(order.details, (details) => ({ ...order, cargo: item ? [item] : [], details })),
    ...withoutEach(item ?? {}, (one) => ({ ...order, cargo: [one] })),
    ...withoutEach(declared?.dangerous ?? {}, (dangerous) => ({ ...order, cargo: [{ ...declared, dangerous }] })),
  ];
  const permits = new Ajv2020({ strict: false, validateFormats: false }).compile(orderSchemaOf(service));
  expect(permits(JSON.parse(JSON.stringify({ ...order, cargo })))).toBe(true);
  expect(permits(orderExample)).toBe(ordered === 'fcl');
  const permitted = lacking.filter((one) => permits(one));
  expect(permitted.length).toBeGreaterThan(10);
  for (const one of permitted) {
    const { order: sent } = placeOrder.input.parse({ order: one, expectedTotals: [] });
    expect([one, rejectionOf(() => orderFrom(service, sent))]).toEqual([one, undefined]);
  }
});
