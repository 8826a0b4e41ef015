import { plainText } from '#contract/protocol/textInput.ts';
import type { Finding } from '#contract/rules/acceptance/suspicion.ts';
import type { GoodsTexts } from '#contract/rules/acceptance/suspicions.ts';
import { casNumbersIn } from '#contract/rules/classification/cas.ts';
import { controlsOf } from '#contract/rules/documents/controlledGoods.ts';
import type { EntryForms } from './entryForms.ts';
import type { FoldedText, TextFolder } from './foldedText.ts';
import type { CatalogueItem, GoodsTerm, ListedEntry, TradeTerm } from './goodsTerms.ts';
import type { NameFamilies } from './nameFamilies.ts';
import { TermContext } from './termContext.ts';
import type { Match, TermIndex } from './termIndex.ts';

/** The index by which goods are recognised. */
export interface RecognitionTables {
  folder: TextFolder;
  terms: TermIndex;
  families: NameFamilies;
  forms: EntryForms;
  /** Entries and items by CAS number. */
  byCas: ReadonlyMap<string, { entry?: ListedEntry | undefined; item?: CatalogueItem | undefined }>;
  /** The first entry of each UN number. */
  byUnNumber: ReadonlyMap<string, ListedEntry>;
  /** HS headings, the longest first. */
  headings: readonly { prefix: string; term: TradeTerm }[];
}

/** The maximum number of findings of one cargo item. */
const maxFindings = 5;

const proposed = ({ unNumber, packingGroup, hazardClass, properShippingName, nameZh, commonNameZh }: ListedEntry) => ({
  unNumber,
  packingGroup,
  hazardClass,
  properShippingName,
  nameZh: nameZh === '' ? commonNameZh : nameZh,
});

const sources = {
  list: 'IMDG 42-24 3.2',
  tradeName: '危险货物的商品名、俗名与化学式',
  catalogue: '危险化学品目录',
  undeclared: '海事与船公司关于瞒报、误报的通告',
  hazardWord: '',
  ordinary: '',
} as const satisfies Record<GoodsTerm['source'], string>;

const ranks: Readonly<Record<GoodsTerm['source'], number>> = {
  list: 0,
  tradeName: 0,
  catalogue: 0,
  undeclared: 1,
  hazardWord: 2,
  ordinary: 3,
};

/** Names of dangerous goods come before often misdeclared names, words of hazards, and meaningless names. */
const rankOf = ({ source, match }: GoodsTerm): number => (match === 'alone' ? 3 : ranks[source]);

