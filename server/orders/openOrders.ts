import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { orderStatus, uploadAct } from '#contract/orders/orderStatus.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DeadlineFacts } from '#machines/orders/orderDeadlines.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { isInvoiceable } from '#machines/orders/orderRights.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { shippingInstructions, vgmDeclarations } from '#server/db/schema/orderPapers.ts';
import { invoiceRequests, orderDocuments, orderEvents, orders } from '#server/db/schema/orders.ts';
import { shipmentsOf } from './shipments.ts';

/** What was booked without its charges, which are most of it and decide no deadline. */
export const offerWithoutTariff = sql<Quote>`${orders.offer} - 'tariff'`;

/** So many of a user's open orders are looked through for what they need, those that depart first. */
const openMax = 100;

/** An open order with what decides its deadlines. */
export type OpenOrder = DeadlineFacts & {
  orderNo: string;
  routeZh: string;
  /** When a colleague's approval was due; null for an order that needed none. */
  approvalDueAt: Date | null;
};

/** A user's open orders, those that depart first at the front. */
export const openOrdersInFull = async (db: Database, userId: string): Promise<OpenOrder[]> => {
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      line: orders.line,
      status: orders.status,
      isDangerous: orders.isDangerous,
      reviewReasons: orders.reviewReasons,
      routeZh: orders.routeZh,
      order: orders.content,
      offer: offerWithoutTariff,
      approvalDueAt: orderApprovals.dueAt,
    })
    .from(orders)
    .leftJoin(orderApprovals, eq(orderApprovals.orderNo, orders.orderNo))
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses])))
    .orderBy(sql`${orders.departsAt} nulls last`, desc(orders.placedAt))
    .limit(openMax);
  const numbers = rows.map(({ orderNo }) => orderNo);
  const shipments = await shipmentsOf(db, numbers);
  const attached = await db
    .select({ orderNo: orderDocuments.orderNo, paperCode: orderDocuments.paperCode })
    .from(orderDocuments)
    .where(inArray(orderDocuments.orderNo, numbers));
  const latest = await db
    .selectDistinctOn([orderEvents.orderNo], { orderNo: orderEvents.orderNo, dueAt: orderEvents.dueAt })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderNo, numbers), ne(orderEvents.act, uploadAct)))
    .orderBy(orderEvents.orderNo, desc(orderEvents.position));
  const submitted = await db
    .selectDistinct({ orderNo: shippingInstructions.orderNo })
    .from(shippingInstructions)
    .where(inArray(shippingInstructions.orderNo, numbers));
  const weighed = await db
    .selectDistinct({ orderNo: vgmDeclarations.orderNo })
    .from(vgmDeclarations)
    .where(inArray(vgmDeclarations.orderNo, numbers));
  const declared = new Map(weighed.map((vgm) => [vgm.orderNo, vgm]));
  const instructed = new Map(submitted.map((instruction) => [instruction.orderNo, instruction]));
  const documents = new Map<string | null, typeof attached>(numbers.map((orderNo) => [orderNo, []]));
  for (const document of attached) documents.get(document.orderNo)?.push(document);
  const dueAts = new Map(latest.map(({ orderNo, dueAt }) => [orderNo, dueAt]));
  return rows.map((row) => {
    const dueAt = dueAts.get(row.orderNo);
    const timeline = dueAt === undefined ? [] : [dueAt === null ? {} : { dueAt: dueAt.toISOString() }];
    const instruction = instructed.get(row.orderNo);
    const vgm = declared.get(row.orderNo);
    const shipment = shipments.get(row.orderNo);
    return Object.assign(row, {
      ...(shipment && { shipment }),
      documents: documents.get(row.orderNo) ?? [],
      timeline,
      ...(instruction && { instruction }),
      ...(vgm && { vgm }),
    });
  });
};

/** The number of a user's orders for which an invoice may be requested and none has been. */
export const uninvoicedOrdersOf = async (db: Database, userId: string): Promise<number> => {
  const statuses = orderStatus.options.filter((status) => isInvoiceable({ status, invoice: null }));
  const [counted] = await db
    .select({ orders: count() })
    .from(orders)
    .leftJoin(invoiceRequests, eq(invoiceRequests.orderNo, orders.orderNo))
    .where(and(eq(orders.userId, userId), inArray(orders.status, statuses), isNull(invoiceRequests.orderNo)));
  return counted?.orders ?? 0;
};
