import { setImmediate as nextTurn } from 'node:timers/promises';
import { EntryForms } from './entryForms.ts';
import { TextFolder } from './foldedText.ts';
import type { CatalogueItem, ListedEntry, TradeTerm } from './goodsTerms.ts';
import { termsOfEntry, termsOfItem, termsOfTrade } from './goodsTerms.ts';
import { NameFamilies } from './nameFamilies.ts';
import type { RecognitionTables } from './recognition.ts';
import { TermIndex } from './termIndex.ts';

/** The rows that goods are recognised by. */
export interface RecognitionRows {
  entries: readonly ListedEntry[];
  items: readonly CatalogueItem[];
  terms: readonly TradeTerm[];
}

/** How long building runs before other requests are served. */
const sliceMs = 10;

const kindOrder: Readonly<Record<TradeTerm['kind'], number>> = {
  tradeName: 0,
  formula: 0,
  undeclared: 1,
  hazardWord: 2,
  hsCode: 3,
  ordinary: 0,
};

const isExplosive = ({ hazardClass }: ListedEntry): number => Number(hazardClass.startsWith('1'));

/** One entry of each number and name; a substance has priority over an explosive of the same name, which is rarer. */
const namedEntries = (entries: readonly ListedEntry[]): ListedEntry[] => {
  const firstOf = new Map<string, ListedEntry>();
  for (const entry of entries) {
    const key = `${entry.unNumber} ${entry.properShippingName} ${entry.nameZh} ${entry.commonNameZh}`;
    if (!firstOf.has(key)) firstOf.set(key, entry);
  }
  return [...firstOf.values()].toSorted((one, other) => isExplosive(one) - isExplosive(other));
};

/** Builds the index in slices, so that other requests are served in between. */
export const recognitionTablesOf = async ({ entries, items, terms }: RecognitionRows): Promise<RecognitionTables> => {
  const folder = new TextFolder();
  const index = new TermIndex();
  const byUnNumber = new Map<string, ListedEntry>();
  const byCas = new Map<string, { entry?: ListedEntry | undefined; item?: CatalogueItem | undefined }>();
  for (const entry of entries) {
    if (!byUnNumber.has(entry.unNumber)) byUnNumber.set(entry.unNumber, entry);
    if (entry.cas !== null && !byCas.has(entry.cas)) byCas.set(entry.cas, { entry });
  }
  const linked = (unNumbers: readonly string[]): ListedEntry | undefined => byUnNumber.get(unNumbers[0] ?? '');
  const entryOf = (item: CatalogueItem): ListedEntry | undefined =>
    linked(item.unNumbers) ?? item.cas.map((cas) => byCas.get(cas)?.entry).find((entry) => entry !== undefined);
  for (const item of items)
    for (const cas of item.cas)
      byCas.set(cas, { entry: byCas.get(cas)?.entry ?? entryOf(item), item: byCas.get(cas)?.item ?? item });
  const work: (() => void)[] = [
    ...namedEntries(entries).map((entry) => () => termsOfEntry(folder, entry).forEach((term) => index.add(term))),
    ...terms
      .filter(({ kind }) => kindOrder[kind] === 0)
      .map((term) => () => termsOfTrade(folder, term, linked(term.unNumbers)).forEach((one) => index.add(one))),
    ...items.map((item) => () => termsOfItem(folder, item, entryOf(item)).forEach((term) => index.add(term))),
    ...terms
      .filter(({ kind }) => kindOrder[kind] > 0)
      .toSorted((one, other) => kindOrder[one.kind] - kindOrder[other.kind])
      .map((term) => () => termsOfTrade(folder, term, linked(term.unNumbers)).forEach((one) => index.add(one))),
  ];
  let since = performance.now();
  for (const add of work) {
    if (performance.now() - since > sliceMs) {
      await nextTurn();
      since = performance.now();
    }
    add();
  }
  const headings = terms
    .filter(({ match }) => match === 'prefix')
    .map((term) => ({ prefix: term.term, term }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  const families = new NameFamilies((unNumber) => byUnNumber.get(unNumber));
  return { folder, terms: index, families, forms: new EntryForms(entries), byCas, byUnNumber, headings };
};
