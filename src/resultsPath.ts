import { paths } from '#contract/routes.ts';
import type { SearchData } from '#machines/search.ts';

/** The results' address of a search: the whole search data, so that it can be kept and shared. */
export const resultsPath = (data: SearchData): string => `${paths.shippingFcl}?${new URLSearchParams({ ...data })}`;
