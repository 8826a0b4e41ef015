import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { messages, read, picture, field, submit, ofBytes, at, filled } from './licenceForm.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

describe('a picture that cannot be exchanged', () => {
  test('what was typed stays beside the picture before, which can be submitted', async () => {
    const { requests } = await filled();
    await field('legalPerson').fill('李四');
    await userEvent.upload(page.getByLabelText(messages.replace), ofBytes(8));
    requests.uploadLicence?.at(-1)?.send({ type: 'upload.failed', error: new ApiError(codes.tooMany, '上传次数过多') });
    await settled();
    await expect.element(page.getByText('上传次数过多')).toBeVisible();
    await expect.element(field('legalPerson')).toHaveValue('李四');
    await expect.element(page.getByRole('img', { name: messages.picture })).toBeVisible();
    await submit().click();
    await expect.element(page.getByText('上传次数过多')).not.toBeInTheDocument();
    expect(requests.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      file: picture,
      fields: { legalPerson: '李四' },
    });
  });
});

/** The form of a rejected application, once its picture is answered. */
const again = async (respond: (requests: ReturnType<typeof at>['requests']) => void) => {
  const staged = at(read, 'f1');
  await settled();
  respond(staged.requests);
  await settled();
  return staged;
};

const restored = () => again((requests) => requests.fetchPicture?.at(-1)?.resolve(picture));

describe('an application that was rejected is sent again', () => {
  test('a picture that cannot be shown now is sent nevertheless', async () => {
    const { requests } = await again((calls) => calls.fetchPicture?.at(-1)?.reject(new ApiError(codes.failed, '')));
    await expect.element(page.getByText(messages.unseen)).toBeVisible();
    await submit().click();
    expect(requests.submitApplication?.at(-1)?.input).toMatchObject({ fileId: 'f1', fields: read });
  });

  test('a picture that is no longer stored is requested again, and the fields stay', async () => {
    const { requests } = await again((calls) => calls.fetchPicture?.at(-1)?.reject(new ApiError(codes.notFound, '')));
    await expect.element(page.getByText(messages.fileProblems.fileGone)).toBeVisible();
    await userEvent.upload(page.getByLabelText(messages.choose), picture);
    requests.uploadLicence?.at(-1)?.send({ type: 'upload.finished', output: { fileId: 'f2' } });
    await settled();
    requests.readLicence?.at(-1)?.resolve({});
    await settled();
    await submit().click();
    expect(requests.submitApplication?.at(-1)?.input).toMatchObject({ fileId: 'f2', fields: read });
  });

  test('a new picture keeps typed values, replaces the rest, and reports both', async () => {
    const { requests } = await restored();
    await field('legalPerson').fill('李四');
    await userEvent.upload(page.getByLabelText(messages.replace), ofBytes(8));
    requests.uploadLicence?.at(-1)?.send({ type: 'upload.finished', output: { fileId: 'f2' } });
    await settled();
    requests.readLicence?.at(-1)?.resolve({ ...read, legalPerson: '王五', address: '上海市样本路200号' });
    await settled();
    await expect.element(field('legalPerson')).toHaveValue('李四');
    await expect.element(field('address')).toHaveValue('上海市样本路200号');
    await expect.element(page.getByText(messages.reread.kept([messages.fields.legalPerson]))).toBeVisible();
    await expect.element(page.getByText(messages.reread.replaced([messages.fields.address]))).toBeVisible();
  });
});
