import { bilingualParts } from '../handbook/bilingual.ts';
import type { GalleryStory, Handbook } from '../handbook/handbook.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { readPacked } from '../handbook/packed.ts';
import { once, texts } from '../views.ts';
import type { Deck, StoredDeck } from './deck.ts';
import { restored } from './deck.ts';

interface NamedGalleryStory extends GalleryStory {
  shown: readonly string[];
}

let requested: Promise<Deck | undefined> | undefined;

const fetchDeck = async (): Promise<Deck | undefined> => {
  const deck = await readPacked<StoredDeck>('./copy.bin');
  return deck && restored(deck);
};

/** Every text of the site, fetched once; undefined if the file is missing. */
export const readDeck = (): Promise<Deck | undefined> => {
  requested ??= fetchDeck().catch(() => undefined);
  return requested;
};

const fetchStories = async (): Promise<NamedGalleryStory[]> => {
  const [handbook, deck] = await Promise.all([readHandbook(), readDeck()]);
  const shown = new Map<string, string[]>();
  for (const { text, stories } of [...(deck?.texts ?? []), ...(deck?.data ?? [])])
    for (const id of stories) shown.set(id, [...(shown.get(id) ?? []), text]);
  return (handbook?.gallery ?? []).map((story) => Object.assign(story, { shown: shown.get(story.id) ?? [] }));
};

/** The stories of the gallery with what they draw, for the search. */
export const readStories = once(fetchStories);

/** The area of a text by its address. */
export const areaOf = (key: string): string => texts().featureOf(key.split('/')[0] ?? '');

/** A place where a text is shown. */
export interface Place {
  story: GalleryStory;
  /** The page or flow, and its state, in Chinese. */
  page: string;
  state: string;
}

/** The stories of the gallery by id, as places. */
export const placesIn = ({ gallery }: Pick<Handbook, 'gallery'>): ReadonlyMap<string, Place> =>
  new Map(
    gallery.map((story) => [
      story.id,
      {
        story,
        page: bilingualParts(story.title.split('/').at(-1)!)[0],
        state: bilingualParts(story.name)[0],
      },
    ]),
  );
