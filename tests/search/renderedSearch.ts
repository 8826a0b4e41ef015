import { page } from 'vitest/browser';
import type { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import type { RecordedMachine } from '#flows';
import { settled } from '../support/time.ts';

/** Says what this device searched for before: the first question of a card. */
export const recall = async (
  requests: RecordedMachine<typeof searchMachine>['requests'],
  searches: SearchData[] = [],
): Promise<void> => {
  requests.recallSearches?.at(-1)?.resolve(searches);
  await settled();
};

/** What the form sends of a port beside its name. */
export const hidden = (field: 'orgPortCode' | 'dstPortCode') =>
  page.elementLocator(document.querySelector(`input[type="hidden"][name="${field}"]`)!);
export const danger = (label: string) => page.getByRole('radio', { name: label });
