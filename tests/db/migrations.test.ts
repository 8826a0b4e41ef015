import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlierMigrations, migrations } from '#server/db/migrate.ts';

/** The last migration before the rule; those up to it ran with the service stopped. */
const lastBeforeRule = '0004';

/** Creates the complete schema of a new database. */
const firstRelease = '0000';

interface Journal {
  entries: { idx: number; tag: string; when: number }[];
}

const entriesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal).entries;

const filesOf = (folder: string, after: string): string[] =>
  entriesOf(folder).flatMap(({ tag }) => (tag.slice(0, 4) > after ? [join(folder, `${tag}.sql`)] : []));

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

const destructive: readonly { what: string; is: (statement: string) => boolean }[] = [
  { what: 'drops', is: (each) => /\bdrop\b(?! (?:default|not null)\b)/i.test(each) },
  { what: 'renames', is: (each) => /^alter .*\brename\b/i.test(each) },
  { what: 'changes a type', is: (each) => /\b(?:set data type|alter column \S+ type)\b/i.test(each) },
  { what: 'requires a value', is: (each) => /\bset not null\b/i.test(each) },
  {
    what: 'adds a required column without a default',
    is: (each) =>
      /\badd column\b/i.test(each) && /\bnot null\b/i.test(each) && !/\b(?:default|generated)\b/i.test(each),
  },
  { what: 'deletes rows', is: (each) => /^(?:delete|truncate)\b/i.test(each) },
  {
    what: 'adds a rule that the running build may break',
    is: (each) => /^alter table .* add constraint\b/i.test(each) && !/\bforeign key\b.*\bnot valid\b/i.test(each),
  },
];

/** The parts of a migration that break the previous build; only a contract step may have them. */
const problemsOf = (sql: string): string[] => {
  if (/^-- contract: \S.{10,}/.test(sql)) return [];
  const created = new Set([...sql.matchAll(/create table (\S+)/gi)].map(([, name]) => name!));
  return statementsOf(sql)
    .filter((statement) => !created.has(/^alter table (\S+)/i.exec(statement)?.[1] ?? ''))
    .flatMap((statement) => destructive.filter(({ is }) => is(statement)).map(({ what }) => `${what}: ${statement}`));
};

test.each([migrations.migrationsFolder, earlierMigrations.migrationsFolder])(
  'the migrations of %s stand in the journal in the order they were made, each with its file',
  (folder) => {
    const entries = entriesOf(folder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
    for (const [index, { when }] of entries.entries()) expect(when).toBeGreaterThan(entries[index - 1]?.when ?? 0);
  },
);

test('the last step of earlier databases ends where the first release begins', () => {
  const [last, first] = [
    entriesOf(earlierMigrations.migrationsFolder).at(-1),
    entriesOf(migrations.migrationsFolder)[0],
  ];
  expect(last!.when).toBe(first!.when);
});

test.each([
  ...filesOf(earlierMigrations.migrationsFolder, lastBeforeRule),
  ...filesOf(migrations.migrationsFolder, firstRelease),
])('%s leaves the running build everything it knows', (file) => {
  expect(problemsOf(readFileSync(file, 'utf8'))).toEqual([]);
});
