/** A text of the site as a file has it: `{…}` stands for what is filled in. */
export interface SourceText {
  /** Its address: the feature and the name in the code, without the text, so that a changed text keeps it. */
  key: string;
  text: string;
  /** The file, by path in the project. */
  file: string;
}

/** A text with the stories that show it. */
export interface DeckText extends SourceText {
  /** The ids of stories. */
  stories: readonly string[];
}

/** A text that comes from data or from outside: only stories have it. */
export interface DataText {
  text: string;
  stories: readonly string[];
}

/** Every text of the site. */
export interface Deck {
  texts: readonly DeckText[];
  data: readonly DataText[];
  /** The feature of each story, by its id: that of most of its texts. */
  groups: Readonly<Record<string, string>>;
}

/** The deck as it is stored: stories by their place in a list. */
export interface StoredDeck {
  stories: [id: string, group: string][];
  files: string[];
  texts: [key: string, text: string, file: number, stories: number[]][];
  data: [text: string, stories: number[]][];
}

/** Texts by key. */
export type TextsByKey = ReadonlyMap<string, string>;

/** A revision's texts where they differ from those of the next one; null for a key that it has not. */
export type FormerTexts = Record<string, string | null>;

/** A text that is new, gone or another. */
export interface TextChange {
  key: string;
  before?: string;
  after?: string;
}

const groupOf = (key: string): string => key.split('/')[0] ?? '';

/** The place of a name in a list that grows. */
export const placeIn = (places: Map<string, number>, one: string): number => {
  const known = places.get(one) ?? places.size;
  places.set(one, known);
  return known;
};

/** The deck for a file. */
export const stored = ({ texts, data, groups }: Deck): StoredDeck => {
  const stories = new Map<string, number>();
  const files = new Map<string, number>();
  const storiesOf = (ids: readonly string[]): number[] => ids.map((id) => placeIn(stories, id));
  const written = texts.map(({ key, text, file, stories: ids }): StoredDeck['texts'][number] => [
    key,
    text,
    placeIn(files, file),
    storiesOf(ids),
  ]);
  const fromData = data.map(({ text, stories: ids }): StoredDeck['data'][number] => [text, storiesOf(ids)]);
  const placed = [...stories.keys()].map((id): StoredDeck['stories'][number] => [id, groups[id] ?? '']);
  return { texts: written, data: fromData, stories: placed, files: [...files.keys()] };
};

/** The deck of a file. */
export const restored = ({ texts, data, stories, files }: StoredDeck): Deck => {
  const idsOf = (places: readonly number[]): string[] => places.map((place) => stories[place]?.[0] ?? '');
  return {
    texts: texts.map(([key, text, file, places]) => ({ key, text, file: files[file] ?? '', stories: idsOf(places) })),
    data: data.map(([text, places]) => ({ text, stories: idsOf(places) })),
    groups: Object.fromEntries(stories),
  };
};

/** What a revision's texts have that those of the next one have not, and the other way round. */
export const formerOf = (former: TextsByKey, next: TextsByKey): FormerTexts =>
  Object.fromEntries(
    [...new Set([...former.keys(), ...next.keys()])]
      .filter((key) => former.get(key) !== next.get(key))
      .map((key) => [key, former.get(key) ?? null]),
  );

/** The texts of a revision: the current ones with the differences of every revision back to it, the newest first. */
export const textsAt = (now: TextsByKey, back: readonly FormerTexts[]): TextsByKey => {
  const texts = new Map(now);
  for (const former of back)
    for (const [key, text] of Object.entries(former))
      if (text === null) texts.delete(key);
      else texts.set(key, text);
  return texts;
};

/** What is new, gone or another. A text that only has another address has not changed for who reads it. */
export const textChanges = (before: TextsByKey, after: TextsByKey): TextChange[] => {
  const changes: TextChange[] = [];
  const gone = new Map<string, string[]>();
  for (const [key, text] of before)
    if (!after.has(key)) gone.set(text, [...(gone.get(text) ?? []), key]);
    else if (after.get(key) !== text) changes.push({ key, before: text, after: after.get(key)! });
  for (const [key, text] of after) {
    if (before.has(key)) continue;
    const moved = gone.get(text);
    if (moved?.length) moved.pop();
    else changes.push({ key, after: text });
  }
  for (const [text, keys] of gone) changes.push(...keys.map((key) => ({ key, before: text })));
  return changes.toSorted((one, other) => groupOf(one.key).localeCompare(groupOf(other.key)));
};
