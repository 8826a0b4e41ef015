import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MovedOrder } from '#contract/commerce.ts';
import type { OrderAct, OrderParty, OrderStatus } from '#contract/order.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { nextStatus, orderActs } from '#machines/orderLife.ts';
import type { AuditEntry } from '../audit.ts';
import { auditEach } from '../audit.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { fclOrders, orderEvents } from '../db/schema/orders.ts';
import { tradeMessages } from './messages.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'caller'>;

/** Writes the first line of an order's timeline. */
export const beginTimeline = async (
  db: Database,
  { orderNo, status, placedAt }: { orderNo: string; status: OrderStatus; placedAt: Date },
): Promise<void> => {
  const placing = { position: 0, act: 'order.placed', by: 'user', note: '' } as const;
  await db.insert(orderEvents).values({ orderNo, ...placing, toStatus: status, at: placedAt });
};

/** Whether an order has dangerous goods, as its content says. */
export const dangerousOrder = sql<boolean>`jsonb_path_exists(${fclOrders.content}, '$.cargo[*].dangerous.unNumber')`;

/** The orders that match, kept from all others until the transaction ends; in one sequence, so that no two wait for each other. */
export const lockOrders = (tx: Database, matching: SQL | undefined, limit: number) =>
  tx
    .select({
      orderNo: fclOrders.orderNo,
      userId: fclOrders.userId,
      status: fclOrders.status,
      dangerous: dangerousOrder,
    })
    .from(fclOrders)
    .where(matching)
    .orderBy(asc(fclOrders.orderNo))
    .limit(limit)
    .for('update');

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

const cancellations: Partial<Record<OrderAct, string>> = {
  'order.cancelled': 'user',
  'verification.lapsed': 'unverified',
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
  orders: readonly LockedOrder[],
  act: OrderAct,
  note: string,
): Promise<MovedOrder[]> => {
  const moves = orders.flatMap((order) => {
    const to = nextStatus(order.status, act, order);
    return to === undefined ? [] : [{ ...order, to }];
  });
  if (moves.length === 0) return [];
  const now = clock.now();
  const ended = act in cancellations ? { cancelledAt: now } : {};
  for (const status of new Set(moves.map(({ to }) => to))) {
    const numbers = moves.filter(({ to }) => to === status).map(({ orderNo }) => orderNo);
    await db
      .update(fclOrders)
      .set({ status, ...ended })
      .where(inArray(fclOrders.orderNo, numbers));
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
    const owned = mover.by === 'user' ? eq(fclOrders.userId, mover.userId) : undefined;
    const [order] = await lockOrders(tx, and(eq(fclOrders.orderNo, orderNo), owned), 1);
    if (!order) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
    const [moved] = await moveLocked({ db: tx, clock, caller }, [order], act, note);
    if (!moved) throw new Refusal(codes.conflict, tradeMessages.wrongMoment(order.status, act));
    return moved;
  });
