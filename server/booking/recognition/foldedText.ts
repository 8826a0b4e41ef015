import { readTable } from '#server/db/seed/tables.ts';
import { withoutForeignNames } from './foreignNames.ts';

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
  // misspellings by sound
  笨: '苯',
  晴: '腈',
  淳: '醇',
  纯: '醇',
  同: '酮',
  希: '烯',
  完: '烷',
  迷: '醚',
  炳: '丙',
  络: '铬',
  绿: '氯',
  青: '氰',
  清: '氢',
  氨: '胺',
  铵: '胺',
};
/** Variants that apply only between certain characters: 醋酸, 硫黄, 甲纯. */
const places: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  醋: { after: /[酸酐]/ },
  黄: { before: /硫/ },
  晴: { before: /[甲乙丙丁烯苯]/ },
  淳: { before: /[甲乙丙丁戊]/ },
  纯: { before: /[甲乙丙丁戊]/, after: /^$|[^\u3400-\u9fff]/ },
  同: { before: /[丙丁己]/, after: /^$|[^\u3400-\u9fff]/ },
  希: { before: /[乙丙丁]/, after: /^$|[^\u3400-\u9fff]/ },
  完: { before: /[甲乙丙丁戊己庚辛]/ },
  迷: { before: /[甲乙油]/ },
  炳: { after: /[烷烯酮醇酸]/ },
  络: { after: /[酸酐]/ },
  绿: { before: /[二三四五六次高]/ },
  青: { after: /化/ },
  清: { after: /[氟氧]/ },
};
const isVariant = (char: string, before: string, after: string): boolean => {
  const place = places[char];
  return place === undefined || ((place.before?.test(before) ?? true) && (place.after?.test(after) ?? true));
};

/** Cyrillic and Greek capitals that look like Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from('АВЕКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (char, at) => [char, 'ABEKMHOPCTYXABEZHIKMNOPTYX'[at] ?? char]),
);

/** The Latin letters of a character: without accents and in capitals. */
const latinOf = (char: string): string => {
  // small Greek letters number the atoms of a name
  const isNumbering = /[\u03b1-\u03c9]/.test(char) && char !== 'ο';
  const plain = char
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase();
  return isNumbering ? plain : Array.from(plain, (one) => lookalikes.get(one) ?? one).join('');
};

const isCapital = (char: string | undefined): boolean => char !== undefined && char >= 'A' && char <= 'Z';

/** Whether a zero stands for the oxygen of a formula: `H2S04`, `NAN03`. */
const isOxygen = (chars: readonly string[], at: number): boolean =>
  /^[A-Z\d][SNLP]0[34][^A-Z\d]?$/.test(chars.slice(at - 2, at + 3).join(''));

