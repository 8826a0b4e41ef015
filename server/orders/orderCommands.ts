import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MovedOrder, OrderCommand, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { deskStatuses } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { LeftToReview } from '#machines/orders/orderLife.ts';
import { nextStatus, orderCommands } from '#machines/orders/orderLife.ts';
import type { AuditEntry } from '#server/admin/audit.ts';
import { auditEach } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';
import { invoiceRequests, orderEvents, orders } from '#server/db/schema/orders.ts';
import type { NotificationKind } from '#server/notifications/kinds.ts';
import { queueDeliveries } from '#server/enterprise/webhooks/queue.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { endApprovals } from './approvals/approvalEnds.ts';
import { tradeMessages } from './messages.ts';
import { rejectStale } from './rejectStale.ts';
import { traitsOf } from './orderTraits.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

type CommandContext = Pick<Context, 'db' | 'clock' | 'caller'>;

/** What the desk adds to a command: the person (null for the command line), and until when the user shall answer. */
export interface DeskDetails {
  staff: { staffId: string; login: string } | null;
  dueAt: Date | null;
}

/** The first entry of an order's timeline. */
export const firstEvent = ({
  orderNo,
  status,
  placedAt,
}: {
  orderNo: string;
  status: OrderStatus;
  placedAt: Date;
}): typeof orderEvents.$inferInsert => {
  const placing = {
    position: 0,
    act: 'order.placed',
    by: 'user',
    note: '',
    keyName: currentRequest()?.keyName,
  } as const;
  return { orderNo, ...placing, toStatus: status, at: placedAt };
};

/** The order with a number, if it is visible to the desk: its company's approval is not pending. */
export const ofDesk = (orderNo: string): SQL | undefined =>
  and(eq(orders.orderNo, orderNo), inArray(orders.status, [...deskStatuses]));

/** Locks the matching orders until the transaction ends; in one sequence, to avoid deadlocks. */
export const lockOrders = (tx: Database, matching: SQL | undefined, limit: number) =>
  tx
    .select({
      orderNo: orders.orderNo,
      line: orders.line,
      userId: orders.userId,
      enterpriseId: orders.enterpriseId,
      status: orders.status,
      dangerous: orders.isDangerous,
      reviewReasons: orders.reviewReasons,
    })
    .from(orders)
    .where(matching)
    .orderBy(asc(orders.orderNo))
    .limit(limit)
    .for('update');

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number] & {
  left?: LeftToReview;
  needsApproval?: boolean;
};

const cancellations: Partial<Record<OrderCommand, string>> = {
  'order.cancelled': 'user',
  'verification.lapsed': 'unverified',
};

/** Commands after which nothing of an order is to be paid; a pending invoice request is deleted. */
const ending: ReadonlySet<OrderCommand> = new Set([
  'order.cancelled',
  'order.rejected',
  'verification.lapsed',
  'space.withdrawn',
  'approval.lapsed',
]);

/** The commands of which the order's owner is notified. */
const notified: Partial<Record<OrderCommand, NotificationKind>> = {
  'order.accepted': 'order.accepted',
  'order.rejected': 'order.rejected',
  'space.withdrawn': 'order.rejected',
  'info.requested': 'order.infoWanted',
  'space.released': 'order.released',
  'order.amended': 'order.amended',
  'amendment.settled': 'order.amended',
  'order.cancelled': 'order.cancelled',
  'verification.lapsed': 'order.lapsed',
  'order.reopened': 'order.reopened',
  'approval.granted': 'approval.granted',
  'approval.returned': 'approval.returned',
  'approval.lapsed': 'approval.lapsed',
};

const dropInvoices = async (db: Database, orderNumbers: string[]): Promise<void> => {
  const waiting = and(inArray(invoiceRequests.orderNo, orderNumbers), eq(invoiceRequests.status, 'REQUESTED'));
  await db.update(invoiceRequests).set({ status: 'CANCELLED' }).where(waiting);
};

const auditOf = (
  command: OrderCommand,
  { orderNo, userId, enterpriseId, to }: LockedOrder & { to: OrderStatus },
  desk: DeskDetails | undefined,
): AuditEntry => {
  const staff = desk?.staff && { staff: desk.staff.login };
  const reason = cancellations[command];
  return reason === undefined
    ? {
        event: 'order.moved',
        userId,
        // what colleagues left undone stands in their company's log
        ...(command === 'approval.lapsed' && { enterpriseId }),
        detail: { orderNo, act: command, by: orderCommands[command].by, status: to, ...staff },
      }
    : { event: 'order.cancelled', userId, detail: { orderNo, reason } };
};

