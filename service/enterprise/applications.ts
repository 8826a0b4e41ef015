import { and, desc, eq, sql } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { EnterpriseDetail, LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { enterprises } from '#service/db/schema/identity.ts';
import { applications, licenceFiles } from '#service/db/schema/verification.ts';
import { messages } from '#service/http/messages.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { dropSuperseded, ownsLicence } from './files.ts';
import { verificationMessages } from './messages.ts';

/** How long the review by rule lets an application wait. */
const reviewMs = 4_000;

/** Whether another enterprise is verified with this unified social credit code. */
export const isCodeTaken = async (db: Database, creditCode: string): Promise<boolean> => {
  const [taken] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.creditCode, creditCode), eq(applications.status, 'PASS')));
  return taken !== undefined;
};

const refuseSettled = (status: AuditStatus | undefined): void => {
  if (status === 'PASS') throw new Refusal(codes.conflict, verificationMessages.verified);
  if (status === 'REVIEWING') throw new Refusal(codes.verificationPending, verificationMessages.pending);
};

/** Takes an enterprise's application for verification; refused while one waits, after one passed, and for a code that is taken. */
export const apply = async (
  context: Context<SignedInUser>,
  { fileId, fields }: { fileId: string; fields: LicenceFields },
): Promise<{ status: AuditStatus }> => {
  const { db, clock, user } = context;
  const { enterpriseId, userId } = user;
  if (enterpriseId === null) throw new Refusal(codes.forbidden, messages.enterpriseMissing);
  const rates = [{ key: `application:user:${userId}`, max: 20, seconds: 3_600 }];
  await limitCalls(db, clock.now(), rates, verificationMessages.applyTooMany);
  await db.transaction(async (tx) => {
    // the enterprise's row makes two applications sent at once wait for each other
    const [enterprise] = await tx
      .select({ status: enterprises.auditStatus })
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId))
      .for('update');
    refuseSettled(enterprise?.status);
    if (!(await ownsLicence(tx, userId, fileId))) throw new Refusal(codes.notFound, verificationMessages.fileUnknown);
    if (await isCodeTaken(tx, fields.creditCode)) throw new Refusal(codes.conflict, verificationMessages.codeTaken);
    const submittedAt = clock.now();
    await tx.insert(applications).values({
      enterpriseId,
      userId,
      fileId,
      fields,
      creditCode: fields.creditCode,
      status: 'REVIEWING',
      submittedAt,
      reviewAt: new Date(submittedAt.getTime() + reviewMs),
    });
    await tx.update(enterprises).set({ auditStatus: 'REVIEWING' }).where(eq(enterprises.id, enterpriseId));
    await dropSuperseded({ db: tx, clock }, userId, fileId);
    await audit({ ...context, db: tx }, 'verification.submitted');
  });
  return { status: 'REVIEWING' };
};

/** Where a user's enterprise stands in its verification, with its last application if there is one. */
export const detailOf = async (db: Database, enterpriseId: string, userId: string): Promise<EnterpriseDetail> => {
  const [row] = await db
    .select({ status: enterprises.auditStatus, application: applications, fileId: licenceFiles.id })
    .from(enterprises)
    .leftJoin(applications, eq(applications.enterpriseId, enterprises.id))
    .leftJoin(licenceFiles, and(eq(licenceFiles.id, applications.fileId), eq(licenceFiles.userId, userId)))
    .where(eq(enterprises.id, enterpriseId))
    .orderBy(sql`${applications.submittedAt} desc nulls last`, desc(applications.id))
    .limit(1);
  if (!row) throw new Refusal(codes.forbidden, messages.forbidden);
  const { status, application, fileId } = row;
  return {
    status,
    reason: status === 'REJECTED' ? (application?.reason ?? null) : null,
    submittedAt: application?.submittedAt.toISOString() ?? null,
    fields: application?.fields ?? null,
    fileId,
  };
};
