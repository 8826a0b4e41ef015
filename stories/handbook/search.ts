import { wordsOf } from '../charts/meanings.ts';
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

const counted = (tokens: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
};

const indexed = facts.map((fact) => {
  const { title } = wordsOf(fact.machine);
  const said = tokensOf(`${fact.sentence} ${fact.names}`);
  return { fact, counts: counted(said), title: new Set(tokensOf(title)), length: said.length };
});

const averageLength = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length;
const foundIn = counted(indexed.flatMap(({ counts, title }) => [...new Set([...counts.keys(), ...title])]));

/** How much a token tells: the rarer, the more. */
const rarity = (token: string): number => {
  const among = foundIn.get(token) ?? 0;
  return Math.log(1 + (indexed.length - among + 0.5) / (among + 0.5));
};

/** The usual constants of BM25: how soon repetition stops to count, and how much a long sentence is held against it. */
const [saturation, lengthShare] = [1.2, 0.6];
/** A flow's title counts less than what its sentence says; an implied group less than a named one. */
const [titleWeight, impliedWeight, groupWeight] = [0.7, 0.5, 1.6];
/** What the next answer of the same flow and kind is worth: others should be heard as well. */
const repeated = 0.92;
/** Lists of what may or may not happen say less than the sentence of the one thing that does. */
const kindWeight: Record<Fact['kind'], number> = { flow: 0.7, state: 0.8, deaf: 0.9, transition: 1, running: 1 };

/** A question without what only makes it a question. */
const bared = (question: string): string => fillers.reduce((text, filler) => text.replaceAll(filler, ' '), question);

/** The facts that share most with what was typed, a question as well as single words, the best first (BM25). */
export const answersTo = (question: string, limit = 24): Answer[] => {
  const asked = bared(question);
  const plain = [...new Set(tokensOf(asked).filter((token) => !token.startsWith('=')))];
  const groups = groupsIn(asked);

  const scored = indexed.map(({ fact, counts, title, length }) => {
    const long = 1 - lengthShare + (lengthShare * length) / averageLength;
    const worth = (token: string): number => {
      const count = (counts.get(token) ?? 0) + (title.has(token) ? titleWeight : 0);
      return (rarity(token) * count * (saturation + 1)) / (count + saturation * long);
    };
    const ofGroups = groups.map((group) => {
      const named = worth(`=${group}`);
      if (named > 0) return { score: groupWeight * named, met: 1 };
      const hinted = Math.max(0, ...(implied[group] ?? []).map((other) => worth(`=${other}`)));
      return { score: impliedWeight * hinted, met: hinted > 0 ? impliedWeight : 0 };
    });
    const sum = [...plain.map(worth), ...ofGroups.map(({ score }) => score)].reduce((total, one) => total + one, 0);
    // who answers all that was asked answers better than who repeats a part of it
    const whole = groups.length === 0 ? 1 : ofGroups.reduce((total, { met }) => total + met, 0) / groups.length;
    return { fact, score: sum * (0.5 + whole / 2) * kindWeight[fact.kind] };
  });
  const said = new Map<string, number>();
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3 * limit)
    .map(({ fact, score }) => {
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
