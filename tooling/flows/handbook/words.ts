import { once, texts } from '../views.ts';

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

/** A part of a word that is looked for by itself, with its synonyms, in small letters. */
interface Piece {
  text: string;
  synonyms: readonly string[];
  tokens: readonly string[];
}

/** A word of a question, as it is looked for. */
interface Word {
  text: string;
  pieces: readonly Piece[];
  tokens: readonly string[];
  /** The word that it denies: 订单 in 没有订单. */
  denied?: Word;
  /** It says that there is nothing. */
  isNothing: boolean;
}

/** How much less a synonym counts than the word itself, and a word in parts less than a whole one. */
const [bySynonym, byParts] = [0.9, 0.8];
/** A word of this many characters is found by fewer of its parts: it is half a sentence. */
const longWord = 6;
/** What stands between the halves of a word at most: 等待公司审批 is found by 等待审批. */
const widestGap = 4;

const synonymsOf = (text: string): string[] =>
  Object.values(texts().words.synonyms).flatMap((members) =>
    members.includes(text) ? members.map((one) => one.toLowerCase()) : [],
  );

const isLong = (text: string): boolean => text.length > 1;

/** Splits a word at the synonyms in it, of which the longest counts. */
const atSynonyms = once(() => {
  const members = Object.values(texts().words.synonyms).flat().filter(isLong);
  return new RegExp(`(${members.toSorted((one, other) => other.length - one.length).join('|')})`);
});

/** A part of a question in the words of the site: everyday expressions replaced, interrogative words left out. */
const plain = (part: string): string => {
  const { spoken, fillers } = texts().words;
  const replaced = Object.entries(spoken).reduce((text, [said, meant]) => text.replaceAll(said, ` ${meant} `), part);
  return fillers.reduce((text, filler) => text.replaceAll(filler, ' '), replaced);
};

/** A question in the words of the site; what is inside a synonym stays, as 的 in 目的港. */
export const bared = (question: string): string =>
  question
    .split(atSynonyms())
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join('');

const pieceOf = (text: string): Piece => ({
  text: text.toLowerCase(),
  synonyms: synonymsOf(text),
  tokens: [...pairsIn(text), ...namesIn(text)],
});

const wordOf = (text: string): Word => {
  const { by, group } = texts().words.denials;
  const denial = by.find((one) => text.startsWith(one) && text.length > one.length + 1);
  return {
    text: text.toLowerCase(),
    pieces: text
      .split(atSynonyms())
      .filter((one) => one !== '')
      .map(pieceOf),
    tokens: [...pairsIn(text), ...namesIn(text)],
    ...(denial !== undefined && { denied: wordOf(text.slice(denial.length)) }),
    isNothing: texts().words.synonyms[group]?.includes(text) === true,
  };
};

/** How much less a word counts that a story draws than one in its names. */
export const byDrawing = 0.6;

/** A text in which words are looked for: in small letters, its tokens, and what its story draws. */
export interface Searched {
  text: string;
  drawn?: string;
  tokens: () => ReadonlySet<string>;
}

/** A text as words are looked for in it. */
export const searched = (text: string): Searched => ({
  text: text.toLowerCase(),
  tokens: once(() => new Set([...pairsIn(text), ...namesIn(text)])),
});

const has = ({ text }: Searched, one: string): boolean =>
  one.length === 1 ? text.split(/\s+/).includes(one) : text.includes(one);

const shareOf = (wanted: readonly string[], found: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((one) => found.has(one)).length / wanted.length;

/** By most of its characters; a pair of them that only happens to be in both is nothing. */
const coverOfParts = (tokens: readonly string[], least: number, within: Searched): number => {
  const share = shareOf(tokens, within.tokens());
  return share >= least ? byParts * share : 0;
};

const coverOfPiece = ({ text, synonyms, tokens }: Piece, within: Searched): number => {
  if (within.text.includes(text)) return 1;
  if (synonyms.some((one) => has(within, one))) return bySynonym;
  const isDrawn = [text, ...synonyms].some((one) => isLong(one) && within.drawn?.includes(one));
  return Math.max(isDrawn ? byDrawing : 0, synonyms.length > 0 ? 0 : coverOfParts(tokens, 0.6, within));
};

const coverOfHalves = (word: string, { text }: Searched): number =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => index + 2).some((at) => {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const from = text.indexOf(first);
    const between = from < 0 ? -1 : text.slice(from + first.length).indexOf(second);
    return between >= 0 && between <= widestGap;
  })
    ? bySynonym
    : 0;

