import { plainText } from '#contract/protocol/textInput.ts';
/** Text normalised for searches: full-width forms, case and repeated blanks are ignored. */
export const searchable = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
