import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = enterpriseMessages.licence;
const read = licenceRead.fields;
const picture = licenceRead.file as File;
const field = (name: keyof LicenceFields) => page.getByLabelText(new RegExp(`^${messages.fields[name]}`));
const ofBytes = (size: number) => new File([new Uint8Array(size)], '执照.png', { type: 'image/png' });
const at = (fields = noLicenceFields, fileId = '') =>
  renderMachine(licenceMachine, { fields, fileId }, (actor) => <Licence actor={actor} />);

const uploaded = async (fields = noLicenceFields) => {
  const staged = at(fields);
  await userEvent.upload(page.getByLabelText(messages.choose), picture);
  staged.requests.uploadLicence?.at(-1)?.send({ type: 'upload.finished', output: { fileId: 'f1' } });
  await settled();
  return staged;
};
const filled = async (output: Partial<LicenceFields> = read, known = noLicenceFields) => {
  const staged = await uploaded(known);
  staged.requests.readLicence?.at(-1)?.resolve(output);
  await settled();
  return staged;
};

/** A file of that size is created in the page itself: transferring it through the browser's protocol takes seconds. */
const chooseInPage = (file: File) => {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = page.getByLabelText(messages.choose).element() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('specification 6 and 7: an enterprise applies for verification', () => {
  test('an unreadable value keeps the former one', async () => {
    await filled({ enterpriseName: read.enterpriseName, legalPerson: '' }, { ...noLicenceFields, legalPerson: '李四' });
    await expect.element(field('enterpriseName')).toHaveValue(read.enterpriseName);
    await expect.element(field('legalPerson')).toHaveValue('李四');
  });

  test('5 MB are not too large, a byte more is; the next file is taken', async () => {
    const { requests } = at();
    chooseInPage(ofBytes(5 * 1024 * 1024 + 1));
    await expect.element(page.getByText(messages.fileProblems.fileSize)).toBeVisible();
    expect(requests).toEqual({});
    chooseInPage(ofBytes(5 * 1024 * 1024));
    await expect.element(page.getByText(messages.fileProblems.fileSize)).not.toBeInTheDocument();
    expect(requests.uploadLicence).toHaveLength(1);
  });
});
