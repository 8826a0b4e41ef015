import type { Offer } from '#contract/services/quote.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Context } from '#service/http/context.ts';
import { goodsOfferOf } from '#service/goods/goodsOffer.ts';
import { lineOfferOf } from './lineOffer.ts';
import { readOfferId } from './offerIds.ts';
import { offerMessages } from './offerMessages.ts';
import { sailingOfferById } from '#service/search/sailingOffer.ts';

/**
 * What can be ordered under an id, at the prices in force now; refused where it is unknown, and a sailing that has
 * closed for such goods as well.
 */
export const offerOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { offerId, isDanger }: { offerId: string; isDanger: 'Y' | 'N' },
): Promise<Offer> => {
  const named = readOfferId(offerId);
  switch (named?.kind) {
    case 'sailing':
      return sailingOfferById(db, clock.now(), named.sailingId, isDanger);
    case 'rates':
      return lineOfferOf(db, clock.now(), named, isDanger);
    case 'goods':
      return goodsOfferOf(db, clock.now(), named.goodsId);
    case undefined:
      throw new Refusal(codes.notFound, offerMessages.offerUnknown);
    default:
      return named satisfies never;
  }
};
