import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { anyOrder } from '#contract/booking/orderForm.ts';
import { invoiceRequest } from '#contract/orders/invoice.ts';
import { invoiceDecisions, maskedOrder, orderDecisions } from '#server/auth/closing/masking.ts';
import { orderForm } from '#tests/support/order.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The places of typed or listed text in a schema, as dotted paths. */
const textsOf = (
  { type, enum: values, const: value, anyOf = [], properties = {}, items }: Schema,
  path = '',
): string[] => {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  return [
    ...([type].flat().includes('string') && !values && value === undefined ? [path] : []),
    ...anyOf.flatMap((one) => textsOf(one, path)),
    ...Object.entries(properties).flatMap(([name, property]) => textsOf(property, below(name))),
    ...(items ? textsOf(items, below('*')) : []),
  ];
};

const textsIn = (schema: z.ZodMiniType): string[] =>
  textsOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema);

/** The fields of a line that may contain a name or a phone. */
const writtenIn = (fields: ServiceFields, path: string): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'text' || kind === 'telephone' ? [`${path}.${name}`] : [],
  );

const services = Object.values(allServices);
const ofOrders = [
  ...textsIn(anyOrder),
  ...services.flatMap(({ fields }) => writtenIn(fields, 'details')),
  ...services.flatMap(({ cargoFields }) => writtenIn(cargoFields, 'cargo.*.details')),
];

describe('of every text of the contract it is decided whether it outlives its account', () => {
  test.each([
    ['an order', ofOrders, orderDecisions],
    ['an invoice', textsIn(invoiceRequest), invoiceDecisions],
  ])('%s', (_, texts, decisions) => {
    expect(texts.length).toBeGreaterThan(10);
    expect([...new Set(texts)].toSorted()).toEqual(Object.keys(decisions).toSorted());
  });

  test('a form label is not stored as a licence value', () => {
    const stored = Object.entries({ ...orderDecisions, ...invoiceDecisions }).filter(
      ([, decision]) => decision === 'kept',
    );
    const personal = stored
      .map(([path]) => path)
      .filter((path) => /phone|mail|contact|driver|receiver|remark/i.test(path));
    // printed on a special VAT invoice
    expect(personal).toEqual(['registeredPhone']);
  });
});

test.each(serviceCode.options)('an order of %s keeps its goods and is still valid in the contract', (service) => {
  const form = orderForm(service) as unknown as Order;
  const filled = { ...form, remark: '请电 13699990001' };
  const left = maskedOrder(filled);
  expect(JSON.stringify(left)).not.toMatch(/1[3-9]\d{9}|@/);
  expect(left.cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg])).toEqual(
    form.cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg]),
  );
  expect(Object.keys(left)).toEqual(Object.keys(filled));
});
