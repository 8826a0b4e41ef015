import { and, eq, like, ne, sql } from 'drizzle-orm';
import type { DeskApplication, deskApplicationChanges } from '#contract/desk/reviewDesk.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { apiErrorAt, codes, ApiError } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff as people } from '#server/db/schema/desk.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { statedIn } from '#server/enterprise/applications.ts';
import { decide } from '#server/enterprise/review.ts';
import { versionOf } from '#server/http/responses/contentVersion.ts';
import type { DeskContext } from './deskContext.ts';
import { deskMessages } from './messages.ts';
import { ownerOf } from './queue/owners.ts';

const unknown = (): ApiError => new ApiError(codes.notFound, deskMessages.applicationUnknown);

const storedApplication = async (db: Database, id: string) => {
  const [row] = await db
    .select({
      application: applications,
      applicant: { name: users.name, phone: users.phone },
      read: licenceFiles.fields,
      fileId: licenceFiles.id,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(licenceFiles, eq(licenceFiles.id, applications.fileId))
    .where(eq(applications.id, id));
  if (!row) throw unknown();
  return row;
};

/** The company that another enterprise is verified as, with the same code. */
const holderOf = async (db: Database, id: string, creditCode: string): Promise<string | null> => {
  const [taken] = await db
    .select({ name: enterprises.name })
    .from(applications)
    .innerJoin(enterprises, eq(enterprises.id, applications.enterpriseId))
    .where(and(eq(applications.creditCode, creditCode), eq(applications.status, 'PASS'), ne(applications.id, id)));
  return taken ? (taken.name ?? '') : null;
};

/** An application with the text of its picture, for a person to compare. */
export const applicationAtDesk = async (db: Database, id: string): Promise<DeskApplication> => {
  const { application, applicant, read, fileId } = await storedApplication(db, id);
  const { status, reason, submittedAt, creditCode } = application;
  const content = {
    id,
    status,
    reason,
    submittedAt: submittedAt.toISOString(),
    applicant,
    fields: { ...statedIn(application), creditCode },
    read,
    hasPicture: fileId !== null,
    takenByZh: await holderOf(db, id, creditCode),
    owner: await ownerOf(db, 'application', id),
  };
  return { ...content, contentVersion: versionOf(content) };
};

/** An application, or null if the reader has this version. */
export const changedApplicationAtDesk = async (
  db: Database,
  { id, version }: ParsedInputOf<typeof deskApplicationChanges>,
): Promise<DeskApplication | null> => {
  const application = await applicationAtDesk(db, id);
  return application.contentVersion === version ? null : application;
};

/** The picture of an application. */
export const licenceAtDesk = async ({ db, files }: Pick<DeskContext, 'db' | 'files'>, id: string) => {
  const [file] = await db
    .select({ id: licenceFiles.id, content: licenceFiles.content, contentType: licenceFiles.contentType })
    .from(applications)
    .innerJoin(licenceFiles, eq(licenceFiles.id, applications.fileId))
    .where(eq(applications.id, id));
  if (!file) throw unknown();
  return {
    fileName: `${id}.${file.contentType.replace(/^.*\//, '')}`,
    contentType: file.contentType,
    content: await files.contentOf(file),
  };
};

/** Reports who decided an application before, and how. */
const decidedBefore = async (db: Database, id: string): Promise<ApiError> => {
  const { application } = await storedApplication(db, id);
  const { status, userId, decidedAt } = application;
  const at = decidedAt ?? application.submittedAt;
  const [by] = await db
    .select({ person: people.name, isDesk: sql<boolean>`${auditEntries.detail} ->> 'by' = 'desk'` })
    .from(auditEntries)
    .leftJoin(people, eq(people.login, sql`${auditEntries.detail} ->> 'staff'`))
    .where(and(eq(auditEntries.userId, userId), eq(auditEntries.at, at), like(auditEntries.event, 'verification.%')));
  const who = by?.person ?? (by?.isDesk === false ? deskMessages.rule : deskMessages.colleague);
  const message = deskMessages.applicationDecided(who, dateMinute(at), status === 'PASS');
  return apiErrorAt(versionField, codes.conflict, message);
};

/** Passes or rejects an application; a conflict if somebody else has decided it. */
export const decideAtDesk = async (
  { db, clock, staff }: DeskContext,
  { id, passes, reason }: { id: string; passes: boolean; reason: string },
): Promise<{ status: 'PASS' | 'REJECTED'; reason: string | null }> => {
  const { application } = await storedApplication(db, id);
  const wanted = passes ? ({ status: 'PASS' } as const) : ({ status: 'REJECTED', reason } as const);
  const decided = await decide({ db, clock, by: 'desk', staff: staff.login }, application, wanted);
  if (!decided) throw await decidedBefore(db, id);
  return { status: decided.status, reason: decided.status === 'REJECTED' ? decided.reason : null };
};
