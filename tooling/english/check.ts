import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Catalog, Catalogs } from './catalogs.ts';
import { englishOf } from './catalogs.ts';
import { numbersIn, unknownForms } from './english.ts';
import type { Message } from './messages.ts';
import { isChinese, messagesOf } from './messages.ts';

/** A Chinese text with its position, and the lines around it. */
export interface Found {
  message: Message;
  file: string;
  line: number;
  near: string;
}

const isSource = (name: string): boolean => /\.(?:tsx?|js)$/.test(name) && !name.endsWith('.d.ts');

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .toSorted();

const lineOf = (code: string, place: number): number => code.slice(0, place).split('\n').length;

/** The Chinese texts of the customer's side below `root`, by file. */
export const textsBelow = (root: string, catalogs: Catalogs): Found[] =>
  catalogs.scope.folders
    .flatMap((folder) => filesIn(root, folder))
    .filter(catalogs.includes)
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const lines = code.split('\n');
      return messagesOf(file, code).map((message) => {
        const line = lineOf(code, message.start);
        return { message, file, line, near: lines.slice(Math.max(0, line - 3), line + 2).join('\n') };
      });
    });

const missingIn = (catalogs: Catalogs, found: readonly Found[]): Found[] =>
  found.filter(({ file, message }) => englishOf(catalogs.of(file), file, message.key) === undefined);

/** The texts of an area that have no English text yet. */
export const missingOf = (catalogs: Catalogs, found: readonly Found[], area: string): Found[] =>
  missingIn(catalogs, found).filter(({ file }) => catalogs.of(file)?.area === area);

/** The problems of a text's English. */
const faultsOf = ({ key, values }: Message, english: string): string[] => {
  const faults = isChinese(english) ? ['the English has Chinese characters'] : [];
  if (values.length === 0) return faults;
  if (numbersIn(english).join() !== numbersIn(key).join()) faults.push('the placeholders differ');
  for (const form of unknownForms(english)) faults.push(`unknown form “${form}”`);
  return faults;
};

const entryProblems = ({ area, entries }: Catalog, messages: readonly Message[]): string[] => {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const problems: string[] = [];
  for (const [key, entry] of Object.entries(entries)) {
    const message = byKey.get(key);
    const place = `locales/en/${area}.json: ${key}`;
    if (!message) problems.push(`${place}: no source has this text`);
    else
      for (const english of entry === null || typeof entry === 'string' ? [entry] : Object.values(entry))
        if (english !== null)
          problems.push(...faultsOf(message, english).map((fault) => `${place}: ${fault}: ${english}`));
  }
  return problems;
};

/** The problems of the catalogs, one line each: missing, unused and different texts. */
export const problemsOf = (catalogs: Catalogs, found: readonly Found[]): string[] => {
  const missing = missingIn(catalogs, found);
  const problems: string[] = [];
  for (const { file, line, message } of missing)
    if (!catalogs.of(file)?.isUnfinished) problems.push(`${file}:${line}: no English for “${message.key}”`);
  for (const catalog of catalogs.all) {
    const own = found.filter(({ file }) => catalogs.of(file) === catalog);
    problems.push(
      ...entryProblems(
        catalog,
        own.map(({ message }) => message),
      ),
    );
    if (catalog.isUnfinished && !missing.some(({ file }) => catalogs.of(file) === catalog))
      problems.push(`locales/en/${catalog.area}.json: nothing is missing, so it is no longer "unfinished"`);
  }
  return problems;
};
