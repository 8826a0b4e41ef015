import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';

/** The query for published prices. */
export interface RateQuery {
  line: ServiceCode;
  originCode?: string | undefined;
  destinationCode?: string | undefined;
  /** Prices per page. */
  size: number;
}

export type RateListActor = ListActor<RateQuery, PublishedRate>;

/** A page size that fits whole lanes: three, four or six items each, as rows or cells. */
export const ratePageSize = (columns: ServiceContent['columns']): number => (columns.matrix ? 36 : 12);

/** The number of prices in an overview. */
export const overviewSize = limits.pageSizeMax;

type Place = PublishedRate['origin'];

/** Places by which a price list can be filtered. */
export interface RatePlaces {
  origins: readonly Place[];
  destinations: readonly Place[];
}

const distinct = (places: readonly (Place | null)[]): Place[] => [
  ...new Map(places.filter((place) => place !== null).map((place) => [place.code, place])).values(),
];

/** The origins and destinations of prices, without duplicates. */
export const placesOf = (rates: readonly PublishedRate[]): RatePlaces => ({
  origins: distinct(rates.map(({ origin }) => origin)),
  destinations: distinct(rates.map(({ destination }) => destination)),
});

/** The price filter in an address. */
export const narrowedBy = (query: string): Pick<RateQuery, 'originCode' | 'destinationCode'> => {
  const given = new URLSearchParams(query);
  const read = (name: string) => given.get(name)?.slice(0, 20) || undefined;
  return { originCode: read('originCode'), destinationCode: read('destinationCode') };
};
