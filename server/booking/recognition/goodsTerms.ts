import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';
import type { TextFolder } from './foldedText.ts';

/** The columns of a dangerous-goods list entry that recognition uses. */
export interface ListedEntry {
  unNumber: string;
  packingGroup: 'I' | 'II' | 'III' | null;
  hazardClass: string;
  properShippingName: string;
  nameZh: string;
  commonNameZh: string;
  cas: string | null;
}

/** An item of the catalogue of hazardous chemicals, or of the lists of explosive and drug precursors. */
export interface CatalogueItem {
  number: string;
  nameZh: string;
  aliasesZh: string;
  nameEn: string;
  cas: string[];
  unNumbers: string[];
  controls: ControlCode[];
}

/**
 * A trade name, formula, word of hazard, HS heading, name from a casualty notice, or ordinary name that contains one.
 */
export interface TradeTerm {
  term: string;
  kind: 'undeclared' | 'hsCode' | 'tradeName' | 'formula' | 'hazardWord' | 'ordinary';
  match: TermMatch | 'prefix';
  unNumbers: string[];
}

/**
 * How much of a name a term must be: any part, a part that nothing negates, its last part, the whole name, or the whole
 * text.
 */
export type TermMatch = 'any' | 'word' | 'head' | 'whole' | 'alone';

/** The source of a term; the first of two equal terms counts. */
export type TermSource = 'list' | 'tradeName' | 'catalogue' | 'undeclared' | 'hazardWord' | 'ordinary';

/** A term in the folded spelling. */
export interface GoodsTerm {
  key: string;
  match: TermMatch;
  source: TermSource;
  entry?: ListedEntry | undefined;
  item?: CatalogueItem | undefined;
}

/** Metals and gases whose names are also prefixes of harmless compounds and goods. */
const elements: ReadonlySet<string> = new Set(
  'SODIUM CHLORINE SULFUR CALCIUM LITHIUM POTASSIUM MAGNESIUM BARIUM MERCURY IODINE BROMINE HYDROGEN NITROGEN OXYGEN ARGON HELIUM FLUORINE ARSENIC SELENIUM GALLIUM ZINC COTTON ENGINE VEHICLE GAS PAINT CARBON'.split(
    ' ',
  ),
);

/** Aliases that are words with other meanings, or place names. */
const ambiguous: ReadonlySet<string> = new Set(
  '翠绿 苔绿 帝绿 泰安 安妥 特普 埃米 林丹 开蓬 双茂 曙磺 睇 氯油 煤膏 乳酮 杜廷 樟脑油 红丹 磺丹 龙脑 冰片 松酯 氯丹 朱砂 钙 镓 锂 硒 二甲双胍 清凉油'.split(
    ' ',
  ),
);

const isHan = (key: string): boolean => /[\u3400-\u9fff]/.test(key);

/** How much of a name the name of a substance must be. */
const matchOf = (key: string): TermMatch | undefined => {
  if (isHan(key)) {
    if (key.length === 1 || ambiguous.has(key) || (/^[A-Z\d]*[\u3400-\u9fff]$/.test(key) && key.length < 3))
      return 'whole';
    return 'any';
  }
  if (/^\d+$/.test(key)) return undefined;
  if (key.length < 3) return key.length === 2 ? 'alone' : undefined;
  return key.length < 5 || elements.has(key) ? 'whole' : 'any';
};

/** A Chinese name without its concentration and notes. */
const bareZh = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\[[^\]]*\]$|\((?=[^)]*(?:含|的|或|%|级|类|型|<|≤|≥|~))[^)]*\)$/, '')
    .replaceAll(/[≥≤><~～]?\s*\d+(?:\.\d+)?\s*%/g, '')
    .replace(/类$/, '');

const namesZhOf = (cell: string): string[] =>
  cell
    .split(/[、;；/+＋]|或|[,，](?!\d)/)
    .map((name) => bareZh(name).trim())
    .filter((name) => name !== '');

const isGeneric = (name: string): boolean => /N\.O\.S/i.test(name);

