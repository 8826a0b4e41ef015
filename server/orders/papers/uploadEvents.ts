import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { uploadAct } from '#contract/orders/orderStatus.ts';
import type { Submission } from '#contract/orders/submission.ts';
import { uploadedZh } from '#contract/orders/submission.ts';
import type { Database } from '#server/db/database.ts';
import { queueDeliveries } from '#server/enterprise/webhooks/queue.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';
import { staff } from '#server/db/schema/desk.ts';
import { orderDocuments as documents, orderEvents } from '#server/db/schema/orders.ts';

interface Uploaded {
  fileName: string;
  version: number;
  at: Date;
  /** The staff member who uploaded it; absent for the customer. */
  staffId?: string | undefined;
}

/** Adds uploaded documents to the history of a locked order, whose status stays. */
export const addUploadEvents = async (
  tx: Database,
  { orderNo, status }: { orderNo: string; status: OrderStatus },
  uploads: readonly Uploaded[],
): Promise<void> => {
  if (uploads.length === 0) return;
  const [last] = await tx
    .select({ position: orderEvents.position, dueAt: orderEvents.dueAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, orderNo))
    .orderBy(desc(orderEvents.position))
    .limit(1);
  const events = uploads.map(({ fileName, version, at, staffId }, index) => ({
    orderNo,
    position: last!.position + 1 + index,
    act: uploadAct,
    by: staffId === undefined ? ('user' as const) : ('platform' as const),
    fromStatus: status,
    toStatus: status,
    note: uploadedZh(fileName, version),
    staffId: staffId ?? null,
    keyName: staffId === undefined ? currentRequest()?.keyName : null,
    // what the customer was given until when stands in the latest entry
    dueAt: last!.dueAt,
    at,
  }));
  await tx.insert(orderEvents).values(events);
  await queueDeliveries(tx, uploads[0]!.at, events);
};

/** Adds the documents that an order was placed with. */
export const addPlacedDocuments = async (
  tx: Database,
  order: { orderNo: string; status: OrderStatus },
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ fileName: documents.fileName, version: documents.version })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  const uploads = rows.map((row) => Object.assign(row, { at }));
  await addUploadEvents(tx, order, uploads);
};

/** The documents that were uploaded to an order, also those that were removed since, the oldest first. */
export const uploadsOf = async (db: Database, orderNo: string): Promise<Submission[]> => {
  const { at, by, note, position } = orderEvents;
  const rows = await db
    .select({ at, by, fileName: note, person: staff.name })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(and(eq(orderEvents.orderNo, orderNo), eq(orderEvents.act, uploadAct)))
    .orderBy(asc(position));
  return rows.map(({ at: uploadedAt, by: party, fileName, person }, index) => ({
    paper: 'document',
    version: index + 1,
    at: uploadedAt.toISOString(),
    person,
    fileName,
    by: party === 'user' ? 'user' : 'platform',
  }));
};
