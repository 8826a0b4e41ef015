import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paging } from '#contract/protocol/paging.ts';
import { fee, total } from '#contract/rules/pricing/price.ts';
import { dangerFlag } from '#contract/search/sailing.ts';
import { publishedRate, sellingMaintenance } from './publishedRates.ts';

const countTo = (max: number) => z.optional(z.int().check(z.positive(), z.lte(max)));
const amountTo = (max: number) => z.optional(z.number().check(z.positive(), z.lte(max)));

/** The problems of an order that make a published price unfit for a cargo. */
export const misfits = ['overPayload', 'overVolume', 'required'] as const;

/** What a cargo costs at a published price: the total of an order that is opened from it. */
export const cargoCost = z.object({
  /** The number of containers, tanks, bags, trucks or documents; 0 where the cargo alone decides. */
  pieces: z.int(),
  /** The published price as it is charged: its break, quantity and amount; null if it is not. */
  fee: z.nullable(fee),
  totals: z.array(total),
  /** The totals as one amount in yuan; null without a rate of exchange. */
  total: z.nullable(total),
  /** Why the price does not fit the cargo; without it, it does. */
  misfit: z.nullable(z.enum(misfits)),
  /** A freight that the total lacks because it has no price today; null if nothing is lacking. */
  lackingZh: z.nullable(z.string()),
});
export type CargoCost = z.output<typeof cargoCost>;

export const rateTotals = endpoint({
  method: 'post',
  path: '/api-ecommerce/sellingMaintenance/external/totals',
  summary: '按货物计价:某业务线各公布价格对一票货物的合计，低的在前',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    line: sellingMaintenance.input.shape.line,
    originCode: sellingMaintenance.input.shape.originCode,
    destinationCode: sellingMaintenance.input.shape.destinationCode,
    isDanger: dangerFlag,
    weightKg: amountTo(limits.grossKgMax),
    volumeM3: amountTo(limits.volumeM3Max),
    /** Containers, tanks, bags, trucks or documents; without it as many as the load needs, at least one. */
    pieces: countTo(limits.containersMax),
    /** Days of storage or of a tank's rent. */
    days: countTo(limits.storedDaysMax),
    pallets: countTo(limits.palletsMax),
    squareMetres: countTo(limits.squareMetresMax),
    ...paging,
  }),
  /** One row for each lane and item that takes such goods. */
  output: z.extend(pageOf(z.extend(publishedRate, { cost: cargoCost })), {
    exchangeRate: z.nullable(z.object({ cnyPerUsd: z.number(), sourceZh: z.string(), publishedOn: z.string() })),
  }),
});
