import { eq } from 'drizzle-orm';
// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { orderStatus } from '#contract/orders/orderStatus.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { apiKeys } from '#server/db/schema/company.ts';
import { orders } from '#server/db/schema/orders.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { bookingFaults, errorFaults, statedBookingFaults } from './dcsaBooking.ts';
import { agreed, bookedPaint, bookingCaller, bookingWith, goodsPath, keyOf, paintBooking } from './dcsaSystem.ts';

const service = serviceForAll();
const session = sessionForAll(service, '13900000700');
const call = bookingCaller(service);
const caller = { address: '203.0.113.5', userAgent: 'ERP', https: true };
let key = '';
let number = 0;
beforeAll(async () => {
  key = await keyOf(service, session, 'ERP');
  await agreed(service, session);
});

const once = () => `PO-2026-${String((number += 1)).padStart(4, '0')}`;
const book = (body: unknown) => call('POST', { key, once: once(), body });
const booked = async (body: unknown): Promise<string> => {
  const response = await book(body);
  expect([response.status, response.body]).toEqual([202, expect.anything()]);
  return String(response.body['carrierBookingRequestReference']);
};
const detailOf = (orderNo: string) => service.call(orderDetail, { orderNo }, { session });

test('the documented example is a booking by the published schema, and is placed at the price in force, once', async () => {
  expect(bookingFaults(bookingExample)).toEqual([]);
  const sent = { key, once: 'PO-2026-ONCE', body: bookingExample };
  const first = await call('POST', sent);
  const orderNo = String(first.body['carrierBookingRequestReference']);
  expect([first.status, first.headers.get('api-version'), first.headers.get('ratelimit-limit'), first.body]).toEqual([
    202,
    '2.0.5',
    '300',
    { carrierBookingRequestReference: orderNo, bookingStatus: 'RECEIVED' },
  ]);
  expect((await call('POST', sent)).body).toEqual(first.body);
  const other = await call('POST', { ...sent, body: bookingWith({ incoTerms: 'FOB' }) });
  expect([other.status, errorFaults(other.body)]).toEqual([409, []]);
  const { order, offer, totals, timeline, status } = await detailOf(orderNo);
  expect(order).toMatchObject({
    line: 'fcl',
    items: [{ code: '20GP', quantity: 1 }],
    details: { owner: 'COC', loading: 'self', incoterm: 'CIF', freightPayment: 'prepaid', billOfLading: 'original' },
    cargo: [
      { nameEn: 'Water-based emulsion', hsCode: '39069090', packagingCode: '1A1', packages: 40, dangerous: null },
    ],
    consignee: { name: 'Beispiel Farben GmbH', email: '' },
    notifyParty: { sameAsConsignee: true },
    bookingContact: { phone: '13812345678' },
    remark: '客户参考号：CR PO-2026-0003',
  });
  const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'N', page: 1, size: 50 } as const;
  const { rows } = await service.call(sailingPage, lane);
  const from = Date.parse('2026-03-10T00:00:00+08:00');
  const earliest = rows.find(
    ({ sailing, intake }) => Date.parse(sailing.estimatedTimeOfDeparture) >= from && intake.state !== 'late',
  );
  expect([offer.id, rows[0]!.sailing.id === offer.id]).toEqual([earliest!.sailing.id, false]);
  expect(totals.length).toBeGreaterThan(0);
  expect([status, timeline[0]]).toEqual([
    'SUBMITTED',
    expect.objectContaining({ act: 'order.placed', keyName: 'ERP' }),
  ]);
});

test('dangerous goods are reviewed, with what the list says of them', async () => {
  const goods = { ...bookedPaint, limits: { temperatureUnit: 'FAH', flashPoint: 64.4 }, segregationGroups: ['1'] };
  const orderNo = await booked(
    paintBooking({
      [`${goodsPath}.outerPackaging.dangerousGoods`]: [
        { ...goods, additionalContainerCargoHandling: 'UN packaging mark 1A1/Y1.4/200/26/CN/320001; Keep cool' },
      ],
      [`${goodsPath}.cargoGrossWeight`]: { value: 17_636.981, unit: 'LBR' },
    }),
  );
  const { order, status } = await detailOf(orderNo);
  expect([status, order.cargo[0]!.grossKg, order.remark]).toEqual([
    'DG_REVIEW',
    8_000,
    '客户参考号：CR PO-2026-0003\n第1行货物的装箱要求：Keep cool',
  ]);
  expect(order.cargo[0]!.dangerous).toMatchObject({
    unNumber: '1263',
    packingGroup: 'II',
    flashPoint: '18 ℃',
    declaredGroups: 'SGG1',
    packagingMark: '1A1/Y1.4/200/26/CN/320001',
    netKg: 7_000,
    emergencyContact: 'Wang Anquan',
    listed: { ems: expect.stringContaining('F-E') },
  });
});