/** Applies a command to locked orders in a few statements; returns those that accepted it. */
export const applyToLocked = async (
  { db, clock, caller, actor }: CommandContext & { actor?: Viewer | undefined },
  locked: readonly LockedOrder[],
  command: OrderCommand,
  note: string,
  desk?: DeskDetails,
): Promise<MovedOrder[]> => {
  const moves = locked.flatMap((order) => {
    const traits = { ...traitsOf(order), needsApproval: order.needsApproval ?? false };
    const to = nextStatus(order.status, command, traits, order.left);
    return to === undefined ? [] : [{ ...order, to }];
  });
  if (moves.length === 0) return [];
  const now = clock.now();
  // whoever is not verified has as long again as from the order's placing
  const lapsesAt = sql`${daysLater(now, limits.orderUnverifiedDays).toISOString()}::timestamptz`;
  const ended =
    command === 'order.reopened'
      ? { cancelledAt: null, cancelsAt: sql`case when ${orders.cancelsAt} is not null then ${lapsesAt} end` }
      : command in cancellations
        ? { cancelledAt: now }
        : {};
  for (const status of new Set(moves.map(({ to }) => to))) {
    const numbers = moves.filter(({ to }) => to === status).map(({ orderNo }) => orderNo);
    await db
      .update(orders)
      .set({ status, ...ended })
      .where(inArray(orders.orderNo, numbers));
  }
  if (ending.has(command)) {
    await dropInvoices(
      db,
      moves.map(({ orderNo }) => orderNo),
    );
  }
  await endApprovals(db, moves, { at: now, by: actor?.userId ?? null });
  const events = await db
    .insert(orderEvents)
    .values(
      moves.map(({ orderNo, status, to }) => ({
        orderNo,
        position: sql`(select count(*)::int from ${orderEvents} where ${orderEvents.orderNo} = ${orderNo})`,
        act: command,
        by: orderCommands[command].by,
        fromStatus: status,
        toStatus: to,
        note,
        staffId: desk?.staff?.staffId ?? null,
        keyName: orderCommands[command].by === 'user' ? currentRequest()?.keyName : null,
        dueAt: desk?.dueAt ?? null,
        at: now,
      })),
    )
    .returning({ orderNo: orderEvents.orderNo, position: orderEvents.position });
  await queueDeliveries(db, now, events);
  await auditEach(
    { db, clock, caller },
    // by whoever acted, where that is not the order's owner
    moves.map((move) => Object.assign(auditOf(command, move, desk), actor)),
  );
  const kind = notified[command];
  const until = desk?.dueAt ? { until: desk.dueAt.toISOString() } : {};
  if (kind !== undefined)
    await queueOrderNotifications(
      db,
      now,
      events.map(({ orderNo, position }) => ({ orderNo, kind, position: String(position), facts: { note, ...until } })),
    );
  return moves.map(({ orderNo, to }) => ({ orderNo, status: to }));
};

/** Who gives a command; a user may do so only on orders of their own or their company's. */
export type CommandIssuer =
  | { by: 'user'; userId: string; enterpriseId?: string | null; version?: number | undefined }
  | { by: Exclude<OrderParty, 'user'> };

/**
 * Applies one command to one order, with its event and audit entry; of two concurrent ones the second sees the result
 * of the first. Rejects another party's command, an unknown order, a command that the status does not accept, and one that
 * the user decided on an older state.
 */
export const applyCommand = (
  { db, clock, caller }: CommandContext,
  orderNo: string,
  command: OrderCommand,
  { note, ...mover }: CommandIssuer & { note: string },
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const { by } = orderCommands[command];
    if (mover.by !== by) throw new ApiError(codes.forbidden, tradeMessages.commandOfAnother(command, by));
    const actor = mover.by === 'user' ? { userId: mover.userId, enterpriseId: mover.enterpriseId ?? null } : undefined;
    const own = actor ? and(eq(orders.orderNo, orderNo), visibleTo(orders, actor)) : ofDesk(orderNo);
    const [order] = await lockOrders(tx, own, 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    if (mover.by === 'user') await rejectStale(tx, order, mover.version, 'user');
    const [moved] = await applyToLocked({ db: tx, clock, caller, actor }, [order], command, note);
    if (!moved) throw new ApiError(codes.conflict, tradeMessages.wrongMoment(order.line, order.status, command));
    return moved;
  });
