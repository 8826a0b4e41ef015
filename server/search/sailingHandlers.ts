import type { SailingQuote, SearchedLoad } from '#contract/search/sailingQuotes.ts';
import * as contract from '#contract/search/sailingQuotes.ts';
import * as quotes from '#contract/services/quote.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { handle, handleShared } from '#server/http/handler.ts';
import { chargeExportOf } from '#server/orders/charges/chargeExport.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { lowestPrices } from './hotLanes.ts';
import { withContract } from '#server/enterprise/contracts/pricing.ts';
import { carbonOfQuote } from '#server/services/carbon.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { oceanFreightOf } from '#server/services/pricedSailings.ts';
import type { PricedLane } from '#server/services/pricedLanes.ts';
import type { Offer } from './sailingQuery.ts';
import { byTotal, carriersOf, isWanted, offersOf, sortedBy } from './sailingQuery.ts';

const oneTotal = ({ amount }: Offer, { currency }: SearchedLoad): Total | null =>
  amount === null ? null : { currency, amount };

const dayOf = (day: string, offers: readonly Offer[], load: SearchedLoad) => {
  const [from] = offers
    .map(({ tariff }) => oceanFreightOf(tariff.charges, '20GP'))
    .toSorted((a, b) => a.amount - b.amount);
  const inTime = offers.filter(({ intake }) => intake.state !== 'late');
  const [lowest] = inTime.toSorted(byTotal);
  return {
    day,
    sailings: offers.length,
    inTime: inTime.length,
    from: from ?? null,
    lowest: (lowest && oneTotal(lowest, load)) ?? null,
  };
};

const etdList = handleShared(contract.etdList, async (query, context) => {
  const offers = offersOf(await context.lanes.of(context, query), query, context.clock.now());
  const days = new Map<string, Offer[]>();
  for (const offer of offers) {
    const day = chinaDayOf(offer.sailing.departsAt);
    days.set(day, [...(days.get(day) ?? []), offer]);
  }
  return [...days].map(([day, own]) => dayOf(day, own, query));
});

const rowOf = (lane: PricedLane, offer: Offer, load: SearchedLoad): SailingQuote => ({
  ...lane.quoteOf(offer.priced),
  load: { totals: offer.totals, total: oneTotal(offer, load), ...(offer.grams !== null && { co2eGrams: offer.grams }) },
  intake: offer.intake,
});

const sailingPage = handleShared(contract.sailingPage, async (query, context) => {
  const { page, size } = query;
  const lane = await context.lanes.of(context, query);
  const wanted = sortedBy(
    offersOf(lane, query, context.clock.now()).filter((one) => isWanted(one, query)),
    query,
  );
  return {
    total: wanted.length,
    rows: wanted.slice((page - 1) * size, page * size).map((one) => rowOf(lane, one, query)),
    carriers: carriersOf(lane.sailings),
    exchangeRate: lane.exchangeRate,
  };
});

const chargeAgreement = handle(quotes.chargeAgreement, async ({ amends, ...input }, context) => {
  const quote = await withContract(context, await quoteOf(context, input), { amends });
  const carbon = await carbonOfQuote(context.db, quote);
  return { ...quote, ...(carbon && { carbon }) };
});

const chargeExport = handle(quotes.chargeExport, async (input, context) =>
  chargeExportOf(await quoteOf(context, input)),
);

const minimumPrices = handleShared(contract.minimumPrices, ({ size }, { db, clock }) =>
  lowestPrices(db, size, clock.now()),
);

/** Sailings, and the quotes of everything that can be ordered. */
export const commerceHandlers = [etdList, sailingPage, chargeAgreement, chargeExport, minimumPrices];
