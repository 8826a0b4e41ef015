import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { OrderSummary } from '#contract/commerce.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { Fee } from '#contract/rules/price.ts';
import type { AuditStatus } from '#contract/user.ts';
import type { Database } from '../db/database.ts';
import { enterprises } from '../db/schema/identity.ts';
import { fclOrders, orderFees } from '../db/schema/orders.ts';
import { isOpen } from './autoCancel.ts';
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
  cancelsAt: auditStatus !== 'PASS' && isOpen(row.status) ? (row.cancelsAt?.toISOString() ?? null) : null,
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

/** An order of this user with its fees; an order of somebody else is as unknown as none. */
export const orderWithFees = async (
  db: Database,
  userId: string,
  orderNo: string,
): Promise<OrderSummary & { fees: Fee[] }> => {
  const [order] = await ordersWhere(db, and(eq(fclOrders.orderNo, orderNo), eq(fclOrders.userId, userId)), 1);
  if (!order) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
  const fees = await db.select().from(orderFees).where(eq(orderFees.orderNo, orderNo)).orderBy(asc(orderFees.position));
  return { ...order, fees };
};
