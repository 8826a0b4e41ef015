import type { Part } from '#contract/app/placeholders.ts';
import { inForm, isChoice, partsOfText } from '#contract/app/placeholders.ts';

const han = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
const everyHan = new RegExp(han, 'gu');

export const isChinese = (text: string): boolean => han.test(text);

/** A text with values in the places of `{0}`, `{1}` …, and its English. */
interface Template {
  /** What stands before, between and after the values. */
  parts: readonly string[];
  numbers: readonly number[];
  /** The values by which the English chooses a form. */
  counts: readonly number[];
  english: readonly Part[];
}

const templateOf = (chinese: string, translation: string): Template => {
  const english = partsOfText(translation);
  return {
    parts: chinese.split(/\{\d+\}/),
    numbers: partsOfText(chinese).flatMap((part) => (typeof part === 'string' ? [] : [part.number])),
    counts: english.flatMap((part) => (typeof part !== 'string' && isChoice(part.form) ? [part.number] : [])),
    english,
  };
};

const lengthOf = ({ parts }: Template): number => parts.join('').length;

/** Where a value may end that another follows at once. */
const ends = /[）。；，：”\s]|[\dA-Za-z](?=[^\dA-Za-z])/g;
const endsMax = 8;

/** The places in a text, from one to another, where a value can end before a part of the template. */
const endsOf = (text: string, from: number, to: number, part: string): number[] => {
  if (part !== '') return [text.indexOf(part, from)].filter((place) => place !== -1 && place <= to);
  const found = [...text.slice(from, to).matchAll(ends)].map(({ index }) => from + index + 1);
  return [from, ...found.slice(0, endsMax), to];
};

/** The values that a template may have in a text, by its numbers; none if the text is another. */
const valuesIn = ({ parts, numbers }: Template, text: string): ReadonlyMap<number, string>[] => {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return [];
  const end = text.length - last.length;
  const from = (index: number, place: number): [number, string][][] => {
    const number = numbers[index]!;
    if (index === numbers.length - 1) return [[[number, text.slice(place, end)]]];
    const part = parts[index + 1]!;
    return endsOf(text, place, end, part).flatMap((next) => {
      const own: [number, string] = [number, text.slice(place, next)];
      return from(index + 1, next + part.length).map((rest) => [own].concat(rest));
    });
  };
  return from(0, first.length).map((values) => new Map(values));
};

/** Where a text that was joined of several is divided, and what joins them in English. */
const joints = [
  ['\n', '\n'],
  [' × ', ' × '],
  ['。', '. '],
  ['；', '; '],
  ['，或', ', or '],
  ['，', ', '],
  ['、', ', '],
  ['：', ': '],
  [' → ', ' → '],
  [' · ', ' · '],
  ['·', ' · '],
  ['/', '/'],
  [' ', ' '],
] as const;

/** The signs of a list, whose parts are read one by one: the customer's own names stay between the service's words. */
const listing: ReadonlySet<string> = new Set([' → ', ' · ']);

/** Longer texts are a customer's own, or of many parts. */
const longest = { template: 300, parts: 4_000 };
const knownMax = 2_000;
/** Values of values are few levels deep. */
const deepest = 6;
/** Ways to read one text. */
const triedMax = 24;

/** The number of Chinese letters in a text, without signs. */
const lettersIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** The number of Chinese characters in a text. */
export const chineseIn = (text: string): number => text.match(everyHan)?.length ?? 0;

/** Whether a text is read in English: prose of which some words are known would be read in neither language. */
export const isRead = (english: string, text: string): boolean => chineseIn(english) <= chineseIn(text) / 4;

/** Templates of fewer own words fit texts by chance: `{0}的{1}`, `{0}（{1}）`. */
const sureMin = 2;
const wordsIn = ({ parts }: Template): number => lettersIn(parts.join(''));

