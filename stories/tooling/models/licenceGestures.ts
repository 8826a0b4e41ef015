import { licenceMachine } from '#machines/enterprise/licence.ts';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { page, settled, userEvent, withRecordedEffects } from '#flows';

const messages = enterpriseMessages.licence;

export const chooseLicence = () => page.getByLabelText(messages.choose);

/** The application for verification as an invoked machine, and the gestures that finish it. */
export const application = () => {
  const { machine, requests } = withRecordedEffects(licenceMachine);
  /** Chooses a picture; the service reads these fields in it. */
  const upload = async (read: object) => {
    await userEvent.upload(chooseLicence(), licenceRead.file as File);
    requests.uploadLicence?.at(-1)?.send({ type: 'upload.finished', output: { fileId: 'f1' } });
    await settled();
    requests.readLicence?.at(-1)?.resolve(read);
    await settled();
  };
  const submit = async () => {
    await page.getByRole('button', { name: messages.submit }).click();
    requests.submitApplication?.at(-1)?.resolve({ status: 'REVIEWING' });
    await settled();
  };
  /** Responds with the picture of the previous application. */
  const restore = async () => {
    requests.fetchPicture?.at(-1)?.resolve(licenceRead.file);
    await settled();
  };
  const finish = async () => {
    if (chooseLicence().query()) await upload(licenceRead.fields);
    else await restore();
    await submit();
  };
  return { machine, requests, upload, restore, submit, finish };
};
