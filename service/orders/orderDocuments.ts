import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { orderDocuments as documents, orders } from '#service/db/schema/orders.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { rejectInfected } from '#service/http/uploads/rejectInfected.ts';
import { cleanFileName, fileTypeOf } from './fileType.ts';
import { rejectUnknownDocuments } from '#service/booking/knownCodes.ts';
import { tradeMessages } from './messages.ts';
import { lockOrders } from './orderCommands.ts';

type CommandContext = Context<SignedInUser>;

const uploadsAnHour = 120;

const shown = {
  id: documents.id,
  fileName: documents.fileName,
  paperCode: documents.paperCode,
  bytes: sql<number>`octet_length(${documents.content})`,
  uploadedAt: documents.uploadedAt,
};

/** The documents of an order, in the order of upload. */
export const documentsOf = async (db: Database, orderNo: string): Promise<OrderDocument[]> => {
  const rows = await db
    .select(shown)
    .from(documents)
    .where(eq(documents.orderNo, orderNo))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return rows.map((row) => Object.assign(row, { uploadedAt: row.uploadedAt.toISOString() }));
};

/** The user's order, locked; rejects another user's order or one that has ended. */
const openOrder = async ({ db, user }: Pick<CommandContext, 'db' | 'user'>, orderNo: string): Promise<void> => {
  const [order] = await lockOrders(db, and(eq(orders.orderNo, orderNo), eq(orders.userId, user.userId)), 1);
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  if (!openStatuses.includes(order.status)) throw new ApiError(codes.conflict, tradeMessages.documentsClosed);
};

/** Stores a document with its order, identified by its own bytes; the order's status does not change. */
export const addDocument = async (
  context: CommandContext,
  { orderNo, fileName, paperCode, content }: ParsedInputOf<typeof contract.uploadOrderDocument>,
): Promise<OrderDocument> => {
  const { db, clock, user } = context;
  const rates = [{ key: `document:${user.userId}`, max: uploadsAnHour, seconds: 3_600 }];
  await limitCalls(db, clock.now(), rates, tradeMessages.uploadTooMany);
  const fileType = fileTypeOf(content);
  if (!fileType) throw new ApiError(codes.badInput, tradeMessages.documentType);
  await rejectUnknownDocuments(db, paperCode === '' ? [] : [paperCode]);
  await rejectInfected(context, content);
  return db.transaction(async (tx) => {
    await openOrder({ db: tx, user }, orderNo);
    const [counted] = await tx.select({ stored: count() }).from(documents).where(eq(documents.orderNo, orderNo));
    if ((counted?.stored ?? 0) >= limits.orderDocumentsMax)
      throw new ApiError(codes.conflict, tradeMessages.documentTooMany(limits.orderDocumentsMax));
    const document = { id: randomUUID(), fileName: cleanFileName(fileName, fileType), paperCode };
    const uploadedAt = clock.now();
    await tx.insert(documents).values({ ...document, orderNo, mediaType: fileType.mediaType, content, uploadedAt });
    await audit({ ...context, db: tx }, 'document.uploaded', { orderNo, document: document.id });
    return { ...document, bytes: content.length, uploadedAt: uploadedAt.toISOString() };
  });
};

const isDocument = (orderNo: string, id: string) => {
  return and(eq(documents.orderNo, orderNo), eq(documents.id, id));
};

/** Deletes a document of an open order. */
export const dropDocument = (
  context: CommandContext,
  { orderNo, id }: { orderNo: string; id: string },
): Promise<null> =>
  context.db.transaction(async (tx) => {
    await openOrder({ ...context, db: tx }, orderNo);
    const dropped = await tx.delete(documents).where(isDocument(orderNo, id)).returning({ id: documents.id });
    if (dropped.length === 0) throw new ApiError(codes.notFound, tradeMessages.documentUnknown);
    await audit({ ...context, db: tx }, 'document.removed', { orderNo, document: id });
    return null;
  });

/** A document of the user's own order, as a download. */
export const documentFile = async (
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  { orderNo, id }: { orderNo: string; id: string },
): Promise<OutputOf<typeof contract.orderDocumentFile>> => {
  const [found] = await db
    .select({ fileName: documents.fileName, contentType: documents.mediaType, content: documents.content })
    .from(documents)
    .innerJoin(orders, eq(orders.orderNo, documents.orderNo))
    .where(and(isDocument(orderNo, id), eq(orders.userId, user.userId)));
  if (!found) throw new ApiError(codes.notFound, tradeMessages.documentUnknown);
  return { ...found, content: new Uint8Array(found.content) };
};
