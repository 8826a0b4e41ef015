import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { orderDocuments as documents, orders } from '#service/db/schema/orders.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { refuseInfected } from '#service/http/uploads/refuseInfected.ts';
import { cleanFileName, fileKindOf } from './fileKind.ts';
import { refuseUnknownPapers } from '#service/booking/knownCodes.ts';
import { tradeMessages } from './messages.ts';
import { lockOrders } from './orderCommands.ts';

type Acting = Context<SignedInUser>;

const uploadsAnHour = 120;

const shown = {
  id: documents.id,
  fileName: documents.fileName,
  paperCode: documents.paperCode,
  bytes: sql<number>`octet_length(${documents.content})`,
  uploadedAt: documents.uploadedAt,
};

/** The papers of an order, in the order they came. */
export const documentsOf = async (db: Database, orderNo: string): Promise<OrderDocument[]> => {
  const rows = await db
    .select(shown)
    .from(documents)
    .where(eq(documents.orderNo, orderNo))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return rows.map((row) => Object.assign(row, { uploadedAt: row.uploadedAt.toISOString() }));
};

/** The user's order, locked; refused where it is somebody else's or has ended. */
const openOrder = async ({ db, user }: Pick<Acting, 'db' | 'user'>, orderNo: string): Promise<void> => {
  const [order] = await lockOrders(db, and(eq(orders.orderNo, orderNo), eq(orders.userId, user.userId)), 1);
  if (!order) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
  if (!openStatuses.includes(order.status)) throw new Refusal(codes.conflict, tradeMessages.documentsClosed);
};

/** Keeps a paper with its order, told by its own bytes; the order's status stays as it is. */
export const keepDocument = async (
  context: Acting,
  { orderNo, fileName, paperCode, content }: ParsedInputOf<typeof contract.uploadOrderDocument>,
): Promise<OrderDocument> => {
  const { db, clock, user } = context;
  const rates = [{ key: `document:${user.userId}`, max: uploadsAnHour, seconds: 3_600 }];
  await limitCalls(db, clock.now(), rates, tradeMessages.uploadTooMany);
  const kind = fileKindOf(content);
  if (!kind) throw new Refusal(codes.badInput, tradeMessages.documentType);
  await refuseUnknownPapers(db, paperCode === '' ? [] : [paperCode]);
  await refuseInfected(context, content);
  return db.transaction(async (tx) => {
    await openOrder({ db: tx, user }, orderNo);
    const [counted] = await tx.select({ kept: count() }).from(documents).where(eq(documents.orderNo, orderNo));
    if ((counted?.kept ?? 0) >= limits.orderDocumentsMax)
      throw new Refusal(codes.conflict, tradeMessages.documentTooMany(limits.orderDocumentsMax));
    const document = { id: randomUUID(), fileName: cleanFileName(fileName, kind), paperCode };
    const uploadedAt = clock.now();
    await tx.insert(documents).values({ ...document, orderNo, mediaType: kind.mediaType, content, uploadedAt });
    await audit({ ...context, db: tx }, 'document.uploaded', { orderNo, document: document.id });
    return { ...document, bytes: content.length, uploadedAt: uploadedAt.toISOString() };
  });
};

const isDocument = (orderNo: string, id: string) => {
  return and(eq(documents.orderNo, orderNo), eq(documents.id, id));
};

/** Drops a paper from an order that is open. */
export const dropDocument = (context: Acting, { orderNo, id }: { orderNo: string; id: string }): Promise<null> =>
  context.db.transaction(async (tx) => {
    await openOrder({ ...context, db: tx }, orderNo);
    const dropped = await tx.delete(documents).where(isDocument(orderNo, id)).returning({ id: documents.id });
    if (dropped.length === 0) throw new Refusal(codes.notFound, tradeMessages.documentUnknown);
    await audit({ ...context, db: tx }, 'document.removed', { orderNo, document: id });
    return null;
  });

/** A paper of the user's own order, as a download. */
export const documentFile = async (
  { db, user }: Pick<Acting, 'db' | 'user'>,
  { orderNo, id }: { orderNo: string; id: string },
): Promise<OutputOf<typeof contract.orderDocumentFile>> => {
  const [found] = await db
    .select({ fileName: documents.fileName, contentType: documents.mediaType, content: documents.content })
    .from(documents)
    .innerJoin(orders, eq(orders.orderNo, documents.orderNo))
    .where(and(isDocument(orderNo, id), eq(orders.userId, user.userId)));
  if (!found) throw new Refusal(codes.notFound, tradeMessages.documentUnknown);
  return { ...found, content: new Uint8Array(found.content) };
};