/** Replaces digits typed for the letters that they look like: `METHAN0L`, `H2S04`. */
const lettersForDigits = (chars: string[]): void => {
  for (let at = 1; at < chars.length; at += 1) {
    if (!isCapital(chars[at - 1])) continue;
    if (chars[at] === '0' && (isCapital(chars[at + 1]) || isOxygen(chars, at))) chars[at] = 'O';
    else if (chars[at] === '1' && isCapital(chars[at - 2]) && isCapital(chars[at + 1]) && isCapital(chars[at + 2]))
      chars[at] = 'L';
  }
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
    const replaced = withoutForeignNames(source);
    const { chars: plain, origins } = this.#plain(replaced?.text ?? source);
    const startOf = (at: number): number => replaced?.from[at] ?? at;
    const lastOf = (at: number): number => replaced?.to[at] ?? at;
    const folded: FoldedText = { source, chars: '', gaps: [], starts: [], ends: [] };
    let before: number = gap.separator;
    this.#eachRun(plain, (word, from, to) => {
      if (word === '') before = Math.max(before, gapOf(plain, from));
      for (let at = 0; at < word.length; at += 1) {
        folded.gaps.push(at === 0 ? before : gap.none);
        folded.starts.push(startOf(origins[from] ?? 0));
        folded.ends.push(lastOf(origins[to - 1] ?? 0) + 1);
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
    this.#eachRun(this.#plain(withoutForeignNames(name)?.text ?? name).chars, (word) => (key += word));
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
          : latinOf(char);
      for (const part of one) {
        chars.push(part);
        origins.push(at);
      }
    }
    lettersForDigits(chars);
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

/** Metals at the beginning of German names. */
const german: Readonly<Record<string, string>> = {
  NATRIUM: 'SODIUM',
  KALIUM: 'POTASSIUM',
  QUECKSILBER: 'MERCURY',
  SILBER: 'SILVER',
  BLEI: 'LEAD',
  KUPFER: 'COPPER',
  EISEN: 'IRON',
  ZINK: 'ZINC',
  ZINN: 'TIN',
};
/** Endings of German and Russian names, which lack the English e. */
const withoutE =
  /(?:(?:CHLOR|FLUOR|BROM|IOD|OX|CYAN|HYDR|SULF|CARB|AZ|PHOSPH|AM|IM)ID|(?:NITR|SULF|CHLOR|ACET|ACRYL|PHOSPH|CARBON|CHROM|CYAN|BOR|ARSEN|MANGAN|OXAL|PHTHAL|FORMI)AT|(?:NITR|CHLOR|SULF|PHOSPH)IT|(?:AM|ANIL|PYRID|HYDRAZ|TOLUID|PIPERAZ|PIPERID|MORPHOL|PICOL)IN|ALDEHYD|NITRIL|(?:BUT|PENT|HEX)ANON|(?:[A-Z]{3}|M)ETHAN|(?:PROP|BUT|PENT|HEX|HEPT)AN|(?:ETHYL|PROPYL|BUTYL|STYR|TOLU|XYL)EN)$/;

/** A word in the singular and in American spelling. */
const englishSpelling = (word: string): string =>
  word
    .replace('SULPH', 'SULF')
    .replace('ALUMINIUM', 'ALUMINUM')
    .replace('CAESIUM', 'CESIUM')
    .replace('FIBRE', 'FIBER')
    .replace(/(?<!S)TYRE/, 'TIRE')
    .replace('VAPOUR', 'VAPOR')
    .replace('ODOUR', 'ODOR')
    .replace('COLOUR', 'COLOR')
    .replace('SAEURE', 'SAURE')
    .replace(/(?<=CHLOR|FLUOR|BROM)(?=METHA|ETHA|ETHYL|BENZ|PHEN|ACET|FORM|ANIL|TOLU)/, 'O')
    .replace(
      /^(?:NATRIUM|KALIUM|QUECKSILBER|SILBER|BLEI|KUPFER|EISEN|ZINK|ZINN)(?=[A-Z]{3})/,
      (metal) => german[metal] ?? metal,
    )
    .replace(/(?:TOLU|XYL|STYR|BENZ)OL$/, (name) => `${name.slice(0, -2)}ENE`)
    .replace(withoutE, '$&E')
    .replace(/IES$/, 'Y')
    .replace(/(?<=[A-Z]{3}(?:CH|SH|X|SS))ES$/, '')
    .replace(/(?<=[A-Z]{3}[^SU])S$/, '');

/** How strongly a symbol separates its neighbours. */
const gapOf = (chars: readonly string[], index: number): number => {
  const [before, sign, after] = [chars[index - 1] ?? '', chars[index] ?? '', chars[index + 1] ?? ''];
  const isInFigure = /\d/.test(before) && /\d/.test(after);
  if (sign === '.' && isInFigure) return gap.none;
  // characters without width
  if (sign > '\u007f' && /\p{Default_Ignorable_Code_Point}/u.test(sign)) return gap.none;
  if (/[\s\-‐-―−·•.'’′"”´`*_~～^]|\p{Script=Greek}|\p{Mark}/u.test(sign)) return gap.blank;
  if (/[,:;；]/.test(sign) && isInFigure) return gap.blank;
  // a metal on carbon: Pd/C
  if (sign === '/' && after === 'C' && /[A-Z]/.test(before) && !/[A-Z]/.test(chars[index + 2] ?? '')) return gap.blank;
  return /[;；/|\n=:：!?。！？&]/.test(sign) ? gap.separator : gap.bracket;
};
