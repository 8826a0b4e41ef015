import { creditCode } from '#contract/protocol/registryNumbers.ts';

/** Characters that look alike in print; the five that no code has (I, O, S, V, Z) are replaced by the likeliest. */
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

/** The possible corrections of a reading: none, then one misread character, then two. */
const readings = (text: string): string[][] => {
  if (text.length === length + 1) return [shortened(text)];
  const once = changed(text);
  return [[text], once, once.flatMap(changed)];
};

/**
 * Finds the unified social credit code in an OCR text, corrected by its check character (GB 32100-2015) if exactly one
 * likely misreading explains it; empty if none or several would.
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
