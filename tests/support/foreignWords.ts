/** Words that Chinese readers use as they are: of the trade, of documents, of browsers. */
const usual = /\b(?:Cookie|PDF|SO|UN|CAS|Storybook|npm run [\w:]+|XState)\b/g;

/** The words of a text that a reader of Chinese alone would not know; whole words of Latin letters, two or more. */
export const foreignWordsIn = (text: string): string[] => text.replaceAll(usual, '').match(/[A-Za-z]{2,}/g) ?? [];
