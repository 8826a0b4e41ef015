import { describe, expect, test } from 'vitest';
import { readSafetySheet } from '#contract/booking/readSafetySheet.ts';
import { deskOrder } from '#contract/desk/orderDesk.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { printed } from '#server/orders/pdf/printed.ts';
import { staffMember } from '#tests/support/desk.ts';
import { sampleFile } from '#tests/support/files.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_820_000_000);

const sheet = (title: string, sections: Readonly<Record<string, [string, string][]>>) =>
  printed({
    title,
    reference: 'SDS',
    footer: 'SDS',
    blocks: Object.entries(sections).flatMap(([text, rows]): Block[] => [
      { kind: 'heading', text },
      { kind: 'facts', labelWidth: 200, rows },
    ]),
  }) as Uint8Array<ArrayBuffer>;

const toluene = sheet('化学品安全技术说明书', {
  '第三部分 成分/组成信息': [['甲苯 108-88-3', '≥99.5%']],
  '第九部分 理化特性': [['闪点(℃)：', '4(闭杯)']],
  '第十四部分 运输信息': [
    ['联合国危险货物编号(UN号)：', '1294'],
    ['联合国运输名称：', '甲苯'],
    ['联合国危险性分类：', '3'],
    ['包装类别：', 'Ⅱ类'],
    ['海洋污染物(是/否)：', '否'],
  ],
});
const epoxy = sheet('SAFETY DATA SHEET', {
  'SECTION 14: Transport information': [
    ['14.1 UN number or ID number', 'UN 3082'],
    ['14.2 UN proper shipping name', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (bisphenol A resin)'],
    ['14.3 Transport hazard class(es)', '9'],
    ['14.4 Packing group', 'III'],
    ['14.5 Environmental hazards', 'Marine pollutant: yes'],
  ],
});
const glycerol = sheet('SAFETY DATA SHEET', {
  'SECTION 14: Transport information': [['14.1 UN number', 'Not regulated as dangerous goods']],
});
const locked = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>endobj\ntrailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\n%%EOF`,
);

const read = (content: Uint8Array) => service.call(readSafetySheet, new Uint8Array(content), { session });
const valuesOf = async (content: Uint8Array) => {
  const { facts } = await read(content);
  return Object.fromEntries(
    Object.entries(facts).map(([field, [first]]) => [field, first && [first.value, first.page]]),
  );
};

describe('the reading of a safety data sheet', () => {
  test('finds each field with its page and line, and the entries of the list', async () => {
    expect(await valuesOf(toluene)).toMatchObject({
      unNumber: ['1294', 1],
      properShippingName: ['TOLUENE', 1],
      hazardClass: ['3', 1],
      packingGroup: ['II', 1],
      flashPoint: ['4 ℃', 1],
      marinePollutant: ['no', 1],
      cas: ['108-88-3', 1],
    });
    const { facts, entries, unread } = await read(epoxy);
    expect(facts.unNumber[0]?.line).toContain('UN 3082');
    expect(facts.technicalName[0]?.value).toBe('bisphenol A resin');
    expect(facts.marinePollutant[0]?.value).toBe('yes');
    expect(entries.map(({ unNumber }) => unNumber)).toEqual(['3082']);
    expect(unread).toEqual([]);
    expect(await valuesOf(glycerol)).toMatchObject({ notRegulated: ['yes', 1], unNumber: undefined });
  });

  test.each([
    ['a locked file', locked, /密码/],
    ['a broken one', sampleFile.pdf(), /损坏/],
    ['a picture', sampleFile.png(), /PDF/],
  ])('rejects %s', async (_, content, message) => {
    await expect(read(content)).rejects.toMatchObject({
      code: codes.badInput,
      message: expect.stringMatching(message) as unknown,
    });
  });
});

test('an order that does not declare what its attached sheet names is a finding for the desk', async () => {
  const file = { fileName: '说明书.pdf', paperCode: 'SDS', content: toluene };
  const { id, safetySheet } = await service.call(uploadOrderDocument, file, { session });
  expect(safetySheet?.facts.unNumber[0]?.value).toBe('1294');
  const ordinary = cargoItem('fcl', { nameZh: '清洗助剂', nameEn: 'Cleaning aid', dangerous: null });
  const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [ordinary] }), { documents: [id] });
  const { reviewReasons } = await service.call(deskOrder, { orderNo }, await staffMember(service, 'reviewer'));
  expect(reviewReasons.find(({ why }) => why === 'safetySheet')).toMatchObject({
    path: 'cargo.0.nameZh',
    entry: { unNumber: '1294', packingGroup: 'II' },
  });
});
