import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { OrderDetail, OrderSummary } from '#contract/commerce.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { OrderEvent } from '#contract/order.ts';
import type { AuditStatus } from '#contract/user.ts';
import type { Database } from '../db/database.ts';
import { enterprises } from '../db/schema/identity.ts';
import { fclOrders, orderEvents, orderFees } from '../db/schema/orders.ts';
import { mayLapse } from './autoCancel.ts';
import { tradeMessages } from './messages.ts';

const summaryColumns = {
  orderNo: fclOrders.orderNo,
  status: fclOrders.status,
  placedAt: fclOrders.placedAt,
  cancelsAt: fclOrders.cancelsAt,
  orgPort: fclOrders.orgPort,
  dstPort: fclOrders.dstPort,
  vessel: fclOrders.vessel,
  voyage: fclOrders.voyage,
  estimatedTimeOfDeparture: fclOrders.estimatedTimeOfDeparture,
  totals: fclOrders.totals,
  auditStatus: enterprises.auditStatus,
};

type SummaryRow = Omit<OrderSummary, 'placedAt' | 'cancelsAt' | 'estimatedTimeOfDeparture'> & {
  placedAt: Date;
  cancelsAt: Date | null;
  estimatedTimeOfDeparture: Date;
  auditStatus: AuditStatus | null;
};

const summaryOf = ({ auditStatus, ...row }: SummaryRow): OrderSummary => ({
  ...row,
  placedAt: row.placedAt.toISOString(),
  // an enterprise verified since, or an order that has ended, is not cancelled any more
  cancelsAt: auditStatus !== 'PASS' && mayLapse(row.status) ? (row.cancelsAt?.toISOString() ?? null) : null,
  estimatedTimeOfDeparture: row.estimatedTimeOfDeparture.toISOString(),
});

const ordersWhere = async (
  db: Database,
  matching: ReturnType<typeof and>,
  limit: number,
  offset = 0,
): Promise<OrderSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(fclOrders)
    .leftJoin(enterprises, eq(enterprises.id, fclOrders.enterpriseId))
    .where(matching)
    .orderBy(desc(fclOrders.placedAt), desc(fclOrders.orderNo))
    .limit(limit)
    .offset(offset);
  return rows.map(summaryOf);
};

/** How many orders a list outside the paged one shows. */
const recentOrders = 50;

/** The latest orders of a user, newest first. */
export const ordersOf = (db: Database, userId: string): Promise<OrderSummary[]> =>
  ordersWhere(db, eq(fclOrders.userId, userId), recentOrders);

/** One page of a user's orders, newest first, with the number of all. */
export const pageOfOrders = async (
  db: Database,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; rows: OrderSummary[] }> => {
  const owned = eq(fclOrders.userId, userId);
  const [counted] = await db.select({ total: count() }).from(fclOrders).where(owned);
  return { total: counted?.total ?? 0, rows: await ordersWhere(db, owned, size, (page - 1) * size) };
};

/** What happened to an order, the newest last. */
const timelineOf = async (db: Database, orderNo: string): Promise<OrderEvent[]> => {
  const events = await db
    .select({
      status: orderEvents.toStatus,
      act: orderEvents.act,
      by: orderEvents.by,
      at: orderEvents.at,
      note: orderEvents.note,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, orderNo))
    .orderBy(asc(orderEvents.position));
  return events.map(({ status, act, by, at, note }) => ({ status, act, by, at: at.toISOString(), note }));
};

/** An order of this user with its fees and its timeline; an order of somebody else is as unknown as none. */
export const orderInFull = async (db: Database, userId: string, orderNo: string): Promise<OrderDetail> => {
  const [order] = await ordersWhere(db, and(eq(fclOrders.orderNo, orderNo), eq(fclOrders.userId, userId)), 1);
  if (!order) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
  const fees = await db.select().from(orderFees).where(eq(orderFees.orderNo, orderNo)).orderBy(asc(orderFees.position));
  return { ...order, fees, timeline: await timelineOf(db, orderNo) };
};
