import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { givenId } from '#contract/protocol/ids.ts';
import { goodsItem } from '#contract/goods/goods.ts';
import { serviceCode } from './serviceCode.ts';
import { carbon } from '#contract/rules/carbon/carbon.ts';
import { contractRate } from '#contract/rules/pricing/contractRates.ts';
import { tariffCharge } from '#contract/rules/pricing/price.ts';
import { dangerFlag, sailing } from '#contract/search/sailing.ts';

const place = z.object({ code: z.string(), nameZh: z.string() });

/**
 * A quote that can be ordered: a sailing, a lane, a store, a service or goods, with the tariff that prices its orders.
 */
export const quote = z.object({
  id: z.string(),
  line: serviceCode,
  /** Null for goods, which have a place of their own. */
  origin: place,
  /** Null for a service at one place. */
  destination: z.nullable(place),
  carrierZh: z.nullable(z.string()),
  transitDays: z.nullable(z.int()),
  /** The departures as text: 每周三、六. */
  frequencyZh: z.nullable(z.string()),
  /** The booked departure; null if the quote is for a lane without one. */
  sailing: z.nullable(sailing),
  /** The purchased goods; null if goods are transported or stored. */
  goods: z.nullable(goodsItem),
  /** Whether the purchased goods are dangerous; null if the cargo decides. */
  isDangerous: z.nullable(z.boolean()),
  /** The items to choose from, in display order. */
  items: z.array(z.object({ code: z.string(), nameZh: z.string() })),
  /** The values of the service's `offered` fields; a single value leaves no choice. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), labelZh: z.string() }))),
  /** The published prices. */
  tariff: z.array(tariffCharge),
  /** The rates of the customer's contracts about these charges; absent without any, and for everybody else. */
  contract: z.optional(z.array(contractRate)),
  notIncluded: z.array(z.string()),
  validUntil: z.iso.datetime(),
  /** Why it cannot be ordered online, with the rule; null if it can. */
  refusedZh: z.nullable(z.string()),
  /** Why a new order would come too late for the sailing; absent if it would not. */
  lateZh: z.optional(z.string()),
  /** Why a new order is in time for the sailing only just; absent if there is time, or none left. */
  tightZh: z.optional(z.string()),
  /** What its main carriage emits; absent where nothing is carried, and in quotes that orders keep. */
  carbon: z.optional(carbon),
  /** What an offer for an enquiry is for: its items, and quantities by charge that the goods do not decide. */
  offered: z.optional(
    z.object({ items: z.record(z.string(), z.number()), measures: z.record(z.string(), z.number()) }),
  ),
});
export type Quote = z.output<typeof quote>;

const quoted = {
  offerId: givenId(80),
  /** Dangerous goods have earlier cut-offs, so their price expires earlier. */
  isDanger: z._default(dangerFlag, 'Y'),
};

export const chargeAgreement = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/query',
  summary: '费用协议:一个航次、线路、库点、服务或商品的全部费用条目',
  session: 'optional',
  payload: 'queryAndBody',
  input: z.object({
    ...quoted,
    /** The order that is amended, whose own volume of a contract is free for it; signed in. */
    amends: z.optional(givenId(40)),
  }),
  output: quote,
});

export const chargeExport = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/export',
  summary: '导出费用表(CSV)',
  session: 'none',
  payload: 'queryAndBody',
  returnsFile: true,
  input: z.object(quoted),
  output: file,
});
