import * as words from './contextWords.ts';
import type { FoldedText } from './foldedText.ts';
import { gap } from './foldedText.ts';
import type { GoodsTerm } from './goodsTerms.ts';
import type { Match } from './termIndex.ts';

const isHan = (char: string | undefined): boolean => char !== undefined && char >= '\u3400';
const isLatin = (char: string | undefined): boolean => char !== undefined && /[A-Z\d]/.test(char);

/** Batteries whose names are followed by appliances: lithium, sodium and nickel ones. */
const batteries: ReadonlySet<string> = new Set(['3090', '3480', '3496', '3551']);

const carriedIn = ({ entry }: GoodsTerm): 'gas' | 'battery' | undefined => {
  if (entry === undefined) return undefined;
  if (batteries.has(entry.unNumber)) return 'battery';
  return entry.hazardClass.startsWith('2') ? 'gas' : undefined;
};

/** The part of a text around a match that no separator or bracket interrupts. */
interface Segment {
  from: number;
  to: number;
}

/** The maximum number of characters that are judged on each side of a match, so that the time grows with the text. */
const maxContext = 200;

const segmentOf = ({ gaps, chars }: FoldedText, { start, end }: Match, isPart: (at: number) => boolean): Segment => {
  const [first, last] = [Math.max(0, start - maxContext), Math.min(chars.length, end + maxContext)];
  let from = start;
  while (from > first && (gaps[from] ?? 0) < gap.bracket && !isPart(from)) from -= 1;
  let to = end;
  while (to < last && (gaps[to] ?? 0) < gap.bracket && !isPart(to)) to += 1;
  return { from, to };
};

/** The minimum number of Chinese words that form a list separated by blanks. */
const minList = 3;

/** Whether a blank before this position separates Chinese words; in `二 氯 甲 烷` it separates the characters of one. */
const isWordBlank = ({ source, chars, gaps, starts }: FoldedText, at: number): boolean =>
  gaps[at] === gap.blank &&
  isHan(chars[at]) &&
  isHan(chars[at - 1]) &&
  isHan(chars[at + 1]) &&
  gaps[at + 1] === gap.none &&
  gaps[at - 1] === gap.none &&
  /\s/.test(source[(starts[at] ?? 0) - 1] ?? '');

/** The blanks of a text that separate list items, like commas. */
const listBlanksOf = (text: FoldedText): ReadonlySet<number> => {
  const blanks = text.gaps.flatMap((_, at) => (isWordBlank(text, at) ? [at] : []));
  return new Set(blanks.length < minList - 1 ? [] : blanks);
};

/** The words in a part of a text; consecutive Chinese characters are one word. */
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

/** Evaluates the context of the terms of one text. */
export class TermContext {
  readonly #text: FoldedText;
  /** Names of several characters by their beginning and end: names may follow each other without a separator. */
  readonly #namesFrom = new Map<number, Match[]>();
  readonly #namesTo = new Map<number, Match[]>();
  readonly #compoundsBefore = new Map<number, boolean>();
  readonly #compoundsAfter = new Map<number, boolean>();
  readonly #listBlanks: ReadonlySet<number>;

  constructor(text: FoldedText, matches: readonly Match[]) {
    this.#text = text;
    this.#listBlanks = listBlanksOf(text);
    for (const match of matches) {
      const { term, start, end } = match;
      if (end - start < 2 || (term.match !== 'any' && term.match !== 'head')) continue;
      this.#namesFrom.set(start, [...(this.#namesFrom.get(start) ?? []), match]);
      this.#namesTo.set(end, [...(this.#namesTo.get(end) ?? []), match]);
    }
  }

