import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { decidersOf } from '#contract/enterprise/approvalRules.ts';
import type { OrderApproval } from '#contract/orders/approval.ts';
import { uploadAct } from '#contract/orders/orderStatus.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import type { Colleague } from '#server/enterprise/members/colleagues.ts';
import { activeColleaguesOf } from '#server/enterprise/members/colleagues.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';

/** What a decision about an approval needs of an order. */
export const decided = {
  orderNo: orders.orderNo,
  userId: orders.userId,
  status: orders.status,
  approval: orderApprovals,
};

export type ApprovalRow = typeof orderApprovals.$inferSelect;

export const orderingOf = (approval: ApprovalRow, ownerId: string): string[] => [approval.requestedBy, ownerId];

export const namesOf = (people: readonly Colleague[]): string[] => people.map(({ name }) => name);

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
  const colleagues = company === null ? [] : await activeColleaguesOf(db, company);
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
  const colleagues = await activeColleaguesOf(db, enterpriseId);
  return rows.filter((row) =>
    decidersOf(row.approval.approvers, colleagues, orderingOf(row.approval, row.userId)).some(
      (each) => each.userId === userId,
    ),
  );
};

export type WaitingOrder = Awaited<ReturnType<typeof waitingFor>>[number];
