import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/protocol/fields.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';

const { fcl } = allServices;
const schema = orderOf(fcl);
const problems = (overrides: Partial<OrderForm>) => problemsOf(schema, orderForm('fcl', overrides));
const cargo = (overrides: Parameters<typeof cargoItem>[1]) => ({ cargo: [cargoItem('fcl', overrides)] });
const declared = (overrides: Parameters<typeof dangerousDetails>[0]) =>
  cargo({ dangerous: dangerousDetails(overrides) });

test('a carefully filled form is an order, its numbers and dates parsed', () => {
  const order = schema.parse(orderForm('fcl', { details: { cargoReadyDay: '2026年3月9日' } }));
  expect(order.details['cargoReadyDay']).toBe('2026-03-09');
  expect(order.items).toEqual([{ code: '20GP', quantity: 1 }]);
  expect(order.cargo[0]).toMatchObject({ hsCode: '32089010', packages: 40, grossKg: 8_000, volumeM3: 11.2, unit: 1 });
  expect(order.cargo[0]?.dangerous).toMatchObject({ unNumber: '1263', netKg: 7_000 });
});

test('an order is an order again, so that a draft may hold either', () => {
  const order = schema.parse(orderForm('fcl'));
  expect(schema.parse(order)).toEqual(order);
});

test('a field that the service lacks is not stored', () => {
  const order = schema.parse(orderForm('fcl', { details: { foo: 'bar' } }));
  expect(order.details).not.toHaveProperty('foo');
});

test.each([
  ['one 20GP at its payload', '20GP', 28_200, 20, {}],
  ['a kilogram too much', '20GP', 28_201, 20, { items: 'overPayload' }],
  ['the whole volume', '40HQ', 20_000, 76.3, {}],
  ['a little more volume', '40HQ', 20_000, 76.4, { items: 'overVolume' }],
] as const)('what fits into the containers %s', (_name, code, grossKg, volumeM3, expected) =>
  expect(problems({ items: [{ code, quantity: 1 }], ...cargo({ grossKg, volumeM3 }) })).toEqual(expected),
);

test.each<[string, Partial<OrderForm>, object]>([
  [
    'whom to call in an emergency',
    declared({ emergencyPhone: '' }),
    { 'cargo.0.dangerous.emergencyPhone': 'required' },
  ],
  [
    'a booking contact with a mobile number',
    { bookingContact: { name: '李', phone: '5555', email: 'a@example.com' } },
    { 'bookingContact.phone': 'phoneInvalid' },
  ],
  ...['SGG19', 'SGG1 SGG1', 'SGG1 none', ' SGG1'].map((declaredGroups): [string, Partial<OrderForm>, object] => [
    `segregation groups that exist, not “${declaredGroups}”`,
    declared({ declaredGroups }),
    { 'cargo.0.dangerous.declaredGroups': 'notChosen' },
  ]),
])('what an order must say %s', (_name, overrides, expected) => expect(problems(overrides)).toMatchObject(expected));

describe('what the price depends on', () => {
  test('typed quantities are read, unreadable ones count as none', () => {
    const items = ['2', '３', '', 'x', '0'].map((quantity, index) => ({ code: `item${index}`, quantity }));
    expect(Object.values(pricedBookingOf(fcl, orderForm('fcl', { items })).items)).toEqual([2, 3, 0, 0, 0]);
  });

  test('the form and the order parsed from it are priced alike', () => {
    const form = orderForm('fcl');
    expect(pricedBookingOf(fcl, schema.parse(form))).toEqual(pricedBookingOf(fcl, form));
  });
});
