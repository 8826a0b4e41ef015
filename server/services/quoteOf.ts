import type { Quote } from '#contract/services/quote.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Context } from '#server/http/context.ts';
import { goodsQuoteOf } from '#server/goods/goodsQuote.ts';
import { serviceQuoteOf } from './serviceQuote.ts';
import { readQuoteId } from './quoteIds.ts';
import { quoteMessages } from './quoteMessages.ts';
import { sailingQuoteById } from '#server/search/sailingQuote.ts';

interface Requested {
  offerId: string;
  isDanger: 'Y' | 'N';
  /** The offer when its price was promised; its prices are valid regardless of newer published ones. */
  promised?: Quote | undefined;
}

/**
 * The quote with an id, at current or promised prices; rejects an unknown id, and a sailing that has closed for such
 * goods.
 */
export const quoteOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { offerId, isDanger, promised }: Requested,
): Promise<Quote> => {
  const named = readQuoteId(offerId);
  switch (named?.kind) {
    case 'sailing':
      return sailingQuoteById(db, clock.now(), { sailingId: named.sailingId, isDanger, promised });
    case 'rates':
      return promised ?? serviceQuoteOf(db, clock.now(), named, isDanger);
    case 'goods':
      return goodsQuoteOf(db, clock.now(), named.goodsId, promised);
    case undefined:
      throw new ApiError(codes.notFound, quoteMessages.quoteUnknown);
    default:
      return named satisfies never;
  }
};
