import { page, userEvent } from 'vitest/browser';
import type { EnterpriseDetail } from '#contract/enterprise.ts';
import type { AuditStatus } from '#contract/user.ts';
import { licenceMachine } from '#machines/licence.ts';
import type { VerificationActor } from '#machines/verification.ts';
import { Verification } from '#src/flows/Verification.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { licenceRead } from '#stories/identitySamples.ts';
import { answering } from './answering.ts';
import { settled } from './time.ts';

const words = identityCopy.licence;

/** Why the sample application was turned down. */
export const reason = '营业执照图片模糊';

/** What the service answers about an enterprise whose verification stands so. */
export const detail = (status: AuditStatus): EnterpriseDetail => ({
  status,
  reason: status === 'REJECTED' ? reason : null,
  submittedAt: null,
  fields: status === 'NONE' ? null : licenceRead.fields,
});

export const verificationView = (actor: VerificationActor) => <Verification actor={actor} />;
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
  const finish = async () => {
    await upload(licenceRead.fields);
    await submit();
  };
  return { machine, asked, upload, submit, finish };
};
