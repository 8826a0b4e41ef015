import { paths, pathTo } from '#contract/app/routes.ts';

const pageMax = 10_000;
const keywordMax = 40;

/** How many quotes can be compared side by side. */
export const compared = { min: 2, max: 4 } as const;

/** The search over the saved quotes. */
export interface QuotesQuery {
  keyword: string;
}

/** The address of a saved quote. */
export const quoteHref = (id: string): string => pathTo('quote', id);

/** The address of the list; the first page of all is the bare path. */
export const quotesHref = ({ keyword }: QuotesQuery, page = 1): string => {
  const parameters = new URLSearchParams({
    ...(keyword === '' ? {} : { keyword }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `${paths.quotes}?${parameters}` : paths.quotes;
};

/** Parses the address of the list; missing or unknown values are left out. */
export const quotesAddressIn = (search: string): { query: QuotesQuery; page: number } => {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    query: { keyword: given.get('keyword')?.trim().slice(0, keywordMax) ?? '' },
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};

/** The address that shows these quotes side by side. */
export const comparisonHref = (ids: readonly string[]): string => `${paths.quotes}?compare=${ids.join(',')}`;

/** The quotes that the address compares; none without two. */
export const comparedIn = (search: string): string[] => {
  const ids = [...new Set(new URLSearchParams(search).get('compare')?.split(','))].filter((id) => id !== '');
  return ids.length < compared.min ? [] : ids.slice(0, compared.max);
};
