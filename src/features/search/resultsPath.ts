import type { TypedLoad } from '#contract/search/load.ts';
import { loadTyped } from '#contract/search/load.ts';
import { paths } from '#contract/app/routes.ts';
import type { SearchData, TypedGoods } from '#machines/search/searchData.ts';
import { emptySearch } from '#machines/search/searchData.ts';

/** A load in an address: plain numbers, other text as typed, nothing if empty. */
export const loadParameters = ({ volume = '', weight = '' }: Partial<TypedLoad>): Record<string, string> => {
  const { volumeM3, weightKg } = loadTyped({ volume, weight });
  const named = { volume: String(volumeM3 ?? volume), weight: String(weightKg ?? weight) };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
};

/** Parameters that an address omits if they have the value of a new search. */
const optional = ['volume', 'weight', 'containerType', 'containers', 'readyDay'] as const;

/** The address of a search's results: the whole search data, so that it can be bookmarked and shared. */
export const resultsPath = (search: Omit<SearchData, keyof TypedGoods> & Partial<TypedGoods>): string => {
  const params = new URLSearchParams({ ...emptySearch, ...search, ...loadParameters(search) });
  for (const name of optional) if (params.get(name) === emptySearch[name]) params.delete(name);
  return `${paths.shippingFcl}?${params}`;
};

/**
 * The parameters of an address that another search does not change: the currency of totals, and previously checked
 * goods.
 */
export const carriedOn = (search: string): string =>
  (search.match(/(?<=[?&])(?:currency=\d|un=\d{4})(?=&|$)/g) ?? []).map((each) => `&${each}`).join('');
