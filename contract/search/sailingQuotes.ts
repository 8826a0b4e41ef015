import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { day, portCode } from '#contract/protocol/fields.ts';
import { laneProblems } from './lane.ts';
import { paging } from '#contract/protocol/paging.ts';
import { containerType, currency, total } from '#contract/rules/pricing/price.ts';
import { limits } from '#contract/protocol/limits.ts';
import { dangerFlag, sailing } from './sailing.ts';

const instant = z.iso.datetime();

/** A sailing with its all-in totals for one container of each size, as in the result table. */
export const sailingQuote = z.object({
  sailing,
  prices: z.array(z.object({ containerType, freight: total, totals: z.array(total) })),
  /** The total of the requested load by currency, and as one amount in the requested currency; null without a rate. */
  load: z.object({
    totals: z.array(total),
    total: z.nullable(total),
    /** Grams of CO2e of its containers, well to wheel; absent where the position of a port is unknown. */
    co2eGrams: z.optional(z.int()),
  }),
  /** Whether an order placed now would be in time, and if it is tight or late, why. */
  intake: z.object({ state: z.enum(['open', 'tight', 'late']), reasonZh: z.nullable(z.string()) }),
  validUntil: instant,
});
export type SailingQuote = z.output<typeof sailingQuote>;

/** The sort keys of a sailing list: the total and the emission are those of the load, the price that of the smallest container. */
export const sailingSort = z.enum(['departure', 'arrival', 'transit', 'price', 'total', 'carbon']);
export type SailingSort = z.output<typeof sailingSort>;

/** The search data of specification section 3, as used in addresses and calls. */
export const lane = z.object({
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: z._default(dangerFlag, 'Y'),
});
export type Lane = z.output<typeof lane>;

/** Rejects a lane from a port to itself. */
const differentPorts = (payload: { value: Lane; issues: z.core.$ZodRawIssue[] }): void => {
  for (const [path, message] of Object.entries(laneProblems(payload.value)))
    payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
};

/** The lane of a search form: both ports, which must differ. */
export const searchedLane = lane.check(differentPorts);

/** The load that totals are for: full containers of one size, the currency of the one total, when goods are ready. */
const loadFields = {
  containerType: z._default(containerType, '20GP'),
  containers: z._default(z.int().check(z.positive(), z.lte(limits.containersMax)), 1),
  currency: z._default(currency, '1'),
  /** The day on which the goods are ready, `YYYY-MM-DD`. */
  readyDay: z.optional(day),
};

/** The load of a search as a call states it. */
export const searchedLoad = z.object(loadFields);
export type SearchedLoad = z.output<typeof searchedLoad>;

export const etdList = endpoint({
  method: 'post',
  path: '/api-ecommerce/sailSchedule/etdList',
  summary: '船期开船日清单:某航线未来的可订开船日及各日最低价',
  session: 'none',
  payload: 'queryAndBody',
  input: z.extend(lane, loadFields).check(differentPorts),
  /**
   * `inTime` counts the sailings that an order placed now would be in time for, `lowest` is their lowest total of the
   * load; `from` is the lowest freight of the smallest container.
   */
  output: z.array(
    z.object({ day, sailings: z.int(), inTime: z.int(), from: z.nullable(total), lowest: z.nullable(total) }),
  ),
});

export const sailingPage = endpoint({
  method: 'post',
  path: '/api-ecommerce/sailSchedule/page',
  summary: '船期与价格:按开船日升序,逐箱型报价',
  session: 'none',
  payload: 'queryAndBody',
  input: z.extend(lane, {
    /** Departure day `YYYY-MM-DD` in China Standard Time; all days if absent. */
    day: z.optional(day),
    carrierCode: z.optional(z.string().check(z.maxLength(10))),
    directOnly: z.optional(dangerFlag),
    /** A hazard class that the carrier must accept: `3`, `6.1`. */
    hazardClass: z.optional(z.string().check(z.maxLength(4))),
    transitMax: z.optional(z.int().check(z.positive(), z.lte(limits.transitDaysMax))),
    /** The highest total of the load, in whole units of the currency. */
    totalMax: z.optional(z.int().check(z.positive(), z.lte(limits.totalMax))),
    /** Only these sailings, by their ids between commas. */
    ids: z.optional(z.string().check(z.maxLength(200))),
    /** Only sailings that an order placed now would be in time for; without it the late ones come last. */
    inTimeOnly: z.optional(dangerFlag),
    ...loadFields,
    sort: z._default(sailingSort, 'departure'),
    ...paging,
  }),
  /** `carriers` are those of the whole lane, regardless of the filter. */
  output: z.extend(pageOf(sailingQuote), {
    carriers: z.array(z.object({ code: z.string(), nameZh: z.string() })),
    /** The rate of the one total; null if there is none, so that totals are not comparable across currencies. */
    exchangeRate: z.nullable(z.object({ cnyPerUsd: z.number(), sourceZh: z.string(), publishedOn: z.string() })),
  }),
});

export const minimumPrices = endpoint({
  method: 'post',
  path: '/api-ecommerce/minimumPrice/query',
  summary: '热门航线最低海运费',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ size: z._default(z.int().check(z.positive(), z.lte(limits.hotLanesMax)), 8) }),
  output: z.array(
    z.object({
      orgPortCode: z.string(),
      orgPort: z.string(),
      dstPortCode: z.string(),
      dstPort: z.string(),
      laneZh: z.string(),
      containerType,
      freight: total,
      nextDeparture: instant,
    }),
  ),
});
export type MinimumPrice = z.output<(typeof minimumPrices)['output']>[number];
