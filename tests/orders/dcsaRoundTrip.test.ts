import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { createBooking } from '#contract/orders/bookings/bookingInput.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import { bodyAs } from '#server/orders/bookings/bookingBody.ts';
import { bookingPathOf } from '#server/orders/bookings/bookingPaths.ts';
import { orderOfBooking } from '#server/orders/bookings/orderOfBooking.ts';
import { bookingOf } from '#server/orders/dcsa/dcsa.ts';
import { cargoItem, dangerousDetails, orderForm, rejectionOf } from '#tests/support/order.ts';
import { bookingFaults } from './dcsaBooking.ts';
import { paintBooking } from './dcsaSystem.ts';

const flag = fc.boolean();
const word = fc.stringMatching(/^[A-Z][a-z]{2,9}( [A-Z][a-z]{2,9}){0,2}$/);
const telephone = fc.stringMatching(/^\+[1-9]\d \d{3} \d{6}$/);
const kilograms = fc.integer({ min: 1_000, max: 5_000 });
const one = <Value>(...values: Value[]) => fc.constantFrom(...values);

const dangerous = fc
  .record({
    packingGroup: one('I' as const, 'II' as const, 'III' as const, null),
    technicalName: fc.oneof(fc.constant(''), word),
    subsidiaryHazards: fc.subarray(['6.1', '8']),
    flashPoint: fc.integer({ min: -40, max: 90 }).map((value) => `${value} ℃`),
    declaredGroups: fc.subarray(['SGG1', 'SGG7', 'SGG18']).map((groups) => groups.join(' ')),
    marinePollutant: flag,
    limitedQuantity: flag,
    isWaste: flag,
    isHot: flag,
    emptyUncleaned: flag,
    acidAlkaliStatement: flag,
    packagingMark: one('', '1A1/Y1.4/200/26/CN/320001'),
    innerPackaging: one('', 'glass bottle 0.5 L'),
    competentAuthorityApproval: one('', 'CN MSA 2026-7'),
    netKg: fc.integer({ min: 1, max: 1_000 }),
    emergencyContact: word,
    emergencyPhone: telephone,
  })
  .map((details) => dangerousDetails(details));

const party = fc.record({ name: word, address: word, telephone, email: one('a@example.com', 'ship@example.com') });

/** Orders of full containers from yard to yard, with only the facts that both the site and DCSA have. */
const orders = fc
  .record({
    items: fc.uniqueArray(fc.record({ code: one('20GP', '40GP', '40HQ'), quantity: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      selector: ({ code }) => code,
    }),
    cargo: fc.array(
      fc.record({ nameEn: word, grossKg: kilograms, packages: kilograms, dangerous: fc.option(dangerous) }),
      { minLength: 1, maxLength: 4 },
    ),
    places: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
    isAllotted: flag,
    details: fc.record({
      owner: one('COC', 'SOC'),
      incoterm: one('CIF', 'FOB', 'DDP'),
      freightPayment: one('prepaid', 'collect'),
      billOfLading: one('original', 'seaWaybill'),
    }),
    parties: fc.tuple(party, party),
    notify: fc.option(fc.record({ name: word, address: word, telephone })),
  })
  .map(({ items, cargo, places, isAllotted, details, parties: [shipper, consignee], notify }): OrderForm => {
    const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return orderForm('fcl', {
      items,
      cargo: cargo.map((over, index) =>
        cargoItem('fcl', { ...over, volumeM3: 1, unit: isAllotted ? (places[index]! % units) + 1 : 1 }),
      ),
      details: {
        ...details,
        loading: 'self',
        tareKg: details.owner === 'SOC' ? '2300' : '',
        cargoReadyDay: '2026-03-05',
        customsEntrusted: false,
      },
      shipper,
      consignee,
      notifyParty: { sameAsConsignee: notify === null, name: '', address: '', telephone: '', ...notify },
      bookingContact: { name: 'Li Dingcang', phone: '13812345678', email: 'booking@example.com' },
      papersHeld: [],
    });
  });

const read = (form: OrderForm) => orderFrom(fcl, form);

const place = (code: string) => ({ code, nameZh: code });

test('an order, exported and imported, is the same order in what both know', () => {
  const offer = { origin: place('CNSHA'), destination: place('DEHAM'), sailing: null };
  fc.assert(
    fc.property(orders, (form) => {
      const order = read(form);
      const detail = { orderNo: 'FCL260301000001', order, offer } as unknown as OrderDetail;
      const booking: unknown = JSON.parse(
        JSON.stringify(bookingOf(detail, { operatorName: 'Huayuntong', portNames: new Map() })),
      );
      expect(bookingFaults(booking)).toEqual([]);
      const imported = orderOfBooking(createBooking.parse(booking), { ofNumber: () => [] }).form;
      // facts that only the site has: the sailing's id, Chinese names, the agreement
      const { offerId, protocolVersion, remark } = order;
      const cargo = order.cargo.toSorted((a, b) => a.unit - b.unit);
      const own = imported.cargo.map((item, index) => ({ ...item, nameZh: cargo[index]!.nameZh }));
      expect(read({ ...imported, cargo: own, offerId, protocolVersion, remark })).toEqual({ ...order, cargo });
    }),
  );
});

/** The key path of every non-empty place in a value. */
const placesIn = (value: unknown, at: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [[...at], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
    : [[...at]];

test('whatever stands in place of a property, the booking is read or refused by a property that it may have', () => {
  const strange = [null, '', ' ', 0, -1, 1e308, 'x'.repeat(600), '\0', '示例', [], [[]], {}, true];
  const refused = new Set<string>();
  for (const path of placesIn(paintBooking()).filter(({ length }) => length > 0))
    for (const value of strange) {
      const error = rejectionOf(() => {
        const body = bodyAs(createBooking, paintBooking({ [path.join('.')]: value }));
        const { form, at } = orderOfBooking(body, { ofNumber: () => [] });
        const problem = rejectionOf(() => read(form));
        if (problem?.field !== undefined) expect(bookingPathOf(problem.field, at)).toMatch(/^[a-z]\w+/);
      });
      if (error) refused.add(path.join('.'));
    }
  expect(refused.size).toBeGreaterThan(40);
});
