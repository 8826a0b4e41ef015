import type { Lane, SailingOffer } from '#contract/commerce.ts';
import type { ChargeCondition, ContainerType, TariffLine, Total } from '#contract/rules/price.ts';
import { feesOf, totalsOf } from '#contract/rules/price.ts';
import type { Database } from '../db/database.ts';
import { closingOf } from './cutOffs.ts';
import type { ScheduledSailing } from './sailings.ts';
import { openSailings, sailingOf } from './sailings.ts';
import type { Tariff } from './tariff.ts';
import { tariffsOf } from './tariff.ts';

const offeredTypes: readonly ContainerType[] = ['20GP', '40GP', '40HQ'];

/** A sailing that can be ordered at a price. */
export interface Offer {
  sailing: ScheduledSailing;
  tariff: Tariff;
}

/** The open sailings of a lane with their tariffs, soonest first. */
export const openOffers = async (
  db: Database,
  { orgPortCode, dstPortCode, isDanger }: Lane,
  now: Date,
): Promise<Offer[]> => {
  const sailings = await openSailings(db, { orgPortCode, dstPortCode, dangerous: isDanger === 'Y' }, now);
  const tariffs = await tariffsOf(db, sailings, now);
  return sailings.flatMap((sailing) => {
    const tariff = tariffs.get(sailing.id);
    return tariff ? [{ sailing, tariff }] : [];
  });
};

/** The basic ocean freight of one container. */
export const oceanFreightOf = (lines: readonly TariffLine[], containerType: ContainerType): Total => {
  const freight = lines.find((line) => line.code === 'OF' && line.containerType === containerType);
  if (!freight) throw new Error(`the tariff has no ocean freight for ${containerType}`);
  return { currency: freight.currency, amount: freight.amount };
};

/** When an offer ends: with its rate, or when the sailing closes. */
export const offerEndOf = ({ sailing, tariff }: Offer, dangerous: boolean): Date => {
  const closing = closingOf(sailing, dangerous).at;
  return closing < tariff.validUntil ? closing : tariff.validUntil;
};

/** An offer with the all-in totals of one container of each size, handed over at the terminal by the shipper. */
export const sailingOfferOf = (offer: Offer, isDanger: Lane['isDanger']): SailingOffer => {
  const { sailing, tariff } = offer;
  const conditions = new Set<ChargeCondition>([isDanger === 'Y' ? 'dangerous' : 'notDangerous']);
  return {
    sailing: sailingOf(sailing),
    prices: offeredTypes.map((containerType) => ({
      containerType,
      freight: oceanFreightOf(tariff.lines, containerType),
      totals: totalsOf(feesOf(tariff.lines, { containers: [{ containerType, quantity: 1 }], conditions })),
    })),
    validUntil: offerEndOf(offer, isDanger === 'Y').toISOString(),
  };
};
