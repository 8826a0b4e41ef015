import { plainText } from '#contract/protocol/textInput.ts';
const hasCheckDigit = (cas: string): boolean => {
  const digits = Array.from(cas.replaceAll('-', ''), Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
};

/** The CAS registry numbers in a text: those with a valid check digit, also in full width and with blanks. */
export const casNumbersIn = (text: string): string[] =>
  [
    ...plainText(text)
      .replaceAll(/[‐-―−]/g, '-')
      .matchAll(/(?<![\d-])\d{2,7}\s?-\s?\d{2}\s?-\s?\d(?![\d-])/g),
  ]
    .map(([typed]) => typed.replaceAll(/\s/g, ''))
    .filter(hasCheckDigit);
