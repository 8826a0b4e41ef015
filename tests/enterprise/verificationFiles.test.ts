import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { enterpriseDetail, licenceOcr, licencePicture, uploadLicence } from '#contract/enterprise/enterprise.ts';
import { users } from '#server/db/schema/identity.ts';
import { licenceFiles } from '#server/db/schema/verification.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { reviewDue } from '#server/enterprise/review.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { readerOf } from './reader.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { applyWith, enterpriseOf, scanOf, upload } from '#tests/support/verification.ts';

const service = serviceForAll({ reader: readerOf() });

const signIn = (phone: string) => service.signIn(phone);
type Session = Awaited<ReturnType<typeof signIn>>;

const send = (session: Session | undefined, content: Uint8Array, headers: Record<string, string> = {}) =>
  service.call(uploadLicence, new Uint8Array(content), { session, headers });

const show = (session: Session | undefined, fileId: string) => service.call(licencePicture, { fileId }, { session });
const fetched = (session: Session, fileId: string) => service.send(licencePicture, { fileId }, { session });

const filesOf = ({ userId }: Session) => service.db.select().from(licenceFiles).where(eq(licenceFiles.userId, userId));

/** A PNG whose header declares a picture of that size. */
const promising = (width: number, height: number) => {
  const png = createCanvas(300, 300).toBuffer('image/png');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

const dropsAfter30Days = async (session: Session) => {
  for (const [ms, left] of [
    [30 * 86_400_000, 1],
    [1, 0],
  ] as const) {
    service.clock.advance(ms);
    await deleteExpired(service.db, service.clock.now());
    expect(await filesOf(session)).toHaveLength(left);
  }
};

describe('a licence is uploaded', () => {
  test('as the body itself, identified by its bytes', async () => {
    const session = await signIn('13600000001');
    const { fileId } = await send(session, scanOf(sampleLicence), { 'Content-Type': 'application/octet-stream' });
    const [file] = await filesOf(session);
    expect(file).toMatchObject({ id: fileId, contentType: 'image/png', size: scanOf(sampleLicence).length });
    expect(Buffer.from(file!.content).equals(scanOf(sampleLicence))).toBe(true);
    expect(file!.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('not as another kind of file, with any name', async () => {
    const session = await signIn('13600000002');
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>');
    for (const content of [text, Buffer.alloc(0), Buffer.from('%PDF-1.7 and some more bytes than thirty-two')]) {
      await expect(send(session, content, { 'Content-Type': 'image/png' })).rejects.toHaveCode('10000400');
    }
    await expect(send(session, scanOf(sampleLicence), { 'Content-Type': 'application/json' })).rejects.toHaveCode(
      '10000400',
    );
    expect(await filesOf(session)).toEqual([]);
  });

  test('not when its head promises a bomb, or a stamp', async () => {
    const session = await signIn('13600000003');
    for (const picture of [promising(50_000, 50_000), promising(40, 40)]) {
      await expect(send(session, picture)).rejects.toHaveCode('10000400');
    }
  });

  test.each(['image/jpeg', 'image/png', 'image/webp'] as const)('not as a %s that is cut off', async (type) => {
    const session = await signIn('13600000005');
    const picture = createCanvas(300, 300).toBuffer(type as 'image/jpeg');
    await send(session, picture);
    for (const bytes of [picture.length - 1, picture.length / 2, 40])
      await expect(send(session, picture.subarray(0, bytes))).rejects.toMatchObject({
        field: 'content',
        message: expect.stringContaining('不完整'),
      });
    await expect(send(session, new Uint8Array(0))).rejects.toMatchObject({ message: expect.stringContaining('空的') });
  });

  test('not above 5 MB, with 413', async () => {
    const session = await signIn('13600000004');
    const headers = { appCode: 'echem', Authorization: session.token, Cookie: `__Host-sid=${session.secret}` };
    const response = await service.fetch(
      new Request(`http://127.0.0.1${uploadLicence.path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(5_242_881) },
        body: new Uint8Array(5_242_881),
      }),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: '10000400', message: '请求内容过大' });
  });

  test('twenty times an hour, of thirty at once', { tags: ['postgres'] }, async () => {
    const session = await signIn('13600000006');
    const small = createCanvas(300, 300).toBuffer('image/png');
    const uploads = await Promise.allSettled(Array.from({ length: 30 }, () => send(session, small)));
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(send(session, small)).rejects.toMatchObject({ code: '10000429', retryAfterSeconds: 3_600 });
  });
});

describe('a licence is read', () => {
  test('for its owner alone, and once', async () => {
    const session = await signIn('13600000011');
    const fileId = await upload(service, session);
    const read = await service.call(licenceOcr, { fileId }, { session });
    const { creditCode, enterpriseName, legalPerson } = sampleLicence;
    expect(read).toMatchObject({ creditCode, enterpriseName, legalPerson });
    const stranger = await signIn('13600000012');
    await expect(service.call(licenceOcr, { fileId }, { session: stranger })).rejects.toHaveCode('10000404');
    await service.db
      .update(licenceFiles)
      .set({ content: new Uint8Array(64) })
      .where(eq(licenceFiles.id, fileId));
    expect(await service.call(licenceOcr, { fileId }, { session })).toEqual(read);
  });

  test('or it is said that it cannot be', async () => {
    const session = await signIn('13600000013');
    const nothing = { read: () => Promise.resolve([]), stop: () => Promise.resolve() };
    const blank = await freshService({ db: service.db, clock: service.clock, reader: nothing });
    const { fileId } = await send(session, createCanvas(400, 300).toBuffer('image/png'));
    await expect(blank.call(licenceOcr, { fileId }, { session })).rejects.toHaveCode('12000008');
    const scan = scanOf(sampleLicence);
    const { fileId: hollow } = await send(session, Buffer.concat([scan.subarray(0, 33), scan.subarray(-12)]));
    await expect(service.call(licenceOcr, { fileId: hollow }, { session })).rejects.toHaveCode('12000008');
  });
});

describe('the picture of a licence is shown', () => {
  test.each([
    ['image/png', 'png', scanOf(sampleLicence)],
    ['image/jpeg', 'jpg', createCanvas(300, 300).toBuffer('image/jpeg')],
    ['image/webp', 'webp', createCanvas(300, 300).toBuffer('image/webp')],
  ])('as it was uploaded: %s', async (type, ending, content) => {
    const session = await signIn('13600000031');
    const { fileId } = await send(session, content);
    const response = await fetched(session, fileId);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment;.*filename\\*=UTF-8''${encodeURIComponent('营业执照')}\\.${ending}(?:;|$)`),
      ),
      'cache-control': expect.stringContaining('no-store'),
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test('to its owner alone, and while it is there', async () => {
    const session = await signIn('13600000032');
    const fileId = await upload(service, session);
    const stranger = await signIn('13600000033');
    await expect(show(stranger, fileId)).rejects.toHaveCode('10000404');
    await expect(show(undefined, fileId)).rejects.toHaveCode('10001701');
    await expect(show(session, 'not an id')).rejects.toHaveCode('10000404');
    await service.db.delete(licenceFiles).where(eq(licenceFiles.id, fileId));
    await expect(show(session, fileId)).rejects.toHaveCode('10000404');
  });

  test('not to other users of the same enterprise, who cannot learn of it either', async () => {
    const session = await signIn('13600000034');
    await applyWith(service, session);
    const { basicEntId } = await enterpriseOf(service, session);
    const { fileId } = await service.call(enterpriseDetail, { basicEntId }, { session });
    const colleague = await signIn('13600000035');
    await service.db.update(users).set({ enterpriseId: basicEntId }).where(eq(users.id, colleague.userId));
    expect((await fetched(session, fileId!)).headers.get('content-type')).toBe('image/png');
    expect(await service.call(enterpriseDetail, { basicEntId }, { session: colleague })).toMatchObject({
      fileId: null,
      fields: { enterpriseName: sampleLicence.enterpriseName },
    });
    await expect(show(colleague, fileId!)).rejects.toHaveCode('10000404');
  });
});

describe('a licence is stored', () => {
  // a passed application takes a credit code that the next test needs
  beforeEach(async () => {
    await service.close();
    Object.assign(service, await freshService({ reader: readerOf() }));
  });

  test('until the next one is uploaded, unless an application uses it', async () => {
    const session = await signIn('13600000021');
    await upload(service, session);
    const second = await upload(service, session);
    expect((await filesOf(session)).map(({ id }) => id)).toEqual([second]);
    await applyWith(service, session);
    const [applied] = await filesOf(session);
    const unused = await upload(service, session);
    expect((await filesOf(session)).map(({ id }) => id).toSorted()).toEqual([applied!.id, unused].toSorted());
  });

  test('while a rejected application on it may be sent again: 30 days, or until the next application', async () => {
    const [again, idle] = [await signIn('13600000024'), await signIn('13600000025')];
    const reject = async (session: Session) => {
      await applyWith(service, session, { submitted: { enterpriseName: '王小明' } });
      service.clock.advance(4_000);
      await reviewDue({ ...service, log: pino({ level: 'silent' }) });
      const { basicEntId } = await enterpriseOf(service, session);
      const { status, fileId } = await service.call(enterpriseDetail, { basicEntId }, { session });
      expect(status).toBe('REJECTED');
      return fileId!;
    };
    const stored = await reject(again);
    const gone = await reject(idle);
    // another picture that is not submitted supersedes none
    const other = await upload(service, again);
    expect((await filesOf(again)).map(({ id }) => id).toSorted()).toEqual([stored, other].toSorted());
    await applyWith(service, again);
    expect((await filesOf(again)).map(({ id }) => id)).not.toContain(stored);

    await dropsAfter30Days(idle);
    const later = await signIn('13600000025');
    const { basicEntId } = await enterpriseOf(service, later);
    expect(await service.call(enterpriseDetail, { basicEntId }, { session: later })).toMatchObject({
      status: 'REJECTED',
      fileId: null,
      fields: { enterpriseName: '王小明' },
    });
    await expect(service.call(licencePicture, { fileId: gone }, { session: later })).rejects.toHaveCode('10000404');
  });

  test('for 30 days where nothing came of it', async () => {
    const [waits, idle] = [await signIn('13600000022'), await signIn('13600000023')];
    await applyWith(service, waits);
    await upload(service, idle);
    await dropsAfter30Days(idle);
    expect(await filesOf(waits)).toHaveLength(1);
  });
});
