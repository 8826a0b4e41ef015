import * as words from './contextWords.ts';
import type { FoldedText } from './foldedText.ts';
import { gap } from './foldedText.ts';
import type { Match } from './termIndex.ts';

const isHan = (char: string | undefined): boolean => char !== undefined && char >= '\u3400';
const isLatin = (char: string | undefined): boolean => char !== undefined && /[A-Z\d]/.test(char);

/** The part of a text around a match that no separator or bracket interrupts. */
interface Segment {
  from: number;
  to: number;
}

const segmentOf = ({ gaps, chars }: FoldedText, { start, end }: Match): Segment => {
  let from = start;
  while (from > 0 && (gaps[from] ?? 0) < gap.bracket) from -= 1;
  let to = end;
  while (to < chars.length && (gaps[to] ?? 0) < gap.bracket) to += 1;
  return { from, to };
};

/** The words in a part of a text; one of Chinese characters is one word. */
const wordsIn = ({ chars, gaps }: FoldedText, from: number, to: number): string[] => {
  const found: string[] = [];
  for (let at = from; at < to; at += 1) {
    const char = chars[at] ?? '';
    const joins =
      at > from &&
      gaps[at] === gap.none &&
      isLatin(char) === isLatin(chars[at - 1]) &&
      /\d/.test(char) === /\d/.test(chars[at - 1] ?? '');
    if (joins) found[found.length - 1] += char;
    else found.push(char);
  }
  return found;
};

/** Judges what stands around the terms of one text. */
export class TermContext {
  readonly #text: FoldedText;
  /** Names of several characters by their beginning and end: a name may follow another one without a separator. */
  readonly #names: readonly Match[];

  constructor(text: FoldedText, matches: readonly Match[]) {
    this.#text = text;
    this.#names = matches.filter(
      ({ term, start, end }) => end - start > 1 && (term.match === 'any' || term.match === 'head'),
    );
  }

  /** Whether the term is the name of the goods here, and not a part of another word. */
  isNamed(match: Match): boolean {
    const { term, start, end } = match;
    const { source, chars, starts } = this.#text;
    const segment = segmentOf(this.#text, match);
    if (words.negatedListZh.test(source.slice(Math.max(0, (starts[start] ?? 0) - 40), starts[start]))) return false;
    const [before, after] = [chars.slice(segment.from, start), chars.slice(end, segment.to)];
    if (words.negatedZh.test(before)) return false;
    if (this.#isNegatedEn(segment, match)) return false;
    if (term.match === 'word') return true;
    if (this.#isCompoundBefore(segment, start) || this.#isCompoundAfter(segment, end)) return false;
    // a bracket after the name may say more about it: only its own part is judged
    const rest = isHan(chars[end]) ? after : '';
    if (rest !== '' && words.isArticleZh(rest, term.entry?.hazardClass.startsWith('2') === true)) return false;
    if (this.#isArticleEn(segment, match)) return false;
    if (term.match === 'any') return !/[酸]$/.test(term.key) || this.#endsHere(segment, match);
    if (term.match === 'head') return this.#endsHere(segment, match);
    if (!this.#isWhole(segment, match)) return false;
    return term.match === 'whole' || (segment.from === 0 && segment.to === chars.length);
  }

  #isCompoundBefore(segment: Segment, start: number): boolean {
    const { chars } = this.#text;
    const before = chars.slice(segment.from, start);
    if (before === '' || words.endsWithDecoration(before)) return false;
    const isPart =
      isHan(chars[start]) || isHan(before.at(-1))
        ? words.compoundBefore.test(before)
        : words.compoundBeforeEn.test(wordsIn(this.#text, segment.from, start).at(-1) ?? '');
    return isPart && !this.#names.some((name) => name.end === start && !this.#isCompoundBefore(segment, name.start));
  }

  #isCompoundAfter(segment: Segment, end: number): boolean {
    const { chars } = this.#text;
    const after = chars.slice(end, segment.to);
    if (after === '' || words.beginsWithDecoration(after)) return false;
    const isPart = isHan(after[0])
      ? isHan(chars[end - 1]) && words.compoundAfter.test(after)
      : words.compoundAfterEn.test(wordsIn(this.#text, end, segment.to)[0] ?? '');
    return isPart && !this.#names.some((name) => name.start === end && !this.#isCompoundAfter(segment, name.end));
  }

  #isNegatedEn({ from, to }: Segment, { start, end }: Match): boolean {
    const before = wordsIn(this.#text, from, start);
    const after = wordsIn(this.#text, end, to);
    return (
      before
        .slice(-2)
        .some((word, index, all) => words.negatingEn.has(word) && (index === all.length - 1 || isLatin(all.at(-1)))) ||
      words.freeEn.has(after[0] ?? '')
    );
  }

  #isArticleEn({ to }: Segment, { end }: Match): boolean {
    const after = wordsIn(this.#text, end, to);
    const stop = after.findIndex((word) => words.prepositionsEn.has(word) || isHan(word));
    return words.articlesEn.has(
      after.slice(0, stop < 0 ? undefined : stop).findLast((word) => !/^\d+$/.test(word)) ?? '',
    );
  }

  /** Whether only grades, forms and other names stand after the term. */
  #endsHere({ to }: Segment, { end }: Match): boolean {
    const rest = this.#text.chars.slice(end, to);
    if (rest === '' || this.#names.some((name) => name.start === end)) return true;
    if (isHan(rest[0])) return words.withoutDecorationAfter(rest) === '' || words.beginsWithDecoration(rest);
    const first = wordsIn(this.#text, end, to).filter((word) => !isHan(word));
    return first.every(
      (word) =>
        words.decorationEn.has(word) ||
        /^\d+$/.test(word) ||
        word.length < 3 ||
        words.prepositionsEn.has(first[0] ?? ''),
    );
  }

  #isWhole({ from, to }: Segment, { start, end }: Match): boolean {
    const { chars } = this.#text;
    const isBare = (part: string, begin: number, strip: (text: string) => string): boolean =>
      part === '' ||
      wordsIn(this.#text, begin, begin + part.length).every(
        (word) => words.decorationEn.has(word) || /^\d+$/.test(word),
      ) ||
      strip(part) === '';
    return (
      isBare(chars.slice(from, start), from, words.withoutDecorationBefore) &&
      isBare(chars.slice(end, to), end, words.withoutDecorationAfter)
    );
  }
}
