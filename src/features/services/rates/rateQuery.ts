import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { CargoCost } from '#contract/services/rateTotals.ts';
import type { RatedCargo, TypedCargo } from '#contract/services/ratedCargo.ts';
import { cargoIn, cargoTyped } from '#contract/services/ratedCargo.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { ServiceContent } from '../serviceContent.ts';
import { serviceMessages } from '../messages/services.ts';

/** The optional columns of a price table. */
export interface RateColumns {
  carrier: boolean;
  transit: boolean;
  minimum: boolean;
}

/** The columns that at least one price fills. */
export const columnsOf = (rates: readonly PublishedRate[]): RateColumns => ({
  carrier: rates.some((rate) => rate.carrierZh ?? rate.frequencyZh),
  transit: rates.some((rate) => rate.transitDays !== null),
  minimum: rates.some((rate) => rate.minimum !== null),
});

/** The lane of a price as text: 上海浦东 → 法兰克福. */
export const laneOf = ({ origin, destination }: PublishedRate): string =>
  serviceMessages.rates.lane(origin.nameZh, destination?.nameZh ?? null);

/** The items of prices, without duplicates, in order. */
export const itemsOf = (rates: readonly PublishedRate[]): string[] => [...new Set(rates.map(({ itemZh }) => itemZh))];

const keyOf = ({ origin, destination, carrierZh, frequencyZh, transitDays, validUntil }: PublishedRate): string =>
  [origin.code, destination?.code, carrierZh, frequencyZh, transitDays, validUntil].join('|');

/** Groups consecutive prices that differ only in their item. */
export const rateGroups = (rates: readonly PublishedRate[]): [PublishedRate, ...PublishedRate[]][] => {
  const groups: [PublishedRate, ...PublishedRate[]][] = [];
  for (const rate of rates) {
    const last = groups.at(-1);
    if (last && keyOf(last[0]) === keyOf(rate)) last.push(rate);
    else groups.push([rate]);
  }
  return groups;
};

/** The query for published prices. */
export interface RateQuery {
  line: ServiceCode;
  originCode?: string | undefined;
  destinationCode?: string | undefined;
  /** Prices per page. */
  size: number;
  /** The cargo that they are totalled for; undefined for only the prices. */
  cargo?: RatedCargo | undefined;
}

/** A published price, with the total for the query's cargo. */
export type RatedRow = PublishedRate & { cost?: CargoCost };

/** Data in addition to the prices: the exchange rate of their totals. */
export interface RatesMore {
  exchangeRate?: ExchangeRate | null;
}

export type RateListActor = ListActor<RateQuery, RatedRow, RatesMore>;

/** A page size that fits whole lanes: three, four or six items each, as rows or cells. */
const ratePageSize = (columns: ServiceContent['columns']): number => (columns.matrix ? 36 : 12);

/** The number of prices in an overview. */
const overviewSize = limits.pageSizeMax;

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

/** The cargo in an address, as typed. */
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
