import { beforeAll, expect, test } from 'vitest';
import { englishAlone } from '#contract/app/languages.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { errorFaults } from './dcsaBooking.ts';
import { agreed, bookedPaint, bookingCaller, bookingWith, goodsPath, keyOf, paintBooking } from './dcsaSystem.ts';

const service = serviceForAll();
const session = sessionForAll(service, '13900000710');
const call = bookingCaller(service);
let key = '';
beforeAll(async () => {
  key = await keyOf(service, session, 'ERP');
  await agreed(service, session);
});

const book = (body: unknown, by = key) => call('POST', { key: by, once: crypto.randomUUID(), body });

/** The response to a booking, and its problems by the published schema. */
const refusalOf = async (body: unknown) => {
  const refused = await book(body);
  return { status: refused.status, faults: errorFaults(refused.body), body: refused.body };
};

/** A rejection that names a property, also in its Chinese message. */
const refusedBy = (property: string, why: string) => ({
  status: 400,
  faults: [],
  body: expect.objectContaining({
    httpMethod: 'POST',
    statusCode: 400,
    statusCodeMessage: expect.stringContaining(`${property}：`),
    errors: [expect.objectContaining({ jsonPath: `$.${property}`, errorCodeMessage: expect.stringContaining(why) })],
  }),
});

const box = 'requestedEquipments[0]';
const goods = `${box}.commodities[0]`;
/** A property and its value, or another change; and a part of the message. */
test.each<[property: string, value: unknown, why: string]>([
  ['receiptTypeAtOrigin', 'SD', 'CY/CY'],
  ['cargoMovementTypeAtOrigin', 'LCL', 'CY/CY'],
  [`${box}.ISOEquipmentCode`, '45R1', '22G1（20GP）'],
  [`${box}.commodities`, undefined, '须写明货物'],
  [`${box}.activeReeferSettings`, {}, '干货箱'],
  [`${goods}.cargoGrossWeight.unit`, 'TNE', '只能是 KGM、LBR'],
  [`${goods}.cargoGrossVolume`, undefined, '必填'],
  ['serviceContractReference', 'SC-1', '合同价按贵公司'],
  ['isExportDeclarationRequired', false, '报关单'],
  ['expectedDepartureDate', undefined, 'carrierExportVoyageNumber'],
  ['expectedDepartureDate', '2027-01-01', '没有可订的航次'],
  ['carrierExportVoyageNumber', '999X', '没有此航次'],
  ['extendedContractQuotationReference', 'Q-1', '格式'],
  ['documentParties.shipper.partyName', '示例涂料', '英文'],
  ['incoTerms', 'XYZ', '贸易术语'],
  ['partyContactDetails[0].phone', '+49 40 555 0130', '手机'],
  [`${goods}.extendedHSCodes`, ['39069090', '39069010'], '最多 1 项'],
])('%s: %s is refused, because %s', async (property, value, why) => {
  const changes = { [property.replaceAll(/\[(\d)\]/g, '.$1')]: value };
  const body = bookingWith(changes);
  expect(await refusalOf(body)).toEqual(refusedBy(property, why));
  service.clock.advance(6_000);
  const english = await call('POST', { key, once: crypto.randomUUID(), body, language: englishAlone });
  expect(JSON.stringify(english.body)).not.toMatch(/[\u3000-\u9fff]/);
});

const inland = { locationTypeCode: 'PDE', location: { UNLocationCode: 'DEMUC' } };
const soc = { ...bookingExample.requestedEquipments[0]!, isShipperOwned: true };
const two = { ...bookingExample.requestedEquipments[0]!, units: 2 };
test.each<[name: string, changes: Record<string, unknown>, property: string, why: string]>([
  ['no port of loading', { 'shipmentLocations.0.locationTypeCode': 'PRE' }, 'shipmentLocations', 'POL'],
  ['delivery inland', { 'shipmentLocations.2': inland }, 'shipmentLocations[2].location.UNLocationCode', '与 POD 相同'],
  ['nobody to notify', { 'documentParties.consignee.isNotifyParty': false }, 'documentParties.other', 'N1'],
  [
    'an unknown packaging',
    { [`${goodsPath}.outerPackaging.description`]: 'DRUMS' },
    `${goods}.outerPackaging.imoPackagingCode`,
    '不在包装代码表内',
  ],
  ['two owners', { 'requestedEquipments.1': soc }, 'requestedEquipments[1].isShipperOwned', '箱属须一致'],
  ['goods of several containers', { 'requestedEquipments.1': two }, 'requestedEquipments[1].units', '每箱一条'],
])('%s is refused', async (_name, changes, property, why) => {
  expect(await refusalOf(bookingWith(changes))).toEqual(refusedBy(property, why));
});

const explosive = { UNNumber: '0333', imoClass: '1.1G', packingGroup: undefined };
test.each<[changes: object, property: string, why: string]>([
  [{ UNNumber: '9999' }, 'UNNumber', '9999'],
  [{ imoClass: '8' }, 'imoClass', '类别'],
  [
    { packingGroup: 1, emergencyContactDetails: { contact: 'x'.repeat(61), phone: '+86 21 5555 0110' } },
    'emergencyContactDetails.contact',
    '不能超过 60 个字',
  ],
  [explosive, 'UNNumber', '1.1'],
  [{ isSalvagePackings: true }, 'isSalvagePackings', '救助包装'],
  [{ netWeight: { value: 9_000, unit: 'KGM' } }, 'netWeight.value', '毛重'],
])('dangerous goods with %j are refused', async (changes, property, why) => {
  const changed = { [`${goodsPath}.outerPackaging.dangerousGoods`]: [{ ...bookedPaint, ...changes }] };
  const path = `${goods}.outerPackaging.dangerousGoods[0].${property}`;
  expect(await refusalOf(paintBooking(changed))).toEqual(refusedBy(path, why));
});

test('a company that has not agreed to the agreement in force is told so', async () => {
  const stranger = await service.signIn('13900000711');
  const other = await keyOf(service, stranger, 'ERP');
  await agreed(service, stranger, '2025-01');
  const refused = await book(bookingExample, other);
  expect([refused.status, errorFaults(refused.body), JSON.stringify(refused.body)]).toEqual([
    409,
    [],
    expect.stringContaining('海运整箱运输协议'),
  ]);
});

test('a body that is none is refused in DCSA’s shape too', async () => {
  for (const body of [null, [], 'x', { ...bookingExample, references: 'x'.repeat(300_000) }]) {
    const refused = await book(body);
    expect([refused.status === 400 || refused.status === 413, errorFaults(refused.body)]).toEqual([true, []]);
  }
});
