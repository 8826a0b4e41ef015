import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import model from '#stories/tooling/models/Licence.tsx';
import { chooseLicence } from '#stories/tooling/models/licenceGestures.ts';
import { settled } from '#tests/support/time.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

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

const errorMessage = serviceMessages.failed;

const submit = () => page.getByRole('button', { name: messages.submit });
const replace = () => page.getByLabelText(messages.replace);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { fields, percent, problems, fileProblem, errorMessage: effects } = state.context;
  expect(shown(chooseLicence())).toBe(state.matches('choosing'));
  expect(shown(page.getByText(messages.restoring))).toBe(state.matches('restoring'));
  expect(shown(page.getByText(messages.reading))).toBe(state.matches('reading'));
  const bar = page.getByRole('progressbar');
  if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
  else expect(shown(bar)).toBe(false);
  for (const problem of ['fileType', 'fileSize', 'fileUnreadable', 'fileGone'] as const) {
    expect([problem, shown(page.getByText(messages.fileProblems[problem]))]).toEqual([
      problem,
      problem === fileProblem,
    ]);
  }
  expect(shown(page.getByText(errorMessage))).toBe(effects === errorMessage);
  const correcting = ['editing', 'submitting', 'submitted'].includes(state.value);
  expect(shown(submit())).toBe(correcting);
  if (!correcting) return;
  for (const [name, value] of Object.entries(fields)) {
    const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
    await expect.element(control).toHaveValue(value);
    expect(control.element().ariaInvalid).toBe(problems[name] ? 'true' : null);
    expect(control.element().matches(':read-only')).toBe(!state.matches('editing'));
  }
  if (state.matches('editing')) await expect.element(replace()).toBeEnabled();
  else await expect.element(replace()).toBeDisabled();
});
