import * as z from 'zod/mini';
import { typedAmount } from '#contract/desk/priceDesk.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, optionalText, text } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { currency } from '#contract/rules/pricing/price.ts';

/** What was bought for an order, as its form holds it. */
export const costForm = z.object({
  supplier: text(100),
  chargeName: text(60),
  currency: z.enum(currency.options, because('notChosen')),
  /** Whole units with at most two decimals, above zero. */
  amount: typedAmount,
  /** The supplier's bill or another paper. */
  evidence: z._default(optionalText(200), ''),
});

/** Why a recorded cost is corrected or withdrawn. */
export const costReason = text(200);

export const recordCost = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/cost',
  summary: '受理后录入为订单采购的一笔成本，或写明原因更正一笔；重复提交只录一笔；客户看不到',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    orderNo: givenOrderNo,
    /** A new one for each line: a repeated request records nothing more. */
    id: givenUuid,
    form: costForm,
    /** The recorded cost that it takes the place of. */
    corrects: z.optional(z.object({ id: givenUuid, reason: costReason })),
  }),
  output: z.object({ orderNo: z.string() }),
});

export const withdrawCost = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/cost/withdraw',
  summary: '写明原因撤销一笔成本；原记录留存',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, id: givenUuid, reason: costReason }),
  output: z.object({ orderNo: z.string() }),
});

/** What became of a cost: in force, or ended by a corrected one or by its withdrawal. */
export const costStates = ['recorded', 'corrected', 'withdrawn'] as const;
export type CostState = (typeof costStates)[number];

/** A cost of an order as the desk sees it. */
export const deskCost = z.object({
  id: z.string(),
  supplier: z.string(),
  nameZh: z.string(),
  currency,
  /** Minor units: fen or cents. */
  amount: z.int(),
  evidence: z.string(),
  state: z.enum(costStates),
  recordedBy: z.string(),
  recordedAt: z.iso.datetime(),
  /** Who corrected or withdrew it, when and why. */
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  reason: z.string(),
});
export type DeskCost = z.output<typeof deskCost>;

/** What the form of a correction shows at first. */
export const formOfCost = ({ supplier, nameZh, currency: of, amount, evidence }: DeskCost) => ({
  supplier,
  chargeName: nameZh,
  currency: of as string,
  amount: (amount / 100).toFixed(2),
  evidence,
});
