import { plainText } from '#contract/protocol/textInput.ts';
/** A text in brackets with an explanation or another name of an entry; not one inside the name of a chemical. */
const bracket = /(?:\s+|^|(?<=[,)]))\(([^()]*)\)(?![A-Za-z])/g;

/** Texts in brackets that belong to the name or refer to another entry. */
const noNames = /^(?:UN \d{4}|(?:LSA|SCO)-I{1,3}|MONO|BIO)$/;

/** Lower-case parts of names: `n-`, `sec-`, `134a` (IMDG 3.1.2.1). */
const smallParts = /\b(?:n|m|o|p|sec|tert)-|\d+[a-z]\b/g;

/** Whether a text in brackets is another name: it is in capitals (IMDG 3.1.2.1). */
const isName = (text: string): boolean =>
  !noNames.test(text) && /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(text.trim().replaceAll(smallParts, ''));

/** `or` between names; inside a description (`at or above 100 °C`) it separates nothing. */
const betweenNames = /\s+or\s+(?=\(?[A-Z][A-Z,'-])(?![^()]*\))/;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,)+(?=,)/g, '')
    .trim()
    .replace(/(?<!N\.O\.S)\.$/, '');

const withoutBrackets = (text: string): string =>
  text.replaceAll(bracket, (whole, inner: string) => (isName(inner) || inner.startsWith('including ') ? '' : whole));

/** The names in one alternative: the name itself, and those in its brackets with the following words. */
const namesIn = (text: string): string[] => {
  const others = [...text.matchAll(bracket)].flatMap(({ 0: whole, 1: inner = '', index }) => {
    const rest = withoutBrackets(text.slice(index + whole.length));
    return isName(inner) ? inner.split(';').map((name) => name + rest) : [];
  });
  return [withoutBrackets(text), ...others].map(tidy);
};

/** Entries whose names share words, which the entry contains only once. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  'HAY, STRAW or BHUSA': ['HAY', 'STRAW', 'BHUSA'],
  'ZINC ARSENATE, ZINC ARSENITE or ZINC ARSENATE AND ZINC ARSENITE MIXTURE': [
    'ZINC ARSENATE',
    'ZINC ARSENITE',
    'ZINC ARSENATE AND ZINC ARSENITE MIXTURE',
  ],
  'FERROUS METAL BORINGS, SHAVINGS, TURNINGS or CUTTINGS in a form liable to self-heating': [
    'BORINGS',
    'SHAVINGS',
    'TURNINGS',
    'CUTTINGS',
  ].map((form) => `FERROUS METAL ${form} in a form liable to self-heating`),
  'ARTICLES, PRESSURIZED, PNEUMATIC or HYDRAULIC (containing non-flammable gas)': ['PNEUMATIC', 'HYDRAULIC'].map(
    (kind) => `ARTICLES, PRESSURIZED, ${kind} (containing non-flammable gas)`,
  ),
  'NITROCELLULOSE with not more than 12.6% nitrogen, by dry mass, MIXTURE WITH or WITHOUT PLASTICIZER, WITH or WITHOUT PIGMENT':
    [
      'NITROCELLULOSE with not more than 12.6% nitrogen, by dry mass, MIXTURE WITH or WITHOUT PLASTICIZER, WITH or WITHOUT PIGMENT',
    ],
  'RADIOACTIVE MATERIAL, EXCEPTED PACKAGE - ARTICLES MANUFACTURED FROM NATURAL URANIUM or DEPLETED URANIUM or NATURAL THORIUM':
    ['NATURAL URANIUM', 'DEPLETED URANIUM', 'NATURAL THORIUM'].map(
      (metal) => `RADIOACTIVE MATERIAL, EXCEPTED PACKAGE - ARTICLES MANUFACTURED FROM ${metal}`,
    ),
  'FIBRES or FABRICS IMPREGNATED WITH WEAKLY NITRATED NITROCELLULOSE, N.O.S.': ['FIBRES', 'FABRICS'].map(
    (goods) => `${goods} IMPREGNATED WITH WEAKLY NITRATED NITROCELLULOSE, N.O.S.`,
  ),
  'FIBRES or FABRICS, ANIMAL or VEGETABLE or SYNTHETIC, N.O.S. with oil': ['FIBRES', 'FABRICS'].flatMap((goods) =>
    ['ANIMAL', 'VEGETABLE', 'SYNTHETIC'].map((origin) => `${goods}, ${origin}, N.O.S. with oil`),
  ),
  'PHOSPHORUS, WHITE or YELLOW, DRY or UNDER WATER or IN SOLUTION': ['WHITE', 'YELLOW'].flatMap((colour) =>
    ['DRY', 'UNDER WATER', 'IN SOLUTION'].map((state) => `PHOSPHORUS, ${colour}, ${state}`),
  ),
  'NICOTINE HYDROCHLORIDE, LIQUID or SOLUTION': ['LIQUID', 'SOLUTION'].map(
    (state) => `NICOTINE HYDROCHLORIDE, ${state}`,
  ),
  'RADIOACTIVE MATERIAL, EXCEPTED PACKAGE - INSTRUMENTS or ARTICLES': ['INSTRUMENTS', 'ARTICLES'].map(
    (goods) => `RADIOACTIVE MATERIAL, EXCEPTED PACKAGE - ${goods}`,
  ),
  'AMMONIUM NITRATE EMULSION or SUSPENSION or GEL, intermediate for blasting explosives': [
    'EMULSION',
    'SUSPENSION',
    'GEL',
  ].map((state) => `AMMONIUM NITRATE ${state}, intermediate for blasting explosives`),
};

/**
 * The proper shipping names of an entry, of which the shipper chooses one: those between `or` and those in brackets in
 * capitals; lower-case text describes the preceding name (IMDG 3.1.2.1, 3.1.2.2).
 */
export const shippingNamesOf = (listedName: string): string[] => [
  ...new Set(sharedWords[listedName] ?? listedName.split(betweenNames).flatMap(namesIn)),
];

/** The whole name of the chosen entry; a form of an older version has it as its name. */
export const entryNameOf = (details: {
  properShippingName: string;
  listed?: { properShippingName?: string | undefined } | undefined;
}): string => details.listed?.properShippingName ?? details.properShippingName;

/** The words of a name: spelling variants, plurals and punctuation are ignored (IMDG 3.1.2.3). */
const wordsOf = (name: string): string[] =>
  plainText(name)
    .toUpperCase()
    .replaceAll(/\bN\.\s?O\.\s?S\b\.?/g, 'NOS')
    .replaceAll('SULPH', 'SULF')
    .replaceAll('ALUMINUM', 'ALUMINIUM')
    .split(/[^\p{L}\d.%]+/u)
    .map((word) => word.replace(/\.$/, '').replace(/(?<=[A-Z]{3})S$/, ''))
    .filter((word) => word !== '');

const inOrder = (name: string): string => wordsOf(name).join(' ');
/** The order of qualifiers is free (IMDG 3.1.2.3). */
const inAnyOrder = (name: string): string => wordsOf(name).toSorted().join(' ');

/** The part of a name in capitals, which is sufficient (IMDG 3.1.2.1). */
const bareName = (name: string): string => name.replace(/,?\s+[a-z].*$/, '');

/**
 * The alternative of the entry that a name means, in the entry's spelling; undefined if there is none, or if it is the
 * whole text of an entry with several.
 */
export const shippingNameOf = (listedName: string, name: string): string | undefined => {
  const names = shippingNamesOf(listedName);
  if (names.length === 1 && inOrder(listedName) === inOrder(name)) return names[0];
  return (
    names.find((one) => inOrder(one) === inOrder(name)) ??
    // the previous edition wrote `HYDROFLUORIC ACID solution`
    names.find((one) => inOrder(one) === inOrder(name.replace(' solution', ''))) ??
    names.find((one) => [one, bareName(one)].some((written) => inAnyOrder(written) === inAnyOrder(name)))
  );
};

/** The entry of one UN number that a name means; undefined if it means none or several. */
export const entryNamed = <Entry extends { properShippingName: string }>(
  entries: readonly Entry[],
  name: string,
): Entry | undefined => {
  const exact = entries.filter(({ properShippingName: listed }) =>
    [listed, ...shippingNamesOf(listed)].some((one) => inOrder(one) === inOrder(name)),
  );
  const meant = exact.length > 0 ? exact : entries.filter((one) => shippingNameOf(one.properShippingName, name));
  return meant.length === 1 ? meant[0] : undefined;
};

/** Whether a name is the whole text of an entry with several names, of which none was chosen. */
export const isWholeEntry = (listedName: string, name: string): boolean =>
  shippingNamesOf(listedName).length > 1 && inOrder(listedName) === inOrder(name);
