import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { CargoCost } from '#contract/services/rateTotals.ts';
import type { RatedCargo, TypedCargo } from '#contract/services/ratedCargo.ts';
import { cargoIn, cargoTyped } from '#contract/services/ratedCargo.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** The query for published prices. */
export interface RateQuery {
  line: ServiceCode;
  originCode?: string | undefined;
  destinationCode?: string | undefined;
  /** Prices per page. */
  size: number;
  /** The cargo that they are totalled for; undefined for the prices alone. */
  cargo?: RatedCargo | undefined;
}

/** A published price, with what the cargo of the query costs at it. */
export type RatedRow = PublishedRate & { cost?: CargoCost };

/** Data besides the prices: the rate of exchange of their totals. */
export interface RatesMore {
  exchangeRate?: ExchangeRate | null;
}

export type RateListActor = ListActor<RateQuery, RatedRow, RatesMore>;

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

/** The cargo in an address as typed there. */
export const typedCargoOf = ({ cargo: { danger = 'N' } }: Pick<ServiceContent, 'cargo'>, query: string): TypedCargo =>
  cargoIn(new URLSearchParams(query), danger);

/** The price list that an address requests: totalled as soon as enough of the cargo is known. */
export const rateQueryOf = (content: ServiceContent, address: string, isOverview = false): RateQuery => {
  const {
    line,
    columns,
    cargo: { asked, danger = line === 'dgDesk' ? 'Y' : 'N' },
  } = content;
  const typed = typedCargoOf(content, address);
  const cargo = isOverview
    ? undefined
    : cargoTyped(asked, content.cargo.danger ? typed : { ...typed, isDanger: danger });
  return {
    line,
    size: isOverview ? overviewSize : cargo ? limits.pageSize : ratePageSize(columns),
    ...narrowedBy(address),
    ...(cargo && { cargo }),
  };
};
