import type { TypedLoad } from '#contract/search/load.ts';
import { loadTyped } from '#contract/search/load.ts';
import { paths } from '#contract/app/routes.ts';
import type { SearchData } from '#machines/search/searchData.ts';

/** A load in an address: plain numbers, other text as typed, nothing if empty. */
export const loadParameters = ({ volume = '', weight = '' }: Partial<TypedLoad>): Record<string, string> => {
  const { volumeM3, weightKg } = loadTyped({ volume, weight });
  const named = { volume: String(volumeM3 ?? volume), weight: String(weightKg ?? weight) };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
};

/** The address of a search's results: the whole search data, so that it can be bookmarked and shared. */
export const resultsPath = ({
  volume,
  weight,
  ...search
}: Omit<SearchData, keyof TypedLoad> & Partial<TypedLoad>): string =>
  `${paths.shippingFcl}?${new URLSearchParams({ ...search, ...loadParameters({ volume, weight }) })}`;
