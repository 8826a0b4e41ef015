import { limits } from '#contract/protocol/limits.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';

/** Which published prices are asked for. */
export interface RateQuery {
  line: ServiceLine;
  originCode?: string | undefined;
  destinationCode?: string | undefined;
  /** Prices on a page. */
  size: number;
}

export type RateListActor = ListActor<RateQuery, PublishedRate>;

/** As many prices on a page as make whole lanes: three, four or six items each, a row or a cell for each item. */
export const ratePageSize = (columns: LineContent['columns']): number => (columns.matrix ? 36 : 12);

/** As many prices as an overview shows at once. */
export const overviewSize = limits.pageSizeMax;

type Place = PublishedRate['origin'];

/** Places a price list can be narrowed to. */
export interface RatePlaces {
  origins: readonly Place[];
  destinations: readonly Place[];
}

const distinct = (places: readonly (Place | null)[]): Place[] => [
  ...new Map(places.filter((place) => place !== null).map((place) => [place.code, place])).values(),
];

/** The places that prices lead from and to, each once. */
export const placesOf = (rates: readonly PublishedRate[]): RatePlaces => ({
  origins: distinct(rates.map(({ origin }) => origin)),
  destinations: distinct(rates.map(({ destination }) => destination)),
});

/** What an address narrows a price list to. */
export const narrowedBy = (query: string): Pick<RateQuery, 'originCode' | 'destinationCode'> => {
  const given = new URLSearchParams(query);
  const read = (name: string) => given.get(name)?.slice(0, 20) || undefined;
  return { originCode: read('originCode'), destinationCode: read('destinationCode') };
};
