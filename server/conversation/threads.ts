import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DeskMessage, DeskThread, Message, Side, Thread, ThreadKind } from '#contract/conversation/thread.ts';
import { subjectRoles } from '#contract/desk/queue.ts';
import { limits } from '#contract/protocol/limits.ts';
import { fileBytes } from '#server/files/places.ts';
import { versionOf } from '#server/http/responses/contentVersion.ts';
import type { Database } from '#server/db/database.ts';
import { messageFiles, messageMentions, messages } from '#server/db/schema/conversation.ts';
import { staff } from '#server/db/schema/desk.ts';
import { users } from '#server/db/schema/identity.ts';
import { conversationMessages } from './messages.ts';

/** The subject of a conversation: an order or an enquiry by its number. */
export interface Of {
  about: ThreadKind;
  subject: string;
}

/** The writer: a user of the customer, a member of staff, or a visitor with the link of an offer. */
export type Writer =
  | { side: 'customer'; userId: string }
  | { side: 'customer'; offerId: string }
  | { side: 'desk'; staffId: string };

/** Identifies a writer in keys of limits, uploads and repeated calls. */
export const writerKey = (writer: Writer): string => {
  if (writer.side === 'desk') return `staff ${writer.staffId}`;
  return 'userId' in writer ? `user ${writer.userId}` : `offer ${writer.offerId}`;
};

/** The owner of an upload until it is sent, and its subject. */
export const heldBy = ({ about, subject }: Of, writer: Writer): string => `${about} ${subject} ${writerKey(writer)}`;

/** The messages and notes of a subject. */
export const isOf = ({ about, subject }: Of): SQL =>
  eq(about === 'order' ? messages.orderNo : messages.enquiryNo, subject);

/** The messages that both sides see. */
export const isShared: SQL = eq(messages.audience, 'customer');

/** The messages of a side. */
export const isFrom = (side: Side): SQL => (side === 'desk' ? isNotNull(messages.staffId) : isNull(messages.staffId));

/** The messages of the desk that an order's customer has not seen, as a number. */
export const unreadOfCustomer = (orderNo: unknown): SQL<number> =>
  sql<number>`(select count(*)::int from ${messages} where ${and(sql`${messages.orderNo} = ${orderNo}`, isShared, isFrom('desk'), isNull(messages.readAt))})`;

/** The beginning of a message's text, or its number of files. */
export const excerptOf = (text: string, files: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (line === '') return conversationMessages.files(files);
  return characters.length > limits.messageExcerpt ? `${characters.slice(0, limits.messageExcerpt).join('')}…` : line;
};

const rowsOf = (db: Database, matching: SQL | undefined, count: number) =>
  db
    .select({
      message: messages,
      person: staff.name,
      role: staff.role,
      customer: users.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(messages)
    .leftJoin(staff, eq(staff.id, messages.staffId))
    .leftJoin(users, eq(users.id, messages.userId))
    .where(matching)
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(count);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The files of messages, by the id of the message. */
export const filesOf = async (db: Database, ids: readonly string[]) => {
  const { id, messageId, fileName, uploadedAt } = messageFiles;
  const rows = await db
    .select({ id, messageId, fileName, bytes: fileBytes(messageFiles) })
    .from(messageFiles)
    .where(inArray(messageId, [...ids]))
    .orderBy(asc(uploadedAt), asc(id));
  return (of: string) =>
    rows.filter((row) => row.messageId === of).map((row) => ({ id: row.id, fileName: row.fileName, bytes: row.bytes }));
};

const mentionsOf = async (db: Database, ids: readonly string[]) => {
  const rows = await db
    .select({ messageId: messageMentions.messageId, name: staff.name })
    .from(messageMentions)
    .innerJoin(staff, eq(staff.id, messageMentions.staffId))
    .where(inArray(messageMentions.messageId, [...ids]))
    .orderBy(asc(staff.login));
  return (of: string) => rows.filter((row) => row.messageId === of).map(({ name }) => name);
};

const sharedPart = ({ message: { id, staffId, text, at, readAt } }: Row): Omit<Message, 'by' | 'files'> => ({
  id,
  side: staffId === null ? 'customer' : 'desk',
  text,
  at: at.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

const versioned = <M extends Message, More extends object>(rows: readonly Row[], shown: M[], more: More) => {
  const state = { messages: shown.toReversed(), earlier: (rows[0]?.total ?? 0) - shown.length, ...more };
  return { version: versionOf(state), ...state };
};

/** The latest messages of a conversation for its customer: without notes and names of staff. */
export const threadOfCustomer = async (db: Database, of: Of, count: number = limits.messagesShown): Promise<Thread> => {
  const rows = await rowsOf(db, and(isOf(of), isShared), count);
  const files =
    rows.length === 0
      ? () => []
      : await filesOf(
          db,
          rows.map(({ message }) => message.id),
        );
  const shown = rows.map((row) => ({
    ...sharedPart(row),
    by: row.role ? conversationMessages.roles[row.role] : (row.customer ?? conversationMessages.visitor),
    files: files(row.message.id),
  }));
  return versioned(rows, shown, {});
};

/** The colleagues who work on such subjects. */
const mentionableAbout = (db: Database, { about }: Of) =>
  db
    .select({ login: staff.login, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), inArray(staff.role, [...subjectRoles[about]])))
    .orderBy(asc(staff.login));

/** The latest messages and notes of a conversation for the desk. */
export const threadOfDesk = async (db: Database, of: Of, count: number = limits.messagesShown): Promise<DeskThread> => {
  const rows = await rowsOf(db, isOf(of), count);
  const ids = rows.map(({ message }) => message.id);
  const files = ids.length === 0 ? () => [] : await filesOf(db, ids);
  const mentions = ids.length === 0 ? () => [] : await mentionsOf(db, ids);
  const shown = rows.map((row): DeskMessage => {
    const { id, audience, staffId, settledAt } = row.message;
    const by = row.person ?? row.customer ?? conversationMessages.visitor;
    const isOpen = staffId === null && settledAt === null;
    return { ...sharedPart(row), by, files: files(id), audience, mentions: mentions(id), isOpen };
  });
  return versioned(rows, shown, { colleagues: await mentionableAbout(db, of) });
};
