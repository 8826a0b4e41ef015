import type { FoldedText } from './foldedText.ts';
import { gap } from './foldedText.ts';
import type { GoodsTerm } from './goodsTerms.ts';

/** A term at its position in a folded text. */
export interface Match {
  term: GoodsTerm;
  start: number;
  end: number;
  /** Whether the pattern of a family matched. */
  isFamily?: true;
}

const isLatin = (char: string | undefined): boolean => char !== undefined && char >= 'A' && char <= 'Z';
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9';

/** The characters by which the terms are grouped: words of one language begin alike. */
export const prefixLength = (chars: string, at: number): number => (isLatin(chars[at]) ? 4 : 2);

/** Finds terms in folded texts. The time grows with the text length times the number of terms with one beginning. */
export class TermIndex {
  readonly #groups = new Map<string, GoodsTerm[]>();
  readonly #terms = new Map<string, GoodsTerm>();

  /** Adds a term and keeps it; of two equal ones the first counts, completed by data that the other one has better. */
  add(term: GoodsTerm): void {
    const known = this.#terms.get(term.key);
    if (known !== undefined) {
      complete(known, term);
      return;
    }
    this.#terms.set(term.key, term);
    const prefix = term.key.slice(0, prefixLength(term.key, 0));
    const group = this.#groups.get(prefix);
    if (group === undefined) this.#groups.set(prefix, [term]);
    else group.push(term);
  }

  get size(): number {
    return this.#terms.size;
  }

  /** All terms in a text that begin and end with words, in the order of their beginnings. */
  find(text: FoldedText): Match[] {
    const { chars } = text;
    const found: Match[] = [];
    for (let start = 0; start < chars.length; start += 1) {
      if (!isWordStart(text, start)) continue;
      const length = prefixLength(chars, start);
      const candidates = this.#groups.get(chars.slice(start, start + length)) ?? [];
      for (const term of candidates)
        if (chars.startsWith(term.key, start))
          found.push(...matchAt(text, { term, start, end: start + term.key.length }));
      for (let short = 1; short < length; short += 1) {
        const term = this.#terms.get(chars.slice(start, start + short));
        if (term) found.push(...matchAt(text, { term, start, end: start + short }));
      }
    }
    return found;
  }
}

/**
 * Trade and casualty names know whether a name is part of longer ones, trade names the right entry, the catalogue the
 * controls.
 */
const complete = (known: GoodsTerm, { source, match, entry, item }: GoodsTerm): void => {
  if (match === 'any' && (source === 'tradeName' || (source === 'undeclared' && known.source === 'list')))
    known.match = match;
  if (match === 'head' && source === 'tradeName' && known.match === 'whole') known.match = match;
  if (source === 'tradeName' && known.source === 'list') known.entry = entry ?? known.entry;
  if (source === 'catalogue' && known.source !== 'ordinary') known.item ??= item;
};

const isWordStart = ({ chars, gaps }: FoldedText, start: number): boolean =>
  gaps[start] !== gap.none || !isLatin(chars[start]) || !isLatin(chars[start - 1]);

/** The match, unless it spans a separator, or begins or ends inside a word or number. */
export const matchAt = (text: FoldedText, match: Match): Match[] =>
  isWordStart(text, match.start) && isWhole(text, match) ? [match] : [];

const isWhole = ({ chars, gaps }: FoldedText, { term, start, end }: Match): boolean => {
  for (let at = start + 1; at < end; at += 1) if (gaps[at] === gap.separator) return false;
  const [before, first, last, after] = [chars[start - 1], chars[start], chars[end - 1], chars[end]];
  if (gaps[start] === gap.none) {
    if (isDigit(first) && (isDigit(before) || isLatin(before))) return false;
    // a letter may follow a number, but not one with several parts: 80R22
    if (isLatin(first) && isDigit(before) && /\d/.test(term.key)) return false;
  }
  if (gaps[end] === gap.none) {
    if (isLatin(last) && isLatin(after)) return false;
    if (isDigit(last) && (isDigit(after) || isLatin(after))) return false;
    if (isLatin(last) && isDigit(after) && (/\d/.test(term.key) || term.key.length < 3)) return false;
  }
  return true;
};
