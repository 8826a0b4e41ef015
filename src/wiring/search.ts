import { paths } from '#contract/routes.ts';
import type { SearchAsks } from '#machines/search.ts';
import { searchMachine } from '#machines/search.ts';
import type { SearchData } from '#machines/searchData.ts';
import { answers } from '#machines/world.ts';
import { focusField, readLocal, writeLocal } from '../browser.ts';
import { entry, keepInEntry } from '../dialogHistory.ts';
import { searchesIn, withSearch } from '../keptSearches.ts';
import { resultsPath } from '../resultsPath.ts';
import { sailingSearchOf } from '../sailingSearch.ts';
import { go } from './site.ts';

const isUnfinishedSearch = (): boolean =>
  location.pathname === paths.shippingFcl && sailingSearchOf(location.search).query === undefined;

const searchesKey = 'searches';

/** The search that was made on this page before the visitor left it for the results. */
export const searchOfEntry = (): SearchData | undefined => entry().search;

/** The search card joined to the world; its results open on the page of sailings. */
export const search = searchMachine.provide({
  actors: answers<SearchAsks>({
    recallSearches: async () => searchesIn(readLocal(searchesKey)),
    fetchPorts: async () => (await import('./searchCalls.ts')).fetchPorts(),
  }),
  actions: {
    focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    keepSearch: (_, { data, recent }) => writeLocal(searchesKey, withSearch(recent, data)),
    // an address that only names its ports gives way to the one that says which they are
    openResults: (_, { data }) => {
      keepInEntry({ search: data });
      go(resultsPath(data), { replace: isUnfinishedSearch() });
    },
  },
});
