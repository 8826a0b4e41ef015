import { sql } from 'drizzle-orm';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import type { ImportContext } from '#server/import/run/applyImport.ts';
import { importFiles, previewImport } from '#server/import/run/importing.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { Database } from '#server/db/database.ts';
import { seededTables } from '#server/db/seed/seededTables.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';
import type { TestService } from '../support/service.ts';

const utf8 = new TextEncoder();

/** A file of an import in UTF-8. */
export const importFile = (path: string, text: string): ImportFile => ({ path, bytes: utf8.encode(text) });

export const contextOf = ({ db, clock }: Pick<TestService, 'db' | 'clock'>): ImportContext => ({
  db,
  clock,
  by: 'li',
  caller: { address: 'service', userAgent: 'operator li', https: true },
});

/** Imports files; a problem fails the test with all of them. */
export const importAll = async (service: Pick<TestService, 'db' | 'clock'>, files: readonly ImportFile[]) => {
  const preview = await previewImport(service, files);
  if (preview.problemCount > 0) throw new Error(JSON.stringify(preview.problems, null, 1));
  const { fingerprint } = preview;
  return { preview, ...(await importFiles(contextOf(service), files, { source: 'sample', fingerprint })) };
};

/** The database of a company that starts with `DEMO_DATA=off`. */
export const withoutDemo = async ({ db, clock }: Pick<TestService, 'db' | 'clock'>): Promise<void> => {
  await removeDemo(db);
  await seed(db, clock, { demoData: false });
};

/** The content of the imported tables, with the records of seeding. */
export const tableTexts = async (db: Database): Promise<Record<string, string>> => {
  const names = [...new Set(seededTables.map(({ table }) => table))];
  const texts: Record<string, string> = {};
  for (const table of [
    ...names,
    sql.raw('voyages'),
    sql.raw('ocean_rates'),
    sql.raw('seeded_rows'),
    sql.raw('seed_editions'),
  ]) {
    const { rows } = (await db.execute(sql`select t::text as text from ${table} t order by 1`)) as unknown as {
      rows: { text: string }[];
    };
    texts[String(Object.keys(texts).length)] = rows.map(({ text }) => text).join('\n');
  }
  return texts;
};
