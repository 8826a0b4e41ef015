import { paths } from '#contract/routes.ts';
import type { SearchAsks } from '#machines/search.ts';
import { searchMachine } from '#machines/search.ts';
import { answers } from '#machines/world.ts';
import { focusField } from '../browser.ts';
import { resultsPath } from '../resultsPath.ts';
import { sailingSearchOf } from '../sailingSearch.ts';
import { go } from './site.ts';

const isUnfinishedSearch = (): boolean =>
  location.pathname === paths.shippingFcl && sailingSearchOf(location.search).lane === undefined;

/** The search card joined to the world; its results open on the page of sailings. */
export const search = searchMachine.provide({
  actors: answers<SearchAsks>({ fetchPorts: async () => (await import('./searchCalls.ts')).fetchPorts() }),
  actions: {
    focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    // an address that only names its ports gives way to the one that says which they are
    openResults: (_, { data }) => go(resultsPath(data), { replace: isUnfinishedSearch() }),
  },
});
