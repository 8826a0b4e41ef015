import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { enterpriseDetail, licencePicture, uploadLicence } from '#contract/enterprise/enterprise.ts';
import { users } from '#server/db/schema/identity.ts';
import { licenceFiles } from '#server/db/schema/verification.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { applyWith, enterpriseOf, scanOf, upload } from '#tests/support/verification.ts';

const service = serviceForAll();

const signIn = (phone: string) => service.signIn(phone);
type Session = Awaited<ReturnType<typeof signIn>>;

const send = (session: Session, content: Uint8Array) =>
  service.call(uploadLicence, new Uint8Array(content), { session });
const show = (session: Session | undefined, fileId: string) => service.call(licencePicture, { fileId }, { session });
const fetched = ({ token, secret }: Session, fileId: string) =>
  service.fetch(
    new Request(`http://127.0.0.1${licencePicture.path}?fileId=${fileId}`, {
      headers: { appCode: 'echem', Authorization: token, Cookie: `__Host-sid=${secret}` },
    }),
  );

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
    await expect(show(stranger, fileId)).rejects.toMatchObject({ code: '10000404' });
    await expect(show(undefined, fileId)).rejects.toMatchObject({ code: '10001701' });
    await expect(show(session, 'not an id')).rejects.toMatchObject({ code: '10000404' });
    await service.db.delete(licenceFiles).where(eq(licenceFiles.id, fileId));
    await expect(show(session, fileId)).rejects.toMatchObject({ code: '10000404' });
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
    await expect(show(colleague, fileId!)).rejects.toMatchObject({ code: '10000404' });
  });
});
