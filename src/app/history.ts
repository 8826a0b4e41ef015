import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { spelledPath } from '#contract/app/routes.ts';
import { comeBack, entry, leaveBy, takeDialogStep, whenTraversed } from './dialogHistory.ts';
import { newId } from '#src/platform/id.ts';
import { whenOnline } from '#src/platform/connection.ts';
import { followScrolling, keepKeyboard, keepPosition, restorePosition, startAtTop } from './scroll.ts';

/** Where the browser is, as the route spells it: an address may be typed in any letter case. */
const address = (): string => spelledPath(location.pathname) + location.search + location.hash;
const pathOf = (to: string): string => to.replace(/[?#].*$/, '');
const queryOf = (to: string): string => /\?([^#]*)/.exec(to)?.[1] ?? '';

let shown = globalThis.location ? address() : '/';
let shownKey: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setShown = (to: string, key: string | undefined): void => {
  shown = to;
  shownKey = key;
  for (const listener of listeners) listener();
};

/** The path of the page that is shown; the address is ahead of it while the next page is on its way. */
const usePath: BaseLocationHook = (router?: { ssrPath?: string }) => [
  useSyncExternalStore(
    subscribe,
    () => pathOf(shown),
    () => router?.ssrPath ?? pathOf(shown),
  ),
  () => undefined,
];

/** The query of the page that is shown, without its question mark. */
const useQuery: BaseSearchHook = (router?: { ssrSearch?: string }) =>
  useSyncExternalStore(
    subscribe,
    () => queryOf(shown),
    () => router?.ssrSearch ?? queryOf(shown),
  );

/** How the router learns what is shown. */
export const shownAddress = { hook: usePath, searchHook: useQuery };

/** Shows a page: in an entry of its own, in the place of the present one, or where the browser has gone already; `still`, or the same page again, leaves scroll and keyboard where they are. */
export const show = (to: string, { replace = false, traversed = false, still = false } = {}): void => {
  if (traversed) {
    setShown(to, entry().key);
    restorePosition(shownKey);
    return;
  }
  const isSame = replace && to === shown;
  const key = (replace ? shownKey : undefined) ?? newId();
  if (!replace) keepPosition(shownKey);
  setShown(to, key);
  whenTraversed(() => {
    // the entry of an open dialog is not worth going back to
    if (replace || entry().dialogs) history.replaceState({ key }, '', to);
    else history.pushState({ key }, '', to);
  });
  if (isSame || still) keepKeyboard();
  else startAtTop(to);
};

/** Gives the shown page another address, whose own page a reload begins at its top; what is shown stays. */
export const renameShown = (to: string): void => {
  shownKey = undefined;
  whenTraversed(() => history.replaceState({ ...entry(), key: newId() }, '', to));
};

/** Leaves for another document, which takes the place of this page (specification section 8: full location replace). */
export const leaveFor = (href: string): void => leaveBy(() => location.replace(href));

/** Loads the page anew, once the browser is connected. */
export const reload = (): void => leaveBy(() => whenOnline(() => location.reload()));

const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Follows the browser's own buttons from now on; `onTraverse` is told where they lead. */
export const followHistory = (onTraverse: (to: string) => void): void => {
  history.scrollRestoration = 'manual';
  followScrolling();
  const known = entry().key;
  shownKey = known ?? newId();
  // a document that is loaded anew begins with its first link, as everywhere
  if (known) restorePosition(known, { keyboard: !isReload() });
  // a reload closes what was open over the page
  history.replaceState({ key: shownKey }, '', address());
  window.addEventListener('pagehide', () => keepPosition(shownKey));
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  window.addEventListener('popstate', () => {
    if (takeDialogStep()) return;
    const to = address();
    if (pathOf(to) === pathOf(shown) && queryOf(to) === queryOf(shown)) return;
    keepPosition(shownKey);
    onTraverse(to);
  });
};
