import type { Searched } from './words.ts';
import { aloneIn, byDrawing, countsOf, coversOf, knownPartsOf, mean, partsOf, searched } from './words.ts';

/** A story as Storybook's index has it, with its names in both languages. */
export interface NamedStory {
  id: string;
  title: string;
  name: string;
  /** The texts that it draws. */
  shown?: readonly string[];
}

/** States come before charts and players, which are found by the same names. */
const kindWeights: Readonly<Record<string, number>> = { live: 0.8, charts: 0.8 };
const weightOf = ({ id }: NamedStory): number => kindWeights[id.split('-')[0] ?? ''] ?? 1;

/** A state that shows little of a view, or passes, is rarely looked for by the view's name alone. */
const showsLittle = ({ id }: NamedStory): boolean =>
  /--(?:empty|none|loading|fetching|failed|closed|sending|saving)$/.test(id);
const ofLittle = 0.1;

/** Of two stories with the same words, the first has them in its title, alone, then often in what it draws. */
const [inTitle, standingAlone, eachDrawn, mostDrawn, ofNames, ofSize] = [0.15, 0.1, 0.01, 7, 0.2, 1e-6];
/** What is far behind the first result is no result. */
const leastCover = 0.45;
const leastOfBest = 0.65;
/** A story without a whole word has at least this share of the question's parts, by their rarity. */
const leastOfParts = 0.5;

/** A story as it is looked for: its title without the group, its own name, both, and what it draws in small letters. */
interface SearchedStory {
  title: Searched;
  state: Searched;
  names: Searched;
  drawn: string;
}

/** A code as it is searched for: UN1170 is UN 1170. */
const withoutGaps = (text: string): string => text.replaceAll(/(?<=[a-z]) (?=\d)/gi, '');

const known = new WeakMap<NamedStory, SearchedStory>();

const searchedStory = (story: NamedStory): SearchedStory => {
  const before = known.get(story);
  if (before) return before;
  const title = story.title.split('/').slice(1).join(' ');
  const drawn = withoutGaps((story.shown ?? []).join('\n').toLowerCase());
  const made = {
    title: searched(title),
    state: searched(story.name),
    names: { ...searched(`${title} ${story.name}`), drawn },
    drawn,
  };
  known.set(story, made);
  return made;
};

/** A story with how much of a question it has, and what ranks it among others that have as much. */
interface Ranked<Story> {
  story: Story;
  cover: number;
  rank: number;
}

const theBest = <Story>(ranked: readonly Ranked<Story>[]): Story[] => {
  const least = leastOfBest * Math.max(...ranked.map(({ cover }) => cover));
  return ranked
    .filter(({ cover }) => cover >= least)
    .toSorted((one, other) => other.cover + other.rank - one.cover - one.rank)
    .map(({ story }) => story);
};

/** The stories that have each word of a question or its synonyms, the best first. */
const wholly = <Story extends NamedStory>(stories: readonly Story[], question: string): Story[] => {
  const [coversIn, countsIn, alone] = [coversOf(question), countsOf(question), aloneIn(question)];
  const ranked = stories.flatMap((story) => {
    const { title, state, names, drawn } = searchedStory(story);
    const counts = countsIn(drawn);
    const covers = coversIn(names).map((one, index) => Math.max(one, counts[index]! > 0 ? byDrawing : 0));
    const cover = mean(covers) * weightOf(story);
    if (cover < leastCover) return [];
    const rank =
      inTitle * mean(coversIn(title)) +
      standingAlone * alone(names.text) +
      eachDrawn * mean(counts.map((count) => Math.min(count, mostDrawn))) +
      (ofNames * question.length) / names.text.length +
      ofSize * drawn.length -
      (showsLittle(story) && mean(coversIn(state)) === 0 ? ofLittle : 0);
    return [{ story, cover, rank }];
  });
  return theBest(ranked);
};

/** How much of a question's parts each story has, each part as much as it is rare; one that no story has is the rarest. */
const partlyCovered = (stories: readonly NamedStory[], question: string, partsOfQuestion: typeof partsOf) => {
  const read = stories.map(searchedStory);
  const coversIn = partsOfQuestion(question, read.map(({ names }) => `${names.text}\n${names.drawn}`).join('\n'));
  const covers = read.map(({ names }) => coversIn(names));
  const rarity = (covers[0] ?? []).map((_, part) =>
    Math.log(stories.length / Math.max(1, covers.filter((one) => one[part]! > 0).length)),
  );
  const all = rarity.reduce((sum, one) => sum + one, 0);
  return stories.map((story, index) => {
    const { names, state } = read[index]!;
    const own = covers[index]!;
    return {
      cover: (weightOf(story) * own.reduce((sum, one, part) => sum + one * rarity[part]!, 0)) / all,
      had: own.filter((one) => one > 0).length,
      of: own.length,
      isOnlyDrawn: mean(coversIn({ ...names, drawn: '' })) === 0,
      rank:
        (ofNames * question.length) / names.text.length -
        (showsLittle(story) && mean(coversIn(state)) === 0 ? ofLittle : 0),
    };
  });
};

/** The stories that have most of a question's parts. */
const inParts = <Story extends NamedStory>(stories: readonly Story[], question: string): Story[] => {
  const covered = partlyCovered(stories, question, partsOf);
  const ranked = stories.flatMap((story, index) => {
    const { cover, had, of, isOnlyDrawn, rank } = covered[index]!;
    // what is only drawn, or is one part of several, is there by accident
    return cover >= leastOfParts && had >= Math.min(2, of) && !isOnlyDrawn ? [{ story, cover, rank }] : [];
  });
  return theBest(ranked);
};

/** The stories that a question asks for, the best first: those with its words, or else with most of their parts. */
export const storiesFor = <Story extends NamedStory>(stories: readonly Story[], typed: string): Story[] => {
  const question = withoutGaps(typed);
  const found = wholly(stories, question);
  return found.length > 0 ? found : inParts(stories, question);
};

const mostNearest = 6;

/** What stands above the nearest stories. */
export const nearestZh = '没有完全匹配的画面，最接近的：';

/** The stories that share something with a question that no story answers, the nearest first. */
export const nearestTo = <Story extends NamedStory>(stories: readonly Story[], typed: string): Story[] => {
  const covered = partlyCovered(stories, withoutGaps(typed), knownPartsOf);
  const ranked = stories.flatMap((story, index) => {
    const { cover, rank } = covered[index]!;
    return cover > 0 ? [{ story, cover, rank }] : [];
  });
  return theBest(ranked).slice(0, mostNearest);
};
