import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderOfCargo } from '#contract/booking/cargoOrder.ts';
import { factsOf, pricedBookingOf } from '#contract/booking/orderFacts.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { CargoCost } from '#contract/services/rateTotals.ts';
import { misfits, rateTotals } from '#contract/services/rateTotals.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { handleShared } from '#server/http/handler.ts';
import { boxFreightOf } from '#server/search/boxFreight.ts';
import { endOfChinaMonth } from './deadlines.ts';
import { exchangeRateOf } from './exchangeRates.ts';
import { byAmount } from './pricedSailings.ts';
import { quoteMessages } from './quoteMessages.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import type { RatedService } from '#contract/services/ratedServices.ts';
import type { RateRow } from './rateCharges.ts';
import { tariffChargeOf } from './rateCharges.ts';
import { rateOf } from './serviceHandlers.ts';
import { chargeRowsOf, choicesOf, dueChargesOf } from './serviceQuote.ts';
import { inForce, rowsInForce } from './validity.ts';

type Query = Omit<ParsedInputOf<typeof rateTotals>, 'page' | 'size'> & { line: RatedService };

/** A lane or a place with its rates, and the tariff of its orders. */
interface Priced {
  rates: RateRow[];
  tariff: TariffCharge[];
  lackingZh: string | null;
}

const byLane = (rows: readonly RateRow[]): RateRow[][] => {
  const lanes = new Map<string, RateRow[]>();
  for (const row of rows) {
    const lane = `${row.originCode} ${row.destinationCode ?? ''}`;
    const rates = lanes.get(lane);
    if (rates) rates.push(row);
    else lanes.set(lane, [row]);
  }
  return [...lanes.values()];
};

/** The lanes of a service with their tariffs; read at once, however many there are. */
const pricedLanesOf = async (
  db: Database,
  { line, originCode, destinationCode }: Query,
  now: Date,
): Promise<Priced[]> => {
  const wanted = and(
    eq(publishedRates.line, line),
    originCode === undefined ? undefined : eq(publishedRates.originCode, originCode),
    destinationCode === undefined ? undefined : eq(publishedRates.destinationCode, destinationCode),
    inForce(publishedRates, now),
  );
  const rows = await db.select().from(publishedRates).where(wanted).orderBy(asc(publishedRates.position));
  const charges = rowsInForce(await chargeRowsOf(db, line, now), now);
  const codes = [...new Set(rows.flatMap((row) => row.destinationCode ?? []))];
  const known = codes.length === 0 ? [] : await db.select().from(ports).where(inArray(ports.code, codes));
  const countries = new Map(known.map(({ code, countryCode }) => [code, countryCode]));
  return Promise.all(
    byLane(rows).map(async (rates) => {
      const [{ originCode: from, destinationCode: to }] = rates as [RateRow];
      const places = to === null ? [] : [to, countries.get(to) ?? to];
      const isShipped = line === 'flexitank' && to !== null;
      const box = isShipped ? await boxFreightOf(db, { originCode: from, destinationCode: to }, now) : null;
      const due = dueChargesOf(charges, { line, places });
      return {
        rates,
        tariff: [...rates.map((rate) => tariffChargeOf(line, rate)), ...(box?.charges ?? []), ...due],
        lackingZh: isShipped && box === null ? quoteMessages.noBoxFreight : null,
      };
    }),
  );
};

/** The price of the cargo at a rate; undefined if the rate does not accept such goods. */
const costOf = (
  rate: RateRow,
  { tariff, lackingZh }: Priced,
  query: Query,
  exchange: ExchangeRate | null,
): CargoCost | undefined => {
  const { line } = query;
  const service: ServiceDefinition = allServices[line];
  const row = rateChoiceOf(line, rate.itemCode);
  if (row?.isDanger !== undefined && row.isDanger !== query.isDanger) return undefined;
  const decided = Object.fromEntries(
    Object.entries(choicesOf({ line, destinationCode: rate.destinationCode })).map(([name, [only]]) => [
      name,
      only!.value,
    ]),
  );
  const form = orderOfCargo(service, { offerId: '', row, decided }, query);
  const fees = feesOf(tariff, pricedBookingOf(service, form));
  const { code, item } = tariffChargeOf(line, rate);
  const fee = fees.find((one) => one.code === code && one.item === item) ?? null;
  const problems = Object.values(service.problems?.(factsOf(service, form)) ?? {});
  const misfit = misfits.find((one) => problems.includes(one)) ?? null;
  const totals = fee === null || misfit !== null ? [] : totalsOf(fees);
  const amount = totals.length === 0 ? null : amountIn(totals, '1', exchange);
  const pieces = form.items[0] ? Number(form.items[0].quantity) : 0;
  return { pieces, fee, totals, total: amount === null ? null : { currency: '1', amount }, misfit, lackingZh };
};

const rank = ({ totals, lackingZh }: CargoCost): number => (totals.length === 0 ? 2 : lackingZh === null ? 0 : 1);

/** Cheapest first; totals that lack a freight, then prices without a total last. */
const byCost = ({ cost: one }: { cost: CargoCost }, { cost: other }: { cost: CargoCost }): number =>
  rank(one) - rank(other) ||
  (one.total && other.total ? one.total.amount - other.total.amount : byAmount(one.totals, other.totals));

/** The prices of a search in order, of which a page shows some. */
const sortedPrices = async (db: Database, query: Query, now: Date) => {
  const { line } = query;
  const exchangeRate = await exchangeRateOf(db);
  const lanes = await pricedLanesOf(db, query, now);
  const monthEnd = endOfChinaMonth(now);
  const isByItem = allServices[line].items !== null;
  const rows = lanes.flatMap((lane) =>
    // if only the cargo decides, the rates of a lane are breaks of one price
    (isByItem ? lane.rates : lane.rates.slice(0, 1)).flatMap((rate): (PublishedRate & { cost: CargoCost })[] => {
      const cost = costOf(rate, lane, query, exchangeRate);
      return cost ? [{ ...rateOf(rate, monthEnd), cost }] : [];
    }),
  );
  return { sorted: rows.toSorted(byCost), exchangeRate };
};

const totalled = handleShared(rateTotals, async ({ page, size, ...search }, { db, clock, lanes }) => {
  const { line } = search;
  if (!isRated(line)) return { total: 0, rows: [], exchangeRate: await exchangeRateOf(db) };
  const { sorted, exchangeRate } = await lanes.shared(`totals ${JSON.stringify(search)}`, () =>
    sortedPrices(db, { ...search, line }, clock.now()),
  );
  return { total: sorted.length, rows: sorted.slice((page - 1) * size, page * size), exchangeRate };
});

/** The published prices of a service, totalled for a cargo. */
export const rateTotalHandlers = [totalled];
