import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { useSite } from '#src/app/siteContext.ts';

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');
const queryOf = (to: string): string => /\?([^#]*)/.exec(to)?.[1] ?? '';

/** A part of the current page's address; during hydration, of the address it was rendered for. */
const useShown = (partOf: (to: string) => string, rendered: string | undefined): string => {
  const { address } = useSite();
  const shown = () => partOf(address.shown());
  return useSyncExternalStore(address.subscribe, shown, () => rendered ?? shown());
};

/** The path of the current page; while the next page loads, the browser already has that one's address. */
const usePath: BaseLocationHook = (router?: { ssrPath?: string }) => [
  useShown(pathOf, router?.ssrPath),
  () => undefined,
];

/** The query of the current page, without its question mark. */
const useQuery: BaseSearchHook = (router?: { ssrSearch?: string }) => useShown(queryOf, router?.ssrSearch);

/** The router's location hooks, which read the current page. */
export const shownAddress = { hook: usePath, searchHook: useQuery };
