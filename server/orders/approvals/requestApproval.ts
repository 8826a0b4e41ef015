import { eq } from 'drizzle-orm';
import type { Approver } from '#contract/enterprise/approvalRules.ts';
import { approvalDueAt, decidersOf, isUnderRules } from '#contract/enterprise/approvalRules.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { PricedOrder } from '#server/booking/orderPricing.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { orders } from '#server/db/schema/orders.ts';
import { approvalMessages } from '#server/enterprise/approvals/messages.ts';
import { approvalFactsOf, ruleText, rulesFor } from '#server/enterprise/approvals/rules.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { activeColleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import { noteOfferOrdered } from '#server/offers/answers.ts';
import { ask } from './askDeciders.ts';
import { namesOf } from './readApprovals.ts';

/** An approval that an order needs: the reasons, the approvers and the deadline. */
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
  const colleagues = user.enterpriseId === null ? [] : await activeColleaguesOf(db, user.enterpriseId);
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
  await ask(db, now, order, asked, deciders);
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

/** Notifies the customer of an order that binds, and marks the offer that it was placed with. */
export const tellBound = async (
  db: Database,
  { quoteId, ...order }: OwnedOrder & { quoteId: string | null },
  now: Date,
): Promise<void> => {
  if (quoteId !== null) await noteOfferOrdered(db, quoteId, order.orderNo, now);
  const received = { orderNo: order.orderNo, kind: 'order.received', position: '', facts: {} } as const;
  await queueNotifications(db, now, [occurrenceOf(order, received, now)]);
};

/** Drops the approval of an order that no rule requires after a change. */
export const bindUnasked = async (
  { db, clock }: Pick<Asking, 'db' | 'clock'>,
  order: OwnedOrder & { quoteId: string | null },
): Promise<void> => {
  await db.delete(orderApprovals).where(eq(orderApprovals.orderNo, order.orderNo));
  await tellBound(db, order, clock.now());
};
