import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderExport } from '#contract/orders/orderCalls.ts';
import type { Booking } from './dcsaBooking.ts';
import { bookingFaults } from './dcsaBooking.ts';
import { orders } from '#server/db/schema/orders.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { parse } from 'csv-parse/sync';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { chargeAgreement, chargeExport } from '#contract/services/quote.ts';
import { chargeExportOf } from '#server/orders/charges/chargeExport.ts';
import { fileNameOf } from '#src/api/contentDisposition.ts';
import { jsonHeaders } from '#tests/support/post.ts';

const service = serviceForAll();
const session = sessionForAll(service);

const fetched = (orderNo: string, by: Session = session) => service.send(orderExport, { orderNo }, { session: by });

const exported = async (code: ServiceCode, overrides: Partial<OrderForm> = {}) => {
  const { orderNo } = await place(service, session, orderForm(code, overrides));
  const response = await fetched(orderNo);
  expect(response.headers.get('content-disposition')).toContain(`${orderNo}-DCSA-Booking-2.0.json`);
  const booking = (await response.json()) as Booking;
  expect(bookingFaults(booking)).toEqual([]);
  return { orderNo, booking };
};

test('row 5: a full-container order is a booking of its sailing, container by container', async () => {
  const paint = cargoItem('fcl', {
    dangerous: dangerousDetails({
      packagingMark: '1A1/Y1.4/200/26/CN/320001',
      competentAuthorityApproval: ' CN MSA 2026-7 ',
    }),
  });
  const { orderNo, booking } = await exported('fcl', {
    items: [{ code: '20GP', quantity: 2 }],
    details: { owner: 'SOC', billOfLading: 'seaWaybill', freightPayment: 'collect' },
    cargo: [paint, cargoItem('fcl', { dangerous: null, unit: 2, packagingCode: '4G' })],
    notifyParty: { sameAsConsignee: false, name: 'Notify GmbH', address: 'Hamburg', telephone: '' },
  });
  expect(booking).toMatchObject({
    // loaded at our station, it reaches the carrier full
    receiptTypeAtOrigin: 'CY',
    cargoMovementTypeAtOrigin: 'FCL',
    freightPaymentTermCode: 'COL',
    carrierServiceCode: 'AEX2',
    expectedDepartureDate: '2026-03-12',
    transportDocumentTypeCode: 'SWB',
    incoTerms: 'CIF',
    references: [{ type: 'CR', value: orderNo }],
    documentParties: {
      bookingAgent: { partyName: 'Huayuntong Platform Operator', reference: orderNo },
      shipper: { partyName: 'Example Coatings (Shanghai) Co., Ltd.' },
      consignee: { isNotifyParty: false },
      other: [{ party: { partyName: 'Notify GmbH' }, partyFunction: 'N1' }],
    },
    shipmentLocations: [
      { location: { locationName: 'Shanghai', UNLocationCode: 'CNSHA' }, locationTypeCode: 'POL' },
      { location: { locationName: 'Hamburg', UNLocationCode: 'DEHAM' }, locationTypeCode: 'POD' },
    ],
    requestedEquipments: [1, 2].map(() => ({ ISOEquipmentCode: '22G1', units: 1, isShipperOwned: true })),
  });
  expect(JSON.stringify(booking)).not.toContain('AEX2-2611-CNSHA-DEHAM');
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
          // a contact whose name is in Chinese is reached at the shipper
          emergencyContactDetails: { contact: 'Example Coatings (Shanghai) Co., Ltd.', phone: '+86 21 5555 0110' },
          limits: { temperatureUnit: 'CEL', flashPoint: 18 },
          isCompetentAuthorityApprovalRequired: true,
          competentAuthorityApproval: 'CN MSA 2026-7',
          additionalContainerCargoHandling: 'UN packaging mark 1A1/Y1.4/200/26/CN/320001; Stowage B',
        },
      ],
    },
  });
});

