// @module-tag postgres
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';
import { oceanRates, voyages } from '#server/db/schema/network.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';
import { seed } from '#server/db/seed/seed.ts';
import { allTables } from '#server/import/allTables.ts';
import { readSource } from '#server/import/files/folder.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { importAll } from './importFiles.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';
import { importedRows, nextEdition } from './upgrade.ts';

const service = serviceForEach();

const files = () => readSource(join(projectRoot, 'server/import/sample'));

const { tables: nextTables, editions } = nextEdition;

const companys = () => importedRows(service, files());

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
