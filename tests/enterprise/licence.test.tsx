import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceMachine, noLicenceFields } from '#machines/enterprise/licence.ts';
import { problemWords } from '#src/ui/messages.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const words = identityCopy.licence;
const read = licenceRead.fields;
const picture = licenceRead.file as File;
const field = (name: keyof LicenceFields) => page.getByLabelText(new RegExp(`^${words.fields[name]}`));
const submit = () => page.getByRole('button', { name: words.submit });
const ofBytes = (size: number) => new File([new Uint8Array(size)], '执照.png', { type: 'image/png' });
const at = (fields = noLicenceFields, fileId = '') =>
  stage(licenceMachine, { fields, fileId }, (actor) => <Licence actor={actor} />);

const uploaded = async (fields = noLicenceFields) => {
  const staged = at(fields);
  await userEvent.upload(page.getByLabelText(words.choose), picture);
  staged.asked.uploadLicence?.at(-1)?.answer({ fileId: 'f1' });
  await settled();
  return staged;
};
const filled = async (output: Partial<LicenceFields> = read, known = noLicenceFields) => {
  const staged = await uploaded(known);
  staged.asked.readLicence?.at(-1)?.answer(output);
  await settled();
  return staged;
};

describe('specification 6 and 7: an enterprise applies for verification', () => {
  test('the licence is uploaded, and how much has gone is shown', async () => {
    const { asked } = at();
    await userEvent.upload(page.getByLabelText(words.choose), picture);
    const { file, report } = asked.uploadLicence!.at(-1)!.input as { file: File; report: (percent: number) => void };
    expect([file.name, file.size, file.type]).toEqual([picture.name, picture.size, 'image/jpeg']);
    report(41.6);
    await settled();
    const bar = page.getByRole('progressbar', { name: words.uploadProgress });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
    await expect.element(page.getByText(words.uploading(picture.name))).toBeVisible();
  });

  test('it is read by the service, and what was found stands beside the picture', async () => {
    const { asked } = await filled();
    expect(asked.readLicence?.at(-1)?.input).toMatchObject({ fileId: 'f1' });
    for (const name of Object.keys(read) as (keyof LicenceFields)[]) {
      await expect.element(field(name)).toHaveValue(read[name]);
    }
    await expect.element(page.getByRole('img', { name: words.picture })).toBeVisible();
  });

  test('what could not be read keeps the value it had', async () => {
    await filled({ enterpriseName: read.enterpriseName, legalPerson: '' }, { ...noLicenceFields, legalPerson: '李四' });
    await expect.element(field('enterpriseName')).toHaveValue(read.enterpriseName);
    await expect.element(field('legalPerson')).toHaveValue('李四');
  });

  test('a licence that cannot be read is filled in by hand', async () => {
    const { asked } = await uploaded();
    asked.readLicence?.at(-1)?.fail(new Refusal(codes.licenceUnreadable, '无法识别'));
    await settled();
    await expect.element(page.getByText(words.fileProblems.fileUnreadable)).toBeVisible();
    for (const name of Object.keys(read) as (keyof LicenceFields)[]) await field(name).fill(read[name]);
    await submit().click();
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({ fileId: 'f1', fields: read });
  });

  test('5 MB are not too large, a byte more is; the next file is taken', async () => {
    const { asked } = at();
    // a file of that size is chosen in the page itself: on its way through the browser's protocol it takes seconds
    const choose = (file: File) => {
      const chosen = new DataTransfer();
      chosen.items.add(file);
      const input = page.getByLabelText(words.choose).element() as HTMLInputElement;
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(ofBytes(5 * 1024 * 1024 + 1));
    await expect.element(page.getByText(words.fileProblems.fileSize)).toBeVisible();
    expect(asked).toEqual({});
    choose(ofBytes(5 * 1024 * 1024));
    await expect.element(page.getByText(words.fileProblems.fileSize)).not.toBeInTheDocument();
    expect(asked.uploadLicence).toHaveLength(1);
  });

  test('only JPEG, PNG and WebP are taken', async () => {
    const { asked } = at();
    const choose = page.getByLabelText(words.choose);
    await expect.element(choose).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await userEvent.upload(choose, new File(['%PDF'], '执照.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByText(words.fileProblems.fileType)).toBeVisible();
    expect(asked).toEqual({});
  });

  test('specification 8: an upload that fails is told in the server’s words and can be tried again', async () => {
    const { asked } = at();
    await userEvent.upload(page.getByLabelText(words.choose), picture);
    asked.uploadLicence?.at(-1)?.fail(new Refusal(codes.tooMany, '上传次数过多'));
    await settled();
    await expect.element(page.getByText('上传次数过多')).toBeVisible();
    await userEvent.upload(page.getByLabelText(words.choose), picture);
    await expect.element(page.getByText('上传次数过多')).not.toBeInTheDocument();
    expect(asked.uploadLicence).toHaveLength(2);
  });
});

describe('a picture that cannot be exchanged', () => {
  test('what was typed stays beside the picture before, which can be submitted', async () => {
    const { asked } = await filled();
    await field('legalPerson').fill('李四');
    await userEvent.upload(page.getByLabelText(words.replace), ofBytes(8));
    asked.uploadLicence?.at(-1)?.fail(new Refusal(codes.tooMany, '上传次数过多'));
    await settled();
    await expect.element(page.getByText('上传次数过多')).toBeVisible();
    await expect.element(field('legalPerson')).toHaveValue('李四');
    await expect.element(page.getByRole('img', { name: words.picture })).toBeVisible();
    await submit().click();
    await expect.element(page.getByText('上传次数过多')).not.toBeInTheDocument();
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      file: picture,
      fields: { legalPerson: '李四' },
    });
  });
});

/** The form of a rejected application, once its picture is answered. */
const again = async (answer: (asked: ReturnType<typeof at>['asked']) => void) => {
  const staged = at(read, 'f1');
  await settled();
  answer(staged.asked);
  await settled();
  return staged;
};

const restored = () => again((asked) => asked.fetchPicture?.at(-1)?.answer(picture));

describe('an application that was rejected is sent again', () => {
  test('with its picture and its fields, without an upload', async () => {
    const { asked } = await restored();
    expect(asked.fetchPicture?.at(-1)?.input).toMatchObject({ fileId: 'f1' });
    await expect.element(page.getByRole('img', { name: words.picture })).toBeVisible();
    await field('enterpriseName').fill('上海样本化工有限公司');
    await submit().click();
    expect(asked.uploadLicence).toBeUndefined();
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      fields: { ...read, enterpriseName: '上海样本化工有限公司' },
    });
  });

  test('a picture that cannot be shown now is sent nevertheless', async () => {
    const { asked } = await again((calls) => calls.fetchPicture?.at(-1)?.fail(new Refusal(codes.failed, '')));
    await expect.element(page.getByText(words.unseen)).toBeVisible();
    await submit().click();
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({ fileId: 'f1', fields: read });
  });

  test('a picture that is no longer kept is asked for anew, and the fields stay', async () => {
    const { asked } = await again((calls) => calls.fetchPicture?.at(-1)?.fail(new Refusal(codes.notFound, '')));
    await expect.element(page.getByText(words.fileProblems.fileGone)).toBeVisible();
    await userEvent.upload(page.getByLabelText(words.choose), picture);
    asked.uploadLicence?.at(-1)?.answer({ fileId: 'f2' });
    await settled();
    asked.readLicence?.at(-1)?.answer({});
    await settled();
    await submit().click();
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({ fileId: 'f2', fields: read });
  });

  test('it is said at once where the picture had gone before', async () => {
    const { asked } = at(read);
    await expect.element(page.getByText(words.fileProblems.fileGone)).toBeVisible();
    await userEvent.upload(page.getByLabelText(words.choose), picture);
    await expect.element(page.getByText(words.fileProblems.fileGone)).not.toBeInTheDocument();
    expect(asked.fetchPicture).toBeUndefined();
  });

  test('a new picture keeps what was typed, replaces the rest, and both are said', async () => {
    const { asked } = await restored();
    await field('legalPerson').fill('李四');
    await userEvent.upload(page.getByLabelText(words.replace), ofBytes(8));
    asked.uploadLicence?.at(-1)?.answer({ fileId: 'f2' });
    await settled();
    asked.readLicence?.at(-1)?.answer({ ...read, legalPerson: '王五', address: '上海市样本路200号' });
    await settled();
    await expect.element(field('legalPerson')).toHaveValue('李四');
    await expect.element(field('address')).toHaveValue('上海市样本路200号');
    await expect.element(page.getByText(words.reread.kept([words.fields.legalPerson]))).toBeVisible();
    await expect.element(page.getByText(words.reread.replaced([words.fields.address]))).toBeVisible();
  });

  test('the first reading of an empty form has nothing to say', async () => {
    const { actor } = await filled();
    expect(actor.getSnapshot().context.reread).toEqual({ kept: [], replaced: [] });
    await expect.element(page.getByText('已按新图片更新', { exact: false })).not.toBeInTheDocument();
  });
});

