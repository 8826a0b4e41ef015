import type { Offer } from '#contract/offer.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { Context } from '../context.ts';
import { goodsOfferOf } from './goodsOffer.ts';
import { lineOfferOf } from './lineOffer.ts';
import { readOfferId } from './offerIds.ts';
import { offerMessages } from './offerWords.ts';
import { sailingOfferById } from './sailingOffer.ts';

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
