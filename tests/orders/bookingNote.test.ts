import { inflateSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { orderDetail, orderBookingNote } from '#contract/orders/orderCalls.ts';
import { widthOf } from '#server/orders/pdf/fonts.ts';
import { printed } from '#server/orders/pdf/printed.ts';
import { wrapped } from '#server/orders/pdf/wrap.ts';
import { bookingNoteBlocks } from '#server/orders/documents/bookingNote.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

const fetched = (orderNo: string, by: Session = session) =>
  service.send(orderBookingNote, { orderNo }, { session: by });

const wordsOf = async (orderNo: string) =>
  JSON.stringify(bookingNoteBlocks(await service.call(orderDetail, { orderNo }, { session })));

/** The characters in the ToUnicode maps of a PDF's fonts, by which its text can be searched and copied. */
const charactersOf = (pdf: Buffer): Set<string> => {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    const from = index + length;
    const stream = pdf.subarray(from, text.indexOf('endstream', from));
    try {
      return inflateSync(stream).toString('latin1');
    } catch {
      return '';
    }
  });
  const maps = streams.filter((stream) => stream.includes('begincmap')).join('\n');
  const codes = [...maps.matchAll(/<[0-9A-F]+> (?:<[0-9A-F]+> )?\[?<([0-9A-F]{4})>/gi)].map(([, hex]) =>
    Number.parseInt(hex!, 16),
  );
  return new Set(codes.map((code) => String.fromCodePoint(code)));
};

test('row 5: the booking note is a PDF under its Chinese name, with the order’s labels', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl', { remark: '龘' }));
  const response = await fetched(orderNo);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('海运整箱托书')}-${orderNo}.pdf`,
  );
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const rendered = charactersOf(pdf);
  for (const character of '海运整箱托书危险品费用合计发货人龘') expect(rendered).toContain(character);
  expect(pdf.length).toBeLessThan(2_000_000);
});

test('it says the parties, the goods, what is declared of them, and the fees', async () => {
  const dangerous = dangerousDetails({ marinePollutant: true, isWaste: true, isHot: true, emptyUncleaned: true });
  const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [cargoItem('fcl', { dangerous })] }));
  const messages = await wordsOf(orderNo);
  for (const said of [
    '上海 → 汉堡',
    '20尺普柜 × 1 箱',
    'Example Coatings (Shanghai) Co., Ltd.',
    '同收货人',
    'EMPTY UNCLEANED, UN 1263, WASTE HOT PAINT',
    '32089010',
    '装箱方式',
    '内装',
    'F-E, S-E',
    '海洋污染物、未清洗空包装、废弃物、高温运输',
    '"40","8000","11.2"',
    '合计',
    '须经专员审核',
  ])
    expect(messages).toContain(said);
  expect(messages).not.toMatch(/允许|兼容|undefined|null/);
});

test('no gap behind a kerned pair is read as a blank', async () => {
  const text = 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.';
  const blocks = [{ kind: 'note', text }] as const;
  const data = new Uint8Array(printed({ title: 'T', reference: 'R', footer: 'F', blocks }));
  const page = await (await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise).getPage(1);
  const { items } = await page.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(text);
});

test('an address of many lines continues on the next page, to its last', async () => {
  const form = orderForm('fcl');
  const address = [...Array.from({ length: 140 }, (_, index) => String(index % 10)), 'Ø'].join('\n');
  const { orderNo } = await place(service, session, { ...form, shipper: { ...form.shipper!, address } });
  expect(charactersOf(Buffer.from(await (await fetched(orderNo)).arrayBuffer()))).toContain('Ø');
});

const size = 10;

test('a word longer than its column is broken', () => {
  const lines = wrapped('x'.repeat(100), 50, size);
  expect(lines.join('')).toBe('x'.repeat(100));
  expect(lines.every((line) => widthOf(line, size) <= 50)).toBe(true);
});
