import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { inboxMax } from '#contract/desk/notices.ts';
import type { Database } from '#server/db/database.ts';
import { messageMentions, messages } from '#server/db/schema/conversation.ts';
import type { deskTasks } from '#server/db/schema/desk.ts';
import { staff } from '#server/db/schema/desk.ts';
import { users } from '#server/db/schema/identity.ts';
import { nextWorkingEvening } from '#server/services/deadlines.ts';
import { conversationMessages } from './messages.ts';
import type { Of } from './threads.ts';
import { excerptOf, isFrom } from './threads.ts';

type Task = typeof deskTasks.$inferInsert;

/** The customers' messages that wait for an answer, one task per subject, due on the next working day. */
export const messageTasks = async (db: Database, about: Of['about'], subjects: readonly string[]): Promise<Task[]> => {
  const column = about === 'order' ? messages.orderNo : messages.enquiryNo;
  const open = await db
    .select({ subject: column, text: messages.text, at: messages.at, by: users.name })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(and(inArray(column, [...subjects]), isFrom('customer'), isNull(messages.settledAt)))
    .orderBy(asc(messages.at));
  return subjects.flatMap((subject): Task[] => {
    const first = open.find((each) => each.subject === subject);
    if (!first) return [];
    const { text, at, by } = first;
    return [
      {
        about,
        subject,
        kind: about === 'order' ? 'message' : 'enquiry',
        dueAt: nextWorkingEvening(at),
        since: at,
        titleZh: subject,
        detailZh: conversationMessages.task(by ?? conversationMessages.visitor, excerptOf(text, 1)),
      },
    ];
  });
};

/** Unread mentions of a person, the latest first. */
export const mentionsOf = async (db: Database, staffId: string) => {
  const rows = await db
    .select({
      id: messages.id,
      orderNo: messages.orderNo,
      enquiryNo: messages.enquiryNo,
      text: messages.text,
      at: messages.at,
      by: staff.name,
    })
    .from(messageMentions)
    .innerJoin(messages, eq(messages.id, messageMentions.messageId))
    .innerJoin(staff, eq(staff.id, messages.staffId))
    .where(and(eq(messageMentions.staffId, staffId), isNull(messageMentions.readAt)))
    .orderBy(desc(messages.at))
    .limit(inboxMax);
  return rows.map(({ id, orderNo, enquiryNo, text, at, by }) => {
    const place: Of =
      orderNo === null ? { about: 'enquiry', subject: enquiryNo! } : { about: 'order', subject: orderNo };
    return { kind: 'mentioned' as const, position: id, facts: { byZh: by, note: excerptOf(text, 1), place }, at };
  });
};
