import * as z from 'zod/mini';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { givenId } from '#contract/protocol/ids.ts';
import { goodsItem } from '#contract/goods/goods.ts';
import { serviceLine } from './serviceLine.ts';
import { tariffLine } from '#contract/rules/pricing/price.ts';
import { dangerFlag, sailing } from '#contract/search/sailing.ts';

const place = z.object({ code: z.string(), nameZh: z.string() });

/** What can be ordered at a price: a sailing, a lane, a store, a service, goods; with the tariff its orders are priced by. */
export const offer = z.object({
  id: z.string(),
  line: serviceLine,
  /** Null for goods, which have a place of their own. */
  origin: place,
  /** Null for what happens at one place. */
  destination: z.nullable(place),
  carrierZh: z.nullable(z.string()),
  transitDays: z.nullable(z.int()),
  /** When it leaves, in words: 每周三、六. */
  frequencyZh: z.nullable(z.string()),
  /** The departure that is booked; null where the lane alone is. */
  sailing: z.nullable(sailing),
  /** The goods that are bought; null where goods are moved or kept. */
  goods: z.nullable(goodsItem),
  /** Whether what is bought is dangerous; null where the cargo tells. */
  isDangerous: z.nullable(z.boolean()),
  /** What is chosen of it, in the order it is shown. */
  items: z.array(z.object({ code: z.string(), nameZh: z.string() })),
  /** What the line's fields of kind `offered` can be, by field; a single value is no choice. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), labelZh: z.string() }))),
  tariff: z.array(tariffLine),
  notIncluded: z.array(z.string()),
  validUntil: z.iso.datetime(),
  /** Why it can't be ordered online, with the rule; null where it can. */
  refusedZh: z.nullable(z.string()),
});
export type Offer = z.output<typeof offer>;

export const chargeAgreement = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/query',
  summary: '费用协议:一个航次、线路、库点、服务或商品的全部费用条目',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    offerId: givenId(80),
    /** Dangerous goods close earlier, and with them the price. */
    isDanger: z._default(dangerFlag, 'Y'),
  }),
  output: offer,
});

export const chargeSheet = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/export',
  summary: '导出费用表(CSV)',
  session: 'none',
  payload: 'queryAndBody',
  answersFile: true,
  input: chargeAgreement.input,
  output: file,
});