test('a named voyage is booked whatever the day, and a saved quote fixes sailing and price', async () => {
  const { order: form, offer } = await detailOf(await booked(bookingExample));
  const { service: carrierServiceCode, voyage: carrierExportVoyageNumber, id } = offer.sailing!;
  const voyage = { expectedDepartureDate: undefined, carrierServiceCode, carrierExportVoyageNumber };
  expect((await detailOf(await booked(bookingWith(voyage)))).offer.id).toBe(id);
  const late = {
    ...voyage,
    expectedDepartureFromPlaceOfReceiptDate: offer.sailing!.estimatedTimeOfDeparture.slice(0, 10),
  };
  expect(JSON.stringify((await book(bookingWith(late))).body)).toContain('货好日期');
  const saved = await service.call(saveQuote, { name: 'Q1', form: { ...form, remark: '' } }, { session });
  const quoted = { extendedContractQuotationReference: saved.id };
  const other = await book(bookingWith({ ...quoted, 'requestedEquipments.0.units': 2 }));
  expect([other.status, JSON.stringify(other.body)]).toEqual([409, expect.stringContaining('费用已更新')]);
  const orderNo = await booked(bookingWith(quoted));
  expect(await detailOf(orderNo)).toMatchObject({ quoteId: saved.id, offer: { id } });
  const again = await book(bookingWith(quoted));
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('$.extendedContract')]);
});

test('a booking is read with its status and what the desk asks, and is cancelled; another company’s is unknown', async () => {
  const references = [...bookingExample.references, { type: 'FF', value: 'A、b 9' }];
  const orderNo = await booked(paintBooking({ references }));
  const reference = orderNo.toLowerCase();
  await applyCommand({ ...service, caller }, orderNo, 'info.requested', { by: 'platform', note: '请补充 SDS' });
  const read = await call('GET', { key, reference });
  expect([read.status, statedBookingFaults(read.body), read.body]).toEqual([
    200,
    [],
    expect.objectContaining({
      carrierBookingRequestReference: orderNo,
      bookingStatus: 'PENDING_UPDATE',
      references,
      feedbacks: [{ severity: 'INFO', code: 'INFORMATIONAL_MESSAGE', message: '请补充 SDS' }],
    }),
  ]);
  const stranger = await keyOf(service, await service.signIn('13900000799'), 'TMS');
  const body = { bookingStatus: 'CANCELLED', reason: '客户改期' };
  for (const [method, sent] of [
    ['GET', {}],
    ['PATCH', { body }],
  ] as const) {
    const refused = await call(method, { key: stranger, reference, ...sent });
    expect([refused.status, errorFaults(refused.body)]).toEqual([404, []]);
  }
  const cancelled = await call('PATCH', { key, reference, body });
  expect([cancelled.status, cancelled.body['bookingStatus']]).toEqual([202, 'CANCELLED']);
  expect((await detailOf(orderNo)).timeline.at(-1)).toMatchObject({ note: '客户改期', keyName: 'ERP' });
  const again = await call('PATCH', { key, reference, body });
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('不能“取消订单”')]);
  const amended = await call('PATCH', { key, reference, body: { amendedBookingStatus: 'AMENDMENT_CANCELLED' } });
  expect([amended.status, errorFaults(amended.body)]).toEqual([400, []]);
});

