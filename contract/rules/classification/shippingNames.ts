/** A text in brackets, which explains an entry or names it otherwise. */
const bracket = /\s*\(([^()]*)\)/g;

/** Parts of names that stand in small letters: `n-`, `sec-`, `134a` (IMDG 3.1.2.1). */
const smallParts = /\b(?:n|m|o|p|sec|tert)-|\d+[a-z]\b/g;

/** Whether a text in brackets is another name: it stands in capitals (IMDG 3.1.2.1). */
const isName = (text: string): boolean => /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(text.trim().replaceAll(smallParts, ''));

/** `or` between names; inside a description (`at or above 100 °C`) it separates nothing. */
const betweenNames = /\s+or\s+(?=[A-Z][A-Z,'-])/;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<!N\.O\.S)\.$/, '');

/** The names in one alternative: the name itself, and the names in its brackets. */
const namesIn = (text: string): string[] => {
  const others = [...text.matchAll(bracket)].map(([, inner = '']) => inner).filter(isName);
  const name = text.replaceAll(bracket, (whole, inner: string) =>
    isName(inner) || inner.startsWith('including ') ? '' : whole,
  );
  return [name, ...others].map(tidy);
};

/**
 * The proper shipping names of an entry, of which the shipper chooses one: those between `or` and those in brackets in
 * capitals; what stands in small letters describes the name it follows (IMDG 3.1.2.1, 3.1.2.2).
 */
export const shippingNamesOf = (listedName: string): string[] => [
  ...new Set(listedName.split(betweenNames).flatMap(namesIn)),
];

/** The whole name of the chosen entry; a form of an older version has it as its name. */
export const entryNameOf = (details: {
  properShippingName: string;
  listed?: { properShippingName?: string | undefined } | undefined;
}): string => details.listed?.properShippingName ?? details.properShippingName;

/** The words of a name: spelling variants, plurals and punctuation make no other name (IMDG 3.1.2.3). */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\bN\.\s?O\.\s?S\b\.?/g, 'NOS')
    .replaceAll('SULPH', 'SULF')
    .replaceAll('ALUMINUM', 'ALUMINIUM')
    .split(/[^\p{L}\d.%]+/u)
    .map((word) => word.replace(/\.$/, '').replace(/(?<=[A-Z]{3})S$/, ''))
    .filter((word) => word !== '');

const inOrder = (name: string): string => wordsOf(name).join(' ');
/** The sequence of qualifiers is free (IMDG 3.1.2.3). */
const inAnyOrder = (name: string): string => wordsOf(name).toSorted().join(' ');

/** The part of a name in capitals, which suffices (IMDG 3.1.2.1). */
const bareName = (name: string): string => name.replace(/,?\s+[a-z].*$/, '');

/**
 * The alternative of the entry that a name means, as the entry writes it; undefined if it is none, or the whole text of
 * an entry with several.
 */
export const shippingNameOf = (listedName: string, name: string): string | undefined => {
  const names = shippingNamesOf(listedName);
  if (names.length === 1 && inOrder(listedName) === inOrder(name)) return names[0];
  return (
    names.find((one) => inOrder(one) === inOrder(name)) ??
    names.find((one) => [one, bareName(one)].some((written) => inAnyOrder(written) === inAnyOrder(name)))
  );
};

/** Whether a name is the whole text of an entry with several names, of which none was chosen. */
export const isWholeEntry = (listedName: string, name: string): boolean =>
  shippingNamesOf(listedName).length > 1 && inOrder(listedName) === inOrder(name);
