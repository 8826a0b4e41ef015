import { paths } from '#contract/app/routes.ts';
import type { SearchAsks } from '#machines/search/search.ts';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { answers } from '#machines/effects.ts';
import { focusField, readLocal, writeLocal } from '#src/platform/browser.ts';
import { entry, keepInEntry } from '#src/app/dialogHistory.ts';
import { searchesIn, withSearch } from './recentSearches.ts';
import { resultsPath } from './resultsPath.ts';
import { sailingSearchOf } from './sailingSearch.ts';
import type { Site } from '#src/app/siteContext.ts';

const isUnfinishedSearch = (): boolean =>
  location.pathname === paths.shippingFcl && sailingSearchOf(location.search).query === undefined;

const searchesKey = 'searches';

/** The search that was made on this page before the visitor left it for the results. */
export const searchOfEntry = (): SearchData | undefined => entry().search;

/** The search card joined to the world; its results open on the page of sailings. */
export const searchWith = (site: Site) =>
  searchMachine.provide({
    actors: answers<SearchAsks>({
      recallSearches: async () => searchesIn(readLocal(searchesKey)),
      fetchPorts: async () => (await import('./searchCalls.ts')).fetchPorts(site),
    }),
    actions: {
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      keepSearch: (_, { data, recent }) => writeLocal(searchesKey, withSearch(recent, data)),
      // an address that only names its ports gives way to the one that says which they are
      openResults: (_, { data }) => {
        keepInEntry({ search: data });
        site.go(resultsPath(data), { replace: isUnfinishedSearch() });
      },
    },
  });
