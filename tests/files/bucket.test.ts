// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageFileContent, sendMessage, uploadMessageFile } from '#contract/conversation/customerCalls.ts';
import { licencePicture } from '#contract/enterprise/enterprise.ts';
import { orderDocumentFile, removeOrderDocument, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { documentsAtDesk } from '#server/desk/orders/documents.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { orderDocuments } from '#server/db/schema/orders.ts';
import { bucketFiles } from '#server/files/fileStore.ts';
import type { Bucket } from '#server/files/filesPlace.ts';
import { filesPlaceOf } from '#server/files/filesPlace.ts';
import { Objects } from '#server/files/objects.ts';
import { openFiles } from '#server/files/openFiles.ts';
import { deleteOrphans } from '#server/files/places.ts';
import { documentsOf } from '#server/orders/documents/orderDocuments.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { adminOf } from '#tests/support/admin.ts';
import { openTestDatabase, TestClock } from '#tests/support/database.ts';
import { sampleFile } from '#tests/support/files.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { orderForm } from '#tests/support/order.ts';
import { place as placeOrder } from '#tests/support/orders.ts';
import type { Session, TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { scanOf, upload as uploadLicence } from '#tests/support/verification.ts';

const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
const clock = new TestClock();
let port = 0;
let server: S3rver;
const start = async (): Promise<void> => {
  const options = { address: '127.0.0.1', directory: folder, silent: true, vhostBuckets: false };
  server = new S3rver({ ...options, port, configureBuckets: [{ name: 'freight' }] });
  ({ port } = await server.run());
};
const bucketAt = (rest = 'freight', key = 'S3RVER:S3RVER'): Bucket =>
  filesPlaceOf(`http://${key}@127.0.0.1:${port}/${rest}`) as Bucket;

let service: TestService;
let session: Session;
let objects: Objects;
const bucket = { objects: undefined as unknown as Objects, isForNew: true };
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  await start();
  objects = new Objects(bucketAt());
  Object.assign(bucket, { objects });
  const { db, close } = await openTestDatabase();
  const place = { db, clock, objects };
  const files: TestService['files'] = {
    store: (...given) => bucketFiles({ ...place, isForNew: bucket.isForNew }).store(...given),
    contentOf: (row) => bucketFiles({ ...place, isForNew: true }).contentOf(row),
  };
  service = await freshService({ db, clock, files, bucket });
  session = await service.signIn();
  ends.push(close, () => service.close());
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const content = sampleFile.pdf(5_000) as Uint8Array<ArrayBuffer>;
const upload = () => service.call(uploadOrderDocument, { fileName: 'a.pdf', paperCode: 'SDS', content }, { session });
const download = async (id: string) => {
  const response = await service.send(orderDocumentFile, { id }, { session });
  return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
};
const picture = async (fileId: string) =>
  new Uint8Array(await (await service.send(licencePicture, { fileId }, { session })).arrayBuffer());
const inRow = async (id: string) =>
  (await service.db.select().from(orderDocuments).where(eq(orderDocuments.id, id)))[0]!.content.length;
const objectsNoted = async () => (await service.db.select().from(storedObjects)).map(({ id }) => id);
const isThere = (id: string) =>
  objects.get(id).then(
    () => true,
    () => false,
  );

test('documents and licences are objects of the bucket, and can be read wherever they are moved', async () => {
  const { id, bytes } = await upload();
  const fileId = await uploadLicence(service, session);
  const scan = scanOf(sampleLicence);
  const admin = adminOf(service);
  expect([bytes, await inRow(id)]).toEqual([5_000, 0]);
  expect(await objects.get(id)).toEqual(content);
  expect((await objectsNoted()).toSorted()).toEqual([id, fileId].toSorted());
  expect(await admin.printed('files')).toBe('数据库中 0 个文件，对象存储中 2 个。\n');
  const exported = JSON.stringify(await exportAccount(service.db, session.userId, service.files));
  expect(exported).toContain(Buffer.from(content).toString('base64'));

  await expect(admin.printed('files', 'move', 'database')).rejects.toThrow('new=database');
  bucket.isForNew = false;
  await expect(admin.printed('files', 'move', 'bucket')).rejects.toThrow('new=database');
  expect(await admin.printed('files', 'move', 'database')).toBe('已移动 2 个文件。\n');
  expect([await inRow(id), (await download(id)).content, await picture(fileId)]).toEqual([5_000, content, scan]);
  const inDatabase = await upload();
  expect(await inRow(inDatabase.id)).toBe(5_000);

  bucket.isForNew = true;
  expect(await admin.printed('files', 'move', 'bucket')).toBe('已移动 3 个文件。\n');
  expect([await inRow(id), (await download(id)).content, await picture(fileId)]).toEqual([0, content, scan]);
  expect(await admin.printed('files', 'move', 'bucket')).toBe('已移动 0 个文件。\n');
});

test('files of an order and of its messages are listed with their sizes, and downloaded by customer and desk', async () => {
  const [{ id }, other] = [await upload(), await upload()];
  const placed = await placeOrder(service, session, orderForm('fcl'), { documents: [id, other.id] });
  const { orderNo } = placed;
  const file = await service.call(uploadMessageFile, { orderNo, fileName: 'b.pdf', content }, { session });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const sent = await service.call(sendMessage, { orderNo, text: '', files: [file.id] }, { session, headers });
  expect(sent.messages[0]?.files).toMatchObject([{ id: file.id, bytes: 5_000 }]);
  const listed = await documentsOf(service.db, orderNo);
  expect(listed.map(({ bytes }) => bytes)).toEqual([5_000, 5_000]);
  const atDesk = await documentsAtDesk(service.db, orderNo);
  expect(atDesk.map(({ bytes }) => bytes)).toEqual([5_000, 5_000]);
  const response = await service.send(messageFileContent, { orderNo, id: file.id }, { session });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
});

test('the object of a file that is deleted, or whose row never came, is deleted after an hour; no other is', async () => {
  const [gone, stays] = [await upload(), await upload()];
  await service.files.store('00000000-0000-4000-8000-000000000001', content);
  await service.call(removeOrderDocument, { id: gone.id }, { session });
  expect(await deleteOrphans({ db: service.db, clock, objects })).toBe(0);
  clock.advance(hourMs + 1);
  expect(await deleteOrphans({ db: service.db, clock, objects })).toBe(2);
  expect([await isThere(gone.id), await isThere(stays.id)]).toEqual([false, true]);
  expect(await objectsNoted()).not.toContain(gone.id);
  expect((await download(stays.id)).status).toBe(200);
});

test('while the store is away a file is neither lost nor taken, and the call says so; afterwards it works', async () => {
  const { id } = await upload();
  await server.close();
  expect((await download(id)).status).toBe(503);
  await expect(upload()).rejects.toMatchObject({ message: '文件暂时无法读写，请稍后再试' });
  await start();
  expect(await download(id)).toEqual({ status: 200, content });
});

const problemOf = (place: Bucket | undefined) =>
  openFiles(service.db, clock, place).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a start', () => {
  test('checks the bucket, and says what is wrong with it', async () => {
    expect(await problemOf(bucketAt())).toBeUndefined();
    expect(await problemOf(bucketAt('missing'))).toMatch(/\/missing 不能使用（NoSuchBucket）：存储桶不存在/);
    expect(await problemOf(bucketAt('freight', 'S3RVER:wrong'))).toMatch(/SignatureDoesNotMatch.*访问密钥不符/);
    expect(await problemOf({ ...bucketAt(), address: 'http://127.0.0.1:1/freight' })).toMatch(/连不上.*127\.0\.0\.1:1/);
    expect(await problemOf(undefined)).toMatch(/个文件存放在对象存储中，而没有设置 FILES_URL/);
  });

  test.each([
    ['database', 'database'],
    ['https://key:secret@s3.example.com/', undefined],
    ['https://key:secret@s3.example.com/freight?region=cn-north-1&new=database', 'cn-north-1'],
    ['https://key:secret@s3.example.com/freight?regoin=cn-north-1', undefined],
  ])('reads FILES_URL=%s as %s', (text, expected) => {
    const place = filesPlaceOf(text);
    expect(typeof place === 'object' ? place.region : place).toBe(expected);
  });
});