/** Sentences that Chinese joins without a space. */
const spaced = (text: string): string =>
  text.replaceAll(/(?<=[a-z)][.;])(?=[A-Z“])|(?<= ) +/g, (gap) => (gap === '' ? ' ' : ''));

/** Translates the texts that the service makes of its messages and of names; a customer's own words stay as they are. */
export type Translate = (text: string) => string;

/** A translator by the English of texts and templates. */
export const translatorBy = (entries: readonly (readonly [chinese: string, english: string])[]): Translate => {
  const exact = new Map<string, string>();
  const templates: Template[] = [];
  for (const [chinese, english] of entries) {
    if (/\{\d+\}/.test(chinese)) templates.push(templateOf(chinese, english));
    else if (!exact.has(chinese)) exact.set(chinese, english);
  }
  // the more of a text a template names, the surer it is
  templates.sort((one, other) => lengthOf(other) - lengthOf(one));
  const known = new Map<string, string>();

  const written = ({ english }: Template, values: ReadonlyMap<number, string>, depth: number): string =>
    english
      .map((part) =>
        typeof part === 'string' ? part : inForm(translated(values.get(part.number) ?? '', depth + 1), part.form),
      )
      .join('');

  /** Whether a template is the one of a text: by its own words, by what is read, or by signs beside a first or last text that is known. */
  const fits = (
    template: Template,
    values: ReadonlyMap<number, string>,
    isWholeRead: boolean,
    depth: number,
  ): boolean => {
    const words = wordsIn(template);
    const isKnown = (value = '') => /^[\p{L}\p{N}]/u.test(value) && !isChinese(translated(value, depth + 1));
    return (
      words >= sureMin ||
      isWholeRead ||
      (words === 0 && [template.numbers[0], template.numbers.at(-1)].some((end) => isKnown(values.get(end!))))
    );
  };

  /** By the template that leaves the least Chinese; of those, by the one that names most. */
  const byTemplate = (text: string, depth: number): string | undefined => {
    let best: string | undefined;
    let tried = 0;
    for (const template of templates)
      for (const values of valuesIn(template, text)) {
        // a template of signs alone would take any text apart
        if ([...values.values()].includes(text)) continue;
        if (template.counts.some((number) => !/^[\d.,]+$/.test(values.get(number) ?? ''))) continue;
        const english = written(template, values, depth);
        if (!fits(template, values, isRead(english, text), depth)) continue;
        // of two that leave the same letters, the template that names more, whatever it leaves of signs
        const isBetter = best ? lettersIn(english) < lettersIn(best) : chineseIn(english) < chineseIn(text);
        if (isBetter) best = english;
        tried += 1;
        if ((best !== undefined && !isChinese(best)) || tried >= triedMax) return best;
      }
    return best;
  };

  const byParts = (text: string, depth: number): string | undefined => {
    for (const [joint, english] of joints) {
      if (!text.includes(joint)) continue;
      const parts = text.split(joint);
      const joined = parts.map((part) => translated(part, depth + 1)).join(english);
      const isNamed = listing.has(joint) && chineseIn(joined) < chineseIn(text);
      if (isNamed || isRead(joined, text)) return joined.replace(/ $/, '');
    }
    return undefined;
  };

  const found = (text: string, depth: number): string => {
    const whole = text.length <= longest.template ? byTemplate(text, depth) : undefined;
    const candidates = [whole, byParts(text, depth)].filter((one) => one !== undefined);
    const [best = text] = candidates.toSorted((one, other) => chineseIn(one) - chineseIn(other));
    return best;
  };

  const translated = (text: string, depth: number): string => {
    const own = exact.get(text) ?? known.get(text);
    if (own !== undefined) return own;
    if (!isChinese(text) || text.length > longest.parts || depth > deepest) return text;
    const best = found(text, depth);
    if (known.size >= knownMax) known.clear();
    known.set(text, best);
    return best;
  };

  return (text) => spaced(translated(text, 0));
};
