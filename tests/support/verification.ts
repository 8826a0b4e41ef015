import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { uploadLicence, verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { getInfo } from '#contract/auth/user.ts';
import { drawLicence, printedFields, sampleLicence } from './licence.ts';
import type { TestService } from './service.ts';

type Session = Awaited<ReturnType<TestService['signIn']>>;

const pictures = new Map<string, Uint8Array<ArrayBuffer>>();

/** A scan of a licence as a user uploads it. */
export const scanOf = (fields: LicenceFields): Uint8Array<ArrayBuffer> => {
  const known = pictures.get(JSON.stringify(fields));
  if (known) return known;
  const picture = new Uint8Array(drawLicence(fields).toBuffer('image/png'));
  pictures.set(JSON.stringify(fields), picture);
  return picture;
};

/** Uploads a licence's scan and returns its id. */
export const upload = async (service: TestService, session: Session, fields = sampleLicence): Promise<string> =>
  (await service.call(uploadLicence, scanOf(fields), { session })).fileId;

/** Applies for verification with a licence, as the dialog does; what is submitted is what is printed unless given. */
export const applyWith = async (
  service: TestService,
  session: Session,
  { licence = sampleLicence, submitted = {} }: { licence?: LicenceFields; submitted?: Partial<LicenceFields> } = {},
) => {
  const fileId = await upload(service, session, licence);
  const fields = { ...printedFields(licence), ...submitted };
  return service.call(verifyEnterprise, { fileId, fields }, { session });
};

/** The enterprise that a session's user belongs to. */
export const enterpriseOf = async (service: TestService, session: Session) => {
  const { enterpriseResp } = await service.call(getInfo, {}, { session });
  if (!enterpriseResp) throw new Error('The user has no enterprise.');
  return enterpriseResp;
};
