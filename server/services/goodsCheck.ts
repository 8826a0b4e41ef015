import { and, asc, eq } from 'drizzle-orm';
import type { GoodsOutlook } from '#contract/booking/goodsOutlook.ts';
import { deskItems, goodsOutlooks, goodsPapers, itemsOf } from '#contract/booking/goodsOutlook.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import type { CheckedGoods, LowestPrice, ServiceDecision } from '#contract/search/goodsCheck.ts';
import { goodsCheck } from '#contract/search/goodsCheck.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { charges } from '#server/db/schema/network.ts';
import { publishedRates, serviceCharges } from '#server/db/schema/selling.ts';
import { handle } from '#server/http/handler.ts';
import { lowestPrices } from '#server/search/hotLanes.ts';
import { exchangeRateOf } from './exchangeRates.ts';
import { quoteIdOf } from './quoteIds.ts';
import type { RateRow } from './rateCharges.ts';
import { inForce } from './validity.ts';

type Surcharge = ServiceDecision['surcharges'][number];
type ChargeRow = Pick<Surcharge, 'nameZh' | 'currency' | 'basis' | 'conditionZh'> & { amounts: readonly number[] };

/** The published prices used in the answer. */
interface Prices {
  rates: ReadonlyMap<ServiceCode, RateRow[]>;
  ocean: LowestPrice | null;
  surcharges: ReadonlyMap<ServiceCode, ChargeRow[]>;
  exchange: ExchangeRate | null;
}

/** The lowest ocean freight of the most booked lanes. */
const oceanPriceOf = async (db: Database, now: Date): Promise<LowestPrice | null> => {
  const [lowest] = (await lowestPrices(db, limits.hotLanesMax, now)).toSorted(
    (one, other) => one.freight.amount - other.freight.amount,
  );
  if (!lowest) return null;
  const { orgPortCode, dstPortCode, orgPort, dstPort, containerType, freight } = lowest;
  const forZh = `${orgPort} → ${dstPort}，${containerType}`;
  return { ...freight, basis: 'container', forZh, rate: null, lane: { orgPortCode, dstPortCode } };
};

/** Rows by service, in order. */
const byService = <Row>(rows: readonly (readonly [line: ServiceCode, row: Row])[]): Map<ServiceCode, Row[]> => {
  const grouped = new Map<ServiceCode, Row[]>();
  for (const [line, row] of rows) {
    const known = grouped.get(line);
    if (known) known.push(row);
    else grouped.set(line, [row]);
  }
  return grouped;
};

const pricesOf = async (db: Database, now: Date): Promise<Prices> => {
  const rates = await db
    .select()
    .from(publishedRates)
    .where(inForce(publishedRates, now))
    .orderBy(asc(publishedRates.position));
  const ofServices = await db
    .select()
    .from(serviceCharges)
    .where(and(eq(serviceCharges.condition, 'dangerous'), inForce(serviceCharges, now)))
    .orderBy(asc(serviceCharges.position));
  const ofSailings = await db
    .select()
    .from(charges)
    .where(and(eq(charges.condition, 'dangerous'), inForce(charges, now)))
    .orderBy(asc(charges.position));
  return {
    rates: byService(rates.map((row) => [row.line, row] as const)),
    ocean: await oceanPriceOf(db, now),
    surcharges: byService<ChargeRow>([
      ...ofServices.map(({ line, amount, ...row }) => [line, { ...row, amounts: [amount] }] as const),
      ...ofSailings.map(
        ({ amount20, amount40, ...row }) =>
          ['fcl', { ...row, conditionZh: '', amounts: [amount20, amount40] }] as const,
      ),
    ]),
    exchange: await exchangeRateOf(db),
  };
};

/** The charges of one name as one line, from the lowest to the highest. */
const surchargesOf = (rows: readonly ChargeRow[]): Surcharge[] => {
  const named = new Map<string, Surcharge>();
  for (const { nameZh, currency, basis, conditionZh, amounts } of rows) {
    const known = named.get(nameZh);
    const all = known ? [known.from, known.to, ...amounts] : amounts;
    named.set(nameZh, { nameZh, currency, basis, conditionZh, from: Math.min(...all), to: Math.max(...all) });
  }
  return [...named.values()];
};

const priceOf = ({ line, originCode, originZh, destinationCode, destinationZh, ...rate }: RateRow): LowestPrice => ({
  currency: rate.currency,
  amount: rate.amount,
  basis: rate.basis,
  forZh: `${destinationCode === null ? originZh : `${originZh} → ${destinationZh ?? destinationCode}`}，${rate.itemZh}`,
  rate: { line, offerId: quoteIdOf({ line, originCode, destinationCode }), itemCode: rate.itemCode },
  lane: null,
});

const lowestOf = (rates: readonly RateRow[], exchange: ExchangeRate | null): LowestPrice | null => {
  const inYuan = ({ currency, amount }: RateRow) => amountIn([{ currency, amount }], '1', exchange) ?? amount;
  const [lowest] = rates.toSorted((one, other) => inYuan(one) - inYuan(other));
  return lowest ? priceOf(lowest) : null;
};

const decisionsOf = (
  outlooks: readonly GoodsOutlook[],
  entry: DangerousGoods,
  { rates, ocean, surcharges, exchange }: Prices,
): ServiceDecision[] =>
  outlooks.map(({ line, decision, findings }) => {
    const { nameZh } = allServices[line];
    if (decision === 'rejected') return { line, nameZh, decision, findings, price: null, surcharges: [] };
    const isOfGoods = itemsOf(line, entry);
    const fitting = (rates.get(line) ?? []).filter(({ itemCode }) => isOfGoods(itemCode));
    const lowest = line === 'fcl' ? ocean : lowestOf(fitting, exchange);
    return { line, nameZh, decision, findings, price: lowest, surcharges: surchargesOf(surcharges.get(line) ?? []) };
  });

const checkedGoods = (entry: DangerousGoods, prices: Prices): CheckedGoods => {
  const outlooks = goodsOutlooks(entry);
  const papers = goodsPapers(entry, outlooks).map((paper) => {
    const offered = (prices.rates.get('dgDesk') ?? []).filter(({ itemCode }) => itemCode === deskItems[paper.code]);
    return Object.assign(paper, { price: lowestOf(offered, prices.exchange) });
  });
  return { entry, services: decisionsOf(outlooks, entry, prices), papers };
};

const check = handle(goodsCheck, async ({ keyword, packingGroup, variant }, { db, clock, lanes, tradeTables }) => {
  const list = await tradeTables.goods(db);
  const { rows, total } = list.search({ keyword, page: 1, size: limits.dangerousGoodsHits });
  const [first] = rows;
  const numbered = first && /^(?:un\s*)?\d{4}$/i.test(keyword) ? list.ofNumber(first.unNumber) : [];
  const isOne =
    first !== undefined && (numbered.length > 0 || rows.every(({ unNumber }) => unNumber === first.unNumber));
  const entries = isOne ? [...list.ofNumber(first.unNumber)] : rows;
  if (!isOne) return { total, entries, chosen: null };
  const entry =
    entries.find(
      (one) =>
        (packingGroup === undefined || one.packingGroup === packingGroup) &&
        (variant === undefined || one.variant === variant),
    ) ?? first;
  const prices = await lanes.shared('goods check', () => pricesOf(db, clock.now()));
  return { total: entries.length, entries, chosen: checkedGoods(entry, prices) };
});

/** The services' rules for dangerous goods, by their entry in the list. */
export const goodsCheckHandlers = [check];
