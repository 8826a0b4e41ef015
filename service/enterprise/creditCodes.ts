import { creditCode } from '#contract/protocol/fields.ts';

/** Characters that print takes for each other; the five that no code has (I, O, S, V, Z) stand for the likeliest at once. */
const neverPrinted: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['O', '0'],
  ['S', '5'],
  ['V', 'U'],
  ['Z', '2'],
]);
const lookalikes = ['0DQC', '1LTJ7', '2', '3B', '4A', '5', '6G', '8BR', 'UY', 'MHNW', 'EF', 'PR', 'XY', 'KX'];

const length = 18;

const isValid = (code: string): boolean => creditCode.safeParse(code).success;

const changed = (code: string): string[] =>
  Array.from(code, (character, at) =>
    lookalikes
      .filter((group) => group.includes(character))
      .flatMap((group) => Array.from(group))
      .filter((other) => other !== character)
      .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  ).flat();

const shortened = (code: string): string[] => Array.from(code, (_, at) => code.slice(0, at) + code.slice(at + 1));

/** The steps from what was read to what may be printed: as it is, then with one mistake, then with two. */
const readings = (text: string): string[][] => {
  if (text.length === length + 1) return [shortened(text)];
  const once = changed(text);
  return [[text], once, once.flatMap(changed)];
};

/**
 * The unified social credit code in a text as it was read, corrected by its check character (GB 32100-2015) where
 * exactly one likely misreading explains it; empty where there is none or where several would fit.
 */
export const creditCodeIn = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[IOSVZ]/g, (character) => neverPrinted.get(character)!);
  for (const [run] of plain.matchAll(/[0-9A-Z]{18,19}/g)) {
    for (const candidates of readings(run)) {
      const valid = [...new Set(candidates.filter(isValid))];
      if (valid.length === 1) return valid[0]!;
      if (valid.length > 1) return '';
    }
  }
  return '';
};
