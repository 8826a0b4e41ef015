import { page, userEvent } from 'vitest/browser';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { settled } from '../support/time.ts';
import { renderMachine } from '../support/walk.tsx';

export const messages = enterpriseMessages.licence;
export const read = licenceRead.fields;
export const picture = licenceRead.file as File;
export const field = (name: keyof LicenceFields) => page.getByLabelText(new RegExp(`^${messages.fields[name]}`));
export const submit = () => page.getByRole('button', { name: messages.submit });
export const ofBytes = (size: number) => new File([new Uint8Array(size)], '执照.png', { type: 'image/png' });
export const at = (fields = noLicenceFields, fileId = '') =>
  renderMachine(licenceMachine, { fields, fileId }, (actor) => <Licence actor={actor} />);

export const uploaded = async (fields = noLicenceFields) => {
  const staged = at(fields);
  await userEvent.upload(page.getByLabelText(messages.choose), picture);
  staged.requests.uploadLicence?.at(-1)?.send({ type: 'upload.finished', output: { fileId: 'f1' } });
  await settled();
  return staged;
};
export const filled = async (output: Partial<LicenceFields> = read, known = noLicenceFields) => {
  const staged = await uploaded(known);
  staged.requests.readLicence?.at(-1)?.resolve(output);
  await settled();
  return staged;
};
