import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { FieldValue, ServiceField } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { bookingOf } from '#service/orders/dcsa.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { bookingFaults } from '#tests/support/dcsaBooking.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';

const names = { operatorName: 'Huayuntong Platform Operator', portNames: new Map([['CNSHA', 'Shanghai']]) };
const seaServices = ['fcl', 'lcl', 'tank', 'flexitank'] as const;
type SeaService = (typeof seaServices)[number];

const itemCodes: Record<SeaService, readonly string[]> = {
  fcl: ['20GP', '40GP', '40HQ'],
  lcl: [],
  tank: ['T11', 'T14', 'T50'],
  flexitank: ['20-S', '24-S', '24-M'],
};

/** Text in Latin letters with signs, gaps and characters outside the basic plane. */
const latin = (maxLength: number) =>
  fc
    .string({
      minLength: 1,
      maxLength,
      unit: fc.constantFrom('A', 'b', 'Ñ', ' ', '0', ',', '&', '(', '/', '\n', '🚛', '"'),
    })
    .filter((text) => text.trim() !== '');
const anyText = (maxLength: number) => fc.oneof(latin(maxLength), fc.constant('上海市浦东新区示例路1号'));
const phone = fc.constantFrom('+86 21 5555 0120', '(021) 5555-0120 转 12', '+86 21 5555 0120 5555 012 ext 123456');
const email = fc.constantFrom('a@example.com', `${'a'.repeat(60)}@${'b'.repeat(50)}.example`);
const party = fc.record({ name: latin(120), address: latin(300), telephone: phone, email });
const day = fc.constantFrom('2026-03-05', '2026-03-09', '2026-03-12');

/** The values of a field that a form can hold; fields of other kinds stay as they are. */
const valuesOf = (field: ServiceField): fc.Arbitrary<FieldValue> | undefined => {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'day':
      return field.optional ? fc.oneof(fc.constant(''), day) : day;
    case 'text':
      return anyText(Math.min(field.max, 40));
    default:
      return undefined;
  }
};

const detailsOf = ({ fields }: ServiceDefinition) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const values = valuesOf(field);
        return values ? [[name, values]] : [];
      }),
    ),
  );

const dangerous = fc.record({
  unNumber: fc.constantFrom('1263', '1170', '1830'),
  packingGroup: fc.constantFrom('I', 'II', 'III', null),
  properShippingName: latin(300),
  technicalName: fc.oneof(fc.constant(''), latin(200)),
  hazardClass: fc.constantFrom('3', '2.1', '6.1', '8', '4.1'),
  subsidiaryHazards: fc.subarray(['3', '6.1', '8', '5.1']),
  flashPoint: fc.constantFrom('', '18 ℃', '<23', '-4'),
  controlTemperature: fc.constantFrom('', '−5 ℃', 'cold'),
  marinePollutant: fc.boolean(),
  limitedQuantity: fc.boolean(),
  emptyUncleaned: fc.boolean(),
  isWaste: fc.boolean(),
  packagingMark: anyText(60),
  innerPackaging: anyText(100),
  competentAuthorityApproval: fc.oneof(fc.constant(''), anyText(100)),
  netKg: fc.constant('1'),
  emergencyContact: anyText(60),
  emergencyPhone: phone,
});

const cargoOf = (service: ServiceCode) =>
  fc
    .record({
      nameEn: latin(200),
      hsCode: fc.constantFrom('320890', '32089010', '3208901090'),
      packagingCode: fc.constantFrom('1A1', '4G', '6HA1', '31HA1', 'CYL', 'TANK', 'FLEXI'),
      packages: fc.integer({ min: 1, max: 99_999 }),
      grossKg: fc.double({ min: 1.5, max: 900, noNaN: true }),
      volumeM3: fc.double({ min: 0.001, max: 2, noNaN: true }),
      unit: fc.integer({ min: 1, max: 3 }),
      dangerous: service === 'flexitank' ? fc.constant(null) : fc.option(dangerous),
    })
    .map(({ dangerous: declared, ...over }) =>
      cargoItem(service, { ...over, dangerous: declared && dangerousDetails(declared) }),
    );

const itemsOf = (service: SeaService) =>
  fc
    .subarray([...itemCodes[service]], { minLength: Math.min(1, itemCodes[service].length) })
    .map((codes) => codes.map((code, index) => ({ code, quantity: index + 1 })));

const formOf = (service: SeaService): fc.Arbitrary<OrderForm> =>
  fc
    .record({
      details: detailsOf(allServices[service]),
      items: itemsOf(service),
      cargo: fc.array(cargoOf(service), { minLength: 1, maxLength: 4 }),
      shipper: party,
      consignee: party,
      notifyParty: fc.oneof(
        fc.constant({ sameAsConsignee: true, name: '', address: '', telephone: '' }),
        fc.record({
          sameAsConsignee: fc.constant(false),
          name: latin(120),
          address: fc.oneof(fc.constant(''), latin(300)),
          telephone: fc.oneof(fc.constant(''), phone),
        }),
      ),
      bookingContact: fc.record({ name: anyText(60), phone: fc.constant('13812345678'), email }),
    })
    .map((over) => orderForm(service, over));

/** The form as the service takes it; undefined if it does not, which the rules of orders decide and not the export. */
const taken = (form: OrderForm): Order | undefined =>
  orderOf(allServices[form.line]).safeParse({ ...form, offerId: quotes[form.line].id }).data;

const detailOf = (order: Order, quote = quotes[order.line]): OrderDetail =>
  ({ orderNo: 'FCL260302000001', order, offer: quote }) as OrderDetail;

describe.each(seaServices)('%s', (service) => {
  test('is a valid booking by the official schema, with any valid form', () => {
    let exported = 0;
    fc.assert(
      fc.property(formOf(service), (form) => {
        const order = taken(form);
        fc.pre(order !== undefined);
        exported += 1;
        const { sailing } = quotes.fcl;
        const quote = { ...quotes[service], sailing: service === 'fcl' ? { ...sailing!, carrierCode: 'HLC' } : null };
        expect(bookingFaults(JSON.parse(JSON.stringify(bookingOf(detailOf(order!, quote), names))))).toEqual([]);
      }),
      { numRuns: 30, maxSkipsPerRun: 60 },
    );
    expect(exported).toBeGreaterThan(20);
  });
});

const others = serviceCode.options.filter((one) => !(seaServices as readonly string[]).includes(one));

test.each(others)('%s has no carrier booking by sea, and says so', (service) => {
  const order = orderOf(allServices[service]).parse(orderForm(service));
  expect(() => bookingOf(detailOf(order), names)).toThrow(
    `“${allServices[service].nameZh}”不是海运订单，DCSA Booking 2.0 只用于海运集装箱`,
  );
});

test('what the official document requires is missed: the check can fail', () => {
  const order = orderOf(allServices.fcl).parse(orderForm('fcl'));
  const booking = bookingOf(detailOf(order), names);
  const { bookingAgent: _agent, ...parties } = booking.documentParties;
  expect(bookingFaults({ ...booking, documentParties: parties }).join()).toContain("required property 'bookingAgent'");
  expect(bookingFaults({ ...booking, carierCode: 'MSK' }).join()).toContain('unevaluated');
});
