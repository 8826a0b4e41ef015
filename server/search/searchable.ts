import { plainText } from '#contract/protocol/textInput.ts';
/** Text normalised for searches: full-width forms, case and repeated blanks make no difference. */
export const searchable = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
