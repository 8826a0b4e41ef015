import { getTableName } from 'drizzle-orm';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#service/config/projectRoot.ts';
import { oceanRates, voyages } from '#service/db/schema/network.ts';
import { contentOf, keyOf, rowsOf } from '#service/db/seed/records.ts';
import { removeDemo } from '#service/db/seed/removeDemo.ts';
import { seed } from '#service/db/seed/seed.ts';
import type { SeededTable } from '#service/db/seed/seededTables.ts';
import { seedEdition, seededTables } from '#service/db/seed/seededTables.ts';
import { allTables } from '#service/import/allTables.ts';
import { parseFiles } from '#service/import/parse.ts';
import { readSource } from '#service/import/folder.ts';
import { rollSailings } from '#service/search/rollingSailings.ts';
import { daysLater } from '#service/support/chinaTime.ts';
import { importAll } from '#tests/support/importFiles.ts';
import { changed } from '#tests/support/companyEdits.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await freshService();
});
afterEach(() => service.close());

const files = () => readSource(join(projectRoot, 'service/import/sample'));

/** The next build's tables: every row says something else. */
const nextTables: readonly SeededTable[] = seededTables.map((seeded) =>
  Object.assign({}, seeded, {
    rowsAt: (now: Date) => seeded.rowsAt(now).map((row) => changed(seeded, row, '（新版）')),
  }),
);
const editions = { reference: seedEdition.reference + 1, demo: seedEdition.demo + 1 };

/** What the imported tables hold: of tables that the company replaces everything, of others the rows of its files. */
const companys = async (): Promise<Record<string, string[]>> => {
  const { tables } = await parseFiles(files());
  const found: Record<string, string[]> = {};
  for (const { spec, rows } of tables) {
    const listed = new Set(rows.map(({ values }) => keyOf(spec.key, values)));
    const all = await rowsOf(service.db, spec.table);
    const own = spec.kind === 'whole' ? all : all.filter((row) => listed.has(keyOf(spec.key, row)));
    found[getTableName(spec.table)] = own.map((row) => JSON.stringify(contentOf(spec.table, row))).toSorted();
  }
  return found;
};

test('no start, upgrade, job or removal of the demo changes what was imported over the demo data', async () => {
  await importAll(service, files());
  const before = await companys();
  expect(Object.keys(before).length).toBe(allTables.length);

  await seed(service.db, service.clock, { demoData: true });
  expect(await companys()).toEqual(before);
  await seed(service.db, service.clock, { demoData: true, tables: nextTables, editions });
  expect(await companys()).toEqual(before);
  // the older build again, then the job in three weeks
  await seed(service.db, service.clock, { demoData: true });
  await rollSailings(service.db, daysLater(service.clock.now(), 21));
  expect(await companys()).toEqual(before);

  await removeDemo(service.db);
  await seed(service.db, service.clock, {
    demoData: true,
    tables: nextTables,
    editions: { ...editions, demo: editions.demo + 1 },
  });
  expect(await companys()).toEqual(before);
});

test('sailings of the demo are not continued where the company has imported its own prices only', async () => {
  const only = files().filter(({ path }) => !/^(?:news|campaigns|carousel)\//.test(path));
  await importAll(service, only);
  const [sailings, rates] = [await service.db.$count(voyages), await service.db.$count(oceanRates)];
  await rollSailings(service.db, daysLater(service.clock.now(), 60));
  expect([await service.db.$count(voyages), await service.db.$count(oceanRates)]).toEqual([sailings, rates]);
});
