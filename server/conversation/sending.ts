import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Audience, Side } from '#contract/conversation/thread.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { digestOf } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { messageFiles, messages } from '#server/db/schema/conversation.ts';
import type { Context } from '#server/http/context.ts';
import { conversationMessages } from './messages.ts';
import type { Of, Writer } from './threads.ts';
import { heldBy, isFrom, isOf, isShared, writerKey } from './threads.ts';

interface Written {
  text: string;
  files: readonly string[];
  audience: Audience;
}

/** A side may write a lot before it is answered; a program in a loop is stopped. */
const anHour: Readonly<Record<Side, number>> = { customer: 60, desk: 600 };

type Sending = Pick<Context, 'clock' | 'idempotencyKey'> & { db: Database };

/** Changes the messages that match, up to an instant in milliseconds, as `timeOf` gives it. */
const changeUntil = async (
  db: Database,
  matching: SQL | undefined,
  until: Date,
  change: Partial<typeof messages.$inferInsert>,
) => {
  const found = await db.select({ id: messages.id, at: messages.at }).from(messages).where(matching);
  const changed = found.filter(({ at }) => at <= until).map(({ id }) => id);
  if (changed.length > 0) await db.update(messages).set(change).where(inArray(messages.id, changed));
};

/** Marks the other side's messages up to an instant as seen by a side. */
export const markRead = (
  db: Database,
  of: Of,
  side: Side,
  { until, now }: { until: Date; now: Date },
): Promise<void> => {
  const other = isFrom(side === 'desk' ? 'customer' : 'desk');
  return changeUntil(db, and(isOf(of), isShared, other, isNull(messages.readAt)), until, { readAt: now });
};

/** Marks a customer's messages up to an instant as answered, or as needing no answer. */
export const settle = (db: Database, of: Of, { until, now }: { until: Date; now: Date }): Promise<void> =>
  changeUntil(db, and(isOf(of), isFrom('customer'), isNull(messages.settledAt)), until, { settledAt: now });

/** When a message of a conversation was written; undefined if it is not in it. */
export const timeOf = async (db: Database, of: Of, id: string): Promise<Date | undefined> => {
  const [found] = await db
    .select({ at: messages.at })
    .from(messages)
    .where(and(isOf(of), eq(messages.id, id)));
  return found?.at;
};

const attach = async (db: Database, messageId: string, holder: string, ids: readonly string[]) => {
  if (ids.length === 0) return;
  const attached = await db
    .update(messageFiles)
    .set({ messageId })
    .where(and(inArray(messageFiles.id, [...ids]), eq(messageFiles.holder, holder), isNull(messageFiles.messageId)))
    .returning({ id: messageFiles.id });
  const missing = ids.findIndex((id) => attached.every((one) => one.id !== id));
  if (missing >= 0) throw apiErrorAt(`files.${missing}`, codes.notFound, conversationMessages.fileGone);
};

const hasSameFiles = (attached: readonly { id: string }[], files: readonly string[]): boolean =>
  attached.length === new Set(files).size && attached.every(({ id }) => files.includes(id));

/**
 * Stores a message of a locked subject exactly once for each key of its writer; returns its id, or undefined for a
 * repeated call. The other side's messages count as seen, and a message of the desk answers the customer's. Rejects the
 * key with other content, deleted files, and too many messages in an hour. Pass a transaction.
 */
export const storeMessage = async (
  { db, clock, idempotencyKey }: Sending,
  of: Of,
  writer: Writer,
  { text, files, audience }: Written,
): Promise<string | undefined> => {
  const claim = digestOf([of.about, of.subject, writerKey(writer), idempotencyKey].join('|'));
  const [first] = await db.select().from(messages).where(eq(messages.claim, claim));
  if (first) {
    const { id: messageId } = first;
    const attached = await db
      .select({ id: messageFiles.id })
      .from(messageFiles)
      .where(eq(messageFiles.messageId, messageId));
    const isSame = first.text === text && first.audience === audience && hasSameFiles(attached, files);
    if (isSame) return undefined;
    throw new ApiError(codes.keyReused, conversationMessages.sentOtherwise);
  }
  const now = clock.now();
  const rate = { key: `message:${writerKey(writer)}`, max: anHour[writer.side], seconds: 3_600 };
  await limitCalls(db, now, [rate], conversationMessages.tooMany);
  const [last] = await db
    .select({ at: messages.at })
    .from(messages)
    .where(isOf(of))
    .orderBy(desc(messages.at))
    .limit(1);
  // messages are ordered by their times
  const at = new Date(Math.max(now.getTime(), last ? last.at.getTime() + 1 : 0));
  const id = randomUUID();
  const by = {
    staffId: writer.side === 'desk' ? writer.staffId : null,
    userId: writer.side === 'customer' && 'userId' in writer ? writer.userId : null,
  };
  const subject = of.about === 'order' ? { orderNo: of.subject } : { enquiryNo: of.subject };
  await db.insert(messages).values({ id, ...subject, ...by, audience, text, at, claim });
  await attach(db, id, heldBy(of, writer), files);
  if (audience === 'customer') {
    await markRead(db, of, writer.side, { until: at, now });
    if (writer.side === 'desk') await settle(db, of, { until: at, now });
  }
  return id;
};

/** The first message of a side that the other has not seen; it identifies a run of unread messages. */
export const firstUnread = async (db: Database, of: Of, from: Side): Promise<string | undefined> => {
  const [first] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isOf(of), isShared, isFrom(from), isNull(messages.readAt)))
    .orderBy(asc(messages.at), asc(messages.id))
    .limit(1);
  return first?.id;
};
