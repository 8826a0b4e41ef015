import * as contract from '#contract/search/sailingQuotes.ts';
import * as quotes from '#contract/services/quote.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { handle, handleShared } from '#service/http/handler.ts';
import { chargeExportOf } from '#service/orders/chargeExport.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { lowestPrices } from './hotLanes.ts';
import { quoteOf } from '#service/services/quoteOf.ts';
import { oceanFreightOf } from '#service/services/pricedSailings.ts';
import { carriersOf, isWanted, sortedBy } from './sailingQuery.ts';

const etdList = handleShared(contract.etdList, async (lane, context) => {
  const days = new Map<string, { day: string; sailings: number; from: Total }>();
  for (const { sailing, tariff } of (await context.lanes.of(context, lane)).sailings) {
    const day = chinaDayOf(sailing.departsAt);
    const freight = oceanFreightOf(tariff.charges, '20GP');
    const known = days.get(day);
    const from = known && known.from.amount <= freight.amount ? known.from : freight;
    days.set(day, { day, sailings: (known?.sailings ?? 0) + 1, from });
  }
  return [...days.values()];
});

const sailingPage = handleShared(contract.sailingPage, async (query, context) => {
  const { page, size } = query;
  const lane = await context.lanes.of(context, query);
  const wanted = sortedBy(
    lane.sailings.filter((one) => isWanted(one, query)),
    query,
  );
  return {
    total: wanted.length,
    rows: wanted.slice((page - 1) * size, page * size).map((one) => lane.quoteOf(one)),
    carriers: carriersOf(lane.sailings),
  };
});

const chargeAgreement = handle(quotes.chargeAgreement, (input, context) => quoteOf(context, input));

const chargeExport = handle(quotes.chargeExport, async (input, context) =>
  chargeExportOf(await quoteOf(context, input)),
);

const minimumPrices = handleShared(contract.minimumPrices, ({ size }, { db, clock }) =>
  lowestPrices(db, size, clock.now()),
);

/** Sailings, and the quotes of everything that can be ordered. */
export const commerceHandlers = [etdList, sailingPage, chargeAgreement, chargeExport, minimumPrices];
