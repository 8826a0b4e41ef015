import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { paging } from '#contract/protocol/paging.ts';
import { rateBasis, serviceCode } from './serviceCode.ts';
import { currency } from '#contract/rules/pricing/price.ts';

/** A place of a service by its code: a port, an airport, a station, a city or a store. */
const place = z.object({ code: z.string(), nameZh: z.string() });

/** A published selling price of one service, between two places or at one. */
export const publishedRate = z.object({
  id: z.string(),
  /** The quote that can be ordered at this price. */
  offerId: z.string(),
  line: serviceCode,
  origin: place,
  /** Null for a service at one place: storage, loading, documents. */
  destination: z.nullable(place),
  /** The item it prices: a container or tank size, a weight break, a store class. */
  itemCode: z.string(),
  itemZh: z.string(),
  carrierZh: z.nullable(z.string()),
  currency,
  basis: rateBasis,
  /** Minor units per basis. */
  amount: z.int(),
  /** The minimum, in minor units. */
  minimum: z.nullable(z.int()),
  transitDays: z.nullable(z.int()),
  /** The departures as text: 每周三、六. */
  frequencyZh: z.nullable(z.string()),
  validUntil: z.iso.datetime(),
});
export type PublishedRate = z.output<typeof publishedRate>;

export const sellingMaintenance = endpoint({
  method: 'post',
  path: '/api-ecommerce/sellingMaintenance/external/query',
  summary: '对外销售价维护:某业务线已发布的价格',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    line: serviceCode,
    originCode: z.optional(z.string().check(z.maxLength(20))),
    destinationCode: z.optional(z.string().check(z.maxLength(20))),
    ...paging,
  }),
  output: pageOf(publishedRate),
});

/** A surcharge or local charge of one service. */
export const serviceCharge = z.object({
  code: z.string(),
  nameZh: z.string(),
  line: serviceCode,
  side: z.enum(['freight', 'origin', 'destination', 'service', 'event']),
  currency,
  basis: rateBasis,
  amount: z.int(),
  /** Applies to dangerous goods only. */
  dangerousOnly: z.boolean(),
  /** When it applies, as text; empty for always. */
  conditionZh: z.string(),
});
export type ServiceCharge = z.output<typeof serviceCharge>;

export const internalFeePage = endpoint({
  method: 'post',
  path: '/api-ecommerce/internalFee/page',
  summary: '费用维护分页:某业务线的附加费与本地费用',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ line: serviceCode, ...paging }),
  output: pageOf(serviceCharge),
});