const coverOfWord = (word: Word, others: readonly Word[], within: Searched): number => {
  const { text, pieces, tokens, denied, isNothing } = word;
  if (within.text.includes(text)) return 1;
  const { by, group } = texts().words.denials;
  const deny = (one: Word): boolean => by.some((denial) => within.text.includes(`${denial}${one.text}`));
  if (isNothing && others.some(deny)) return bySynonym;
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const byPieces = pieces.reduce((sum, piece) => sum + piece.text.length * coverOfPiece(piece, within), 0) / length;
  const isEmpty = denied && (texts().words.synonyms[group] ?? []).some((one) => has(within, one));
  return Math.max(
    // a short word of which half is unknown is another one: 人脸识别 is not 识别
    byPieces > 0.5 || length > longWord || pieces.every(({ synonyms }) => synonyms.length > 0) ? byPieces : 0,
    coverOfHalves(text, within),
    coverOfParts(tokens, Array.from(text).length > longWord ? 0.3 : 0.67, within),
    isEmpty ? (bySynonym + coverOfWord(denied, [], within)) / 2 : 0,
  );
};

/** A character that is left of a sentence is no word beside others: 单 in 今天要处理的单. */
const isWord = ({ text, pieces }: Word): boolean => isLong(text) || pieces.some(({ synonyms }) => synonyms.length > 0);

const wordsOf = (question: string): Word[] => {
  const all = bared(question)
    .split(/[\s，。？！、；：,.?!;:]+/)
    .filter((word) => word !== '')
    .map(wordOf);
  const words = all.filter(isWord);
  return words.length > 0 ? words : all;
};

/** How well a text has each word of a question, from 0 to 1: as it is, by synonyms, or by most of its characters. */
export const coversOf = (question: string): ((within: Searched) => number[]) => {
  const words = wordsOf(question);
  return (within) => words.map((word) => coverOfWord(word, words, within));
};

/** The longest runs of a text that others have as well; what is left between them is a part of its own if it is a word. */
const runsIn = (text: string, others: string): string[] => {
  const best: { runs: string[]; left: number }[] = [{ runs: [], left: 0 }];
  for (let end = 1; end <= text.length; end++) {
    const before = best[end - 1]!;
    const choices = [{ runs: [...before.runs, text[end - 1]!], left: before.left + 1 }];
    for (let from = end - 2; from >= 0; from--) {
      const run = text.slice(from, end);
      if (!others.includes(run)) break;
      choices.push({ runs: [...best[from]!.runs, run], left: best[from]!.left });
    }
    best.push(choices.toSorted((one, other) => one.left - other.left || one.runs.length - other.runs.length)[0]!);
  }
  const { runs } = best.at(-1)!;
  return runs.reduce<string[]>((joined, run, index) => {
    const follows = run.length === 1 && index > 0 && runs[index - 1]!.length === 1;
    return follows ? [...joined.slice(0, -1), `${joined.at(-1)}${run}`] : [...joined, run];
  }, []);
};

/** How well a text has each of some pieces. */
const coversOfPieces =
  (pieces: readonly Piece[]): ((within: Searched) => number[]) =>
  (within) =>
    pieces.map((piece) => coverOfPiece(piece, within));

const runPiecesIn = (text: string, others: string): Piece[] => runsIn(text, others).map(pieceOf);

/** How well a text has each part of a question: its synonyms, and the words that the others have as well. */
export const partsOf = (question: string, others: string): ((within: Searched) => number[]) =>
  coversOfPieces(
    wordsOf(question)
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => (piece.synonyms.length > 0 ? [piece] : runPiecesIn(piece.text, others)))
      .filter(({ text, synonyms }) => isLong(text) || synonyms.length > 0),
  );

/** The same of the parts that others have at all; a synonym that none has is taken apart as well. */
export const knownPartsOf = (question: string, others: string): ((within: Searched) => number[]) => {
  const isKnown = ({ text, synonyms }: Piece): boolean =>
    [text, ...synonyms].some((one) => isLong(one) && others.includes(one));
  return coversOfPieces(
    wordsOf(question)
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => (isKnown(piece) ? [piece] : runPiecesIn(piece.text, others)))
      .filter(isKnown),
  );
};

/** A text that is the word itself, as a label or a heading, counts as this many that only contain it. */
const ofLabel = 4;

/** How many of some texts have each word of a question, or its synonyms; the texts in small letters, a line each. */
export const countsOf = (question: string): ((text: string) => number[]) => {
  const words = wordsOf(question).map(({ pieces }) =>
    pieces.map(({ text, synonyms }) => [text, ...synonyms].filter(isLong)),
  );
  return (text) =>
    words.map((pieces) => {
      const isIn = (line: string): boolean => pieces.every((choices) => choices.some((one) => line.includes(one)));
      const weightOf = (line: string): number => (pieces[0]?.[0] === line ? ofLabel : 1);
      const lines = isIn(text) ? text.split('\n').filter(isIn) : [];
      return lines.reduce((sum, line) => sum + weightOf(line), 0);
    });
};

/** How many words of a question, or their synonyms, stand alone in a name, between commas. */
export const aloneIn = (question: string): ((name: string) => number) => {
  const words = wordsOf(question).map(({ text }) => [text].concat(synonymsOf(text)));
  return (name) => {
    const parts = name.toLowerCase().split(/[\s，：·]+/);
    return words.filter((choices) => choices.some((one) => parts.includes(one))).length / words.length;
  };
};

/** The mean of numbers; 0 of none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
