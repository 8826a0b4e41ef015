import { readTable } from '#server/db/seed/tables.ts';

/** The separator before a character of a folded text; a name may span a blank or brackets, but not a separator. */
export const gap = { none: 0, blank: 1, bracket: 2, separator: 3 } as const;

/** A normalised text: capitals, digits and simplified characters, without the characters between them. */
export interface FoldedText {
  source: string;
  chars: string;
  /** The separator before each character, and at the end of the text. */
  gaps: number[];
  /** The start and end of each character in the source. */
  starts: number[];
  ends: number[];
}

/** Longer texts are truncated; no field of an order is longer. */
const maxLength = 2_000;

/** The number of English words whose spelling is cached. */
const maxWords = 10_000;

const isHan = (char: string): boolean => char >= '\u3400' && char <= '\u9fff';

const kindOf = (char: string | undefined): 'letter' | 'digit' | 'han' | 'sign' => {
  if (char === undefined) return 'sign';
  if (char >= 'A' && char <= 'Z') return 'letter';
  if (char >= '0' && char <= '9') return 'digit';
  return isHan(char) ? 'han' : 'sign';
};

/** Characters with two spellings in names of substances. */
const variants: Readonly<Record<string, string>> = {
  脲: '尿',
  炭: '碳',
  醋: '乙',
  芐: '苄',
  脂: '酯',
  纳: '钠',
  黄: '磺',
  芴: '笏',
  硷: '碱',
  醯: '酰',
  矽: '硅',
};
/** Variants that apply only before one character: 醋酸, 硫黄. */
const isVariant = (char: string, before: string, after: string): boolean => {
  if (char === '醋') return after === '酸' || after === '酐';
  if (char === '黄') return before === '硫';
  return true;
};

/** Folds texts; loads the traditional characters once. */
export class TextFolder {
  readonly #simplified = new Map<string, string>();
  readonly #syllables = new Map<string, string>();
  readonly #words = new Map<string, string>();

  constructor() {
    for (const { character, traditional, pinyin } of readTable('characters', ['character', 'traditional', 'pinyin'])) {
      for (const other of traditional) this.#simplified.set(other, character);
      this.#syllables.set(this.#simple(character), pinyin.toUpperCase());
    }
  }

  #simple(char: string, before = '', after = ''): string {
    const simplified = this.#simplified.get(char) ?? char;
    const variant = variants[simplified];
    return variant !== undefined && isVariant(simplified, before, this.#simplified.get(after) ?? after)
      ? variant
      : simplified;
  }

  /** The folded text, with positions in its source. */
  fold(text: string): FoldedText {
    const source = text.slice(0, maxLength);
    const { chars: plain, origins } = this.#plain(source);
    const folded: FoldedText = { source, chars: '', gaps: [], starts: [], ends: [] };
    let before: number = gap.separator;
    this.#eachRun(plain, (word, from, to) => {
      if (word === '') before = Math.max(before, gapOf(plain, from));
      for (let at = 0; at < word.length; at += 1) {
        folded.gaps.push(at === 0 ? before : gap.none);
        folded.starts.push(origins[from] ?? 0);
        folded.ends.push((origins[to - 1] ?? 0) + 1);
      }
      folded.chars += word;
      if (word !== '') before = gap.none;
    });
    folded.gaps.push(gap.separator);
    return folded;
  }

  /** A folded name. */
  keyOf(name: string): string {
    let key = '';
    this.#eachRun(this.#plain(name).chars, (word) => (key += word));
    return key;
  }

  /** Each word, number or Chinese character; empty for a symbol. */
  #eachRun(plain: readonly string[], visit: (word: string, from: number, to: number) => void): void {
    for (let from = 0, to = 1; from < plain.length; from = to, to += 1) {
      const kind = kindOf(plain[from]);
      if (kind === 'letter' || kind === 'digit') while (to < plain.length && kindOf(plain[to]) === kind) to += 1;
      const run = plain.slice(from, to).join('');
      visit(kind === 'sign' ? '' : kind === 'letter' ? this.#word(run) : run, from, to);
    }
  }

  /** The characters in half width, capitals and simplified, each with its position in the source. */
  #plain(source: string): { chars: string[]; origins: number[] } {
    const chars: string[] = [];
    const origins: number[] = [];
    for (let at = 0; at < source.length; at += 1) {
      const char = source[at] ?? '';
      const one = isHan(char)
        ? this.#simple(char, source[at - 1], source[at + 1])
        : char < '\u0080'
          ? char.toUpperCase()
          : char.normalize('NFKC').toUpperCase();
      for (const part of one) {
        chars.push(part);
        origins.push(at);
      }
    }
    return { chars, origins };
  }

  #word(run: string): string {
    let word = this.#words.get(run);
    if (word === undefined) {
      word = englishSpelling(run);
      // texts of users must not fill the memory
      if (this.#words.size < maxWords) this.#words.set(run, word);
    }
    return word;
  }

  /** The pinyin of a Chinese name without tones, in capitals; undefined if a character is not in the dictionary. */
  pinyinOf(name: string): string | undefined {
    const syllables = Array.from(name, (char) => this.#syllables.get(char));
    return syllables.includes(undefined) ? undefined : syllables.join('');
  }
}

/** A word in the singular and in American spelling. */
const englishSpelling = (word: string): string =>
  word
    .replace('SULPH', 'SULF')
    .replace('ALUMINIUM', 'ALUMINUM')
    .replace('CAESIUM', 'CESIUM')
    .replace('FIBRE', 'FIBER')
    .replace('TYRE', 'TIRE')
    .replace('VAPOUR', 'VAPOR')
    .replace('ODOUR', 'ODOR')
    .replace('COLOUR', 'COLOR')
    .replace(/IES$/, 'Y')
    .replace(/(?<=[A-Z]{3}(?:CH|SH|X|SS))ES$/, '')
    .replace(/(?<=[A-Z]{3}[^SU])S$/, '');

/** How strongly a symbol separates its neighbours. */
const gapOf = (chars: readonly string[], index: number): number => {
  const [before, sign, after] = [chars[index - 1] ?? '', chars[index] ?? '', chars[index + 1] ?? ''];
  const isInFigure = /\d/.test(before) && /\d/.test(after);
  if (sign === '.' && isInFigure) return gap.none;
  if (/[\s\-‐-―−·•.'’′"”´`*_~～^]|\p{Script=Greek}|\p{Mark}/u.test(sign)) return gap.blank;
  if (/[,:;；]/.test(sign) && isInFigure) return gap.blank;
  return /[;；/|\n=:：!?。！？&]/.test(sign) ? gap.separator : gap.bracket;
};