test.each<[ServiceCode, Partial<OrderForm>, object]>([
  [
    'lcl',
    {},
    {
      receiptTypeAtOrigin: 'CFS',
      cargoMovementTypeAtOrigin: 'LCL',
      deliveryTypeAtDestination: 'CFS',
      expectedDepartureFromPlaceOfReceiptDate: '2026-03-10',
      requestedEquipments: [{ ISOEquipmentCode: '22G1', units: 1 }],
    },
  ],
  [
    'tank',
    { items: [{ code: 'T11', quantity: 2 }], cargo: [cargoItem('tank', { grossKg: '40000', volumeM3: '42.105' })] },
    {
      requestedEquipments: [{ ISOEquipmentCode: '22T6', units: 2, isShipperOwned: true }],
      expectedDepartureFromPlaceOfReceiptDate: '2026-03-12',
    },
  ],
  [
    'flexitank',
    { details: { haulage: true } },
    {
      receiptTypeAtOrigin: 'SD',
      shipmentLocations: [
        { location: { addressLines: ['宁波市镇海区示例路1号'] }, locationTypeCode: 'PRE' },
        { locationTypeCode: 'POL' },
        { locationTypeCode: 'POD' },
      ],
      requestedEquipments: [
        {
          ISOEquipmentCode: '22G1',
          isShipperOwned: false,
          containerPositionings: [
            { dateTime: '2026-03-12T00:00:00+08:00', location: { addressLines: ['宁波市镇海区示例路1号'] } },
          ],
        },
      ],
    },
  ],
])('%s is a booking too', async (code, overrides, expected) => {
  expect((await exported(code, overrides)).booking).toMatchObject(expected);
});

test('the longest texts that a form accepts are still a booking: on one line, with no character cut in two', async () => {
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
  const { shipper } = booking.documentParties;
  expect(shipper?.partyName).toBe('Ñ'.repeat(69));
  // the rest of the name starts the address
  expect(shipper?.addressLines?.[0]).toBe('🚛 Ö');
  expect(shipper?.addressLines?.slice(1).map((line) => line.length)).toEqual([249, 49]);
});

test('what does not go by sea has no such booking, nor has the order of somebody else', async () => {
  const { orderNo } = await place(service, session, orderForm('air'));
  const rejected = await fetched(orderNo);
  expect([rejected.status, await rejected.json()]).toEqual([
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

test('what a carrier abroad could not read is named, field by field', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const { content } = (await service.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]!;
  const { shipper, cargo } = content;
  // such orders were placed before the form required Latin letters
  const old = { ...content, shipper: { ...shipper!, name: '示例涂料' }, cargo: [{ ...cargo[0]!, nameEn: '' }] };
  await service.db.update(orders).set({ content: old }).where(eq(orders.orderNo, orderNo));
  const rejected = await fetched(orderNo);
  expect([rejected.status, await rejected.json()]).toEqual([
    400,
    expect.objectContaining({
      field: 'shipper.name',
      message: expect.stringContaining('暂不能导出：发货人名称、第1行货物的英文品名；'),
    }),
  ]);
});

const fetchExport = async (offerId: string) =>
  service.fetch(
    new Request(`http://127.0.0.1${chargeExport.path}`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ offerId }),
    }),
  );

const linesOf = async (response: Response) =>
  parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true }) as Record<string, string>[];

test('a sailing’s charges as a table: every charge of its tariff, named in content-disposition', async () => {
  const { rows } = await service.call(sailingPage, { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', size: 1 });
  const offerId = rows[0]!.sailing.id;
  const { tariff, items } = await service.call(chargeAgreement, { offerId });

  const response = await fetchExport(offerId);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(fileNameOf(response.headers.get('content-disposition'))).toMatch(/^费用表-海运整箱-上海-汉堡-.+\.csv$/);
  expect((await linesOf(response)).map((line) => [line['代码'], line['项目'], line['单价']])).toEqual(
    tariff.map((charge) => [
      charge.code,
      items.find(({ code }) => code === charge.item)?.nameZh ?? '',
      (charge.amount / 100).toFixed(2),
    ]),
  );
});

test.each([
  [
    'AEX2-2611-CNSHA-DEHAM',
    'CFSL',
    { 费用: '内装费（装箱费）', 区段: '起运地', 计费单位: '每箱', 适用条件: '装箱方式：内装，普通货', 币种: 'CNY' },
  ],
  ['air~PVG~FRA', 'AF', { 计费单位: '每kg', 最低收费: '420.00', 起始数量: '0', 单价: '53.00', 币种: 'CNY' }],
  ['tank~CNSHA~NLRTM', 'HEAT', { 区段: '目的地', 适用条件: '目的地蒸汽加热', 单价: '180.00' }],
])('of %s the line %s is printed as text', async (offerId, code, words) => {
  const lines = await linesOf(await fetchExport(offerId));
  expect(lines.find((line) => line['代码'] === code)).toMatchObject(words);
});

test('a name that a spreadsheet would run as a formula is text', async () => {
  const quote = await service.call(chargeAgreement, { offerId: 'air~PVG~FRA' });
  const tariff = quote.tariff.map((charge) => ({ ...charge, nameZh: '=HYPERLINK("https://evil.example")' }));
  const [first] = parse(String(chargeExportOf({ ...quote, tariff }).content), { bom: true, columns: true }) as {
    费用: string;
  }[];
  expect(first?.费用).toBe('\'=HYPERLINK("https://evil.example")');
});
