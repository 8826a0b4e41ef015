import { and, desc, eq, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { ApplicationFields, EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { messages } from '#server/http/errors/messages.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { dropSuperseded, ownsLicence } from './files.ts';
import { verificationMessages } from './messages.ts';

/** How long an application waits for the automatic review. */
const reviewMs = 4_000;

/** Whether another enterprise is verified with this unified social credit code. */
export const isCodeTaken = async (db: Database, creditCode: string): Promise<boolean> => {
  const [taken] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.creditCode, creditCode), eq(applications.status, 'PASS')));
  return taken !== undefined;
};

const rejectSettled = (status: AuditStatus | undefined): void => {
  if (status === 'PASS') throw new ApiError(codes.conflict, verificationMessages.verified);
  if (status === 'REVIEWING') throw new ApiError(codes.verificationPending, verificationMessages.pending);
};

/**
 * Accepts an enterprise's application for verification; rejects it while another is pending, after one passed, and if
 * the code is taken.
 */
export const apply = async (
  context: Context<SignedInUser>,
  { fileId, fields }: { fileId: string; fields: ApplicationFields },
): Promise<{ status: AuditStatus }> => {
  const { db, clock, user } = context;
  const { enterpriseId, userId } = user;
  if (enterpriseId === null) throw new ApiError(codes.forbidden, messages.enterpriseMissing);
  const rates = [{ key: `application:user:${userId}`, max: 20, seconds: 3_600 }];
  await limitCalls(db, clock.now(), rates, verificationMessages.applyTooMany);
  await db.transaction(async (tx) => {
    // the row lock serialises two concurrent applications
    const [enterprise] = await tx
      .select({ status: enterprises.auditStatus })
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId))
      .for('update');
    rejectSettled(enterprise?.status);
    if (!(await ownsLicence(tx, userId, fileId))) throw new ApiError(codes.notFound, verificationMessages.fileUnknown);
    if (await isCodeTaken(tx, fields.creditCode)) throw new ApiError(codes.conflict, verificationMessages.codeTaken);
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

/** The data of an application; those from former builds lack the English name and address. */
export const statedIn = ({ fields }: Pick<typeof applications.$inferSelect, 'fields'>): ApplicationFields => ({
  englishName: '',
  englishAddress: '',
  ...fields,
});

/** The verification state of a user's enterprise, with its last application if there is one. */
export const detailOf = async (db: Database, enterpriseId: string, userId: string): Promise<EnterpriseDetail> => {
  const [row] = await db
    .select({ status: enterprises.auditStatus, application: applications, fileId: licenceFiles.id })
    .from(enterprises)
    .leftJoin(applications, eq(applications.enterpriseId, enterprises.id))
    .leftJoin(licenceFiles, and(eq(licenceFiles.id, applications.fileId), eq(licenceFiles.userId, userId)))
    .where(eq(enterprises.id, enterpriseId))
    .orderBy(sql`${applications.submittedAt} desc nulls last`, desc(applications.id))
    .limit(1);
  if (!row) throw new ApiError(codes.forbidden, messages.forbidden);
  const { status, application, fileId } = row;
  return {
    status,
    reason: status === 'REJECTED' ? (application?.reason ?? null) : null,
    submittedAt: application?.submittedAt.toISOString() ?? null,
    fields: application ? statedIn(application) : null,
    fileId,
  };
};
