import { verificationMessages } from '#server/enterprise/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import type { LicenceActor } from '#machines/enterprise/licence.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { Licence } from '#src/features/enterprise/Licence.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { chooseLicence } from './licenceGestures.ts';
import { uploadExternal } from './uploadExternal.ts';

const messages = enterpriseMessages.licence;
const errorMessage = serviceMessages.failed;

export default modelOf({
  of: 'licence',
  machine: licenceMachine,
  inputs: {
    new: { fields: noLicenceFields, fileId: '' },
    again: { fields: licenceRead.fields, fileId: 'f1' },
  },
  samples: [
    { type: 'licence.chosen', file: { name: 'a.png', size: 8, type: 'image/png' } },
    { type: 'licence.chosen', file: { name: 'a.pdf', size: 8, type: 'application/pdf' } },
    { type: 'licence.chosen', file: { name: 'b.png', size: limits.licenceBytesMax + 1, type: 'image/png' } },
    { type: 'licence.chosen', file: { name: 'c.png', size: 0, type: 'image/png' } },
    { type: 'upload.progressed', percent: 42 },
    { type: 'upload.finished', output: { fileId: 'f1' } },
    { type: 'upload.failed', error: new ApiError(codes.tooMany, errorMessage) },
    { type: 'field.changed', field: 'registeredCapital', value: '100万元' },
    { type: 'application.submitted' },
  ],
  outcomes: {
    fetchPicture: {
      done: [licenceRead.file],
      error: [new ApiError(codes.failed, errorMessage), new ApiError(codes.notFound, verificationMessages.fileUnknown)],
    },
    uploadLicence: { error: [] },
    readLicence: { done: [licenceRead.fields, { enterpriseName: '上海样本化工' }] },
    submitApplication: { done: [{ status: 'REVIEWING' }], error: [new ApiError(codes.tooMany, errorMessage)] },
  },
  // no picture can be chosen while one is being uploaded
  possible: (event, _, state) => event.type !== 'licence.chosen' || !state.hasTag('busy'),
  keep: ({ fields, uploaded, typed, reread }) => [
    licenceFields.safeParse(fields).success,
    uploaded !== undefined,
    typed.length > 0,
    reread?.kept.length ?? 0,
  ],
  external: uploadExternal,
  play: () => ({
    view: (actor: LicenceActor) => <Licence actor={actor} />,
    gestures: {
      'licence.chosen': ({ file: { name, size, type } }) =>
        userEvent.upload(
          chooseLicence().query() ? chooseLicence() : page.getByLabelText(messages.replace),
          new File([new Uint8Array(size)], name, { type }),
        ),
      'field.changed': ({ field, value }) => page.getByLabelText(new RegExp(`^${messages.fields[field]}`)).fill(value),
      'application.submitted': () => page.getByRole('button', { name: messages.submit }).click(),
    },
  }),
});
