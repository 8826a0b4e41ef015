import { paths } from '#contract/app/routes.ts';
import type { SearchRequests } from '#machines/search/search.ts';
import { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { requests } from '#machines/effects.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { entry, storeInEntry } from '#src/app/navigation/historyEntry.ts';
import { isOwnLanguage, searchesIn, withSearch } from './recentSearches.ts';
import { carriedOn, resultsPath } from './resultsPath.ts';
import { laneProblems, portCodeTyped } from '#contract/search/lane.ts';
import type { Site } from '#src/app/siteContext.ts';

/** Whether the address is a results address without a lane of two known codes. */
const isUnfinishedSearch = (): boolean => {
  if (location.pathname !== paths.shippingFcl) return false;
  const given = new URLSearchParams(location.search);
  const code = (name: string) => portCodeTyped(given.get(name) ?? '');
  const lane = { orgPortCode: code('orgPortCode'), dstPortCode: code('dstPortCode') };
  return Object.keys(laneProblems(lane)).length > 0;
};

const searchesKey = 'searches';

/** The search made on this page before the visitor opened its results. */
export const searchOfEntry = (): SearchData | undefined => entry().search;

/** The search card with its effects; its results open on the page of sailings. */
export const searchWith = (site: Site) =>
  searchMachine.provide({
    actors: requests<SearchRequests>({
      recallSearches: async () => {
        const stored = searchesIn(readLocal(searchesKey));
        const isNamed = stored.every((one) => isOwnLanguage(one));
        return isNamed ? stored : (await import('./searchCalls.ts')).inOwnLanguage(site, stored);
      },
      fetchPorts: async () => (await import('./searchCalls.ts')).fetchPorts(site),
    }),
    actions: {
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      storeSearch: (_, { data, recent }) => writeLocal(searchesKey, withSearch(recent, data)),
      // replaces an address that has only port names with the one that has codes
      openResults: (_, { data }) => {
        storeInEntry({ search: data });
        site.go(resultsPath(data) + carriedOn(location.search), { replace: isUnfinishedSearch() });
      },
    },
  });
