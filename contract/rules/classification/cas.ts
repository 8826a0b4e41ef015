import { plainText } from '#contract/protocol/textInput.ts';
const hasCheckDigit = (cas: string): boolean => {
  const digits = Array.from(cas.replaceAll('-', ''), Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
};

/** The CAS registry numbers in a text: those with a valid check digit, also in full width and with blanks for hyphens. */
export const casNumbersIn = (text: string): string[] =>
  [
    ...plainText(text)
      .replaceAll(/[‐-―−]/g, '-')
      .matchAll(/(?<![\d-])\d{2,7}\s?-\s?\d{2}\s?-\s?\d(?![\d-])|(?<=CAS\D{0,8})\d{2,7} \d{2} \d(?!\d)/gi),
  ]
    .map(([typed]) => typed.split(/[\s-]+/).join('-'))
    .filter(hasCheckDigit);
