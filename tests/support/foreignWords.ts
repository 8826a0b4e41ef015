import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the texts stand that the site shows its visitors, all of whom read Chinese. */
const textFiles = (): string[] => [
  'contract/orders/orderStatusNames.ts',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /messages\w*\.ts$/i.test(path))
    .map((path) => join('src', path)),
];

/** The abbreviations that these texts use in the midst of Chinese: PDF, UN, SO. */
const usual = new Set(
  textFiles()
    .flatMap((path) => readFileSync(path, 'utf8').match(/'[^'\n]*'|`[^`\n]*`/g) ?? [])
    .filter((text) => /\p{Script=Han}/u.test(text))
    .flatMap((text) => text.match(/\b[A-Z]{2,}\b/g) ?? []),
);

/** The words of a text that a reader of Chinese alone would not know: two Latin letters or more, and no abbreviation of the site's own. */
export const foreignWordsIn = (text: string): string[] =>
  (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !usual.has(word));
