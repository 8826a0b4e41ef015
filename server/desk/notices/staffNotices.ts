import { and, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { StaffNotices } from '#contract/desk/notices.ts';
import { digestTime, dueNoticeHours, ownNotices, saveOwnNotices, staffNoticeKinds } from '#contract/desk/notices.ts';
import type { QueueKind } from '#contract/desk/queue.ts';
import { queueKindsOf } from '#contract/desk/queue.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { messageMentions } from '#server/db/schema/conversation.ts';
import { deskOwners, deskTasks, staff } from '#server/db/schema/desk.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { notificationMessages } from '#server/notifications/messages.ts';
import type { StaffNotice } from '#server/notifications/staffNotices.ts';
import { dropNoticesTo, queueStaffNotices, reachable } from '#server/notifications/staffNotices.ts';
import { chinaTimeOf, dayMs, hourMs, hoursLater } from '#server/support/chinaTime.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { isFreeAt, isShownAt } from '#server/desk/queue/queue.ts';

const noticesOf = async ({ db, mail, staff: { staffId } }: DeskContext): Promise<StaffNotices> => {
  const [own] = await db.select().from(staff).where(eq(staff.id, staffId));
  const kinds = staffNoticeKinds.filter((kind) => !own?.noticeKindsOff.includes(kind));
  return { email: own?.email ?? '', kinds, isMailOn: mail.isOn };
};

/** Stores the caller's e-mail address and notices; a new address gets a mail at once, a former one gets none. */
const save = async (context: DeskContext, { email, kinds }: Pick<StaffNotices, 'email' | 'kinds'>) => {
  const { staff: by, clock, mail } = context;
  if (email !== '' && !mail.isOn) throw apiErrorAt('email', codes.badInput, notificationMessages.mailOff);
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const [former] = await tx.select().from(staff).where(eq(staff.id, by.staffId)).for('update');
    const noticeKindsOff = staffNoticeKinds.filter((kind) => !kinds.includes(kind));
    await tx
      .update(staff)
      .set({ email: email === '' ? null : email, noticeKindsOff })
      .where(eq(staff.id, by.staffId));
    if (former?.email && former.email !== email) await dropNoticesTo(tx, former.email);
    const now = clock.now();
    if (email !== '' && former?.email !== email)
      await queueStaffNotices(tx, now, [
        { staffId: by.staffId, kind: 'address', position: now.toISOString(), facts: {} },
      ]);
    await audit({ ...inside, user: null }, 'staff.notices', { staff: by.login, hasEmail: email !== '' });
    return noticesOf(inside);
  });
};

/** The settings of the caller's own notices. */
export const noticeHandlers = [
  handleDesk(ownNotices, (_, context) => noticesOf(context)),
  handleDesk(saveOwnNotices, (input, context) => save(context, input)),
];

const { about, subject, kind, dueAt, since, titleZh, detailZh } = deskTasks;

/** The assigned tasks, with their assignees. */
const ownedTasks = (db: Database) =>
  db
    .select({ about, subject, kind, dueAt, since, titleZh, detailZh, staffId: deskOwners.staffId })
    .from(deskTasks)
    .innerJoin(deskOwners, and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)));

type OwnedTask = Awaited<ReturnType<typeof ownedTasks>>[number];

/** `11-28 17:30 订单 …，…`. */
const lineOf = ({ dueAt: due, titleZh: title, detailZh: detail }: OwnedTask): string =>
  `${chinaTimeOf(due)} ${title} ${detail}`;

const answers = ['message', 'received', 'enquiry'] as const satisfies readonly QueueKind[];

/** Queues a notice to the assignee of each item that a customer has answered since it was assigned, within a day. */
const queueAnswered = async (db: Database, now: Date): Promise<void> => {
  const tasks = await ownedTasks(db).where(
    and(
      inArray(kind, [...answers]),
      gt(since, new Date(now.getTime() - dayMs)),
      gt(since, deskOwners.at),
      isShownAt(now),
    ),
  );
  await queueStaffNotices(
    db,
    now,
    tasks.map(({ staffId, ...task }): StaffNotice => {
      const place = { about: task.about, subject: task.subject };
      const position = `${task.kind}:${task.subject}:${task.since.toISOString()}`;
      return { staffId, kind: 'answered', position, facts: { note: task.detailZh, place } };
    }),
  );
};

