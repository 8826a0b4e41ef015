import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DocumentRequest } from '#contract/orders/documentRequest.ts';
import type { Database } from '#server/db/database.ts';
import { orderDocumentRequests as requests } from '#server/db/schema/orders.ts';

/** The open document requests of an order, the oldest first. */
export const documentRequestsOf = async (db: Database, orderNo: string): Promise<DocumentRequest[]> => {
  const { code, nameZh, note, askedAt, dueAt } = requests;
  const rows = await db
    .select({ code, nameZh, note, askedAt, dueAt })
    .from(requests)
    .where(and(eq(requests.orderNo, orderNo), isNull(requests.closedAt)))
    .orderBy(asc(requests.position));
  return rows.map((row) => Object.assign(row, { askedAt: row.askedAt.toISOString(), dueAt: row.dueAt.toISOString() }));
};
