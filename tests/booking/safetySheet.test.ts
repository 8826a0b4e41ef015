import pino from 'pino';
// @module-tag long
import { expect, test } from 'vitest';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { readSafetySheet } from '#contract/booking/readSafetySheet.ts';
import { sheetRows } from '#contract/booking/sheetProposals.ts';
import { uploadDeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { recogniseSheet } from '#server/booking/safetySheet/recogniseSheets.ts';
import { openSheetReader } from '#server/booking/safetySheet/sheetReader.ts';
import { printed } from '#server/orders/pdf/printed.ts';
import { staffMember } from '#tests/support/desk.ts';
import { sampleFile } from '#tests/support/files.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_820_000_000);

/** A sheet of lines, separated by bars; `§` starts a heading. */
const sheet = (text: string) =>
  printed({
    title: 'SDS',
    reference: '1',
    footer: 'SDS',
    blocks: text
      .split(' | ')
      .map((line) => ({ kind: line.startsWith('§') ? 'heading' : 'note', text: line.replace('§', '') })),
  }) as Uint8Array<ArrayBuffer>;
const toluene = sheet(
  '§第三部分 成分/组成信息 | 甲苯 108-88-3 ≥99.5% | §第九部分 理化特性 | 闪点(℃)：4(闭杯) | §第十四部分 运输信息 | 联合国危险货物编号(UN号)：1294 | 联合国运输名称：甲苯 | 联合国危险性分类：3 | 包装类别：Ⅱ类 | 海洋污染物(是/否)：否',
);
const epoxy = sheet(
  '§SECTION 14: Transport information | 14.1 UN number or ID number | UN 3082 | 14.2 UN proper shipping name | ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (bisphenol A resin) | 14.3 Transport hazard class(es) | 9 | 14.4 Packing group | III | Marine pollutant: yes',
);
const glycerol = sheet('§SECTION 14: Transport information | 14.1 UN number | Not regulated as dangerous goods');
const key = `/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>`;
const locked = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2/P -4${key}>>endobj\ntrailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\n%%EOF`,
);

const read = (content: Uint8Array) => service.call(readSafetySheet, new Uint8Array(content), { session });
const firstValues = async (content: Uint8Array): Promise<string> =>
  Object.values((await read(content)).facts)
    .flatMap(([first]) => (first ? [first.value] : []))
    .join('; ');

test('a marine pollutant that the list does not mark is taken into the form', async () => {
  const { listed } = filledFrom(listedGoods.flammable, dangerousDetails());
  const item = cargoItem('fcl', { dangerous: dangerousDetails({ listed }) });
  const rows = sheetRows(await read(epoxy), { item, index: 0, service: allServices.fcl });
  expect(rows.find(({ field }) => field === 'marinePollutant')?.choices[0]?.edit).toEqual({
    type: 'field.changed',
    path: 'cargo.0.dangerous.marinePollutant',
    value: true,
  });
});

test('a PDF is read with pages, lines and the entries of the list, and stored by nobody', async () => {
  expect(await firstValues(toluene)).toBe('1294; TOLUENE; 3; II; 4 ℃; no; 108-88-3');
  const name = 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.';
  expect(await firstValues(epoxy)).toBe(`3082; ${name}; bisphenol A resin; 9; III; yes`);
  expect(await firstValues(glycerol)).toBe('yes');
  const { facts, entries, unread, pictures } = await read(epoxy);
  const standing = { top: expect.closeTo(0.15, 1) as unknown, bottom: expect.closeTo(0.15, 1) as unknown };
  expect(facts.unNumber).toEqual([{ value: '3082', page: 1, line: 'UN 3082', ...standing }]);
  expect(Buffer.from(pictures[0]!.webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  expect([entries.map(({ unNumber }) => unNumber), unread]).toEqual([['3082'], []]);
});

/** The same text as read from pictures. */
const recognisedAs = (content: Uint8Array) => ({
  read: async () => ({
    ...(await openSheetReader(service.reader, () => 0).read(content, { recognises: false })),
    recognised: [1],
  }),
  show: async () => [],
});

test.each([
  ['a locked file', locked, /密码/],
  ['a broken one', sampleFile.pdf(), /损坏/],
  ['a picture', sampleFile.png(), /PDF/],
])('%s is rejected with its reason', async (_, content, message) => {
  const rejection = { code: codes.badInput, message: expect.stringMatching(message) as unknown };
  await expect(read(content)).rejects.toMatchObject(rejection);
});

test('an attached scan is recognised later, and what it contradicts joins the review of the order that was placed meanwhile', async () => {
  const { db, clock, files } = service;
  const scan = { fileName: '扫描件.pdf', paperCode: 'SDS', content: sheet('') };
  const { id, safetySheet } = await service.call(uploadOrderDocument, scan, { session });
  expect(safetySheet).toMatchObject({ unread: [1], isWaiting: true });
  const ordinary = cargoItem('fcl', { nameZh: '清洗助剂', nameEn: 'Cleaning aid', dangerous: null });
  const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [ordinary] }), { documents: [id] });
  const recognise = () =>
    recogniseSheet({ db, clock, files, log: pino({ level: 'silent' }), sheets: recognisedAs(toluene) });
  expect([await recognise(), await recognise()]).toEqual([true, false]);
  const { reviewReasons, documents } = await service.call(
    deskOrder,
    { orderNo },
    await staffMember(service, 'administrator'),
  );
  expect(reviewReasons.find(({ why }) => why === 'safetySheet')).toMatchObject({ path: 'cargo.0.nameZh' });
  expect(documents[0]?.safetySheet).toMatchObject({ recognised: [1], facts: { unNumber: [{ value: '1294' }] } });
});

test('an order that does not declare what its attached sheet names is a finding for the desk, whose new version is read too', async () => {
  const file = { fileName: '说明书.pdf', paperCode: 'SDS', content: toluene };
  const { id } = await service.call(uploadOrderDocument, file, { session });
  const ordinary = cargoItem('fcl', { nameZh: '清洗助剂', nameEn: 'Cleaning aid', dangerous: null });
  const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [ordinary] }), { documents: [id] });
  const { reviewReasons } = await service.call(deskOrder, { orderNo }, await staffMember(service, 'reviewer'));
  const entry = { unNumber: '1294', packingGroup: 'II' };
  expect(reviewReasons.find(({ why }) => why === 'safetySheet')).toMatchObject({ path: 'cargo.0.nameZh', entry });
  const version = { orderNo, fileName: '说明书 2.pdf', replaces: id, content: epoxy };
  const { safetySheet } = await service.call(uploadDeskDocument, version, await staffMember(service, 'clerk'));
  expect(safetySheet?.facts.unNumber).toMatchObject([{ value: '3082' }]);
});
