import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { MessageFile } from '#contract/conversation/thread.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { messageFiles, messages } from '#server/db/schema/conversation.ts';
import { checkedDocument } from '#server/orders/documents/checkedDocument.ts';
import { cleanFileName } from '#server/orders/documents/fileType.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { conversationMessages } from './messages.ts';
import type { Of, Writer } from './threads.ts';
import { heldBy, isOf, isShared, writerKey } from './threads.ts';

const uploadsAnHour = 120;
/** Files that a writer uploaded for a subject and has not sent. */
const heldMax = limits.messageFilesMax * 2;

/**
 * Stores a file for a message that is not sent yet; the caller must be allowed to write there. Checks it like order
 * documents.
 */
export const uploadFile = async (
  context: Parameters<typeof checkedDocument>[0] & Pick<Context, 'files'>,
  of: Of,
  writer: Writer,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<MessageFile> => {
  const { db, clock, files } = context;
  const now = clock.now();
  const rate = { key: `messageFile:${writerKey(writer)}`, max: uploadsAnHour, seconds: 3_600 };
  await limitCalls(db, now, [rate], tradeMessages.uploadTooMany);
  const fileType = await checkedDocument(context, { paperCode: '', content });
  const holder = heldBy(of, writer);
  const held = await db.$count(messageFiles, and(eq(messageFiles.holder, holder), isNull(messageFiles.messageId)));
  if (held >= heldMax) throw new ApiError(codes.conflict, conversationMessages.tooManyFiles(heldMax));
  const file = { id: randomUUID(), fileName: cleanFileName(fileName, fileType) };
  const inRow = await files.store(file.id, content);
  const { mediaType } = fileType;
  await db.insert(messageFiles).values({ ...file, holder, mediaType, content: inRow, uploadedAt: now });
  return { ...file, bytes: content.length };
};

/** A file of a sent message of a conversation as a download; those of internal notes only for the desk. */
export const fileContent = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  of: Of,
  id: string,
  side: 'customer' | 'desk',
) => {
  const { fileName, mediaType, content } = messageFiles;
  const [found] = await db
    .select({ id: messageFiles.id, fileName, contentType: mediaType, content })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(and(eq(messageFiles.id, id), isOf(of), side === 'customer' ? isShared : undefined));
  if (!found) throw new ApiError(codes.notFound, conversationMessages.fileUnknown);
  const { id: _, ...file } = found;
  return { ...file, content: await files.contentOf(found) };
};

/** Deletes uploads that were never sent. */
export const cleanUpMessageFiles = async (db: Database, now: Date): Promise<void> => {
  const before = daysLater(now, -limits.draftDocumentRetentionDays);
  await db.delete(messageFiles).where(and(isNull(messageFiles.messageId), lt(messageFiles.uploadedAt, before)));
};