  /** Whether the term is the name of the goods here, and not part of another word. */
  isNamed(match: Match): boolean {
    const { term, start, end } = match;
    const { source, chars, starts } = this.#text;
    const segment = segmentOf(this.#text, match, (at) => this.#listBlanks.has(at));
    if (words.negatedListZh.test(source.slice(Math.max(0, (starts[start] ?? 0) - 40), starts[start]))) return false;
    const [before, after] = [chars.slice(segment.from, start), chars.slice(end, segment.to)];
    // a bracket or another word after the name may qualify it: only its own part is judged
    const nameEnd = this.#nameEnd(match);
    const isSubstance = term.entry?.cas != null;
    const rest = this.#restOf(segment, nameEnd, isSubstance);
    const wasEmptied = /(?<![真航天高低])空$/.test(before);
    const isPacked =
      ((wasEmptied || isWordBlank(this.#text, nameEnd)) && words.isPackedInZh(rest)) ||
      (isSubstance && words.isPackagingZh(rest));
    if (words.negatedZh.test(isPacked && wasEmptied ? before.slice(0, -1) : before)) return false;
    if (words.negatedAfterZh.test(after)) return false;
    if (words.copolymerZh.test(after) || (!isSubstance && words.emptiedZh.test(after))) return false;
    if (term.key.endsWith('酸') ? words.medicineZh.test(after) : this.#isSalt(match, after)) return false;
    if (this.#isNegatedEn(segment, match)) return false;
    if (term.match === 'word') return true;
    if (
      !words.product.test(term.key) &&
      (this.#isCompoundBefore(segment, start) || this.#isCompoundAfter(segment, end))
    )
      return false;
    if (rest !== '' && !isPacked && words.isArticleZh(rest, carriedIn(term))) return false;
    if (this.#isArticleEn(segment, match)) return false;
    if (term.match === 'any') return !/[酸]$/.test(term.key) || this.#endsHere(segment, match);
    if (term.match === 'head') return this.#endsHere(segment, match);
    if (!this.#isWhole(segment, match)) return false;
    return term.match === 'whole' || (segment.from === 0 && segment.to === chars.length);
  }

  /** The Chinese word after a name, without the model and state of an article. */
  #restOf(segment: Segment, nameEnd: number, isSubstance: boolean): string {
    const { chars, gaps } = this.#text;
    // a word of Latin letters may stand between them: 锂电池 PACK 生产线
    const [latin = ''] = /^[A-Z]{2,6}(?=[\u3400-\u9fff])/.exec(chars.slice(nameEnd, segment.to)) ?? [];
    const start = isHan(chars[nameEnd - 1]) ? nameEnd + latin.length : nameEnd;
    if (!isHan(chars[start])) return '';
    const rest = chars.slice(start, this.#wordEnd(segment, start));
    if (latin !== '' && words.isPackedInZh(rest)) return '';
    const model = rest.search(/[^\u3400-\u9fff]/);
    const isModel = model > 0 && (gaps[start + model] ?? gap.none) >= gap.blank;
    return words.withoutModel(rest, { isModel, isSubstance });
  }

  /** Whether an abbreviation of a corrosive acid is followed by the metal of its salt. */
  #isSalt({ term, end }: Match, after: string): boolean {
    return (
      term.entry?.hazardClass === '8' && isLatin(this.#text.chars[end - 1]) && words.saltOfAbbreviation.test(after)
    );
  }

  /** The end of the longest name that begins with this one: `锂电` in `锂电池`. */
  #nameEnd({ start, end }: Match): number {
    return Math.max(end, ...(this.#namesFrom.get(start) ?? []).map((name) => name.end));
  }

  /** The end of the Chinese word that begins here. */
  #wordEnd({ to }: Segment, start: number): number {
    let at = start + 1;
    while (at < to && !isWordBlank(this.#text, at)) at += 1;
    return Math.min(at, to);
  }

  #isCompoundBefore(segment: Segment, start: number): boolean {
    const known = this.#compoundsBefore.get(start);
    if (known !== undefined) return known;
    const found = this.#findCompoundBefore(segment, start);
    this.#compoundsBefore.set(start, found);
    return found;
  }

  #findCompoundBefore(segment: Segment, start: number): boolean {
    const { chars } = this.#text;
    const before = chars.slice(segment.from, start);
    if (before === '' || isWordBlank(this.#text, start) || words.endsWithDecoration(before)) return false;
    const isPart =
      isHan(chars[start]) || isHan(before.at(-1))
        ? words.compoundBefore.test(before)
        : words.compoundBeforeEn.test(wordsIn(this.#text, segment.from, start).at(-1) ?? '');
    return isPart && !(this.#namesTo.get(start) ?? []).some((name) => !this.#isCompoundBefore(segment, name.start));
  }

  #isCompoundAfter(segment: Segment, end: number): boolean {
    const known = this.#compoundsAfter.get(end);
    if (known !== undefined) return known;
    const found = this.#findCompoundAfter(segment, end);
    this.#compoundsAfter.set(end, found);
    return found;
  }

  #findCompoundAfter(segment: Segment, end: number): boolean {
    const { chars } = this.#text;
    const after = chars.slice(end, segment.to);
    if (after === '' || isWordBlank(this.#text, end) || words.beginsWithDecoration(after)) return false;
    const isPart = isHan(after[0])
      ? isHan(chars[end - 1]) && words.compoundAfter.test(after)
      : words.isCompoundAfterEn(...wordsIn(this.#text, end, segment.to).slice(0, 2));
    return isPart && !(this.#namesFrom.get(end) ?? []).some((name) => !this.#isCompoundAfter(segment, name.end));
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

  #isArticleEn({ from, to }: Segment, { term, start, end }: Match): boolean {
    const before = wordsIn(this.#text, from, start);
    // the article comes first: CASE FOR SMARTPHONE
    const purpose = before.lastIndexOf('FOR');
    if (purpose > 0 && words.isArticleEn(before[purpose - 1] ?? '', carriedIn(term))) return true;
    const after = wordsIn(this.#text, end, to);
    // goods that come in an amount are not an article: PU FOAM 750 ML GUN
    if (/^\d/.test(after[0] ?? '') && words.measureEn.has(after[1] ?? '')) return false;
    const stop = after.findIndex((word) => words.prepositionsEn.has(word) || isHan(word));
    const named = after.slice(0, stop < 0 ? undefined : stop);
    const isNew = term.entry?.cas == null || named.some((word) => words.unusedEn.has(word));
    const heads = named.filter((word) => !/^\d+$/.test(word));
    const head = heads.findLast((word) => !(isNew && words.afterArticleEn.has(word))) ?? heads.at(-1) ?? '';
    return words.isArticleEn(head, carriedIn(term));
  }

  /** Whether only grades, forms and other names follow the term. */
  #endsHere({ to }: Segment, { start, end }: Match): boolean {
    const { chars } = this.#text;
    const rest = chars.slice(end, to);
    // Latin letters after a Chinese name are a model: 蓝牙耳机 TWS; other words qualify it: 电动牙刷 充电
    if (
      rest === '' ||
      (isHan(chars[start]) && (!isHan(rest[0]) || isWordBlank(this.#text, end))) ||
      this.#namesFrom.has(end)
    )
      return true;
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
      strip(part) === '' ||
      wordsIn(this.#text, begin, begin + part.length).every(
        (word) => words.decorationEn.has(word) || /^\d+$/.test(word) || strip(word) === '',
      );
    return (
      isBare(chars.slice(from, start), from, words.withoutDecorationBefore) &&
      isBare(chars.slice(end, to), end, words.withoutDecorationAfter)
    );
  }
}
