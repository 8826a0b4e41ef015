import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { orderDocuments as documents } from '#server/db/schema/orders.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { tradeMessages } from '#server/orders/messages.ts';

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

/** What an order is compared with of a file: its name, and what was read of a safety data sheet. */
export type ReviewedFile = Pick<typeof documents.$inferSelect, 'fileName' | 'safetySheet'>;

const reviewed = { fileName: documents.fileName, safetySheet: documents.safetySheet };

/** The files that a user uploaded before placing an order. */
export const draftFiles = async (db: Database, userId: string, ids: readonly string[]): Promise<ReviewedFile[]> => {
  if (ids.length === 0) return [];
  const own = and(inArray(documents.id, [...ids]), eq(documents.userId, userId));
  return db.select(reviewed).from(documents).where(own).orderBy(asc(documents.uploadedAt), asc(documents.id));
};

/** The files of an order, with former versions by their names only. */
export const filesOf = async (db: Database, orderNo: string): Promise<ReviewedFile[]> => {
  const files = await db
    .select({ ...reviewed, replacedBy: documents.replacedBy })
    .from(documents)
    .where(eq(documents.orderNo, orderNo))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return files.map(({ fileName, safetySheet, replacedBy }) => ({
    fileName,
    safetySheet: replacedBy === null ? safetySheet : null,
  }));
};

/** Deletes documents that no order was placed with in 30 days. */
export const cleanUpDraftDocuments = async (db: Database, now: Date): Promise<void> => {
  await db
    .delete(documents)
    .where(
      and(isNotNull(documents.userId), lt(documents.uploadedAt, daysLater(now, -limits.draftDocumentRetentionDays))),
    );
};
