import { spelledPath } from '#contract/app/routes.ts';
import type { SearchData } from '#machines/search/searchData.ts';

/** The state of one history entry; `dialogs` counts those open at it. */
interface EntryState {
  key?: string | undefined;
  /** The last search on the page, restored when the visitor returns. */
  search?: SearchData | undefined;
  dialogs?: number;
}

/** The current entry. */
export const entry = (): EntryState => (history.state as EntryState | null) ?? {};

/** Adds to the current entry's state. */
export const storeInEntry = (state: Omit<EntryState, 'key' | 'dialogs'>): void =>
  history.replaceState({ ...entry(), ...state }, '');

/** The browser's address in the route's spelling; an address may be typed in any letter case. */
export const addressNow = (): string => spelledPath(location.pathname) + location.search + location.hash;
