import type { ComparedQuery } from '#src/features/search/comparedSearch.ts';
import { comparedInput } from '#src/features/search/comparedSearch.ts';
import type { sailingPage } from '#contract/search/sailingQuotes.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { Page } from '#machines/support/list.ts';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { SailingsMore } from './sailingSearch.ts';
import type { SailingFilters, SailingQuery } from './sailingSearch.ts';
import { sailingsInput } from './sailingSearch.ts';
import type { Site } from '#src/app/siteContext.ts';

type Sailings = Page<SailingQuote, SailingsMore>;

const sailingCall = async () => (await import('#contract/search/sailingQuotes.ts')).sailingPage;

/** Converts a response to the list's format. */
export const sailingsOf = (
  { carriers, exchangeRate, ...found }: OutputOf<typeof sailingPage>,
  relaxed: SailingsMore['relaxed'] = [],
): Sailings => ({ ...found, more: { carriers, exchangeRate, relaxed } });

const countOf = async ({ call }: Site, query: SailingQuery): Promise<number> => {
  const { total } = await call(await sailingCall(), { ...sailingsInput(query, 1), size: 1 }, { quiet: true });
  return total;
};

/** The number of sailings without one filter, for each that is set. */
const relaxedOf = async (site: Site, query: SailingQuery): Promise<SailingsMore['relaxed']> => {
  const names = (Object.keys(query.filters) as (keyof SailingFilters)[]).filter(
    (name) => query.filters[name] !== undefined,
  );
  return Promise.all(
    names.map(async (name) => ({
      name,
      total: await countOf(site, { ...query, filters: { ...query.filters, [name]: undefined } }),
    })),
  );
};

/** One page of sailings; if filters exclude all, the number that each excludes. */
export const fetchSailings = async (
  site: Site,
  { query, page }: { query: SailingQuery; page: number },
): Promise<Sailings> => {
  const response = await site.call(await sailingCall(), sailingsInput(query, page), { quiet: true });
  return sailingsOf(response, response.total === 0 ? await relaxedOf(site, query) : []);
};

/** The compared sailings; none are fetched where none is chosen. */
export const fetchCompared = async (site: Site, query: ComparedQuery): Promise<Page<SailingQuote>> => {
  if (query.ids.length === 0) return { total: 0, rows: [] };
  const { total, rows } = await site.call(await sailingCall(), comparedInput(query), { quiet: true });
  return { total, rows };
};
