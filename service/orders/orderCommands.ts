import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MovedOrder } from '#contract/orders/orderCalls.ts';
import type { OrderAct, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { nextStatus, orderActs } from '#machines/orders/orderLife.ts';
import type { AuditEntry } from '#service/admin/audit.ts';
import { auditEach } from '#service/admin/audit.ts';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { invoiceRequests, orderEvents, orders } from '#service/db/schema/orders.ts';
import { tradeMessages } from './messages.ts';
import { kindOf } from './orderTraits.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'caller'>;

/** Writes the first line of an order's timeline. */
export const beginTimeline = async (
  db: Database,
  { orderNo, status, placedAt }: { orderNo: string; status: OrderStatus; placedAt: Date },
): Promise<void> => {
  const placing = { position: 0, act: 'order.placed', by: 'user', note: '' } as const;
  await db.insert(orderEvents).values({ orderNo, ...placing, toStatus: status, at: placedAt });
};

/** The orders that match, kept from all others until the transaction ends; in one sequence, so that no two wait for each other. */
export const lockOrders = (tx: Database, matching: SQL | undefined, limit: number) =>
  tx
    .select({
      orderNo: orders.orderNo,
      line: orders.line,
      userId: orders.userId,
      status: orders.status,
      dangerous: orders.isDangerous,
    })
    .from(orders)
    .where(matching)
    .orderBy(asc(orders.orderNo))
    .limit(limit)
    .for('update');

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

const cancellations: Partial<Record<OrderAct, string>> = {
  'order.cancelled': 'user',
  'verification.lapsed': 'unverified',
};

/** After these nothing of an order is to be paid; an invoice that waits is dropped. */
const ending: ReadonlySet<OrderAct> = new Set([
  'order.cancelled',
  'order.rejected',
  'verification.lapsed',
  'space.withdrawn',
]);

const dropInvoices = async (db: Database, orderNumbers: string[]): Promise<void> => {
  const waiting = and(inArray(invoiceRequests.orderNo, orderNumbers), eq(invoiceRequests.status, 'REQUESTED'));
  await db.update(invoiceRequests).set({ status: 'CANCELLED' }).where(waiting);
};

const auditOf = (act: OrderAct, { orderNo, userId, to }: LockedOrder & { to: OrderStatus }): AuditEntry => {
  const reason = cancellations[act];
  return reason === undefined
    ? { event: 'order.moved', userId, detail: { orderNo, act, by: orderActs[act].by, status: to } }
    : { event: 'order.cancelled', userId, detail: { orderNo, reason } };
};

/** Applies an act to locked orders in a few statements, however many they are; answers those that took it. */
export const moveLocked = async (
  { db, clock, caller }: Acting,
  locked: readonly LockedOrder[],
  act: OrderAct,
  note: string,
): Promise<MovedOrder[]> => {
  const moves = locked.flatMap((order) => {
    const to = nextStatus(order.status, act, kindOf(order));
    return to === undefined ? [] : [{ ...order, to }];
  });
  if (moves.length === 0) return [];
  const now = clock.now();
  const ended = act in cancellations ? { cancelledAt: now } : {};
  for (const status of new Set(moves.map(({ to }) => to))) {
    const numbers = moves.filter(({ to }) => to === status).map(({ orderNo }) => orderNo);
    await db
      .update(orders)
      .set({ status, ...ended })
      .where(inArray(orders.orderNo, numbers));
  }
  if (ending.has(act)) {
    await dropInvoices(
      db,
      moves.map(({ orderNo }) => orderNo),
    );
  }
  await db.insert(orderEvents).values(
    moves.map(({ orderNo, status, to }) => ({
      orderNo,
      position: sql`(select count(*)::int from ${orderEvents} where ${orderEvents.orderNo} = ${orderNo})`,
      act,
      by: orderActs[act].by,
      fromStatus: status,
      toStatus: to,
      note,
      at: now,
    })),
  );
  await auditEach(
    { db, clock, caller },
    moves.map((move) => auditOf(act, move)),
  );
  return moves.map(({ orderNo, to }) => ({ orderNo, status: to }));
};

/** Who moves an order; a user moves only his own. */
export type Mover = { by: 'user'; userId: string } | { by: Exclude<OrderParty, 'user'> };

/**
 * Applies one act to one order, with its event and its audit line; of two at once the second finds the order as the
 * first left it. Refuses an act that is another's, an unknown order, and one whose present status does not take the act.
 */
export const moveOrder = (
  { db, clock, caller }: Acting,
  orderNo: string,
  act: OrderAct,
  { note, ...mover }: Mover & { note: string },
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const { by } = orderActs[act];
    if (mover.by !== by) throw new Refusal(codes.forbidden, tradeMessages.actOfAnother(act, by));
    const owned = mover.by === 'user' ? eq(orders.userId, mover.userId) : undefined;
    const [order] = await lockOrders(tx, and(eq(orders.orderNo, orderNo), owned), 1);
    if (!order) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
    const [moved] = await moveLocked({ db: tx, clock, caller }, [order], act, note);
    if (!moved) throw new Refusal(codes.conflict, tradeMessages.wrongMoment(order.line, order.status, act));
    return moved;
  });
