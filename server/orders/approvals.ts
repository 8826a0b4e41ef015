import { and, asc, eq, exists, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Approver } from '#contract/enterprise/approvalRules.ts';
import { approvalDueAt, decidersOf, isUnderRules } from '#contract/enterprise/approvalRules.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { OrderApproval } from '#contract/orders/approval.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { uploadAct, versionField } from '#contract/orders/orderStatus.ts';
import { limits } from '#contract/protocol/limits.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { PricedOrder } from '#server/booking/orderPricing.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { approvalMessages } from '#server/enterprise/approvals/messages.ts';
import { approvalFactsOf, ruleText, rulesFor } from '#server/enterprise/approvals/rules.ts';
import { rejectOverCredit } from '#server/enterprise/ledger/creditCheck.ts';
import type { Colleague, MemberContext } from '#server/enterprise/members/membership.ts';
import { colleaguesOf } from '#server/enterprise/members/membership.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import type { Clock } from '#server/http/context.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import { noteOfferOrdered } from '#server/offers/answers.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import { commandName, statusName, tradeMessages } from './messages.ts';
import { applyToLocked, lockOrders } from './orderCommands.ts';
import { rejectStale } from './rejectStale.ts';

/** An approval that an order needs: why, whom it is asked of, until when. */
export interface NeededApproval {
  reasons: string[];
  approvers: Approver[];
  dueAt: Date;
}

type Asking = Pick<MemberContext, 'db' | 'clock' | 'user'>;

/**
 * The approval that the rules of a person's company want for an order; undefined if none does. Who sets the rules is free
 * of them, unless `always`: for an order that waits already.
 */
export const approvalFor = async (
  { db, clock, user: { enterpriseId, role } }: Asking,
  priced: PricedOrder,
  { cancelsAt, always = false }: { cancelsAt: Date | null; always?: boolean },
): Promise<NeededApproval | undefined> => {
  if (enterpriseId === null || (!always && !isUnderRules(role))) return undefined;
  const rules = await rulesFor(db, enterpriseId, approvalFactsOf(priced));
  if (rules.length === 0) return undefined;
  return {
    reasons: rules.map(({ conditions }) => ruleText(conditions)),
    approvers: rules.flatMap(({ approvers }) => approvers),
    dueAt: approvalDueAt(clock.now(), { validUntil: priced.quote.validUntil, cancelsAt }),
  };
};

type OwnedOrder = Pick<typeof orders.$inferSelect, 'orderNo' | 'userId' | 'line' | 'routeZh'>;

const namesOf = (people: readonly Colleague[]): string[] => people.map(({ name }) => name);

/**
 * Asks colleagues to approve a stored order, with a message to each and an entry in the company's log. Rejects it if nobody
 * is left who could.
 */
export const requestApproval = async (
  context: MemberContext,
  order: OwnedOrder,
  { reasons, approvers, dueAt }: NeededApproval,
): Promise<Pick<PlacedOrder, 'approval'>> => {
  const { db, clock, user } = context;
  const now = clock.now();
  const ordering = [user.userId, order.userId];
  const colleagues = user.enterpriseId === null ? [] : await colleaguesOf(db, user.enterpriseId);
  const deciders = decidersOf(approvers, colleagues, ordering);
  if (deciders.length === 0) throw new ApiError(codes.conflict, approvalMessages.nobodyLeft);
  const asked = { requestedBy: user.userId, requestedAt: now, dueAt, reasons, approvers };
  await db
    .insert(orderApprovals)
    .values({ orderNo: order.orderNo, ...asked })
    .onConflictDoUpdate({
      target: orderApprovals.orderNo,
      set: { ...asked, outcome: null, endedAt: null, endedBy: null },
    });
  await audit(context, 'approval.requested', { orderNo: order.orderNo });
  const facts = { at: dueAt.toISOString(), note: reasons.join('；') };
  await queueNotifications(
    db,
    now,
    deciders.map(({ userId }) => {
      const asking = { orderNo: order.orderNo, kind: 'approval.asked', facts } as const;
      return occurrenceOf({ ...order, userId }, { ...asking, position: `${now.toISOString()}:${userId}` }, now);
    }),
  );
  return { approval: { reasons, deciders: namesOf(deciders), dueAt: dueAt.toISOString() } };
};

