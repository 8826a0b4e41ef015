import type { Lane, SailingOffer } from '#contract/search/sailingOffers.ts';
import { fcl } from '#contract/services/definitions/fcl.ts';
import { blankForm, pricedBookingOf } from '#contract/booking/orderForm.ts';
import type { ContainerType, TariffLine, Total } from '#contract/rules/pricing/price.ts';
import { containerType, feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { closingOf } from '#service/search/cutOffs.ts';
import type { ScheduledSailing } from '#service/search/sailings.ts';
import { openSailings, sailingOf } from '#service/search/sailings.ts';
import type { Tariff } from '#service/search/tariff.ts';
import { tariffsOf } from '#service/search/tariff.ts';

/** A sailing that can be ordered at a price. */
export interface PricedSailing {
  sailing: ScheduledSailing;
  tariff: Tariff;
}

/** The open sailings of a lane with their tariffs, soonest first. */
export const openOffers = async (
  db: Database,
  { orgPortCode, dstPortCode, isDanger }: Lane,
  now: Date,
): Promise<PricedSailing[]> => {
  const sailings = await openSailings(db, { orgPortCode, dstPortCode, dangerous: isDanger === 'Y' }, now);
  const tariffs = await tariffsOf(db, sailings, now);
  return sailings.flatMap((sailing) => {
    const tariff = tariffs.get(sailing.id);
    return tariff ? [{ sailing, tariff }] : [];
  });
};

/** The basic ocean freight of one container. */
export const oceanFreightOf = (lines: readonly TariffLine[], size: ContainerType): Total => {
  const freight = lines.find(({ code, item }) => code === 'OF' && item === size);
  if (!freight) throw new Error(`the tariff has no ocean freight for ${size}`);
  return { currency: freight.currency, amount: freight.amount };
};

const amountIn = (totals: readonly Total[], currency: Total['currency']): number =>
  totals.find((total) => total.currency === currency)?.amount ?? 0;

/** Compares what is asked in dollars, then in yuan. */
export const byAmount = (a: readonly Total[], b: readonly Total[]): number =>
  amountIn(a, '2') - amountIn(b, '2') || amountIn(a, '1') - amountIn(b, '1');

/** When an offer ends: with its rate, or when the sailing closes. */
export const offerEndOf = ({ sailing, tariff }: PricedSailing, dangerous: boolean): Date => {
  const closing = closingOf(sailing, dangerous).at;
  return closing < tariff.validUntil ? closing : tariff.validUntil;
};

/** What one container costs that the shipper hands over at the terminal, of everything by currency. */
export const allInOf = (lines: readonly TariffLine[], size: ContainerType, isDanger: Lane['isDanger']): Total[] =>
  totalsOf(
    feesOf(
      lines,
      pricedBookingOf(fcl, blankForm(fcl, { offerId: '', isDanger, items: [{ code: size, quantity: 1 }] })),
    ),
  );

/** An offer with the all-in totals of one container of each size. */
export const sailingOfferOf = (offer: PricedSailing, isDanger: Lane['isDanger']): SailingOffer => {
  const { sailing, tariff } = offer;
  return {
    sailing: sailingOf(sailing),
    prices: containerType.options.map((size) => ({
      containerType: size,
      freight: oceanFreightOf(tariff.lines, size),
      totals: allInOf(tariff.lines, size, isDanger),
    })),
    validUntil: offerEndOf(offer, isDanger === 'Y').toISOString(),
  };
};
