import { eq } from 'drizzle-orm';
// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancelOrder,
  orderDetail,
  orderDocumentFile,
  orderPapers,
  placeOrder,
  removeOrderDocument,
  uploadOrderDocument,
} from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { submissionZh } from '#contract/orders/submission.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDocuments } from '#server/db/schema/orders.ts';
import { unzipped } from '#server/import/files/zip.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { sampleFile } from '#tests/support/files.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));
beforeEach(async () => {
  await order.begin();
  await service.db.delete(orderDocuments);
});

const upload = (content: Uint8Array, fileName = 'MSDS.pdf', more: { paperCode?: string; by?: Session } = {}) =>
  service.call(
    uploadOrderDocument,
    { orderNo: order.orderNo, fileName, paperCode: more.paperCode ?? '', content: content as Uint8Array<ArrayBuffer> },
    { session: more.by ?? session },
  );
const listed = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).documents;
const download = (id: string, by: Session) =>
  service.send(orderDocumentFile, { orderNo: order.orderNo, id }, { session: by });

test('row 5: a document is stored with its order, listed, downloaded unchanged, and removed', async () => {
  const content = sampleFile.pdf(300_000);
  const stored = await upload(content, '安全技术说明书（MSDS）.PDF', { paperCode: 'SDS' });
  expect(stored).toMatchObject({ fileName: '安全技术说明书（MSDS）.pdf', paperCode: 'SDS', bytes: 300_000 });
  expect(await listed()).toEqual([stored]);
  const response = await download(stored.id, session);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="________MSDS_.pdf"; filename*=UTF-8''${encodeURIComponent('安全技术说明书（MSDS）.pdf')}; size=300000`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  await service.call(removeOrderDocument, { orderNo: order.orderNo, id: stored.id }, { session });
  expect(await listed()).toEqual([]);
  expect((await download(stored.id, session)).status).toBe(404);
});

test('all papers of an order come as one archive of the announced size, each with its kind in its name', async () => {
  const content = sampleFile.pdf(300_000);
  await upload(content, 'MSDS.pdf', { paperCode: 'SDS' });
  service.clock.advance(1_000);
  await upload(sampleFile.png(), '合同/附页.png');
  const response = await service.send(orderPapers, { orderNo: order.orderNo }, { session });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const files = (await unzipped({ path: 'papers.zip', bytes })) as ImportFile[];
  expect(files.map(({ path }) => path)).toEqual([
    `海运整箱托书-${order.orderNo}.pdf`,
    `${order.orderNo}-DCSA-Booking-2.0.json`,
    `多式联运危险货物单-${order.orderNo}.pdf`,
    `危险货物安全适运声明书-${order.orderNo}.pdf`,
    '01 化学品安全技术说明书 MSDS.pdf',
    '02 其他单证 附页.png',
  ]);
  expect(Buffer.from(files[4]!.bytes).equals(content)).toBe(true);
  // the time of the first entry, which has no zone: that of China
  const time = new DataView(bytes.buffer).getUint16(10, true);
  const inChina = new Date(service.clock.now().getTime() + 8 * 3_600_000);
  expect([time >> 11, (time >> 5) & 63]).toEqual([inChina.getUTCHours(), inChina.getUTCMinutes()]);
});

test('uploads stand in the history with their versions, after removal too, and outdate no command', async () => {
  const { orderNo } = order;
  const detail = () => service.call(orderDetail, { orderNo }, { session });
  const version = versionOf(await detail());
  const { id: replaces } = await upload(sampleFile.pdf(), 'MSDS.pdf');
  const content = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
  const second = { orderNo, fileName: 'MSDS.pdf', replaces, content };
  const { id } = await service.call(uploadOrderDocument, second, { session });
  await service.call(removeOrderDocument, { orderNo, id }, { session });
  const { submissions, timeline } = await detail();
  expect(submissions).toMatchObject([
    { paper: 'document', version: 1, fileName: 'MSDS.pdf', by: 'user', person: null },
    { paper: 'document', version: 2, fileName: 'MSDS.pdf（第 2 版）' },
  ]);
  expect(timeline).toHaveLength(version);
  expect(submissionZh(submissions![1]!)).toBe('上传单证 MSDS.pdf（第 2 版）');
  await service.call(cancelOrder, { orderNo, version, reason: '' }, { session });
});

describe('the type of a file is decided by its bytes', () => {
  test.each([['a JPEG called PDF', sampleFile.jpeg(), '扫描.pdf', '扫描.jpg']])(
    '%s',
    async (_name, content, fileName, stored) => {
      expect((await upload(content, fileName)).fileName).toBe(stored);
    },
  );

  test.each([
    ['a page called PDF', sampleFile.html(), 'PDF、JPG 或 PNG'],
    ['nothing', new Uint8Array(0), '空的'],
    ['a PDF that is cut off', sampleFile.pdf(9_000).subarray(0, 8_000), '不完整'],
    ['a PNG that is cut off', sampleFile.png().subarray(0, 60), '不完整'],
  ])('%s is rejected', async (_name, content, message) => {
    const rejected = { code: codes.badInput, message: expect.stringContaining(message) };
    await expect(upload(content)).rejects.toMatchObject(rejected);
  });
});

describe('the size', () => {
  test('of 10 MB is let through for this call alone', async () => {
    expect(await upload(sampleFile.pdf(10_485_760))).toMatchObject({ bytes: 10_485_760 });
    await expect(upload(sampleFile.pdf(10_485_761))).rejects.toMatchObject({ message: '请求内容过大' });
    const body = JSON.stringify({ pad: 'x'.repeat(300_000) });
    const other = await service.fetch(
      new Request(`http://127.0.0.1${placeOrder.path}`, { method: 'POST', headers: jsonHeaders, body }),
    );
    expect(other.status).toBe(413);
  });

  test('of the pile is thirty', { tags: ['postgres'] }, async () => {
    const one = { ...(await upload(sampleFile.pdf())), orderNo: order.orderNo, mediaType: 'application/pdf' };
    const rest = Array.from({ length: 28 }, () => ({
      ...one,
      id: crypto.randomUUID(),
      uploadedAt: service.clock.now(),
      content: sampleFile.pdf(),
    }));
    await service.db.insert(orderDocuments).values(rest);
    const raced = await Promise.allSettled([upload(sampleFile.pdf()), upload(sampleFile.pdf())]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(upload(sampleFile.pdf())).rejects.toHaveCode(codes.conflict, /30/);
    expect(await listed()).toHaveLength(30);
  });
});

test('an unknown document is not removed, and those of an ended order stay', async () => {
  const { id } = await upload(sampleFile.pdf());
  const { orderNo } = order;
  await expect(service.call(removeOrderDocument, { orderNo, id: 'x' }, { session })).rejects.toHaveCode(codes.notFound);
  await expect(upload(sampleFile.pdf(), 'a.pdf', { paperCode: 'NOPE' })).rejects.toHaveCode(codes.badInput);

  await service.call(cancelOrder, { orderNo, reason: '' }, { session });
  await expect(upload(sampleFile.pdf())).rejects.toHaveCode(codes.conflict);
  await expect(service.call(removeOrderDocument, { orderNo, id }, { session })).rejects.toHaveCode(codes.conflict);
  expect((await download(id, session)).status).toBe(200);
  expect(await service.db.select().from(orderDocuments).where(eq(orderDocuments.id, id))).toHaveLength(1);
});