/** Rejects a change of an order whose time for approval is over. */
export const rejectOver = async ({ db, clock }: Pick<Asking, 'db' | 'clock'>, orderNo: string): Promise<void> => {
  const [approval] = await db.select().from(orderApprovals).where(eq(orderApprovals.orderNo, orderNo));
  if (approval && approval.dueAt <= clock.now())
    throw new ApiError(codes.conflict, approvalMessages.over(dateMinute(approval.dueAt)));
};

type Judged = Pick<PricedOrder, 'order' | 'quote' | 'totals' | 'dangerous'>;

/** Rejects a change of an order that binds already, if it would cost more or concern rules that the order did not. */
export const rejectUnapproved = async (
  { db, user }: Asking,
  { reasons }: NeededApproval,
  { before, after }: { before: Judged; after: Judged },
): Promise<void> => {
  const former = user.enterpriseId === null ? [] : await rulesFor(db, user.enterpriseId, approvalFactsOf(before));
  const had = new Set(former.map(({ conditions }) => ruleText(conditions)));
  const formerly = new Map(before.totals.map(({ currency, amount }) => [currency, amount]));
  const isDearer = after.totals.some(({ currency, amount }) => amount > (formerly.get(currency) ?? 0));
  if (isDearer || reasons.some((reason) => !had.has(reason)))
    throw new ApiError(codes.conflict, approvalMessages.amendmentUnapproved(reasons));
};

/** What an order is told about once it binds: to its customer, and to the offer that it was placed with. */
const tellBound = async (
  db: Database,
  { quoteId, ...order }: OwnedOrder & { quoteId: string | null },
  now: Date,
): Promise<void> => {
  if (quoteId !== null) await noteOfferOrdered(db, quoteId, order.orderNo, now);
  const received = { orderNo: order.orderNo, kind: 'order.received', position: '', facts: {} } as const;
  await queueNotifications(db, now, [occurrenceOf(order, received, now)]);
};

/** Drops the approval of an order that was changed so that no rule wants it any more. */
export const bindUnasked = async (
  { db, clock }: Pick<Asking, 'db' | 'clock'>,
  order: OwnedOrder & { quoteId: string | null },
): Promise<void> => {
  await db.delete(orderApprovals).where(eq(orderApprovals.orderNo, order.orderNo));
  await tellBound(db, order, clock.now());
};

const decided = { orderNo: orders.orderNo, userId: orders.userId, status: orders.status, approval: orderApprovals };

type ApprovalRow = typeof orderApprovals.$inferSelect;

const orderingOf = (approval: ApprovalRow, ownerId: string): string[] => [approval.requestedBy, ownerId];

/** The approval of an order as a member of its company sees it; undefined if it never needed one. */
export const approvalOf = async (
  db: Database,
  { userId, enterpriseId }: Viewer,
  orderNo: string,
): Promise<OrderApproval | undefined> => {
  const [row] = await db
    .select({ ...decided, company: orders.enterpriseId })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(eq(orderApprovals.orderNo, orderNo));
  if (!row) return undefined;
  const { approval, status, company } = row;
  const colleagues = company === null ? [] : await colleaguesOf(db, company);
  const deciders = decidersOf(approval.approvers, colleagues, orderingOf(approval, row.userId));
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [approval.requestedBy, ...(approval.endedBy ? [approval.endedBy] : [])]));
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    reasons: approval.reasons,
    requestedBy: nameOf(approval.requestedBy) ?? '',
    deciders: namesOf(deciders),
    requestedAt: approval.requestedAt.toISOString(),
    dueAt: approval.dueAt.toISOString(),
    outcome: approval.outcome,
    endedBy: nameOf(approval.endedBy),
    mayDecide: status === 'APPROVAL' && company === enterpriseId && deciders.some((each) => each.userId === userId),
  };
};