/** Queues to each person a notice of the tasks that are due in the hour that begins in two hours; once for each hour. */
const queueDue = async (db: Database, now: Date): Promise<void> => {
  const from = new Date(Math.floor(now.getTime() / hourMs) * hourMs + dueNoticeHours * hourMs);
  const tasks = await ownedTasks(db)
    .where(and(gte(dueAt, from), lt(dueAt, hoursLater(from, 1)), isShownAt(now)))
    .orderBy(dueAt, subject, kind);
  const at = from.toISOString();
  const people = [...new Set(tasks.map(({ staffId }) => staffId))];
  await queueStaffNotices(
    db,
    now,
    people.map((staffId): StaffNotice => {
      const lines = tasks.filter((task) => task.staffId === staffId).map(lineOf);
      return { staffId, kind: 'due', position: at, facts: { at, lines } };
    }),
  );
};

/** The number of free tasks of each kind. */
const freeTasks = (db: Database, now: Date) =>
  db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(deskTasks)
    .leftJoin(deskOwners, and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)))
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(and(isShownAt(now), isFreeAt(now)))
    .groupBy(kind);

const unreadMentions = (db: Database) =>
  db
    .select({ staffId: messageMentions.staffId, count: sql<number>`count(*)::int` })
    .from(messageMentions)
    .where(isNull(messageMentions.readAt))
    .groupBy(messageMentions.staffId);

/** The number of tasks that a digest lists individually. */
const namedMax = 15;

/** `我的待办 3 项：逾期 1 项，今天到期 1 项`, and the first tasks. */
const ownLines = (own: readonly OwnedTask[], now: Date): string[] => {
  if (own.length === 0) return [];
  const overdue = own.filter(({ dueAt: due }) => due < now).length;
  const today = own.filter(({ dueAt: due }) => due >= now && chinaDayOf(due) === chinaDayOf(now)).length;
  const more = own.length > namedMax ? [`另有 ${own.length - namedMax} 项`] : [];
  return [
    `我的待办 ${own.length} 项：逾期 ${overdue} 项，今天到期 ${today} 项`,
    ...own.slice(0, namedMax).map(lineOf),
    ...more,
  ];
};

/** Queues the digest of the day, from half past eight until noon; none if nothing is pending. */
const queueDigests = async (db: Database, now: Date): Promise<void> => {
  const time = chinaTimeOf(now).slice(-digestTime.length);
  if (time < digestTime || time >= '12:00') return;
  const day = chinaDayOf(now);
  const people = (await reachable(db, now)).filter(({ kindsOff }) => !kindsOff.includes('digest'));
  if (people.length === 0) return;
  const sent = await db
    .select({ key: notifications.key })
    .from(notifications)
    .where(
      inArray(
        notifications.key,
        people.map(({ id }) => `staff.digest:${id}:${day}`),
      ),
    );
  const due = people.filter(({ id }) => !sent.some(({ key }) => key === `staff.digest:${id}:${day}`));
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  const tasks = await ownedTasks(db)
    .where(and(inArray(deskOwners.staffId, ids), isShownAt(now)))
    .orderBy(dueAt, subject, kind);
  const [free, mentions] = [await freeTasks(db, now), await unreadMentions(db)];
  const unsent = await db.$count(notifications, eq(notifications.status, 'failed'));
  await queueStaffNotices(
    db,
    now,
    due.flatMap(({ id, role }): StaffNotice[] => {
      const kinds = queueKindsOf(role);
      const forAll = free.reduce((sum, { kind: of, count }) => sum + (kinds.includes(of) ? count : 0), 0);
      const mentioned = mentions.find(({ staffId }) => staffId === id)?.count ?? 0;
      const lines = [
        ...ownLines(
          tasks.filter(({ staffId }) => staffId === id),
          now,
        ),
        ...(forAll > 0 ? [`无人认领 ${forAll} 项`] : []),
        ...(mentioned > 0 ? [`未读的提及 ${mentioned} 处`] : []),
        ...(unsent > 0 && clerks.includes(role) ? [`未发出的通知 ${unsent} 条`] : []),
      ];
      return lines.length > 0
        ? [{ staffId: id, kind: 'digest', position: day, facts: { at: now.toISOString(), lines } }]
        : [];
    }),
  );
};

/** Queues the time-based notices to staff: answers of customers, tasks that are due soon, and the digest of the day. */
export const queueTimedNotices = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await queueAnswered(tx, now);
    await queueDue(tx, now);
    await queueDigests(tx, now);
  });
