import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { rateBasis, serviceCode } from '#contract/services/serviceCode.ts';
import { dangerousGoods } from './referenceData.ts';

/** The lowest published price of a service for some goods, with what it is for. */
const lowestPrice = z.object({
  currency,
  amount: z.int(),
  basis: rateBasis,
  /** The lane or place, and the item. */
  forZh: z.string(),
  /** The quote and the item at which it is ordered; null for a lane whose sailings are chosen first. */
  rate: z.nullable(z.object({ line: serviceCode, offerId: z.string(), itemCode: z.string() })),
  /** The codes of the lane, where sailings are chosen. */
  lane: z.nullable(z.object({ orgPortCode: z.string(), dstPortCode: z.string() })),
});
export type LowestPrice = z.output<typeof lowestPrice>;

const serviceDecision = z.object({
  line: serviceCode,
  nameZh: z.string(),
  decision: z.enum(['open', 'desk', 'rejected']),
  findings: z.array(
    z.object({ verdict: z.enum(['rejected', 'desk', 'requires']), ruleZh: z.string(), source: z.string() }),
  ),
  price: z.nullable(lowestPrice),
  /** What dangerous goods pay besides, each with its lowest and highest price. */
  surcharges: z.array(
    z.object({ nameZh: z.string(), currency, basis: rateBasis, from: z.int(), to: z.int(), conditionZh: z.string() }),
  ),
});
export type ServiceDecision = z.output<typeof serviceDecision>;

const goodsPaper = z.object({
  code: z.string(),
  nameZh: z.string(),
  issuer: z.string(),
  due: z.string(),
  whenZh: z.string(),
  noteZh: z.string(),
  /** The services that need it, and those that need it under the condition. */
  required: z.array(serviceCode),
  conditional: z.array(serviceCode),
  /** What the desk takes for procuring it; null if it does not. */
  price: z.nullable(lowestPrice),
});

export const goodsCheck = endpoint({
  method: 'post',
  path: '/api-basic/dangerousGoods/check',
  summary: '按联合国编号或品名核对:各业务能否承运、所需单证与最低公布价',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    packingGroup: z.optional(z.enum(['I', 'II', 'III'])),
    variant: z.optional(z.int().check(z.positive())),
  }),
  output: z.object({
    /** How many entries the keyword has; the closest of them, of a UN number all its entries. */
    total: z.int(),
    entries: z.array(dangerousGoods),
    /** What applies to one entry; null as long as the keyword leaves several UN numbers. */
    chosen: z.nullable(
      z.object({ entry: dangerousGoods, services: z.array(serviceDecision), papers: z.array(goodsPaper) }),
    ),
  }),
});
export type GoodsCheck = z.output<(typeof goodsCheck)['output']>;
export type CheckedGoods = NonNullable<GoodsCheck['chosen']>;
