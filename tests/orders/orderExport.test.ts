import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderExport } from '#contract/orders/orderCalls.ts';
import { createBooking } from '#tests/support/dcsaBooking.ts';
import { cargoLine, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

type Session = Awaited<ReturnType<TestService['signIn']>>;
let service: TestService;
let session: Session;
beforeAll(async () => {
  service = await freshService();
  session = await service.signIn();
});
afterAll(() => service.close());

const fetched = (orderNo: string, by: Session = session) =>
  service.fetch(
    new Request(`http://127.0.0.1${orderExport.path}?orderNo=${orderNo}`, {
      headers: { Authorization: by.token, Cookie: `__Host-sid=${by.secret}` },
    }),
  );

const exported = async (line: ServiceLine, overrides: Partial<OrderForm> = {}) => {
  const { orderNo } = await place(service, session, orderForm(line, overrides));
  const answer = await fetched(orderNo);
  expect(answer.headers.get('content-disposition')).toContain(`${orderNo}-DCSA-Booking-2.0.json`);
  return { orderNo, booking: createBooking.parse(await answer.json()) };
};

test('row 5: a full-container order is a booking of its sailing, container by container', async () => {
  const paint = cargoLine('fcl', {
    dangerous: dangerousDetails({
      packagingMark: '1A1/Y1.4/200/26/CN/320001',
      competentAuthorityApproval: ' CN MSA 2026-7 ',
    }),
  });
  const { orderNo, booking } = await exported('fcl', {
    items: [{ code: '20GP', quantity: 2 }],
    details: { owner: 'SOC', billOfLading: 'seaWaybill', freightPayment: 'collect' },
    cargo: [paint, cargoLine('fcl', { dangerous: null, unit: 2, packagingCode: '4G' })],
    notifyParty: { sameAsConsignee: false, name: 'Notify GmbH', address: 'Hamburg', telephone: '' },
  });
  expect(booking).toMatchObject({
    receiptTypeAtOrigin: 'CFS',
    cargoMovementTypeAtOrigin: 'FCL',
    freightPaymentTermCode: 'COL',
    carrierServiceCode: 'AEX2',
    expectedDepartureDate: '2026-03-12',
    transportDocumentTypeCode: 'SWB',
    incoTerms: 'CIF',
    references: [{ type: 'CR', value: orderNo }],
    documentParties: {
      shipper: { partyName: 'Example Coatings (Shanghai) Co., Ltd.' },
      consignee: { isNotifyParty: false },
      other: [{ party: { partyName: 'Notify GmbH' }, partyFunction: 'N1' }],
    },
    shipmentLocations: [
      { location: { UNLocationCode: 'CNSHA' }, locationTypeCode: 'POL' },
      { location: { UNLocationCode: 'DEHAM' }, locationTypeCode: 'POD' },
    ],
    requestedEquipments: [1, 2].map(() => ({ ISOEquipmentCode: '22G1', units: 1, isShipperOwned: true })),
  });
  const [goods] = booking.requestedEquipments[0]!.commodities!;
  expect(goods).toMatchObject({
    commodityType: 'Industrial paint',
    extendedHSCodes: ['32089010'],
    cargoGrossWeight: { value: 8_000, unit: 'KGM' },
    outerPackaging: {
      imoPackagingCode: '1A1',
      numberOfPackages: 40,
      dangerousGoods: [
        {
          UNNumber: '1263',
          imoClass: '3',
          packingGroup: 2,
          EMSNumber: 'F-E S-E',
          netWeight: { value: 7_000, unit: 'KGM' },
          limits: { temperatureUnit: 'CEL', flashPoint: 18 },
          isCompetentAuthorityApprovalRequired: true,
          competentAuthorityApproval: 'CN MSA 2026-7',
          additionalContainerCargoHandling: 'UN packaging mark 1A1/Y1.4/200/26/CN/320001',
        },
      ],
    },
  });
});

test.each<[ServiceLine, Partial<OrderForm>, object]>([
  [
    'lcl',
    {},
    {
      cargoMovementTypeAtOrigin: 'LCL',
      deliveryTypeAtDestination: 'CFS',
      requestedEquipments: [{ ISOEquipmentCode: '22G1', units: 1 }],
    },
  ],
  [
    'tank',
    { items: [{ code: 'T11', quantity: 2 }] },
    { requestedEquipments: [{ ISOEquipmentCode: '22T6', units: 2 }], expectedDepartureDate: '2026-03-12' },
  ],
  [
    'flexitank',
    { details: { haulage: true } },
    { receiptTypeAtOrigin: 'SD', requestedEquipments: [{ ISOEquipmentCode: '22G1' }] },
  ],
])('%s is a booking too', async (line, overrides, expected) => {
  expect((await exported(line, overrides)).booking).toMatchObject(expected);
});

test('the longest words that a form takes are still a booking: on one line, with no character cut in two', async () => {
  const long = {
    name: `${'Ñ'.repeat(69)}🚛\nÖ`,
    address: 'Å\n'.repeat(150),
    telephone: '+86 21 5555 0120 ext 123456',
    email: 'a@example.com',
  };
  const { booking } = await exported('fcl', {
    shipper: long,
    bookingContact: { name: `${'名'.repeat(34)}🚛`, phone: '13812345678', email: long.email },
  });
  expect(booking.documentParties.shipper?.partyName).toBe('Ñ'.repeat(69));
  expect(booking.documentParties.shipper?.addressLines?.map((line) => line.length)).toEqual([249, 49]);
});

test('what does not go by sea has no such booking, nor has the order of somebody else', async () => {
  const { orderNo } = await place(service, session, orderForm('air'));
  const refused = await fetched(orderNo);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining('“航空货运”不是海运订单') }),
  ]);
  const rented = orderForm('tank', {
    offerId: 'tank~CNNGB',
    items: [{ code: 'RENT-T11', quantity: 1 }],
    details: { use: 'rent', rentalDays: 40 },
  });
  const { orderNo: rental } = await place(service, session, rented);
  expect(((await (await fetched(rental)).json()) as { message: string }).message).toContain('按日租用');
  expect((await fetched(orderNo, await service.signIn('13977777777'))).status).toBe(404);
});
