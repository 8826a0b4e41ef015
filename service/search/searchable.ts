/** Text normalised for searches: full-width forms, case and repeated blanks make no difference. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
