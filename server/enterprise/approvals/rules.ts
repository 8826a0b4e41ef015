import { and, asc, eq } from 'drizzle-orm';
import type { ApprovalConditions, ApprovalFacts, Approver } from '#contract/enterprise/approvalRules.ts';
import { isConcerned } from '#contract/enterprise/approvalRules.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { audit } from '#server/admin/audit.ts';
import { money } from '#server/app/pages/format.ts';
import type { PricedOrder } from '#server/booking/orderPricing.ts';
import type { Database } from '#server/db/database.ts';
import { approvalRules } from '#server/db/schema/approvals.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { lockCompany } from '#server/enterprise/members/membership.ts';
import { exchangeRateOf } from '#server/services/exchangeRates.ts';
import { approvalMessages } from './messages.ts';

export type ApprovalRule = typeof approvalRules.$inferSelect;

/** The rules of a company, the oldest first. */
export const rulesOf = (db: Database, enterpriseId: string): Promise<ApprovalRule[]> =>
  db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.enterpriseId, enterpriseId))
    .orderBy(asc(approvalRules.createdAt), asc(approvalRules.id));

/** What a rule requires approval for, in words. */
export const ruleText = ({ minimum, line, origin, destination, dangerous }: ApprovalConditions): string => {
  const parts = [
    line && allServices[line].nameZh,
    minimum && approvalMessages.minimum(money(minimum)),
    origin && approvalMessages.origin(origin.nameZh),
    destination && approvalMessages.destination(destination.nameZh),
    dangerous && (dangerous === 'any' ? approvalMessages.anyDangerous : approvalMessages.dangerous(dangerous)),
  ].filter(Boolean);
  return parts.join('，') || approvalMessages.every;
};

type OrderFacts = Omit<ApprovalFacts, 'exchange'>;

/** The values of a priced order that the rules check. */
export const approvalFactsOf = ({
  order,
  quote,
  totals,
  dangerous,
}: Pick<PricedOrder, 'order' | 'quote' | 'totals' | 'dangerous'>): OrderFacts => ({
  line: order.line,
  totals,
  originCode: quote.origin.code,
  destinationCode: quote.destination?.code ?? null,
  isDangerous: dangerous,
  hazards: order.cargo.flatMap((item) =>
    item.dangerous ? [item.dangerous.hazardClass, ...item.dangerous.subsidiaryHazards] : [],
  ),
});

/** The rules of a company that require approval of an order. */
export const rulesFor = async (db: Database, enterpriseId: string, facts: OrderFacts): Promise<ApprovalRule[]> => {
  const rules = await rulesOf(db, enterpriseId);
  const exchange = rules.some(({ conditions }) => conditions.minimum) ? await exchangeRateOf(db) : null;
  return rules.filter(({ conditions }) => isConcerned(conditions, { ...facts, exchange }));
};

const rejectUnfit = async (db: Database, enterpriseId: string, approvers: readonly Approver[]): Promise<void> => {
  if (approvers.length === 0) throw new ApiError(codes.badInput, approvalMessages.approverMissing);
  const named = approvers.flatMap(({ userId, substituteId }) => (substituteId ? [userId, substituteId] : [userId]));
  if (new Set(named).size < named.length) throw new ApiError(codes.badInput, approvalMessages.approverTwice);
  const fit = new Set(
    (await colleaguesOf(db, enterpriseId))
      .filter(({ role }) => isAllowed(role, 'order.approve'))
      .map(({ userId }) => userId),
  );
  if (!named.every((id) => fit.has(id))) throw new ApiError(codes.badInput, approvalMessages.approverUnfit);
};

/** Adds a rule to the own company; for managers and owners. Rejects approvers whose role may not approve. */
export const addRule = (
  context: MemberContext,
  { conditions, approvers }: { conditions: ApprovalConditions; approvers: Approver[] },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    if (!isAllowed(role, 'company.manage')) throw new ApiError(codes.forbidden, approvalMessages.rulesForbidden);
    await rejectUnfit(tx, company.id, approvers);
    if ((await tx.$count(approvalRules, eq(approvalRules.enterpriseId, company.id))) >= limits.approvalRulesMax)
      throw new ApiError(codes.conflict, approvalMessages.tooManyRules);
    await tx
      .insert(approvalRules)
      .values({ enterpriseId: company.id, conditions, approvers, createdAt: context.clock.now() });
    await audit(inside, 'approval.ruleAdded', { rule: ruleText(conditions) });
  });

/** Removes a rule of the own company; orders that already wait keep waiting. */
export const removeRule = (context: MemberContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    if (!isAllowed(role, 'company.manage')) throw new ApiError(codes.forbidden, approvalMessages.rulesForbidden);
    const [removed] = await tx
      .delete(approvalRules)
      .where(and(eq(approvalRules.id, id), eq(approvalRules.enterpriseId, company.id)))
      .returning();
    if (!removed) throw new ApiError(codes.notFound, approvalMessages.ruleGone);
    await audit(inside, 'approval.ruleRemoved', { rule: ruleText(removed.conditions) });
  });