test('a booking is updated by its whole content, once, on its own sailing and before space is released', async () => {
  const orderNo = await booked(bookingExample);
  const { order, totals } = await detailOf(orderNo);
  const [equipment] = bookingExample.requestedEquipments;
  const [commodity] = equipment!.commodities;
  const one = { ...equipment!, commodities: [commodity!] };
  const body = { ...bookingExample, requestedEquipments: [one, one] };
  const put = (sent: object, by = once()) => call('PUT', { key, once: by, reference: orderNo, body: sent });
  const by = once();
  const updated = await put(body, by);
  expect([updated.status, updated.body]).toEqual([
    202,
    { carrierBookingRequestReference: orderNo, bookingStatus: 'RECEIVED' },
  ]);
  const amended = await detailOf(orderNo);
  expect(amended.order.offerId).toBe(order.offerId);
  expect(amended.totals.map(({ amount }) => amount)).not.toEqual(totals.map(({ amount }) => amount));
  expect(amended.timeline.at(-1)).toMatchObject({ keyName: 'ERP' });
  expect((await put(body, by)).body).toEqual(updated.body);
  expect((await detailOf(orderNo)).timeline).toHaveLength(amended.timeline.length);
  const stranger = await keyOf(service, await service.signIn('13900000798'), 'TMS');
  const refusals = [
    [await put({ ...body, expectedDepartureDate: '2026-12-31' }), 409, '不能更换航线或航次'],
    [await put({ ...body, extendedContractQuotationReference: crypto.randomUUID() }), 409, '不能更换报价'],
    [await call('PUT', { key, reference: orderNo, body }), 400, 'Idempotency-Key'],
    [await call('PUT', { key: stranger, once: once(), reference: orderNo, body }), 404, '不存在'],
  ] as const;
  for (const [refused, status, text] of refusals)
    expect([refused.status, errorFaults(refused.body), JSON.stringify(refused.body)]).toEqual([
      status,
      [],
      expect.stringContaining(text),
    ]);
  await service.db.update(orders).set({ status: 'RELEASED' }).where(eq(orders.orderNo, orderNo));
  expect((await put(bookingExample)).status).toBe(409);
});

test('every status of an order is one of a booking', async () => {
  const orderNo = await booked(bookingExample);
  for (const status of orderStatus.options) {
    await service.db.update(orders).set({ status }).where(eq(orders.orderNo, orderNo));
    const { body } = await call('GET', { key, reference: orderNo });
    expect([status, statedBookingFaults(body)]).toEqual([status, []]);
  }
});

test('without a key, with an ended one, without the scope or the right, nothing is booked or read', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const reading = await keyOf(service, session, 'BI', ['orders.read']);
  const writing = await keyOf(service, session, 'WMS', ['orders.write']);
  const ended = await keyOf(service, session, 'OLD');
  await service.db.update(apiKeys).set({ endedAt: service.clock.now() }).where(eq(apiKeys.name, 'OLD'));
  const body = bookingExample;
  const cancelling = { reference: orderNo, body: { bookingStatus: 'CANCELLED' } };
  for (const [method, sent, expected] of [
    ['POST', { once: once(), body }, 401],
    ['POST', { once: once(), body, key: ended }, 401],
    ['POST', { once: once(), body, key: reading }, 403],
    ['POST', { body, key }, 400],
    ['GET', { reference: orderNo }, 401],
    ['GET', { reference: orderNo, key: writing }, 403],
    ['PATCH', { ...cancelling, key: reading }, 403],
    ['PATCH', cancelling, 401],
    ['PUT', { reference: orderNo, body, key }, 400],
    ['PUT', { reference: orderNo, body, key: reading, once: once() }, 403],
    ['PUT', { key }, 405],
    ['DELETE', { key }, 405],
  ] as const) {
    const refused = await call(method, sent);
    expect([method, refused.status, errorFaults(refused.body)]).toEqual([method, expected, []]);
  }
  expect((await detailOf(orderNo)).status).toBe('DG_REVIEW');
});

test('a booking sent again is the same order, also once its sailing has closed and a new one would lead to another', async () => {
  const sent = { key, once: once(), body: bookingWith({ expectedDepartureDate: '2026-03-01' }) };
  const first = await call('POST', sent);
  service.clock.advance(71 * 3_600_000);
  expect([first.status, (await call('POST', sent)).body]).toEqual([202, first.body]);
  const { offer } = await detailOf(String(first.body['carrierBookingRequestReference']));
  expect((await detailOf(await booked(sent.body))).offer.id).not.toBe(offer.id);
});
