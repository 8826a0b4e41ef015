import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import type { QuoteState, SavedQuote } from '#contract/quotes/savedQuotes.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import type { Quote } from '#contract/services/quote.ts';
import { endMinute } from '#server/app/pages/format.ts';
import type { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Context } from '#server/http/context.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { priceOfLoad } from './load.ts';
import { savedQuoteMessages } from './messages.ts';

export type SavedQuoteRow = typeof savedQuotes.$inferSelect;

type Pricing = Pick<Context, 'db' | 'clock'>;

/** The quote of an offer, or the reason for its absence. */
type Current = { quote: Quote } | { apiError: ApiError };

const quoteNow = async (context: Pricing, requested: Parameters<typeof quoteOf>[1]): Promise<Current> => {
  try {
    return { quote: await quoteOf(context, requested) };
  } catch (error) {
    if (error instanceof ApiError) return { apiError: error };
    throw error;
  }
};

const dangerOf = ({ isDangerous }: SavedQuoteRow) => (isDangerous ? 'Y' : 'N');

/** Looks up current quotes; each offer once. */
export const currentQuotes = (context: Pricing): ((row: SavedQuoteRow) => Promise<Current>) => {
  const found = new Map<string, Promise<Current>>();
  return (row) => {
    const requested = { offerId: row.offerId, isDanger: dangerOf(row) } as const;
    const key = `${requested.offerId} ${requested.isDanger}`;
    const current = found.get(key) ?? quoteNow(context, requested);
    found.set(key, current);
    return current;
  };
};

/** The current status of a saved quote. */
export interface CurrentState {
  state: QuoteState;
  reasonZh: string | null;
  /** The current price of the load, once it has expired. */
  today: SavedQuote['today'];
  /** The price of its order; null unless it is valid. */
  promised: PromisedPrice | null;
}

/** Why an offer cannot be ordered: a rule, or a sailing that would be missed. */
const refusalOf = ({ refusedZh, lateZh }: Quote): string | null => refusedZh ?? lateZh ?? null;

const todayOf = (row: SavedQuoteRow, current: Current): { totals: Total[]; validUntil: string } | null => {
  if ('apiError' in current || refusalOf(current.quote) !== null) return null;
  const { totals } = priceOfLoad(row.form, current.quote);
  return totals.length > 0 ? { totals, validUntil: current.quote.validUntil } : null;
};

const goneReason = (current: Current): string =>
  'apiError' in current ? current.apiError.message : (refusalOf(current.quote) ?? savedQuoteMessages.nothingToPay);

/**
 * Whether a saved quote can be ordered at its price: until it expires, as long as its sailing or its goods can be
 * ordered, regardless of newer published prices.
 */
export const currentStateOf = async (
  row: SavedQuoteRow,
  context: Pricing,
  currentOf: ReturnType<typeof currentQuotes>,
): Promise<CurrentState> => {
  const { orderNo, validUntil } = row;
  const none = { today: null, promised: null };
  if (orderNo !== null) return { ...none, state: 'ordered', reasonZh: savedQuoteMessages.ordered(orderNo) };
  if (validUntil <= context.clock.now()) {
    const current = await currentOf(row);
    const today = todayOf(row, current);
    const reasonZh = today ? savedQuoteMessages.expired(endMinute(validUntil)) : goneReason(current);
    return { state: 'expired', reasonZh, today, promised: null };
  }
  const own = await quoteNow(context, { offerId: row.offerId, isDanger: dangerOf(row), promised: row.offer });
  if ('apiError' in own || refusalOf(own.quote) !== null)
    return { ...none, state: 'withdrawn', reasonZh: goneReason(own) };
  const promised = { offer: own.quote, fees: row.fees, nameZh: row.name };
  return { state: 'valid', reasonZh: null, today: null, promised };
};
