import type { Lane, SailingQuote } from '#contract/search/sailingQuotes.ts';
import { loadTotalsOf, pricedLoadOf } from '#contract/booking/loadTotals.ts';
import type { ContainerType, TariffCharge, Total } from '#contract/rules/pricing/price.ts';
import { amountOf, containerType } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { closingOf } from '#server/search/cutOffs.ts';
import type { ScheduledSailing } from '#server/search/sailings.ts';
import { openSailings, sailingOf } from '#server/search/sailings.ts';
import type { Tariff } from '#server/search/tariff.ts';
import { tariffsOf } from '#server/search/tariff.ts';

/** A sailing with its current tariff. */
export interface PricedSailing {
  sailing: ScheduledSailing;
  tariff: Tariff;
}

/** The open sailings of a lane with their tariffs, soonest first. */
export const pricedSailings = async (
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
export const oceanFreightOf = (charges: readonly TariffCharge[], size: ContainerType): Total => {
  const freight = charges.find(({ code, item }) => code === 'OF' && item === size);
  if (!freight) throw new Error(`the tariff has no ocean freight for ${size}`);
  return { currency: freight.currency, amount: freight.amount };
};

/** Compares totals in dollars, then in yuan. */
export const byAmount = (a: readonly Total[], b: readonly Total[]): number =>
  amountOf(a, '2') - amountOf(b, '2') || amountOf(a, '1') - amountOf(b, '1');

/** When a quote expires: with its rate, or when the sailing closes. */
export const quoteExpiryOf = ({ sailing, tariff }: PricedSailing, dangerous: boolean): Date => {
  const closing = closingOf(sailing, dangerous).at;
  return closing < tariff.validUntil ? closing : tariff.validUntil;
};

/** The total price of one container that the shipper delivers to the terminal, by currency. */
export const allInOf = (charges: readonly TariffCharge[], size: ContainerType, isDanger: Lane['isDanger']): Total[] =>
  loadTotalsOf(charges, pricedLoadOf({ containerType: size, containers: 1, isDanger }));

/** The parts of a sailing's quote that do not depend on the load. */
export type LaneQuote = Omit<SailingQuote, 'load' | 'intake'>;

/** A quote with the all-in totals of one container of each size. */
export const sailingQuoteOf = (quote: PricedSailing, isDanger: Lane['isDanger']): LaneQuote => {
  const { sailing, tariff } = quote;
  return {
    sailing: sailingOf(sailing),
    prices: containerType.options.map((size) => ({
      containerType: size,
      freight: oceanFreightOf(tariff.charges, size),
      totals: allInOf(tariff.charges, size, isDanger),
    })),
    validUntil: quoteExpiryOf(quote, isDanger === 'Y').toISOString(),
  };
};
