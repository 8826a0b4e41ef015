import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/search/sailingQuotes.ts';
import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { sailingIntakeOf } from './intake.ts';
import type { PricedSailing } from '#server/services/pricedSailings.ts';
import { allInOf, byAmount } from '#server/services/pricedSailings.ts';
import { teuOf } from '#server/services/carbon.ts';
import type { PricedLane } from '#server/services/pricedLanes.ts';

type Query = ParsedInputOf<typeof contract.sailingPage>;

/** A sailing with the total of the searched load: by currency, and as one amount if it can be converted. */
export interface Offer extends PricedSailing {
  /** The sailing as cached for the lane. */
  priced: PricedSailing;
  totals: Total[];
  amount: number | null;
  intake: contract.SailingQuote['intake'];
  /** Grams of CO2e of the load; null if they are unknown. */
  grams: number | null;
}

/** The sailings of a lane with the totals of a load, and whether an order now would be in time. */
export const offersOf = (
  lane: PricedLane,
  load: contract.SearchedLoad & Pick<Query, 'isDanger'>,
  now: Date,
): Offer[] => {
  const totals = lane.totalsOf(load);
  return lane.sailings.map((priced) => {
    const own = totals.get(priced) ?? [];
    const perTeu = lane.gramsPerTeu(priced);
    return {
      ...priced,
      priced,
      totals: own,
      amount: amountIn(own, load.currency, lane.exchangeRate),
      intake: sailingIntakeOf(priced.sailing, now, load),
      grams: perTeu === null ? null : perTeu * load.containers * teuOf(load.containerType),
    };
  });
};

/** The filters of a page of sailings. */
type Filters = Pick<
  Query,
  'day' | 'carrierCode' | 'directOnly' | 'hazardClass' | 'transitMax' | 'totalMax' | 'inTimeOnly' | 'ids'
>;

/** Whether a sailing matches the filters; without an exchange rate, no total is too high. */
export const isWanted = (
  { sailing, amount, intake }: Offer,
  { day, carrierCode, directOnly, hazardClass, transitMax, totalMax, inTimeOnly, ids }: Filters,
): boolean =>
  (day === undefined || chinaDayOf(sailing.departsAt) === day) &&
  (carrierCode === undefined || sailing.carrierCode === carrierCode) &&
  (directOnly !== 'Y' || sailing.viaPort === null) &&
  (hazardClass === undefined ||
    rejectedHazards([{ hazardClass, subsidiaryHazards: [] }], sailing.acceptedClasses).length === 0) &&
  (ids === undefined || ids.split(',').includes(sailing.id)) &&
  (inTimeOnly !== 'Y' || intake.state !== 'late') &&
  (transitMax === undefined || sailing.transitDays <= transitMax) &&
  (totalMax === undefined || amount === null || amount <= totalMax * 100);

/** Compares totals of a load: converted if they can be, else in dollars, then in yuan. */
export const byTotal = (a: Offer, b: Offer): number =>
  a.amount === null || b.amount === null ? byAmount(a.totals, b.totals) : a.amount - b.amount;

const orders: Readonly<Record<Query['sort'], (isDanger: Query['isDanger']) => (a: Offer, b: Offer) => number>> = {
  departure: () => () => 0,
  arrival: () => (a, b) => a.sailing.arrivesAt.getTime() - b.sailing.arrivesAt.getTime(),
  transit: () => (a, b) => a.sailing.transitDays - b.sailing.transitDays,
  price: (isDanger) => {
    const totals = new Map<Offer, Total[]>();
    const allIn = (one: Offer) => {
      const known = totals.get(one) ?? allInOf(one.tariff.charges, '20GP', isDanger);
      totals.set(one, known);
      return known;
    };
    return (a, b) => byAmount(allIn(a), allIn(b));
  },
  total: () => byTotal,
  carbon: () => (a, b) => (a.grams ?? Infinity) - (b.grams ?? Infinity) || 0,
};

const isLate = ({ intake }: Offer): number => Number(intake.state === 'late');

/** Sorts sailings, late ones last; equal ones keep the given order of departure. */
export const sortedBy = (sailings: readonly Offer[], { sort, isDanger }: Pick<Query, 'sort' | 'isDanger'>): Offer[] => {
  const order = orders[sort](isDanger);
  return sailings.toSorted((a, b) => isLate(a) - isLate(b) || order(a, b));
};

/** The carriers of sailings, without duplicates, by their codes. */
export const carriersOf = (sailings: readonly PricedSailing[]): { code: string; nameZh: string }[] =>
  [...new Map(sailings.map(({ sailing }) => [sailing.carrierCode, sailing.carrierZh]))]
    .map(([code, nameZh]) => ({ code, nameZh }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
