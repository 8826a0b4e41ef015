import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { subjectRoles } from '#contract/desk/queue.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { deskOwners, staff } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { orders } from '#server/db/schema/orders.ts';
import { applications } from '#server/db/schema/verification.ts';
import { ofDesk } from '#server/orders/orderCommands.ts';
import { queueStaffNotices } from '#server/notifications/staffNotices.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';

interface Owner {
  login: string;
  name: string;
}

type Own = { about: SubjectKind; subject: string };

const isOwn = ({ about, subject }: Own) => and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject));

const owned = async (db: Database, own: Own): Promise<(Owner & { at: Date }) | null> => {
  const [row] = await db
    .select({ login: staff.login, name: staff.name, at: deskOwners.at })
    .from(deskOwners)
    .innerJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(isOwn(own));
  return row ?? null;
};

/** The assignee of an item; null without one. */
export const ownerOf = async (db: Database, about: SubjectKind, subject: string): Promise<Owner | null> => {
  const row = await owned(db, { about, subject });
  return row && { login: row.login, name: row.name };
};

const unknownSubjects: Readonly<Record<SubjectKind, string>> = {
  order: tradeMessages.orderUnknown,
  application: deskMessages.applicationUnknown,
  enquiry: deskMessages.enquiryUnknown,
};

const isThere = async (db: Database, { about, subject }: Own): Promise<boolean> => {
  if (about === 'order') return (await db.$count(orders, ofDesk(subject))) > 0;
  if (about === 'enquiry') return (await db.$count(enquiries, eq(enquiries.enquiryNo, subject))) > 0;
  return (await db.$count(applications, eq(applications.id, givenUuid.parse(subject)))) > 0;
};

const personOf = async (db: Database, login: string) => {
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.login, login), isNull(staff.disabledAt)));
  return found;
};

/** The id of a possible assignee; rejects a person who is unknown, absent `now`, or does not work on this kind. */
const givenTo = async ({ db, now }: { db: Database; now: Date | null }, login: string, about: SubjectKind) => {
  const person = await personOf(db, login);
  if (!person) throw new ApiError(codes.notFound, deskMessages.staffUnknown);
  if (!subjectRoles[about].includes(person.role))
    throw new ApiError(codes.forbidden, deskMessages.notTheirs(person.name));
  if (now !== null && person.absentUntil !== null && person.absentUntil > now)
    throw new ApiError(codes.conflict, deskMessages.absent(person.name, dateMinute(person.absentUntil)));
  return person.id;
};

/**
 * Assigns an item to the caller or a colleague, or unassigns it. Rejects a kind that the caller's role does not work
 * on, an unknown item, and one with another assignee than the caller saw.
 */
export const claim = async (
  { db, clock, staff: { login, name, role } }: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { from, to, ...own }: Own & { from: string | null; to: string | null },
): Promise<{ owner: Owner | null }> => {
  if (!subjectRoles[own.about].includes(role)) throw new ApiError(codes.forbidden, deskMessages.roleMissing);
  if (!(await isThere(db, own))) throw new ApiError(codes.notFound, unknownSubjects[own.about]);
  const at = clock.now();
  const staffId = to === null ? null : await givenTo({ db, now: to === login ? null : at }, to, own.about);
  const former = db
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.login, from ?? ''));
  const isFormer = and(isOwn(own), inArray(deskOwners.staffId, former));
  // one statement compares and changes: of two concurrent colleagues, one gets it
  const changed =
    staffId === null
      ? await db.delete(deskOwners).where(isFormer).returning()
      : from === null
        ? await db
            .insert(deskOwners)
            .values({ kind: own.about, subject: own.subject, staffId, at })
            .onConflictDoNothing()
            .returning()
        : await db.update(deskOwners).set({ staffId, at }).where(isFormer).returning();
  if (changed.length > 0 && staffId !== null && to !== login)
    await queueStaffNotices(db, at, [
      { staffId, kind: 'assigned', position: `${own.subject}:${at.toISOString()}`, facts: { byZh: name, place: own } },
    ]);
  const now = await owned(db, own);
  if (changed.length === 0 && (now?.login ?? null) !== to)
    throw apiErrorAt(
      versionField,
      codes.conflict,
      now ? deskMessages.claimed(now.name, dateMinute(now.at)) : deskMessages.released,
    );
  return { owner: now && { login: now.login, name: now.name } };
};

/** Stores the last day of the caller's absence, or that they are back. */
export const setAbsenceOf = async (
  { db, staff: { staffId } }: Pick<DeskContext, 'db' | 'staff'>,
  until: string | null,
): Promise<{ absentUntil: string | null }> => {
  const absentUntil = until === null ? null : new Date(`${until}T23:59:59+08:00`);
  await db.update(staff).set({ absentUntil }).where(eq(staff.id, staffId));
  return { absentUntil: absentUntil?.toISOString() ?? null };
};
