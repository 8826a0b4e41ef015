import * as contract from '#contract/search/sailingQuotes.ts';
import * as quotes from '#contract/services/quote.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { handle } from '#service/http/handler.ts';
import { chargeExportOf } from '#service/orders/chargeExport.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { lowestPrices } from './hotLanes.ts';
import { quoteOf } from '#service/services/quoteOf.ts';
import { oceanFreightOf, pricedSailings, sailingQuoteOf } from '#service/services/pricedSailings.ts';
import { carriersOf, isWanted, sortedBy } from './sailingQuery.ts';

const etdList = handle(contract.etdList, async (lane, { db, clock }) => {
  const days = new Map<string, { day: string; sailings: number; from: Total }>();
  for (const { sailing, tariff } of await pricedSailings(db, lane, clock.now())) {
    const day = chinaDayOf(sailing.departsAt);
    const freight = oceanFreightOf(tariff.charges, '20GP');
    const known = days.get(day);
    const from = known && known.from.amount <= freight.amount ? known.from : freight;
    days.set(day, { day, sailings: (known?.sailings ?? 0) + 1, from });
  }
  return [...days.values()];
});

const sailingPage = handle(contract.sailingPage, async (query, { db, clock }) => {
  const { page, size, isDanger } = query;
  const lane = await pricedSailings(db, query, clock.now());
  const wanted = sortedBy(
    lane.filter((one) => isWanted(one, query)),
    query,
  );
  return {
    total: wanted.length,
    rows: wanted.slice((page - 1) * size, page * size).map((one) => sailingQuoteOf(one, isDanger)),
    carriers: carriersOf(lane),
  };
});

const chargeAgreement = handle(quotes.chargeAgreement, (input, context) => quoteOf(context, input));

const chargeExport = handle(quotes.chargeExport, async (input, context) =>
  chargeExportOf(await quoteOf(context, input)),
);

const minimumPrices = handle(contract.minimumPrices, ({ size }, { db, clock }) => lowestPrices(db, size, clock.now()));

/** Sailings, and the quotes of everything that can be ordered. */
export const commerceHandlers = [etdList, sailingPage, chargeAgreement, chargeExport, minimumPrices];