/** The proper shipping name, its alternatives, and its words in their usual order: `ANHYDROUS AMMONIA`. */
const namesEnOf = ({ properShippingName, cas }: ListedEntry): { name: string; isHead: boolean }[] => {
  const names = [properShippingName, ...shippingNamesOf(properShippingName)];
  // in the list, lower-case text is not part of the name
  const shorter = names.map((name) => name.replace(/\s[a-z(][^A-Z]*$/, ''));
  const heads = isGeneric(properShippingName)
    ? []
    : shorter.flatMap((name) => {
        const [head = '', ...qualifiers] = name.split(/,(?!\d)/).map((part) => part.trim());
        if (qualifiers.length === 0) return [];
        const inverted = { name: `${qualifiers.join(' ')} ${head}`, isHead: false };
        return cas === null ? [inverted] : [inverted, { name: head, isHead: true }];
      });
  return [...[...new Set([...names, ...shorter])].map((name) => ({ name, isHead: false })), ...heads];
};

/** One-word names that are not a substance, such as `PAINT`, count as the last word of a name. */
const listedMatch = (key: string, cas: string | null, name: string): TermMatch | undefined => {
  const match = matchOf(key);
  return match === 'any' && cas === null && !/\W/.test(name.trim()) ? 'whole' : match;
};

/** The minimum lengths of a pinyin name: in other names, where shorter ones are syllables, and of a whole one. */
const minPinyin = { any: 7, whole: 6 } as const;

const withPinyin = (folder: TextFolder, terms: GoodsTerm[]): GoodsTerm[] =>
  terms.flatMap((term) => {
    const isCommon = term.match === 'any' && term.key.length <= 6 && !/[A-Z\d]/.test(term.key);
    const pinyin = isCommon ? folder.pinyinOf(term.key) : undefined;
    if (pinyin === undefined || pinyin.length < minPinyin.whole) return [term];
    return [term, { ...term, key: pinyin, match: pinyin.length < minPinyin.any ? 'whole' : term.match }];
  });

const termFrom = (
  folder: TextFolder,
  name: string,
  match: TermMatch | undefined,
  more: Omit<GoodsTerm, 'key' | 'match'>,
) => {
  const key = folder.keyOf(name);
  const found = match ?? matchOf(key);
  return found === undefined || key === '' ? [] : [{ key, match: found, ...more }];
};

/** Latin names among the common ones: `TDI`, `R32`. */
const isAbbreviation = (name: string): boolean => /^[A-Z][A-Z\d]{2,}$/.test(name);

/** The terms of an entry of the list. */
export const termsOfEntry = (folder: TextFolder, entry: ListedEntry): GoodsTerm[] => {
  const { nameZh, commonNameZh, cas } = entry;
  const origin = { source: 'list' as const, entry };
  const english = namesEnOf(entry).flatMap(({ name, isHead }) => {
    const key = folder.keyOf(name);
    const match = isHead ? matchOf(key) : listedMatch(key, cas, name);
    return match === undefined ? [] : [{ key, match, ...origin }];
  });
  // text after a comma qualifies the name
  const alternatives =
    cas === null ? [] : nameZh.split('或').flatMap((name) => [name, name.replace(/[,，](?!\d).*$/, '')]);
  const chinese = new Set([nameZh, ...alternatives.map(bareZh), ...namesZhOf(commonNameZh)]);
  const named = [...chinese].flatMap((name) => termFrom(folder, name, matchZhOf(folder, name, cas), origin));
  return withPinyin(folder, [...english, ...named]);
};

/** A short name of articles or mixtures, such as 涂料, also occurs in other names. */
const matchZhOf = (folder: TextFolder, name: string, cas: string | null): TermMatch | undefined => {
  if (isAbbreviation(name)) return 'any';
  return cas === null && folder.keyOf(name).length < 4 ? 'head' : undefined;
};

/** The terms of an item of the catalogue, with the entry that it is linked to. */
export const termsOfItem = (folder: TextFolder, item: CatalogueItem, entry: ListedEntry | undefined): GoodsTerm[] => {
  const names = new Set([
    item.nameZh,
    ...item.aliasesZh.split(/[；;]/),
    ...bareZh(item.nameZh).split('或'),
    item.nameEn,
  ]);
  const terms = [...names].flatMap((name) =>
    termFrom(folder, bareZh(name), undefined, { source: 'catalogue', entry, item }),
  );
  return withPinyin(folder, terms);
};

/** The terms of a trade name. */
export const termsOfTrade = (
  folder: TextFolder,
  { term, kind, match }: TradeTerm,
  entry: ListedEntry | undefined,
): GoodsTerm[] => {
  if (match === 'prefix') return [];
  const source = kind === 'formula' ? 'tradeName' : kind === 'hsCode' ? 'undeclared' : kind;
  return withPinyin(folder, termFrom(folder, term, match, { source, entry }));
};
