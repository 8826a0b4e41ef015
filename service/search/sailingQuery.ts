import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/search/sailingQuotes.ts';
import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { PricedSailing } from '#service/services/pricedSailings.ts';
import { allInOf, byAmount } from '#service/services/pricedSailings.ts';

type Query = ParsedInputOf<typeof contract.sailingPage>;

/** Whether a sailing matches a filter. */
export const isWanted = (
  { sailing }: PricedSailing,
  { day, carrierCode, directOnly, hazardClass }: Pick<Query, 'day' | 'carrierCode' | 'directOnly' | 'hazardClass'>,
): boolean =>
  (day === undefined || chinaDayOf(sailing.departsAt) === day) &&
  (carrierCode === undefined || sailing.carrierCode === carrierCode) &&
  (directOnly !== 'Y' || sailing.viaPort === null) &&
  (hazardClass === undefined ||
    rejectedHazards([{ hazardClass, subsidiaryHazards: [] }], sailing.acceptedClasses).length === 0);

const orders: Readonly<
  Record<Query['sort'], (isDanger: Query['isDanger']) => (a: PricedSailing, b: PricedSailing) => number>
> = {
  departure: () => () => 0,
  arrival: () => (a, b) => a.sailing.arrivesAt.getTime() - b.sailing.arrivesAt.getTime(),
  transit: () => (a, b) => a.sailing.transitDays - b.sailing.transitDays,
  price: (isDanger) => {
    const totals = new Map<PricedSailing, Total[]>();
    const allIn = (one: PricedSailing) => {
      const known = totals.get(one) ?? allInOf(one.tariff.charges, '20GP', isDanger);
      totals.set(one, known);
      return known;
    };
    return (a, b) => byAmount(allIn(a), allIn(b));
  },
};

/** Sorts sailings; equal ones keep the given order of departure. */
export const sortedBy = (
  sailings: readonly PricedSailing[],
  { sort, isDanger }: Pick<Query, 'sort' | 'isDanger'>,
): PricedSailing[] => sailings.toSorted(orders[sort](isDanger));

/** The carriers of sailings, without duplicates, by their codes. */
export const carriersOf = (sailings: readonly PricedSailing[]): { code: string; nameZh: string }[] =>
  [...new Map(sailings.map(({ sailing }) => [sailing.carrierCode, sailing.carrierZh]))]
    .map(([code, nameZh]) => ({ code, nameZh }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
