import { portList } from '#contract/basic.ts';
import { paths } from '#contract/routes.ts';
import type { SearchAsks, SearchData } from '#machines/search.ts';
import { searchMachine } from '#machines/search.ts';
import { answers } from '#machines/world.ts';
import { focusField } from '../browser.ts';
import { call, go } from './site.ts';

/** The results' address of a search: the whole search data, so that it can be kept and shared. */
export const resultsPath = (data: SearchData): string => `${paths.shippingFcl}?${new URLSearchParams({ ...data })}`;

/** The search data of an address; what is missing or foreign stays empty. */
export const searchDataOf = (query: string): SearchData => {
  const given = new URLSearchParams(query);
  const read = (name: string) => (given.get(name) ?? '').slice(0, 40);
  return {
    orgPort: read('orgPort'),
    orgPortCode: read('orgPortCode'),
    dstPort: read('dstPort'),
    dstPortCode: read('dstPortCode'),
    isDanger: given.get('isDanger') === 'N' ? 'N' : 'Y',
  };
};

/** The search card joined to the world; its results open on the page of sailings. */
export const search = searchMachine.provide({
  actors: answers<SearchAsks>({ fetchPorts: async () => call(portList, {}) }),
  actions: {
    focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    openResults: (_, { data }) => go(resultsPath(data)),
  },
});
