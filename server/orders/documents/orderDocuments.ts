import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderDocuments as documents, orders } from '#server/db/schema/orders.ts';
import { attachedSheet } from '#server/booking/safetySheet/safetySheets.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { checkedDocument } from './checkedDocument.ts';
import { documentRequestsOf } from './documentRequests.ts';
import { fileBytes } from '#server/files/places.ts';
import { cleanFileName } from './fileType.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { addUploadEvents } from '#server/orders/papers/uploadEvents.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

type CommandContext = Context<SignedInUser>;

const uploadsAnHour = 120;

/** What is shown of a document. */
export const shownDocument = {
  id: documents.id,
  fileName: documents.fileName,
  paperCode: documents.paperCode,
  bytes: fileBytes(documents),
  uploadedAt: documents.uploadedAt,
  isOfDesk: sql<boolean>`${documents.staffId} is not null`,
  safetySheet: documents.safetySheet,
};

/** The documents of an order that are in force, in the order of upload. */
export const documentsOf = async (db: Database, orderNo: string): Promise<OrderDocument[]> => {
  const rows = await db
    .select(shownDocument)
    .from(documents)
    .where(and(eq(documents.orderNo, orderNo), isNull(documents.replacedBy)))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return rows.map((row) => Object.assign(row, { uploadedAt: row.uploadedAt.toISOString() }));
};

/** Locks what documents are added to and removed from, an order, which it returns, or without one the user. Rejects another company's order or one that has ended. */
const lockHolder = async (
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  orderNo: string | undefined,
): Promise<{ orderNo: string; status: OrderStatus } | undefined> => {
  if (orderNo === undefined) {
    await db.select({ id: users.id }).from(users).where(eq(users.id, user.userId)).for('no key update');
    return undefined;
  }
  const [order] = await lockOrders(db, and(eq(orders.orderNo, orderNo), visibleTo(orders, user)), 1);
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  if (!openStatuses.includes(order.status)) throw new ApiError(codes.conflict, tradeMessages.documentsClosed);
  return order;
};

/** The documents of an order, or those that the user uploaded for an order that is not placed yet. */
const isHeldBy = ({ userId }: SignedInUser, orderNo: string | undefined) =>
  orderNo === undefined ? eq(documents.userId, userId) : eq(documents.orderNo, orderNo);

const isDocument = (user: SignedInUser, orderNo: string | undefined, id: string) =>
  and(isHeldBy(user, orderNo), eq(documents.id, id), isNull(documents.replacedBy));

/** The same, uploaded by the customer: what the desk uploaded stays. */
const isOwnDocument = (user: SignedInUser, orderNo: string | undefined, id: string) =>
  and(isDocument(user, orderNo, id), isNull(documents.staffId));

const rejectTooMany = async ({ db, user }: CommandContext, orderNo: string | undefined): Promise<void> => {
  const stored = await db.$count(documents, and(isHeldBy(user, orderNo), isNull(documents.replacedBy)));
  if (stored < limits.orderDocumentsMax) return;
  const message = orderNo === undefined ? tradeMessages.draftDocumentTooMany : tradeMessages.documentTooMany;
  throw new ApiError(codes.conflict, message(limits.orderDocumentsMax));
};

/** Deletes the user's document that a new one takes the place of; returns its version, 0 if there is none. */
const dropReplaced = async (
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  orderNo: string | undefined,
  id: string,
): Promise<number> => {
  const dropped = await db
    .delete(documents)
    .where(isOwnDocument(user, orderNo, id))
    .returning({ version: documents.version });
  return dropped[0]?.version ?? 0;
};

/**
 * Stores a document with its order, or for its user until an order is placed with it, identified by its own bytes; the
 * order's status does not change.
 */
export const addDocument = async (
  context: CommandContext,
  { orderNo, fileName, paperCode, replaces, content }: ParsedInputOf<typeof contract.uploadOrderDocument>,
): Promise<OrderDocument> => {
  const { db, clock, user } = context;
  const rates = [{ key: `document:${user.userId}`, max: uploadsAnHour, seconds: 3_600 }];
  await limitCalls(db, clock.now(), rates, tradeMessages.uploadTooMany);
  const requests = orderNo === undefined ? [] : await documentRequestsOf(db, orderNo);
  // a document asked for by any other name is in no table
  const isRequested = requests.some(({ code }) => code === paperCode);
  const fileType = await checkedDocument(context, { paperCode: isRequested ? '' : paperCode, content });
  const safetySheet = await attachedSheet(context, { paperCode, fileType, content });
  const id = randomUUID();
  const inRow = await context.files.store(id, content);
  return db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const order = await lockHolder(inside, orderNo);
    const version = 1 + (replaces === undefined ? 0 : await dropReplaced(inside, orderNo, replaces));
    await rejectTooMany(inside, orderNo);
    const document = { id, fileName: cleanFileName(fileName, fileType), paperCode };
    const uploadedAt = clock.now();
    const holder = orderNo === undefined ? { userId: user.userId } : { orderNo };
    const { mediaType } = fileType;
    const stored = { ...document, ...holder, version, mediaType, content: inRow, uploadedAt, safetySheet };
    await tx.insert(documents).values(stored);
    if (order) await addUploadEvents(tx, order, [{ fileName: document.fileName, version, at: uploadedAt }]);
    await audit(inside, 'document.uploaded', { ...(orderNo !== undefined && { orderNo }), document: document.id });
    const bytes = content.length;
    return { ...document, bytes, uploadedAt: uploadedAt.toISOString(), isOfDesk: false, safetySheet };
  });
};

/** The document that a call names; the order is left out if it is not placed yet. */
interface NamedDocument {
  orderNo?: string | undefined;
  id: string;
}

/** Deletes a document of an open order, or of one that is not placed yet. */
export const dropDocument = (context: CommandContext, { orderNo, id }: NamedDocument): Promise<null> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await lockHolder(inside, orderNo);
    const dropped = await tx
      .delete(documents)
      .where(isOwnDocument(context.user, orderNo, id))
      .returning({ id: documents.id });
    if (dropped.length === 0) throw new ApiError(codes.notFound, tradeMessages.documentUnknown);
    await audit(inside, 'document.removed', { ...(orderNo !== undefined && { orderNo }), document: id });
    return null;
  });

/** The document that matches a condition on it and its order, as a download. */
export const matchingDocument = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  matching: SQL | undefined,
): Promise<OutputOf<typeof contract.orderDocumentFile>> => {
  const [found] = await db
    .select({
      id: documents.id,
      fileName: documents.fileName,
      contentType: documents.mediaType,
      content: documents.content,
    })
    .from(documents)
    .leftJoin(orders, eq(orders.orderNo, documents.orderNo))
    .where(matching);
  if (!found) throw new ApiError(codes.notFound, tradeMessages.documentUnknown);
  const { id: _, ...file } = found;
  return { ...file, content: await files.contentOf(found) };
};

/** A document of an order of the user's company, or of one that is not placed yet, as a download. */
export const documentFile = (
  { db, files, user }: Pick<CommandContext, 'db' | 'files' | 'user'>,
  { orderNo, id }: NamedDocument,
): ReturnType<typeof matchingDocument> =>
  matchingDocument(
    { db, files },
    and(isDocument(user, orderNo, id), or(eq(documents.userId, user.userId), visibleTo(orders, user))),
  );
