import * as z from 'zod/mini';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { currency, totalsOf } from '#contract/rules/pricing/price.ts';

/** An approved correction of an order's price as its customer sees it. */
export const priceCorrection = z.object({
  nameZh: z.string(),
  currency,
  /** Minor units (fen, cents): above zero to be paid in addition, below zero credited. */
  amount: z.int(),
  /** Why, for the customer. */
  reason: z.string(),
  /** When it was approved. */
  at: z.iso.datetime(),
});
export type PriceCorrection = z.output<typeof priceCorrection>;

type Amount = Pick<PriceCorrection, 'currency' | 'amount'>;

/** What is to be paid for an order: its fees and the approved corrections, by currency. */
export const correctedTotals = (fees: readonly Pick<Fee, 'currency' | 'amount'>[], corrections: readonly Amount[]) =>
  totalsOf([...fees, ...corrections]);

/** Whether a correction leaves nothing to be paid back: a credit is at most what is to be paid in its currency. */
export const isCovered = (totals: readonly Total[], correction: Amount): boolean =>
  totals.some((total) => total.currency === correction.currency && total.amount + correction.amount >= 0);
