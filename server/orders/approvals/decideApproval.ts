import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { decidersOf } from '#contract/enterprise/approvalRules.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { approvalMessages } from '#server/enterprise/approvals/messages.ts';
import { rejectOverCredit } from '#server/enterprise/ledger/creditCheck.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { activeColleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { lockEnquiryOf } from '#server/offers/answers.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { commandName, statusName, tradeMessages } from '#server/orders/messages.ts';
import { applyToLocked, lockOrders } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { orderingOf } from './readApprovals.ts';
import { tellBound } from './requestApproval.ts';
import type { ApprovalRow } from './readApprovals.ts';

/** Says who decided what when about an order that waits no more. */
const rejectDecided = async (
  db: Database,
  { orderNo, line, status }: Pick<typeof orders.$inferSelect, 'orderNo' | 'line' | 'status'>,
  { endedBy }: ApprovalRow,
): Promise<never> => {
  const { act, by, at, position } = orderEvents;
  const [last] = await db
    .select({ act, by, at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderNo, orderNo),
        inArray(act, ['approval.granted', 'approval.returned', 'approval.lapsed', 'order.cancelled', 'order.amended']),
      ),
    )
    .orderBy(sql`${position} desc`)
    .limit(1);
  const [person] = endedBy ? await db.select({ name: users.name }).from(users).where(eq(users.id, endedBy)) : [];
  if (!last) throw new ApiError(codes.conflict, tradeMessages.wrongMoment(line, status, 'approval.granted'));
  const who = person?.name ?? tradeMessages.partyOf(last.by);
  const what = [who, dateMinute(last.at), commandName(line, last.act), statusName(line, status)] as const;
  throw apiErrorAt(versionField, codes.conflict, tradeMessages.orderChanged(...what));
};

const unknown = (): ApiError => new ApiError(codes.notFound, tradeMessages.orderUnknown);

interface Decision {
  orderNo: string;
  /** The state of the order that the approver decided on. */
  version?: number | undefined;
  decision: 'granted' | 'returned';
  note: string;
}

/**
 * Approves or returns a colleague's order, before its end. Of several decisions, withdrawals and changes at once the first
 * wins; the others are rejected with who did what when. An approved order binds: the desk sees it, and its customer and its
 * offer are told.
 */
export const decideApproval = (
  context: MemberContext,
  { orderNo, version, decision, note }: Decision,
): Promise<MovedOrder> =>
  context.db.transaction(async (tx) => {
    const { clock, user, caller } = context;
    if (user.enterpriseId === null) throw unknown();
    const ours = and(eq(orders.orderNo, orderNo), eq(orders.enterpriseId, user.enterpriseId));
    await lockEnquiryOf(tx, { orderNo });
    const [order] = await lockOrders(tx, ours, 1);
    const [stored] = await tx
      .select({
        approval: orderApprovals,
        offer: orders.offer,
        routeZh: orders.routeZh,
        quoteId: orders.quoteId,
        totals: orders.totals,
      })
      .from(orders)
      .innerJoin(orderApprovals, eq(orderApprovals.orderNo, orders.orderNo))
      .where(ours);
    if (!order) throw unknown();
    const command = `approval.${decision}` as const;
    if (!stored) throw new ApiError(codes.conflict, tradeMessages.wrongMoment(order.line, order.status, command));
    const { approval, offer, routeZh, quoteId, totals } = stored;
    const ordering = orderingOf(approval, order.userId);
    if (ordering.includes(user.userId)) throw new ApiError(codes.forbidden, approvalMessages.ownOrder);
    const deciders = decidersOf(approval.approvers, await activeColleaguesOf(tx, user.enterpriseId), ordering);
    if (!deciders.some(({ userId }) => userId === user.userId))
      throw new ApiError(codes.forbidden, approvalMessages.notAsked);
    if (order.status !== 'APPROVAL') await rejectDecided(tx, order, approval);
    await rejectStale(tx, order, version, 'user');
    const now = clock.now();
    const [ended] = await tx
      .update(orderApprovals)
      .set({ outcome: decision, endedAt: now, endedBy: user.userId })
      .where(and(eq(orderApprovals.orderNo, orderNo), isNull(orderApprovals.outcome), gt(orderApprovals.dueAt, now)))
      .returning();
    if (!ended) throw new ApiError(codes.conflict, approvalMessages.over(dateMinute(approval.dueAt)));
    if (decision === 'granted') {
      // the sailing may have closed meanwhile
      const isDanger = order.dangerous ? 'Y' : 'N';
      const { lateZh } = await quoteOf({ db: tx, clock }, { offerId: offer.id, isDanger, promised: offer });
      if (lateZh !== undefined) throw new ApiError(codes.sailingClosed, lateZh);
      await rejectOverCredit({ db: tx, clock }, user.enterpriseId, totals);
    }
    const actor = { userId: user.userId, enterpriseId: user.enterpriseId };
    const [moved] = await applyToLocked({ db: tx, clock, caller, actor }, [order], command, note);
    if (!moved) throw new ApiError(codes.conflict, tradeMessages.wrongMoment(order.line, order.status, command));
    if (decision === 'granted') await tellBound(tx, { ...order, routeZh, quoteId }, now);
    return moved;
  });
