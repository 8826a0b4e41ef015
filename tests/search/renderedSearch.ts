import { page } from 'vitest/browser';
import type { searchMachine } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import type { RecordedMachine } from '#flows';
import { settled } from '../support/time.ts';

/** Responds with the device's former searches: the first request of a card. */
export const recall = async (
  requests: RecordedMachine<typeof searchMachine>['requests'],
  searches: SearchData[] = [],
): Promise<void> => {
  requests.recallSearches?.at(-1)?.resolve(searches);
  await settled();
};

/** The form's fields of a port in addition to its name. */
export const hidden = (field: 'orgPortCode' | 'dstPortCode') =>
  page.elementLocator(document.querySelector(`input[type="hidden"][name="${field}"]`)!);
export const danger = (label: string) => page.getByRole('radio', { name: label });