const numberPattern =
  /(?:(?<![A-Z])U\.?\s?N\.?|联合国(?:危险货物)?(?:编号|号))[\s-]*(?:NO\.?|编号|号)?[\s:：#\-.为是]*(\d{4}(?!\d)|\d\s\d\s\d\s\d(?!\s?\d)|\d\d\s\d\d(?!\s?\d))/g;

/** HS codes in a text: `HS CODE 2905.11`, `海关编码 29051100`. */
const hsPattern =
  /(?:(?<![A-Z])H\.?S\.?|海关|税则|商品)\s*(?:CODE|NO\.?|编码|编号|号)*[\s:：#\-.]*(\d{4}(?:[.\s]?\d{2}){0,3})(?!\d)/g;

const plainOf = (text: string): string => plainText(text).toUpperCase();

/** UN numbers in a text in capitals and half width. */
const unNumberIn = (tables: RecognitionTables, plain: string): Finding[] =>
  [...plain.matchAll(numberPattern)].slice(0, maxFindings).map(([, typed = '']): Finding => {
    const unNumber = typed.replaceAll(/\s/g, '');
    const entry = tables.byUnNumber.get(unNumber);
    const words = `UN ${unNumber}`;
    return entry
      ? { why: 'unNumber', words, entry: proposed(entry), source: sources.list }
      : { why: 'unNumber', words };
  });

const casIn = (tables: RecognitionTables, text: string): Finding[] =>
  casNumbersIn(text).flatMap((cas): Finding[] => {
    const known = tables.byCas.get(cas);
    if (!known) return [];
    const { entry, item } = known;
    return [
      {
        why: 'cas',
        words: cas,
        source: entry ? sources.list : catalogueSource(item),
        ...(entry && { entry: proposed(entry) }),
        ...(item && item.controls.length > 0 && { controls: item.controls }),
      },
    ];
  });

const catalogueSource = (item: CatalogueItem | undefined): string => {
  if (item === undefined) return sources.catalogue;
  if (item.number.startsWith('E')) return '易制爆危险化学品名录（2017 年版）';
  return item.number.startsWith('D') ? '易制毒化学品管理条例附表' : `${sources.catalogue} ${item.number}`;
};

const hsIn = (tables: RecognitionTables, hsCode: string): Finding[] => {
  const digits = plainText(hsCode).replaceAll(/\D/g, '');
  const heading = digits === '' ? undefined : tables.headings.find(({ prefix }) => digits.startsWith(prefix));
  if (!heading) return [];
  const entry = tables.byUnNumber.get(heading.term.unNumbers[0] ?? '');
  return [
    { why: 'hsCode', words: heading.prefix, source: sources.undeclared, ...(entry && { entry: proposed(entry) }) },
  ];
};

const wordsOf = ({ source, starts, ends }: FoldedText, { start, end }: Match): string =>
  source.slice(starts[start], ends[end - 1]).trim();

/** What precedes the name of an isomer: 1,2-, 邻, N-. */
const isLocant = (chars: string): boolean => /^(?:[\dNOSDL邻间对正左右旋]|异)+$/.test(chars);

/**
 * The entry of a match; of an item that the catalogue links to none, that of the longest name that ends it: of a family,
 * or of its isomers.
 */
const entryOf = (text: FoldedText, { term, start, end }: Match, matches: readonly Match[]): ListedEntry | undefined =>
  term.entry ??
  (term.source === 'catalogue'
    ? matches
        .filter(
          (other) =>
            other.end === end &&
            other.start >= start &&
            other.term.entry !== undefined &&
            (other.isFamily === true || isLocant(text.chars.slice(start, other.start))),
        )
        .toSorted((one, other) => one.start - other.start)[0]?.term.entry
    : undefined);

const findingOf = (tables: RecognitionTables, text: FoldedText, match: Match, matches: readonly Match[]): Finding => {
  const { term } = match;
  const matched = wordsOf(text, match);
  const listed = entryOf(text, match, matches);
  const entry = listed && tables.forms.entryIn(text.source, listed);
  const controls = term.item?.controls ?? tables.byCas.get(term.entry?.cas ?? '')?.item?.controls ?? [];
  const source = term.source === 'catalogue' ? catalogueSource(term.item) : sources[term.source];
  const why = term.source === 'undeclared' ? 'undeclared' : term.source === 'hazardWord' ? 'hazardWord' : 'name';
  return {
    why,
    words: why === 'name' && entry ? `UN ${entry.unNumber} ${entry.properShippingName}` : matched,
    matched,
    ...(source !== '' && { source }),
    ...(entry && { entry: proposed(entry) }),
    ...(controls.length > 0 && { controls }),
  };
};

/** The names in one text: the longer of two that overlap. */
const namesIn = (tables: RecognitionTables, typed: string): { rank: number; finding: Finding }[] => {
  if (typed.trim() === '') return [];
  const text = tables.folder.fold(typed);
  const matches = [...tables.terms.find(text), ...tables.families.find(text)];
  const context = new TermContext(text, matches);
  const taken: Match[] = [];
  for (const match of matches.toSorted(
    (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
  ))
    if (taken.every(({ start, end }) => match.end <= start || match.start >= end) && context.isNamed(match))
      taken.push(match);
  return taken
    .filter(({ term }) => term.source !== 'ordinary')
    .toSorted((one, other) => one.start - other.start)
    .map((match) => ({ rank: rankOf(match.term), finding: findingOf(tables, text, match, matches) }));
};

/** The controls of chemicals in texts that the declared entry does not cover; each once. */
const controlledIn = (tables: RecognitionTables, texts: readonly string[], unNumber: string): Finding[] => {
  const known = new Set(controlsOf(unNumber));
  const named = texts.flatMap((text) => [...casIn(tables, text), ...namesIn(tables, text).map((one) => one.finding)]);
  return named.flatMap(({ why, words, matched = words, controls = [] }): Finding[] => {
    const others = controls.filter((control) => !known.has(control));
    others.forEach((control) => known.add(control));
    return others.length === 0 ? [] : [{ why, words: matched, matched, controls: others }];
  });
};

/**
 * Dangerous goods in the texts of an undeclared cargo: UN and CAS numbers, names of the list, catalogue and trade
 * names, names from casualty notices, HS headings, words of hazards. A finding neither classifies nor rejects the
 * goods: an entry covers goods by name only within its concentrations (IMDG 3.1.2), which the desk looks up. For a
 * declared cargo only the controls are recognised.
 */
export const recognise = (
  tables: RecognitionTables,
  { names, notes = [], hsCode = '', unNumber }: GoodsTexts,
): Finding[] => {
  const texts = [...names, ...notes].filter((text) => text !== '');
  if (unNumber !== undefined) return controlledIn(tables, texts, unNumber);
  const numbered = texts.filter((text) => /\p{N}/u.test(text)).map(plainOf);
  const numbers = numbered.flatMap((text) => unNumberIn(tables, text));
  if (numbers.length > 0) return distinct(numbers);
  const cas = texts.flatMap((text) => casIn(tables, text));
  const named = texts.flatMap((text) => namesIn(tables, text)).toSorted((one, other) => one.rank - other.rank);
  const best = named.filter(({ rank }) => rank === named[0]?.rank).map(({ finding }) => finding);
  if (cas.length > 0) return distinct(cas);
  if (best.length > 0) return distinct(best).slice(0, best[0]?.why === 'name' ? maxFindings : 1);
  const stated = numbered.flatMap((text) => Array.from(text.matchAll(hsPattern), ([, code = '']) => code));
  return distinct([hsCode, ...stated].flatMap((code) => hsIn(tables, code)));
};

/** One finding for each entry, or for each word without one. */
const distinct = (findings: readonly Finding[]): Finding[] => {
  const byEntry = new Map(findings.toReversed().map((finding) => [finding.entry?.unNumber ?? finding.words, finding]));
  return [...byEntry.values()].toReversed().slice(0, maxFindings);
};
