import type { TypedLoad } from '#contract/search/load.ts';
import { loadTyped } from '#contract/search/load.ts';
import { paths } from '#contract/app/routes.ts';
import type { SearchData } from '#machines/search/searchData.ts';

/** A load as it stands in an address: plain numbers, what was typed where it is none, nothing where nothing was. */
export const loadParameters = ({ volume = '', weight = '' }: Partial<TypedLoad>): Record<string, string> => {
  const { volumeM3, weightKg } = loadTyped({ volume, weight });
  const named = { volume: String(volumeM3 ?? volume), weight: String(weightKg ?? weight) };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
};

/** The results' address of a search: the whole search data, so that it can be kept and shared. */
export const resultsPath = ({
  volume,
  weight,
  ...search
}: Omit<SearchData, keyof TypedLoad> & Partial<TypedLoad>): string =>
  `${paths.shippingFcl}?${new URLSearchParams({ ...search, ...loadParameters({ volume, weight }) })}`;
