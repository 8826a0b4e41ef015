import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Inbox, readNotices as readCall } from '#contract/desk/notices.ts';
import { deskInbox, inboxMax, readNotices } from '#contract/desk/notices.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { mentionsOf } from '#server/conversation/tasks.ts';
import type { Database } from '#server/db/database.ts';
import { messageMentions } from '#server/db/schema/conversation.ts';
import { staffNotices } from '#server/db/schema/desk.ts';
import { ifChanged, versionOf } from '#server/http/responses/contentVersion.ts';
import { shownNotice } from '#server/notifications/staffTexts.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';

const isOpen = (staffId: string) => and(eq(staffNotices.staffId, staffId), isNull(staffNotices.readAt));

const isUnreadBy = (staffId: string) => and(eq(messageMentions.staffId, staffId), isNull(messageMentions.readAt));

/** The unread notices of a person. */
export const inboxOf = async (db: Database, staffId: string): Promise<Inbox> => {
  const stored = await db
    .select()
    .from(staffNotices)
    .where(isOpen(staffId))
    .orderBy(desc(staffNotices.at))
    .limit(inboxMax);
  const mentions = await mentionsOf(db, staffId);
  const latest = [...stored, ...mentions].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const notices = latest
    .slice(0, inboxMax)
    .map(({ kind, position, facts, at }) =>
      Object.assign(shownNotice(kind, facts), { kind, position, at: at.toISOString() }),
    );
  // colleagues look every few seconds, and few have more than are listed
  const total =
    (stored.length < inboxMax ? stored.length : await db.$count(staffNotices, isOpen(staffId))) +
    (mentions.length < inboxMax ? mentions.length : await db.$count(messageMentions, isUnreadBy(staffId)));
  return { version: versionOf([total, notices]), total, notices };
};

/** Records that a person has read some of their notices. */
const read = async (
  { db, clock, staff: { staffId } }: DeskContext,
  { notices }: ParsedInputOf<typeof readCall>,
): Promise<null> => {
  const readAt = clock.now();
  const positionsOf = (kind: string) => notices.filter((each) => each.kind === kind).map(({ position }) => position);
  for (const kind of new Set(notices.map((each) => each.kind)))
    await (kind === 'mentioned'
      ? db
          .update(messageMentions)
          .set({ readAt })
          .where(and(isUnreadBy(staffId), inArray(sql`${messageMentions.messageId}::text`, positionsOf(kind))))
      : db
          .update(staffNotices)
          .set({ readAt })
          .where(and(isOpen(staffId), eq(staffNotices.kind, kind), inArray(staffNotices.position, positionsOf(kind)))));
  return null;
};

/** The caller's unread notices. */
export const inboxHandlers = [
  handleDesk(deskInbox, async ({ version }, { db, staff: { staffId } }) =>
    ifChanged(await inboxOf(db, staffId), version),
  ),
  handleDesk(readNotices, (input, context) => read(context, input)),
];
