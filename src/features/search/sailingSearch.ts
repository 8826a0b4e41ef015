import type { ConstType } from '#contract/search/referenceData.ts';
import type { Lane, sailingPage, SailingSort } from '#contract/search/sailingQuotes.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { laneProblems, portCodeTyped } from '#contract/search/lane.ts';
import type { Load } from '#contract/search/load.ts';
import { loadTyped } from '#contract/search/load.ts';
import { paths } from '#contract/app/routes.ts';
import type { SearchData } from '#machines/search/searchData.ts';

/** The filters of a lane's sailings. */
export interface SailingFilters {
  /** Departure day `YYYY-MM-DD`. */
  day?: string | undefined;
  carrierCode?: string | undefined;
  directOnly?: 'Y' | undefined;
  /** A hazard class that the carrier accepts. */
  hazardClass?: string | undefined;
}

/** The query for sailings: a lane, filters and sorting; pages count from 1. */
export interface SailingQuery {
  lane: Lane;
  filters: SailingFilters;
  sort: SailingSort;
}

/** The search in an address of the results page. */
export interface SailingSearch {
  data: SearchData;
  load: Load;
  /** Undefined until both ports are known. */
  query: SailingQuery | undefined;
  page: number;
}

/** The sort keys of sailings, the default first. */
export const sailingSorts = ['departure', 'arrival', 'transit', 'price'] as const satisfies SailingSort[];

/** The types of constants that the results show. */
export const tradeTerms = ['currency', 'paymentType'] as const satisfies ConstType[];

const pageMax = 10_000;

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  // Date counts a day that a month does not have into the next month
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

const filtersOf = (read: (name: string) => string, { isDanger }: Lane): SailingFilters => {
  const valid = (name: string, isRight: (value: string) => boolean) => (isRight(read(name)) ? read(name) : undefined);
  return {
    day: valid('day', isDay),
    carrierCode: valid('carrierCode', (code) => /^\w{1,10}$/.test(code)),
    directOnly: read('directOnly') === 'Y' ? 'Y' : undefined,
    hazardClass: isDanger === 'Y' ? valid('hazardClass', (code) => /^[2-9](?:\.[1-6])?$/.test(code)) : undefined,
  };
};

const pageOf = (typed: string): number => {
  const page = Number(typed);
  return Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1;
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
  };
  const { orgPortCode, dstPortCode, isDanger } = data;
  const lane: Lane = { orgPortCode, dstPortCode, isDanger };
  const isKnown = Object.keys(laneProblems(data)).length === 0;
  const sort = sailingSorts.find((one) => one === read('sort')) ?? 'departure';
  return {
    data,
    load: loadTyped(data),
    query: isKnown ? { lane, filters: filtersOf(read, lane), sort } : undefined,
    page: pageOf(read('page')),
  };
};

/** The input of the call for one page of sailings. */
export const sailingsInput = ({ lane, filters, sort }: SailingQuery, page: number): InputOf<typeof sailingPage> => ({
  ...lane,
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  sort,
  page,
});

/** The address of a page of sailings: that of its search, with filters and sorting. */
export const sailingsPath = (search: string, { filters, sort }: Omit<SailingQuery, 'lane'>, page: number): string => {
  const params = new URLSearchParams(search);
  const named: Record<string, string | undefined> = {
    day: filters.day,
    carrierCode: filters.carrierCode,
    directOnly: filters.directOnly,
    hazardClass: filters.hazardClass,
    sort: sort === 'departure' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return `${paths.shippingFcl}?${params}`;
};

/** Data besides the sailings: the carriers of the lane and, without results, the number without each filter. */
export interface SailingsMore {
  carriers: { code: string; nameZh: string }[];
  relaxed: { name: keyof SailingFilters; total: number }[];
}
