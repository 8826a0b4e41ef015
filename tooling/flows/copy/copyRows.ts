import type { Place } from './copyData.ts';
import { areaOf } from './copyData.ts';
import type { Deck } from './deck.ts';
import { texts as projectTexts } from '../views.ts';

/** A text of the deck as a row: for the list, its search, and a sheet. */
export interface CopyRow {
  /** Its key; '' for a text from data, which has the address of its first story. */
  key: string;
  text: string;
  file: string;
  area: string;
  places: Place[];
  /** The searched text, as for stories. */
  id: string;
  title: string;
  name: string;
}

/** Filters rows: with a file, with a file but in no story, or from data. */
export type Origin = 'all' | 'sourced' | 'unseen' | 'data';

export const origins: Readonly<Record<Origin, string>> = {
  all: '全部文案',
  sourced: '写在文案文件中的',
  unseen: '没有画面的',
  data: '来自数据的',
};

/** Whether a row is of an origin. */
export const isOf = ({ key, places }: CopyRow, origin: Origin): boolean => {
  if (origin === 'data') return key === '';
  if (origin === 'unseen') return key !== '' && places.length === 0;
  return origin === 'all' || key !== '';
};

/** Every text of a deck as a row. */
export const rowsOf = (deck: Deck, places: ReadonlyMap<string, Place>): CopyRow[] => {
  const placed = (ids: readonly string[]): Place[] => ids.flatMap((id) => places.get(id) ?? []);
  const found = (row: Omit<CopyRow, 'id' | 'title' | 'name'>): CopyRow => {
    // a text that every page has is not found by the names of the pages
    const [first] = row.places;
    return { ...row, id: row.key, title: `/${first ? `${first.page} ${first.state}` : ''}`, name: row.text };
  };
  const seenFirst = deck.texts.toSorted(
    (one, other) => Number(other.stories.length > 0) - Number(one.stories.length > 0),
  );
  return [
    ...seenFirst.map(({ key, text, file, stories }) =>
      found({ key, text, file, area: areaOf(key), places: placed(stories) }),
    ),
    ...deck.data.map(({ text, stories }) => {
      const group = deck.groups[stories[0] ?? ''] ?? '';
      return found({ key: '', text, file: '', area: projectTexts().featureOf(group), places: placed(stories) });
    }),
  ];
};

/** The pages of a row with their states. */
export const pagesOf = ({ places }: CopyRow): Map<string, string[]> => {
  const pages = new Map<string, string[]>();
  for (const { page, state } of places) pages.set(page, [...(pages.get(page) ?? []), state]);
  return pages;
};
