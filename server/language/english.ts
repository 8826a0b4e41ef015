import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '#server/config/projectRoot.ts';
import type { Translate } from './phrases.ts';
import { translatorBy } from './phrases.ts';

type Entry = string | null | Readonly<Record<string, string | null>>;

const entriesOf = (file: string): (readonly [string, string])[] =>
  Object.entries(JSON.parse(readFileSync(join(projectRoot, 'locales', file), 'utf8')) as Record<string, Entry>).flatMap(
    ([chinese, entry]) => {
      const english = entry === null || typeof entry === 'string' ? entry : (entry['*'] ?? Object.values(entry)[0]);
      return typeof english === 'string' && !/^(?:unfinished$|file:)/.test(chinese)
        ? [[chinese, english] as const]
        : [];
    },
  );

const catalogsBelow = (folder: string): string[] =>
  readdirSync(join(projectRoot, 'locales', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `${folder}/${name}`);

/** The reference tables with names in both languages. */
const tables = ['ports', 'carriers', 'documents', 'hazard-classes', 'packagings'];

const namesOf = (table: string): (readonly [string, string])[] =>
  parse<{ name_zh: string; name_en: string }>(
    readFileSync(join(projectRoot, 'server/db/seed', `${table}.csv`), 'utf8'),
    { columns: true },
  )
    .filter(({ name_en: english }) => english !== '')
    .map(({ name_zh: chinese, name_en: english }) => [chinese, english] as const);

let translate: Translate | undefined;

/**
 * English translations of the service's texts; the catalogs are read at first use. If they differ, the first one
 * applies.
 */
export const toEnglish: Translate = (text) => {
  translate ??= translatorBy([
    ...tables.flatMap(namesOf),
    ...[
      'names/en.json',
      'en/server.json',
      ...['en/server', 'en/contract'].flatMap(catalogsBelow),
      'en/contract.json',
    ].flatMap(entriesOf),
  ]);
  return translate(text);
};
