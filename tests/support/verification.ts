import { eq } from 'drizzle-orm';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { ApplicationFields, LicenceFields } from '#contract/enterprise/enterprise.ts';
import { uploadLicence, verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { getInfo } from '#contract/auth/user.ts';
import { printedFields, sampleLicence } from './licence.ts';
import type { Session, TestService } from './service.ts';

/** A picture of a licence as a user uploads it, too small to be recognised: drawing a complete one takes a second. */
export const scanOf = (fields: LicenceFields): Uint8Array<ArrayBuffer> => {
  const canvas = createCanvas(600, 400);
  canvas.getContext('2d').fillText(fields.enterpriseName, 10, 50);
  return new Uint8Array(canvas.toBuffer('image/png'));
};

/** Uploads a licence's scan and returns its id. */
export const upload = async (service: TestService, session: Session, fields = sampleLicence): Promise<string> =>
  (await service.call(uploadLicence, scanOf(fields), { session })).fileId;

/**
 * Applies for verification with a licence, as the dialog does; the submitted fields are the printed ones unless given.
 */
export const applyWith = async (
  service: TestService,
  session: Session,
  { licence = sampleLicence, submitted = {} }: { licence?: LicenceFields; submitted?: Partial<ApplicationFields> } = {},
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

/** Makes the company of a session's user a verified one of that name; returns its id. */
export const verifiedCompany = async (service: TestService, session: Session, name = '华东化工'): Promise<string> => {
  const { basicEntId } = await enterpriseOf(service, session);
  await service.db.update(enterprises).set({ auditStatus: 'PASS', name }).where(eq(enterprises.id, basicEntId));
  return basicEntId;
};

/** Signs a phone in as a member of a user's company, as after an accepted invitation. */
export const memberOf = async (service: TestService, of: Session, companyRole: CompanyRole, phone: string) => {
  const session = await service.signIn(phone);
  const { basicEntId: enterpriseId } = await enterpriseOf(service, of);
  await service.db.update(users).set({ enterpriseId, companyRole }).where(eq(users.id, session.userId));
  return session;
};
