import type { LegalText } from '#src/ui/legalText.ts';

/** All words of a legal text, a line for each heading and paragraph. */
export const wordsOf = ({ title, preamble, articles }: LegalText): string =>
  [title, preamble, ...articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');