describe('specification 6 and 7: what was read is corrected and submitted', () => {
  test('name, credit code, legal person and address are required; the code’s check character is checked', async () => {
    const { asked, told } = await filled({ ...noLicenceFields, creditCode: '91310115MA1H00000A' });
    await submit().click();
    for (const name of ['enterpriseName', 'legalPerson', 'address'] as const) {
      await expect.element(field(name)).toHaveAccessibleDescription(`请输入${words.fields[name]}`);
    }
    const told18 = expect.stringContaining(problemWords.creditCodeInvalid);
    await expect.element(field('creditCode')).toHaveAccessibleDescription(told18);
    await expect.element(field('businessScope')).not.toHaveAttribute('aria-invalid');
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
    expect(asked.submitApplication).toBeUndefined();
  });

  test('it goes out once, with the picture, and nothing can be changed under it', async () => {
    const { actor, asked } = await filled();
    await field('legalPerson').fill('李四');
    await submit().click();
    await submit().click();
    expect(asked.submitApplication).toHaveLength(1);
    expect(asked.submitApplication?.at(-1)?.input).toMatchObject({
      fileId: 'f1',
      fields: { ...read, legalPerson: '李四' },
    });
    expect(actor.getSnapshot().can({ type: 'licence.chosen', file: picture })).toBe(false);
    await expect.element(page.getByLabelText(words.replace)).toBeDisabled();
    await expect.element(field('legalPerson')).toHaveAttribute('readonly');
    asked.submitApplication?.at(-1)?.answer({ status: 'REVIEWING' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'submitted' });
  });

  test('specification 8: a refusal is told in the server’s words, and everything stays', async () => {
    const { asked } = await filled();
    await submit().click();
    asked.submitApplication?.at(-1)?.fail(new Refusal(codes.conflict, '该代码已被其他账号认证'));
    await settled();
    await expect.element(page.getByText('该代码已被其他账号认证')).toBeVisible();
    await expect.element(field('creditCode')).toHaveValue(read.creditCode);
  });
});
