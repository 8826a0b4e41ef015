import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNotNull, isNull, like, lt, lte, or } from 'drizzle-orm';
import type { StaffNoticeKind } from '#contract/desk/notices.ts';
import { inboxKinds } from '#contract/desk/notices.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import type { Database } from '#server/db/database.ts';
import { staff, staffNotices } from '#server/db/schema/desk.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import type { NotificationFacts } from './kinds.ts';
import { isForStaff, notificationKinds } from './kinds.ts';

/** A notice for a colleague; kind, person and position identify it, so that it is queued once. */
export interface StaffNotice {
  staffId: string;
  kind: StaffNoticeKind | 'address';
  position: string;
  facts: NotificationFacts;
}

/** Whether a colleague is neither disabled nor absent at a time. */
const isPresent = (now: Date): SQL | undefined =>
  and(isNull(staff.disabledAt), or(isNull(staff.absentUntil), lte(staff.absentUntil, now)));

/** The staff who get e-mails now: with an address, neither disabled nor absent. */
export const reachable = (db: Database, now: Date) =>
  db
    .select({ id: staff.id, role: staff.role, email: staff.email, kindsOff: staff.noticeKindsOff })
    .from(staff)
    .where(and(isNotNull(staff.email), isPresent(now)));

/** The staff of some roles who are present. */
export const present = (db: Database, now: Date, roles: readonly StaffRole[]) =>
  db
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.role, [...roles]), isPresent(now)));

const isShown = (kind: StaffNotice['kind']): kind is typeof staffNotices.$inferInsert.kind =>
  kind !== 'mentioned' && inboxKinds.some((each) => each === kind);

/** Queues notices: the desk shows them, and those who want them get an e-mail. Pass the transaction of the event. */
export const queueStaffNotices = async (db: Database, now: Date, notices: readonly StaffNotice[]): Promise<void> => {
  if (notices.length === 0) return;
  const shown = notices.flatMap(({ kind, ...rest }) => (isShown(kind) ? [{ ...rest, kind, at: now }] : []));
  if (shown.length > 0) await db.insert(staffNotices).values(shown).onConflictDoNothing();
  const people = await reachable(db, now);
  const rows = notices.flatMap(({ staffId, kind, position, facts }): (typeof notifications.$inferInsert)[] => {
    const person = people.find(({ id }) => id === staffId);
    if (!person?.email || (kind !== 'address' && person.kindsOff.includes(kind))) return [];
    return [
      {
        key: `staff.${kind}:${staffId}:${position}`,
        channel: 'email',
        kind: `staff.${kind}`,
        recipient: person.email,
        facts,
        status: 'waiting',
        attempts: 0,
        nextAt: now,
        queuedAt: now,
      },
    ];
  });
  if (rows.length > 0) await db.insert(notifications).values(rows).onConflictDoNothing();
};

/** Notifies clerks, once an hour, of a message to a customer that was given up. */
export const tellOfUnsent = async (
  db: Database,
  now: Date,
  { kind, facts }: Pick<typeof notifications.$inferSelect, 'kind' | 'facts'>,
): Promise<void> => {
  if (isForStaff(kind)) return;
  const people = await present(db, now, clerks);
  const about = facts.orderNo ?? facts.enquiryNo ?? facts.contractNo ?? facts.tenderNo ?? facts.billNo;
  const note = `${notificationKinds[kind].nameZh}${about === undefined ? '' : ` ${about}`}`;
  const hour = now.toISOString().slice(0, 13);
  await queueStaffNotices(
    db,
    now,
    people.map(({ id }) => ({ staffId: id, kind: 'unsent', position: hour, facts: { note } })),
  );
};

/** Cancels queued notices to a former address. */
export const dropNoticesTo = async (db: Database, email: string): Promise<void> => {
  await db
    .delete(notifications)
    .where(
      and(eq(notifications.recipient, email), like(notifications.kind, 'staff.%'), eq(notifications.status, 'waiting')),
    );
};

/** Deletes notices after this time. */
const shownMs = 30 * dayMs;

export const cleanUpStaffNotices = async (db: Database, now: Date): Promise<void> => {
  await db.delete(staffNotices).where(lt(staffNotices.at, new Date(now.getTime() - shownMs)));
};
