import { getTableName } from 'drizzle-orm';
import { contentOf, keyOf, rowsOf } from '#server/db/seed/records.ts';
import type { SeededTable } from '#server/db/seed/seededTables.ts';
import { seedEdition, seededTables } from '#server/db/seed/seededTables.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { parseFiles } from '#server/import/files/parse.ts';
import { changed } from '../support/companyEdits.ts';
import type { TestService } from '../support/service.ts';

/** The next build's seed: every row is changed. */
export const nextEdition = {
  tables: seededTables.map((seeded): SeededTable =>
    Object.assign({}, seeded, {
      rowsAt: (now: Date) => seeded.rowsAt(now).map((row) => changed(seeded, row, '（新版）')),
    }),
  ),
  editions: { reference: seedEdition.reference + 1, demo: seedEdition.demo + 1 },
};

/** The content of the imported tables: everything in tables that the company replaces, its own rows in others. */
export const importedRows = async (
  { db }: Pick<TestService, 'db'>,
  files: readonly ImportFile[],
): Promise<Record<string, string[]>> => {
  const { tables } = await parseFiles(files);
  const found: Record<string, string[]> = {};
  for (const { spec, rows } of tables) {
    const listed = new Set(rows.map(({ values }) => keyOf(spec.key, values)));
    const all = await rowsOf(db, spec.table);
    const own = spec.kind === 'whole' ? all : all.filter((row) => listed.has(keyOf(spec.key, row)));
    found[getTableName(spec.table)] = own.map((row) => JSON.stringify(contentOf(spec.table, row))).toSorted();
  }
  return found;
};
