import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { orderDocuments as documents } from '#server/db/schema/orders.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { tradeMessages } from './messages.ts';

/**
 * Gives an order the documents that its user uploaded before placing it. Rejects the first that is unknown, another
 * user's or already part of an order. Pass the transaction that places the order.
 */
export const bindDocuments = async (
  db: Database,
  userId: string,
  ids: readonly string[],
  orderNo: string,
): Promise<void> => {
  if (ids.length === 0) return;
  const bound = await db
    .update(documents)
    .set({ orderNo, userId: null })
    .where(and(inArray(documents.id, [...ids]), eq(documents.userId, userId)))
    .returning({ id: documents.id });
  const missing = ids.findIndex((id) => bound.every((one) => one.id !== id));
  if (missing >= 0) throw apiErrorAt(`documents.${missing}`, codes.notFound, tradeMessages.documentGone);
};

/** The names of files that a user uploaded before placing an order. */
export const draftFileNames = async (db: Database, userId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const own = and(inArray(documents.id, [...ids]), eq(documents.userId, userId));
  return (await db.select({ fileName: documents.fileName }).from(documents).where(own)).map(({ fileName }) => fileName);
};

/** The names of the files of an order. */
export const fileNamesOf = async (db: Database, orderNo: string): Promise<string[]> => {
  const files = await db.select({ fileName: documents.fileName }).from(documents).where(eq(documents.orderNo, orderNo));
  return files.map(({ fileName }) => fileName);
};

/** Deletes documents that no order was placed with in 30 days. */
export const cleanUpDraftDocuments = async (db: Database, now: Date): Promise<void> => {
  await db
    .delete(documents)
    .where(
      and(isNotNull(documents.userId), lt(documents.uploadedAt, daysLater(now, -limits.draftDocumentRetentionDays))),
    );
};
