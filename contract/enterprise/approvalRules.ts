import * as z from 'zod/mini';
import { limits } from '#contract/protocol/limits.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { CompanyRole } from './companyRoles.ts';
import { isAllowed } from './companyRoles.ts';

/** The classes of dangerous goods that a rule may name (IMDG 2.0.1.1); `any` is every one. */
export const ruleClasses = ['any', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const place = z.object({ code: z.string(), nameZh: z.string() });

/** What an order has to be for a rule to want its approval: all that is not null. With nothing it is every order. */
export const approvalConditions = z.object({
  /** The total from which on, as one amount in a currency, in minor units. */
  minimum: z.nullable(z.object({ currency, amount: z.int().check(z.positive()) })),
  line: z.nullable(serviceCode),
  /** The port of loading, and of discharge. */
  origin: z.nullable(place),
  destination: z.nullable(place),
  dangerous: z.nullable(z.enum(ruleClasses)),
});
export type ApprovalConditions = z.output<typeof approvalConditions>;

/** A colleague who approves, and who acts for them as well. */
export const approver = z.object({ userId: z.uuid(), substituteId: z.nullable(z.uuid()) });
export type Approver = z.output<typeof approver>;

/** The facts of an order that rules look at. */
export interface ApprovalFacts {
  line: ServiceCode;
  totals: readonly Total[];
  /** Makes one amount of totals in two currencies; without it any minimum is met. */
  exchange: ExchangeRate | null;
  originCode: string;
  destinationCode: string | null;
  isDangerous: boolean;
  /** The classes and subsidiary hazards of its dangerous goods. */
  hazards: readonly string[];
}

const isOfClass = (wanted: string, hazard: string): boolean => hazard === wanted || hazard.startsWith(`${wanted}.`);

/** Whether a rule requires the approval of an order. */
export const isConcerned = (
  { minimum, line, origin, destination, dangerous }: ApprovalConditions,
  order: ApprovalFacts,
): boolean =>
  (minimum === null ||
    (amountIn(order.totals, minimum.currency, order.exchange) ?? Number.POSITIVE_INFINITY) >= minimum.amount) &&
  (line === null || line === order.line) &&
  (origin === null || origin.code === order.originCode) &&
  (destination === null || destination.code === order.destinationCode) &&
  (dangerous === null ||
    (dangerous === 'any' ? order.isDangerous : order.hazards.some((hazard) => isOfClass(dangerous, hazard))));

/** Whether the orders of a role follow their company's rules: who may set the rules is free of them. */
export const isUnderRules = (role: CompanyRole): boolean => !isAllowed(role, 'company.manage');

/** A member of the company, as approvals look at them. */
interface Colleague {
  userId: string;
  role: CompanyRole;
}

/**
 * Who decides on an order: the approvers and their substitutes, as far as they are in the company and their role approves;
 * if none of them is left, its owners and managers. Nobody decides on what they ordered themselves.
 */
export const decidersOf = <Member extends Colleague>(
  approvers: readonly Approver[],
  colleagues: readonly Member[],
  ordering: readonly string[],
): Member[] => {
  const others = colleagues.filter(({ userId }) => !ordering.includes(userId));
  const named = new Set(approvers.flatMap(({ userId, substituteId }) => [userId, substituteId]));
  const asked = others.filter(({ userId, role }) => named.has(userId) && isAllowed(role, 'order.approve'));
  return asked.length > 0 ? asked : others.filter(({ role }) => isAllowed(role, 'company.manage'));
};

const hourMs = 3_600_000;

/** Until when an order is approved: as long as its price is promised, at most the company's time for it. */
export const approvalDueAt = (
  now: Date,
  { validUntil, cancelsAt }: { validUntil: string; cancelsAt: Date | null },
): Date =>
  new Date(
    Math.min(
      now.getTime() + limits.approvalHours * hourMs,
      Date.parse(validUntil),
      cancelsAt?.getTime() ?? Number.POSITIVE_INFINITY,
    ),
  );
