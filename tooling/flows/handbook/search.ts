import MiniSearch from 'minisearch';
import { chartId } from '../charts/chart.ts';
import { namesOf } from '../charts/meanings.ts';
import type { StoryLink } from '../charts/storiesOf.ts';
import type { Fact } from './facts.ts';
import { facts } from './facts.ts';
import { once, texts } from '../views.ts';
import { bared, coversOf, groupsIn, mean, searched, tokensOf } from './words.ts';

/** A matching fact with its score. */
export interface Answer {
  fact: Fact;
  score: number;
}

/** Lists of possible events are less specific than the sentence of one event. */
const kindWeight: Record<Fact['kind'], number> = { flow: 0.55, state: 0.65, deaf: 0.9, transition: 1, running: 1 };
/** A machine's title counts less than its sentence; a named group more than other words, an implied one less. */
const [titleWeight, groupWeight, impliedWeight] = [0.7, 1.6, 0.5];
/** What only shares some characters with a question is no result. */
const leastCover = 0.3;
/** The factor for the next result of the same machine and type, so that others appear as well. */
const repeated = 0.92;

const index = once(() => {
  const made = new MiniSearch<{ id: number; said: string; title: string }>({
    fields: ['said', 'title'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (requested) => requested.split(' '),
      boost: { title: titleWeight },
      boostDocument: (id: number) => kindWeight[facts()[id]!.kind],
      bm25: { k: 1.2, b: 0.6, d: 0 },
    },
  });
  made.addAll(
    facts().map(({ machine, sentence, names }, id) => ({
      id,
      said: `${sentence} ${names}`,
      title: namesOf(machine).title,
    })),
  );
  return made;
});

/** The facts that match a question or single words best. */
export const resultsFor = (question: string, limit = 24): Answer[] => {
  const { implied } = texts().words;
  const requested = bared(question);
  const named = groupsIn(requested);
  const hinted = named.flatMap((group) => implied[group] ?? []).filter((group) => !named.includes(group));
  const tokens = new Set([...tokensOf(requested), ...hinted.map((group) => `=${group}`)]);
  const weightOf = (token: string): number => {
    if (!token.startsWith('=')) return 1;
    return hinted.includes(token.slice(1)) ? impliedWeight : groupWeight;
  };
  const said = new Map<string, number>();
  const coversIn = coversOf(question);
  return index()
    .search([...tokens].join(' '), { boostTerm: weightOf })
    .slice(0, 3 * limit)
    .filter(({ id }) => {
      const { machine, sentence, names } = facts()[id as number]!;
      return mean(coversIn(searched(`${namesOf(machine).title} ${sentence} ${names}`))) >= leastCover;
    })
    .map(({ id, score }) => {
      const fact = facts()[id as number]!;
      const before = said.get(`${fact.machine} ${fact.kind}`) ?? 0;
      said.set(`${fact.machine} ${fact.kind}`, before + 1);
      return { fact, score: score * repeated ** before };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
};

/** The story of a link. */
export const storyIn = ({ href }: StoryLink): string => href.split('/story/')[1] ?? '';

/** The facts about the states that stories show, in the order of the stories. */
export const factsShownBy = (
  stories: readonly { id: string }[],
  flows: Readonly<Record<string, { stories: Readonly<Record<string, readonly StoryLink[]>> }>>,
): Fact[] => {
  const states = facts().filter(({ kind }) => kind === 'state');
  const shows = ({ machine, names }: Fact, id: string): boolean =>
    flows[machine]?.stories[chartId(names.split('.'))]?.some((link) => storyIn(link) === id) === true;
  return [...new Set(stories.flatMap(({ id }) => states.filter((fact) => shows(fact, id))))];
};

/** The synonyms that were searched as well. */
export const alsoCalled = (question: string): string[] =>
  groupsIn(bared(question)).flatMap((group) =>
    (texts().words.synonyms[group] ?? []).filter((word) => !question.includes(word)),
  );

/** The terms that a question and its results may share: its own, two characters at a time, and their synonyms. */
export const termsOf = (question: string): string[] => {
  const requested = bared(question);
  const own = tokensOf(requested).filter((token) => !token.startsWith('=') && token.length > 1);
  return [...own, ...groupsIn(requested).flatMap((group) => texts().words.synonyms[group] ?? [])];
};
