import MiniSearch from 'minisearch';
import { wordsOf } from '#stories/tooling/charts/meanings.ts';
import type { Fact } from './facts.ts';
import { facts } from './facts.ts';
import { fillers, implied, synonyms } from './synonyms.ts';

/** A fact that answers, and how well. */
export interface Answer {
  fact: Fact;
  score: number;
}

const chinese = /\p{Script=Han}+/gu;
const latin = /[a-z]+|\d+/g;

/** Groups of synonyms that a text speaks of. */
const groupsIn = (text: string): string[] =>
  Object.entries(synonyms).flatMap(([group, members]) => (members.some((one) => text.includes(one)) ? [group] : []));

/** A text in tokens: pairs of neighbouring characters, English words, and groups of synonyms (as `=group`). */
const tokensOf = (text: string): string[] => {
  const pairs = [...text.matchAll(chinese)].flatMap(([run]) => {
    const characters = Array.from(run);
    return characters.length === 1 ? characters : characters.slice(1).map((one, index) => `${characters[index]}${one}`);
  });
  const english = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const names = [...english.matchAll(latin)].map(([word]) => word);
  return [...pairs, ...names, ...groupsIn(text).map((group) => `=${group}`)];
};

/** Lists of what may or may not happen say less than the sentence of the one thing that does. */
const kindWeight: Record<Fact['kind'], number> = { flow: 0.55, state: 0.65, deaf: 0.9, transition: 1, running: 1 };
/** A flow's title counts less than what its sentence says; a named group more than other words, an implied one less. */
const [titleWeight, groupWeight, impliedWeight] = [0.7, 1.6, 0.5];
/** What the next answer of the same flow and kind is worth: others should be heard as well. */
const repeated = 0.92;

const index = new MiniSearch<{ id: number; said: string; title: string }>({
  fields: ['said', 'title'],
  tokenize: tokensOf,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (asked) => asked.split(' '),
    boost: { title: titleWeight },
    boostDocument: (id: number) => kindWeight[facts[id]!.kind],
    bm25: { k: 1.2, b: 0.6, d: 0 },
  },
});
index.addAll(
  facts.map(({ machine, sentence, names }, id) => ({
    id,
    said: `${sentence} ${names}`,
    title: wordsOf(machine).title,
  })),
);

/** A question without what only makes it a question. */
const bared = (question: string): string => fillers.reduce((text, filler) => text.replaceAll(filler, ' '), question);

/** The facts that share most with what was typed, a question as well as single words, the best first. */
export const answersTo = (question: string, limit = 24): Answer[] => {
  const asked = bared(question);
  const named = groupsIn(asked);
  const hinted = named.flatMap((group) => implied[group] ?? []).filter((group) => !named.includes(group));
  const tokens = new Set([...tokensOf(asked), ...hinted.map((group) => `=${group}`)]);
  const weightOf = (token: string): number => {
    if (!token.startsWith('=')) return 1;
    return hinted.includes(token.slice(1)) ? impliedWeight : groupWeight;
  };
  const said = new Map<string, number>();
  return index
    .search([...tokens].join(' '), { boostTerm: weightOf })
    .slice(0, 3 * limit)
    .map(({ id, score }) => {
      const fact = facts[id as number]!;
      const before = said.get(`${fact.machine} ${fact.kind}`) ?? 0;
      said.set(`${fact.machine} ${fact.kind}`, before + 1);
      return { fact, score: score * repeated ** before };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
};

/** The other words by which a question's own were looked for. */
export const alsoCalled = (question: string): string[] =>
  groupsIn(bared(question)).flatMap((group) => (synonyms[group] ?? []).filter((word) => !question.includes(word)));

/** The words that a question and its answers may share: its own, two characters at a time, and their synonyms. */
export const termsOf = (question: string): string[] => {
  const asked = bared(question);
  const own = tokensOf(asked).filter((token) => !token.startsWith('=') && token.length > 1);
  return [...own, ...groupsIn(asked).flatMap((group) => synonyms[group] ?? [])];
};
