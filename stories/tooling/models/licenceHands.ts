import { licenceMachine } from '#machines/enterprise/licence.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { licenceRead } from '#stories/auth/identitySamples.ts';
import { answering } from '#stories/tooling/player/answering.ts';
import { page, settled, userEvent } from '#stories/tooling/player/hand.ts';

const words = identityCopy.licence;

export const chooseLicence = () => page.getByLabelText(words.choose);

/** The application for verification as a flow of the dialog, and the gestures that bring it to its end. */
export const application = () => {
  const { machine, asked } = answering(licenceMachine);
  /** Chooses a picture, in which the service reads these fields. */
  const upload = async (read: object) => {
    await userEvent.upload(chooseLicence(), licenceRead.file as File);
    asked.uploadLicence?.at(-1)?.answer({ fileId: 'f1' });
    await settled();
    asked.readLicence?.at(-1)?.answer(read);
    await settled();
  };
  const submit = async () => {
    await page.getByRole('button', { name: words.submit }).click();
    asked.submitApplication?.at(-1)?.answer({ status: 'REVIEWING' });
    await settled();
  };
  /** Answers with the picture of the application before. */
  const restore = async () => {
    asked.fetchPicture?.at(-1)?.answer(licenceRead.file);
    await settled();
  };
  const finish = async () => {
    if (chooseLicence().query()) await upload(licenceRead.fields);
    else await restore();
    await submit();
  };
  return { machine, asked, upload, restore, submit, finish };
};
