import type { Quote } from '#contract/services/quote.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Context } from '#service/http/context.ts';
import { goodsQuoteOf } from '#service/goods/goodsQuote.ts';
import { serviceQuoteOf } from './serviceQuote.ts';
import { readQuoteId } from './quoteIds.ts';
import { quoteMessages } from './quoteMessages.ts';
import { sailingQuoteById } from '#service/search/sailingQuote.ts';

/** The quote with an id, at current prices; rejects an unknown id, and a sailing that has closed for such goods. */
export const quoteOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { offerId, isDanger }: { offerId: string; isDanger: 'Y' | 'N' },
): Promise<Quote> => {
  const named = readQuoteId(offerId);
  switch (named?.kind) {
    case 'sailing':
      return sailingQuoteById(db, clock.now(), named.sailingId, isDanger);
    case 'rates':
      return serviceQuoteOf(db, clock.now(), named, isDanger);
    case 'goods':
      return goodsQuoteOf(db, clock.now(), named.goodsId);
    case undefined:
      throw new ApiError(codes.notFound, quoteMessages.quoteUnknown);
    default:
      return named satisfies never;
  }
};
