import { texts } from '../views.ts';

const chinese = /\p{Script=Han}+/gu;
const latin = /[a-z]+|\d+/g;

/** The synonym groups in a text; a single character counts as a whole word alone: 空 is not in 空运. */
export const groupsIn = (text: string): string[] => {
  const alone = text.split(/\s+/);
  return Object.entries(texts().words.synonyms).flatMap(([group, members]) =>
    members.some((one) => (one.length === 1 ? alone.includes(one) : text.includes(one))) ? [group] : [],
  );
};

const pairsIn = (text: string): string[] =>
  [...text.matchAll(chinese)].flatMap(([run]) => {
    const characters = Array.from(run);
    return characters.length === 1 ? characters : characters.slice(1).map((one, index) => `${characters[index]}${one}`);
  });

const namesIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .matchAll(latin),
  ].map(([word]) => word);

/** The tokens of a text: pairs of neighbouring characters, English words, and synonym groups (as `=group`). */
export const tokensOf = (text: string): string[] => [
  ...pairsIn(text),
  ...namesIn(text),
  ...groupsIn(text).map((group) => `=${group}`),
];

/** How much less a synonym counts than the word itself, and a word in parts less than a whole one. */
const [bySynonym, byParts] = [0.9, 0.8];
/** A word of this many characters is found by fewer of its parts: it is half a sentence. */
const longWord = 6;

const shareOf = (wanted: readonly string[], found: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((one) => found.includes(one)).length / wanted.length;

const coverOf = (word: string, text: string): number => {
  if (text.toLowerCase().includes(word.toLowerCase())) return 1;
  const parts = shareOf([...pairsIn(word), ...namesIn(word)], [...pairsIn(text), ...namesIn(text)]);
  const isEnough = parts >= (Array.from(word).length > longWord ? 0.3 : 0.6);
  return Math.max(bySynonym * shareOf(groupsIn(word), groupsIn(text)), isEnough ? byParts * parts : 0);
};

/**
 * How well a text has the words of a question, from 0 to 1: each as it is, by synonyms, or by most of its characters. A
 * pair of characters that only happens to be in both is nothing.
 */
export const coverage = (question: string, text: string): number => {
  const words = question.split(/[\s，。？！、；：,.?!;:]+/).filter((word) => word !== '');
  return words.length === 0 ? 0 : words.reduce((sum, word) => sum + coverOf(word, text), 0) / words.length;
};
