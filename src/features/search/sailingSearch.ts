import type { ConstType } from '#contract/search/referenceData.ts';
import type { etdList, Lane, SearchedLoad, sailingPage, SailingSort } from '#contract/search/sailingQuotes.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { laneProblems, portCodeTyped } from '#contract/search/lane.ts';
import type { Load } from '#contract/search/load.ts';
import { loadTyped } from '#contract/search/load.ts';
import { containersTyped, containerTypeTyped } from '#contract/search/containersOfLoad.ts';
import { dayTyped } from '#contract/search/typedDay.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { monthTyped } from './calendarMonth.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { loadParameters } from './resultsPath.ts';

const idPattern = /^[A-Za-z0-9]{1,12}-\w{4,5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/;

/** The compared sailings of an address: at most three, each once. */
export const comparedIn = (typed: string): string[] =>
  [...new Set(typed.split(',').filter((id) => idPattern.test(id)))].slice(0, limits.comparedMax);

/** The compared sailings after one is chosen or dropped; a fourth changes nothing. */
export const withCompared = (compared: readonly string[], id: string): string[] =>
  compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(0, limits.comparedMax);

/** The filters of a lane's sailings. */
export interface SailingFilters {
  /** Departure day `YYYY-MM-DD`. */
  day?: string | undefined;
  carrierCode?: string | undefined;
  directOnly?: 'Y' | undefined;
  /** A hazard class that the carrier accepts. */
  hazardClass?: string | undefined;
  /** The longest transit in days. */
  transitMax?: string | undefined;
  /** The highest total of the load, in whole units of its currency. */
  totalMax?: string | undefined;
  /** Only sailings that an order placed now would be in time for. */
  inTimeOnly?: 'Y' | undefined;
}

/** The query for sailings: a lane, a load with the currency of its total, filters and sorting; pages count from 1. */
export interface SailingQuery {
  lane: Lane;
  load: SearchedLoad;
  filters: SailingFilters;
  sort: SailingSort;
}

/** The search in an address of the results page. */
export interface SailingSearch {
  data: SearchData;
  load: Load;
  /** Undefined until both ports are known. */
  query: SailingQuery | undefined;
  /** Whether it comes from the plain form, which sends both ports even if empty. */
  isSubmitted: boolean;
  page: number;
  /** The month of the calendar, `YYYY-MM`; undefined while it is folded. */
  month: string | undefined;
  /** The ids of the compared sailings. */
  compared: string[];
}

/** The sort keys of sailings, the default first. */
export const sailingSorts = [
  'departure',
  'total',
  'transit',
  'arrival',
  'price',
  'carbon',
] as const satisfies SailingSort[];

/** The types of constants that the results show. */
export const tradeTerms = ['currency', 'paymentType'] as const satisfies ConstType[];

const pageMax = 10_000;

const filtersOf = (read: (name: string) => string, { isDanger }: Lane): SailingFilters => {
  const valid = (name: string, isRight: (value: string) => boolean) => (isRight(read(name)) ? read(name) : undefined);
  return {
    day: dayTyped(read('day')),
    carrierCode: valid('carrierCode', (code) => /^\w{1,10}$/.test(code)),
    directOnly: read('directOnly') === 'Y' ? 'Y' : undefined,
    hazardClass: isDanger === 'Y' ? valid('hazardClass', (code) => /^[2-9](?:\.[1-6])?$/.test(code)) : undefined,
    transitMax: wholeIn(read('transitMax'), limits.transitDaysMax),
    totalMax: wholeIn(read('totalMax'), limits.totalMax),
    inTimeOnly: read('inTimeOnly') === 'Y' ? 'Y' : undefined,
  };
};

const pageOf = (typed: string): number => {
  const page = Number(typed);
  return Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1;
};

/** A whole number as text, without leading zeros; undefined unless it is between 1 and `max`. */
const wholeIn = (typed: string, max: number): string | undefined => {
  const read = Number(typed);
  return /^\d+$/.test(typed) && read >= 1 && read <= max ? String(read) : undefined;
};

/** A typed amount in the filter's form: whole units, rounded up; undefined if it is not an amount. */
export const totalMaxTyped = (typed: string): string | undefined => {
  const read = numberTyped(typed);
  return typeof read === 'number' ? wholeIn(String(Math.ceil(read)), limits.totalMax) : undefined;
};

/**
 * The search of an address without port names that `claims` also has next to a code, because they were not looked up.
 */
export const withoutClaims = (search: string, claims: string): string => {
  const [given, claimed] = [new URLSearchParams(search), new URLSearchParams(claims)];
  for (const name of ['orgPort', 'dstPort'])
    if (given.get(`${name}Code`) && given.get(name) === claimed.get(name)) given.delete(name);
  return String(given);
};

/** Parses the search of an address; missing or invalid values are empty. */
export const sailingSearchOf = (search: string): SailingSearch => {
  const given = new URLSearchParams(search);
  const read = (name: string) => (given.get(name) ?? '').slice(0, 40);
  const data: SearchData = {
    orgPort: read('orgPort'),
    orgPortCode: portCodeTyped(read('orgPortCode')),
    dstPort: read('dstPort'),
    dstPortCode: portCodeTyped(read('dstPortCode')),
    isDanger: read('isDanger') === 'N' ? 'N' : 'Y',
    volume: read('volume'),
    weight: read('weight'),
    containerType: containerTypeTyped(read('containerType')),
    containers: read('containers'),
    readyDay: dayTyped(read('readyDay')) ?? '',
  };
  const { orgPortCode, dstPortCode, isDanger } = data;
  const lane: Lane = { orgPortCode, dstPortCode, isDanger };
  const isKnown = Object.keys(laneProblems(data)).length === 0;
  const sort = sailingSorts.find((one) => one === read('sort')) ?? 'departure';
  const load = loadTyped(data);
  const { readyDay } = data;
  const priced: SearchedLoad = {
    ...containersTyped(data, load),
    currency: read('currency') === '2' ? '2' : '1',
    ...(readyDay === '' ? {} : { readyDay }),
  };
  return {
    data,
    load,
    query: isKnown ? { lane, load: priced, filters: filtersOf(read, lane), sort } : undefined,
    isSubmitted: given.has('orgPort') && given.has('dstPort'),
    page: pageOf(read('page')),
    month: monthTyped(read('month')),
    compared: comparedIn(given.get('compare') ?? ''),
  };
};

/** The input of the call for the departure days of a search. */
export const daysInput = ({ lane, load }: SailingQuery): InputOf<typeof etdList> => ({ ...lane, ...load });

/** The input of the call for one page of sailings. */
export const sailingsInput = (
  { lane, load, filters, sort }: SailingQuery,
  page: number,
): InputOf<typeof sailingPage> => {
  const { transitMax, totalMax, ...named } = filters;
  const numbers = { transitMax: transitMax && Number(transitMax), totalMax: totalMax && Number(totalMax) };
  return {
    ...lane,
    ...load,
    ...Object.fromEntries(Object.entries({ ...named, ...numbers }).filter(([, value]) => value !== undefined)),
    sort,
    page,
  };
};

/** The address of a page of sailings: the address of its search with the currency, filters and sorting. */
export const sailingsPath = (
  search: string,
  { load, filters, sort }: Omit<SailingQuery, 'lane'>,
  page: number,
): string => {
  const params = new URLSearchParams(search);
  const named: Record<string, string | undefined> = {
    currency: load.currency === '1' ? undefined : load.currency,
    day: filters.day,
    carrierCode: filters.carrierCode,
    directOnly: filters.directOnly,
    hazardClass: filters.hazardClass,
    transitMax: filters.transitMax,
    totalMax: filters.totalMax,
    inTimeOnly: filters.inTimeOnly,
    sort: sort === 'departure' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return `${paths.shippingFcl}?${params}`;
};

/**
 * Data in addition to the sailings: the lane's carriers, the rate, and without results the number without each filter.
 */
export interface SailingsMore {
  carriers: { code: string; nameZh: string }[];
  exchangeRate: ExchangeRate | null;
  relaxed: { name: keyof SailingFilters; total: number }[];
}

const isUsual = ({ containerType, containers }: SearchedLoad): boolean =>
  containerType === emptySearch.containerType && containers === 1;

/** The order page of a sailing with the load of an address; a form's initial containers are left out. */
export const sailingOrderPath = (sailingId: string, address: string): string => {
  const { data, query } = sailingSearchOf(address);
  const given = new URLSearchParams(address);
  const [draft, un] = [given.get('draft'), given.get('un')];
  const parameters = {
    offer: sailingId,
    isDanger: data.isDanger,
    ...(query && !isUsual(query.load) && { item: query.load.containerType, quantity: String(query.load.containers) }),
    ...loadParameters(data),
    ...(data.readyDay === '' ? {} : { readyDay: data.readyDay }),
    ...(draft === null ? {} : { draft }),
    // goods that were checked before are dangerous
    ...(un !== null && data.isDanger === 'Y' ? { un } : {}),
  };
  return `${paths.shippingFclOrder}?${new URLSearchParams(parameters)}`;
};
