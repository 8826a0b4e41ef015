import { and, eq } from 'drizzle-orm';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { subjectRoles } from '#contract/desk/queue.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Database } from '#service/db/database.ts';
import { deskOwners, staff } from '#service/db/schema/desk.ts';
import { enquiries } from '#service/db/schema/enquiries.ts';
import { orders } from '#service/db/schema/orders.ts';
import { applications } from '#service/db/schema/verification.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import type { DeskContext } from './deskContext.ts';
import { deskMessages } from './messages.ts';

interface Owner {
  login: string;
  name: string;
}

const owned = (db: Database) =>
  db
    .select({ kind: deskOwners.kind, subject: deskOwners.subject, login: staff.login, name: staff.name })
    .from(deskOwners)
    .innerJoin(staff, eq(staff.id, deskOwners.staffId));

/** Who works on what, by kind and subject. */
export const ownersByKey = async (db: Database): Promise<ReadonlyMap<string, Owner>> =>
  new Map((await owned(db)).map(({ kind, subject, login, name }) => [`${kind} ${subject}`, { login, name }]));

/** Who works on one thing; null if nobody does. */
export const ownerOf = async (db: Database, about: SubjectKind, subject: string): Promise<Owner | null> => {
  const [row] = await owned(db).where(and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)));
  return row ? { login: row.login, name: row.name } : null;
};

const unknownSubjects: Readonly<Record<SubjectKind, string>> = {
  order: tradeMessages.orderUnknown,
  application: deskMessages.applicationUnknown,
  enquiry: deskMessages.enquiryUnknown,
};

const isThere = async (db: Database, about: SubjectKind, subject: string): Promise<boolean> => {
  if (about === 'order') return (await db.$count(orders, eq(orders.orderNo, subject))) > 0;
  if (about === 'enquiry') return (await db.$count(enquiries, eq(enquiries.enquiryNo, subject))) > 0;
  return (await db.$count(applications, eq(applications.id, givenUuid.parse(subject)))) > 0;
};

/**
 * Gives a thing to the caller, whoever had it before, or puts it back. Rejects a kind that the caller's role does not
 * work on, and what does not exist.
 */
export const claim = async (
  { db, clock, staff: { staffId, role } }: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { about, subject, mine }: { about: SubjectKind; subject: string; mine: boolean },
): Promise<{ owner: Owner | null }> => {
  if (!subjectRoles[about].includes(role)) throw new ApiError(codes.forbidden, deskMessages.roleMissing);
  if (!(await isThere(db, about, subject))) throw new ApiError(codes.notFound, unknownSubjects[about]);
  if (mine)
    await db
      .insert(deskOwners)
      .values({ kind: about, subject, staffId, at: clock.now() })
      .onConflictDoUpdate({ target: [deskOwners.kind, deskOwners.subject], set: { staffId, at: clock.now() } });
  else
    await db
      .delete(deskOwners)
      .where(and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject), eq(deskOwners.staffId, staffId)));
  return { owner: await ownerOf(db, about, subject) };
};