/** The orders of a company that wait for a member's decision, what ends first in front. */
export const waitingFor = async (db: Database, { userId, enterpriseId }: Viewer) => {
  if (enterpriseId === null) return [];
  const rows = await db
    .select({
      ...decided,
      line: orders.line,
      routeZh: orders.routeZh,
      carriageZh: orders.carriageZh,
      totals: orders.totals,
      order: orders.content,
      offer: orders.offer,
      reviewReasons: orders.reviewReasons,
      departsAt: orders.departsAt,
      requester: users.name,
      version: sql<number>`(select count(*)::int from ${orderEvents} where ${orderEvents.orderNo} = ${orders.orderNo} and ${orderEvents.act} <> ${uploadAct})`,
    })
    .from(orders)
    .innerJoin(orderApprovals, eq(orderApprovals.orderNo, orders.orderNo))
    .innerJoin(users, eq(users.id, orderApprovals.requestedBy))
    .where(and(eq(orders.enterpriseId, enterpriseId), eq(orders.status, 'APPROVAL')))
    .orderBy(asc(orderApprovals.dueAt), asc(orders.orderNo));
  if (rows.length === 0) return [];
  const colleagues = await colleaguesOf(db, enterpriseId);
  return rows.filter((row) =>
    decidersOf(row.approval.approvers, colleagues, orderingOf(row.approval, row.userId)).some(
      (each) => each.userId === userId,
    ),
  );
};

export type WaitingOrder = Awaited<ReturnType<typeof waitingFor>>[number];

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
    const deciders = decidersOf(approval.approvers, await colleaguesOf(tx, user.enterpriseId), ordering);
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

const caller = { address: 'service', userAgent: 'approvals', https: true };

/** Orders that lapse in one transaction. */
const batch = 500;

const unapproved = inArray(orders.status, ['APPROVAL', 'APPROVAL_RETURNED']);

const dueBy = (db: Database, at: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderApprovals)
      .where(and(eq(orderApprovals.orderNo, orders.orderNo), lte(orderApprovals.dueAt, at))),
  );

/** Ends the orders whose time for approval is over, and returns their numbers; of several instances one ends an order. */
export const lapseApprovals = async (db: Database, clock: Clock): Promise<string[]> => {
  const lapsed: string[] = [];
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const due = await lockOrders(tx, and(unapproved, dueBy(tx, clock.now())), batch);
      return applyToLocked({ db: tx, clock, caller }, due, 'approval.lapsed', '');
    });
    lapsed.push(...moved.map(({ orderNo }) => orderNo));
    if (moved.length < batch) return lapsed;
  }
};

/** When the next order's time for approval ends; undefined if none waits. */
export const nextApprovalDue = async (db: Database): Promise<Date | undefined> => {
  const [next] = await db
    .select({ at: orderApprovals.dueAt })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(unapproved)
    .orderBy(asc(orderApprovals.dueAt))
    .limit(1);
  return next?.at;
};

/** Reminds the approvers of orders that lapse soon; once for each time. What was asked for that late needs no reminder. */
export const queueApprovalsDue = async (db: Database, now: Date): Promise<number> => {
  const soon = hoursLater(now, limits.approvalReminderHours);
  const rows = await db
    .select({ ...decided, line: orders.line, routeZh: orders.routeZh, company: orders.enterpriseId })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.orderNo, orderApprovals.orderNo))
    .where(and(eq(orders.status, 'APPROVAL'), gt(orderApprovals.dueAt, now), lte(orderApprovals.dueAt, soon)));
  let reminded = 0;
  for (const { approval, company, ...order } of rows) {
    const remindAt = hoursLater(approval.dueAt, -limits.approvalReminderHours);
    if (company === null || approval.requestedAt >= remindAt) continue;
    const deciders = decidersOf(
      approval.approvers,
      await colleaguesOf(db, company),
      orderingOf(approval, order.userId),
    );
    const at = approval.dueAt.toISOString();
    const due = { orderNo: order.orderNo, kind: 'approval.due', facts: { at } } as const;
    await db.transaction((tx) =>
      queueNotifications(
        tx,
        now,
        deciders.map(({ userId }) => occurrenceOf({ ...order, userId }, { ...due, position: `${at}:${userId}` }, now)),
      ),
    );
    reminded += deciders.length;
  }
  return reminded;
};
