import MiniSearch from 'minisearch';
import { coverage, tokensOf } from './words.ts';

/** A story as Storybook's index has it, with its names in both languages. */
export interface NamedStory {
  id: string;
  title: string;
  name: string;
}

/** States come before charts and players, which are found by the same names. */
const kindWeights: Readonly<Record<string, number>> = { live: 0.8, charts: 0.8 };
const weightOf = ({ id }: NamedStory): number => kindWeights[id.split('-')[0] ?? ''] ?? 1;

const leastCover = 0.5;

/** The text in which a story is looked for; the group of stories is no part of it. */
const textOf = ({ title, name }: NamedStory): string => `${title.split('/').slice(1).join(' ')} ${name}`;

const indexes = new WeakMap<readonly NamedStory[], MiniSearch>();

const indexOf = (stories: readonly NamedStory[]): MiniSearch => {
  const known = indexes.get(stories);
  if (known) return known;
  const made = new MiniSearch({
    fields: ['text'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: { bm25: { k: 1.2, b: 0.6, d: 0 } },
  });
  made.addAll(stories.map((story, id) => ({ id, text: textOf(story) })));
  indexes.set(stories, made);
  return made;
};

/** The stories that have the words of a question or their synonyms, the best first. */
export const storiesFor = <Story extends NamedStory>(stories: readonly Story[], question: string): Story[] =>
  indexOf(stories)
    .search(question)
    .map(({ id, score }) => {
      const story = stories[id as number]!;
      return { story, score, cover: coverage(question, textOf(story)) * weightOf(story) };
    })
    .filter(({ cover }) => cover >= leastCover)
    .toSorted((one, other) => other.cover - one.cover || other.score - one.score)
    .map(({ story }) => story);
