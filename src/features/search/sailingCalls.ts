import { sailingPage } from '#contract/search/sailingOffers.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { Page } from '#machines/support/list.ts';
import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { SailingsMore } from './sailingSearch.ts';
import type { SailingFilters, SailingQuery } from './sailingSearch.ts';
import { sailingsInput } from './sailingSearch.ts';
import type { Site } from '#src/app/siteContext.ts';

type Sailings = Page<SailingOffer, SailingsMore>;

/** An answer as a list keeps it. */
export const sailingsOf = (
  { carriers, ...found }: OutputOf<typeof sailingPage>,
  relaxed: SailingsMore['relaxed'] = [],
): Sailings => ({ ...found, more: { carriers, relaxed } });

const countOf = async ({ call }: Site, query: SailingQuery): Promise<number> => {
  const { total } = await call(sailingPage, { ...sailingsInput(query, 1), size: 1 }, { quiet: true });
  return total;
};

/** How many sailings there are without one filter, for each that is set. */
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

/** One page of sailings; where filters leave none, what each of them keeps back. */
export const fetchSailings = async (
  site: Site,
  { query, page }: { query: SailingQuery; page: number },
): Promise<Sailings> => {
  const answer = await site.call(sailingPage, sailingsInput(query, page), { quiet: true });
  return sailingsOf(answer, answer.total === 0 ? await relaxedOf(site, query) : []);
};
