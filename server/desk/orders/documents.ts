import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { DeskDocument, uploadDeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import type { deskDocumentFile } from '#contract/desk/orders/orderDesk.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paperNameOf } from '#contract/rules/documents/documentTable.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { orderDocuments as documents } from '#server/db/schema/orders.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { checkedDocument } from '#server/orders/documents/checkedDocument.ts';
import { cleanFileName } from '#server/orders/documents/fileType.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { matchingDocument, shownDocument } from '#server/orders/documents/orderDocuments.ts';
import { addUploadEvents } from '#server/orders/papers/uploadEvents.ts';
import { attachedSheet } from '#server/booking/safetySheet/safetySheets.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';

/** The documents of an order with their former versions, in the order of upload. */
export const documentsAtDesk = async (db: Database, orderNo: string): Promise<DeskDocument[]> => {
  const { version, replacedBy } = documents;
  const rows = await db
    .select({ ...shownDocument, person: staff.name, version, replacedBy })
    .from(documents)
    .leftJoin(staff, eq(staff.id, documents.staffId))
    .where(eq(documents.orderNo, orderNo))
    .orderBy(asc(documents.uploadedAt), asc(version), asc(documents.id));
  return rows.map((row) => Object.assign(row, { uploadedAt: row.uploadedAt.toISOString() }));
};

/** The current document that a new version replaces. */
const replacedOf = async (tx: Database, orderNo: string, id: string) => {
  const [found] = await tx
    .select({ version: documents.version, paperCode: documents.paperCode, replacedBy: documents.replacedBy })
    .from(documents)
    .where(and(eq(documents.orderNo, orderNo), eq(documents.id, id)));
  if (!found) throw new ApiError(codes.conflict, tradeMessages.documentUnknown);
  if (found.replacedBy !== null) throw new ApiError(codes.conflict, deskMessages.documentReplaced);
  return found;
};

/** The type of a document: a new version has the type of the document it replaces, whatever its upload says. */
const kindOf = async (
  db: Database,
  {
    orderNo,
    replaces,
    paperCode,
  }: Pick<ParsedInputOf<typeof uploadDeskDocument>, 'orderNo' | 'replaces' | 'paperCode'>,
): Promise<string> => {
  if (replaces === undefined) return paperCode;
  const former = and(eq(documents.orderNo, orderNo), eq(documents.id, replaces));
  const [found] = await db.select({ paperCode: documents.paperCode }).from(documents).where(former);
  return found?.paperCode ?? paperCode;
};

/**
 * Stores a document of the desk with an order in any status, or the new version of one; the former stays for the desk.
 * The customer is notified. Rejects files other than PDF and pictures, an unknown code, and a version of a document
 * that is not current.
 */
export const uploadAtDesk = async (
  context: DeskContext,
  { orderNo, fileName, paperCode, replaces, content }: ParsedInputOf<typeof uploadDeskDocument>,
): Promise<OrderDocument> => {
  const fileType = await checkedDocument({ ...context, user: null }, { paperCode, content });
  const kind = await kindOf(context.db, { orderNo, replaces, paperCode });
  const safetySheet = await attachedSheet(context, { paperCode: kind, fileType, content });
  const id = randomUUID();
  const inRow = await context.files.store(id, content);
  return context.db.transaction(async (tx) => {
    const { clock, staff: by } = context;
    const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    const former = replaces === undefined ? undefined : await replacedOf(tx, orderNo, replaces);
    const inForce = await tx.$count(documents, and(eq(documents.orderNo, orderNo), isNull(documents.replacedBy)));
    if (!former && inForce >= limits.orderDocumentsMax)
      throw new ApiError(codes.conflict, tradeMessages.documentTooMany(limits.orderDocumentsMax));
    const document = { id, fileName: cleanFileName(fileName, fileType), paperCode: former?.paperCode ?? paperCode };
    const at = clock.now();
    const own = { staffId: by.staffId, version: (former?.version ?? 0) + 1, uploadedAt: at, safetySheet };
    await tx.insert(documents).values({ ...document, ...own, orderNo, mediaType: fileType.mediaType, content: inRow });
    if (replaces !== undefined)
      await tx
        .update(documents)
        .set({ replacedBy: id })
        .where(or(eq(documents.id, replaces), eq(documents.replacedBy, replaces)));
    await addUploadEvents(tx, order, [{ fileName: document.fileName, version: own.version, at, staffId: by.staffId }]);
    const inside = { ...context, db: tx, user: { userId: order.userId } };
    await audit(inside, 'document.uploaded', { orderNo, document: id, ...byWhom(context) });
    const note = paperNameOf(document.paperCode) ?? document.fileName;
    await queueOrderNotifications(tx, at, [{ orderNo, kind: 'document.ready', position: id, facts: { note } }]);
    return { ...document, bytes: content.length, uploadedAt: at.toISOString(), isOfDesk: true, safetySheet };
  });
};

/** A document of an order that the desk may see, current or replaced, as a download. */
export const documentAtDesk = (
  context: DeskContext,
  { orderNo, id }: ParsedInputOf<typeof deskDocumentFile>,
): ReturnType<typeof matchingDocument> => matchingDocument(context, and(ofDesk(orderNo), eq(documents.id, id)));
