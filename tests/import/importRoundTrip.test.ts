// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { constants } from '#server/db/schema/constants.ts';
import { charges, oceanRates } from '#server/db/schema/network.ts';
import { ports } from '#server/db/schema/reference.ts';
import { importUndo, imports } from '#server/db/schema/imports.ts';
import { suppliers } from '#server/db/schema/selling.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { importList, undoImport } from '#server/import/run/applyImport.ts';
import { exportFiles } from '#server/import/output/exportFiles.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { readSource } from '#server/import/files/folder.ts';
import { importFiles, previewImport } from '#server/import/run/importing.ts';
import { contextOf, importAll, importFile, tableTexts, withoutDemo } from './importFiles.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForEach();

const sample = () => readSource(join(projectRoot, 'server/import/sample'));

const sampleOf = (...names: string[]) => sample().filter(({ path }) => names.includes(path));

/** The tables in which an import of files would change anything. */
const changedBy = async (files: readonly ImportFile[]) => {
  const { tables, problems } = await previewImport(service, files);
  expect(problems).toEqual([]);
  return tables.filter(({ added, changed, ended, demo, kept }) => added + changed + ended + demo + kept > 0);
};

/** The sample company's data an hour after they were imported. */
const company = async () => {
  await withoutDemo(service);
  await importAll(service, sample());
  service.clock.advance(3_600_000);
  return service.clock.now();
};

test('an export of the sample company, imported as a folder, changes nothing', { tags: ['postgres'] }, async () => {
  expect(await changedBy(await exportFiles(service.db, await company()))).toEqual([]);
  expect((await importAll(service, sampleOf('ocean-rates.csv'))).id).toBeNull();
});

test('a CSV file of a Chinese Excel, in GBK without a mark, is read as one in UTF-8', async () => {
  // own,某某航运,船公司,上海,近洋,2018 in GBK
  const gbk = Buffer.from('6f776e2cc4b3c4b3babdd4cb2cb4acb9abcbbe2cc9cfbaa32cbdfcd1f32c32303138', 'hex');
  const header = Buffer.from('id,name_zh,role,city_zh,scope_zh,since\r\n');
  await importAll(service, [{ path: '供应商.csv', bytes: Buffer.concat([header, gbk]) }]);
  const rows = await service.db.select().from(suppliers);
  expect(rows.map(({ id, nameZh, role }) => [id, nameZh, role])).toEqual([['own', '某某航运', 'carrier']]);
});

test('what a spreadsheet would run is text in an export, and is read as it was', async () => {
  const names = ['=HYPERLINK(1)', '@总公司', '-10 ℃ 冷链', '-10'];
  const rows = names.map((name, at) => `own${at},${name},carrier,上海,近洋,2018`);
  await importAll(service, [
    importFile('suppliers.csv', ['id,name_zh,role,city_zh,scope_zh,since', ...rows].join('\n')),
  ]);
  const exported = (await exportFiles(service.db, service.clock.now())).filter(({ path }) => path === 'suppliers.csv');
  const text = new TextDecoder().decode(exported[0]!.bytes);
  for (const cell of [",'=HYPERLINK(1),", ",'@总公司,", ",'-10 ℃ 冷链,", ',-10,']) expect(text).toContain(cell);
  expect(await changedBy(exported)).toEqual([]);
});

describe('an import', () => {
  test('is taken back as a whole, and the one before it after that', { tags: ['postgres'] }, async () => {
    const before = await tableTexts(service.db);
    await importAll(
      service,
      sampleOf('ports.csv', 'suppliers.csv', 'goods.csv', 'charges.csv', 'lanes.csv', 'carriers.csv'),
    );
    const between = await tableTexts(service.db);
    await importAll(service, [importFile('constants.csv', 'const_type,code,name\npaymentType,MONTHLY,月结两次\n')]);
    await undoImport(contextOf(service));
    expect(await tableTexts(service.db)).toEqual(between);
    await undoImport(contextOf(service));
    expect(await tableTexts(service.db)).toEqual(before);
    await expect(undoImport(contextOf(service))).rejects.toThrow('没有可撤销的导入');
    const [last, first] = await importList(service.db);
    expect([last!.source, last!.by, last!.undoneBy, first!.counts.length > 4]).toEqual(['sample', 'li', 'li', true]);
    expect(await service.db.$count(importUndo)).toBe(0);
  });

  test('can be taken back if it is one of the last ten', { tags: ['postgres'] }, async () => {
    for (let at = 0; at < 11; at += 1)
      await importAll(service, [importFile('constants.csv', `const_type,code,name\npaymentType,MONTHLY,月结${at}\n`)]);
    expect(await service.db.$count(importUndo)).toBe(10);
  });

  test('is not taken back over a later change of the same rows', { tags: ['postgres'] }, async () => {
    await importAll(service, sampleOf('suppliers.csv'));
    await service.db.update(suppliers).set({ cityZh: '宁波' }).where(eq(suppliers.id, 'hx-line'));
    const before = await tableTexts(service.db);
    await expect(undoImport(contextOf(service))).rejects.toThrow('suppliers 在导入之后又有修改');
    expect(await tableTexts(service.db)).toEqual(before);
  });

  test('that fails in the middle leaves nothing', { tags: ['postgres'] }, async () => {
    const before = await tableTexts(service.db);
    // the last of the tables rejects its rows
    await service.db.execute('alter table slides add constraint no_slides check (false) not valid');
    const files = sample().filter(({ path }) => /^(?:suppliers|ports|constants|carousel)\b/.test(path));
    await expect(importAll(service, files)).rejects.toThrow('insert into "slides"');
    await service.db.execute('alter table slides drop constraint no_slides');
    expect(await tableTexts(service.db)).toEqual(before);
    expect(await service.db.$count(imports)).toBe(0);
  });

  test('does what its preview showed, or nothing', async () => {
    const files = [importFile('constants.csv', 'const_type,code,name\npaymentType,MONTHLY,每月结\n')];
    const { fingerprint } = await previewImport(service, files);
    await service.db.update(constants).set({ name: '又一个' }).where(eq(constants.code, 'MONTHLY'));
    await expect(importFiles(contextOf(service), files, { source: 'x', fingerprint })).rejects.toThrow('请重新预览');
  });
});

const rate = (amount: number, from = '', until = '') =>
  importFile(
    'ocean-rates.csv',
    `service,dst_port,amount_20gp,amount_40gp,amount_40hq,valid_from,valid_until\nHX1,DEHAM,${amount},${amount},${amount},${from},${until}\n`,
  );
const periods = async () =>
  (await service.db.select().from(oceanRates).orderBy(oceanRates.validFrom)).map((row) => [
    row.amount20gp / 100,
    row.validFrom.toISOString().slice(0, 10),
    row.validUntil.toISOString().slice(0, 10),
  ]);

describe('prices have periods', () => {
  beforeEach(async () => {
    await withoutDemo(service);
    const network = ['ports', 'lanes', 'carriers', 'services', 'calls', 'ocean-rates', 'charges'];
    await importAll(service, sampleOf(...network.map((name) => `${name}.csv`)));
  });

  test('a changed price ends now, and the new one begins', { tags: ['postgres'] }, async () => {
    service.clock.advance(86_400_000);
    const { preview } = await importAll(service, [rate(1_500)]);
    expect(preview.tables.map(({ added, changed, ended }) => [added, changed, ended])).toEqual([[0, 1, 2]]);
    expect(preview.tables[0]!.lanes[0]!.changes[0]).toEqual({
      kind: 'changed',
      name: 'HX1 DEHAM',
      detail: '20GP 美元 1234 → 1500；40GP 美元 2345.50 → 1500；40HQ 美元 2400 → 1500；失效 2026-03-15 → （空）',
    });
    expect(await periods()).toEqual([
      [1_234, '2026-02-28', '2026-03-03'],
      [1_500, '2026-03-03', '2999-12-31'],
    ]);
  });

  test('a price that begins later leaves the one in force until then', { tags: ['postgres'] }, async () => {
    await importAll(service, [rate(1_600, '2026-03-11')]);
    expect(await periods()).toEqual([
      [1_234, '2026-02-28', '2026-03-10'],
      [1_600, '2026-03-10', '2999-12-31'],
    ]);
    expect(await changedBy([rate(1_600, '2026-03-11')])).toEqual([]);
  });

  test('a charge keeps its place in the list; those that the file lacks end', { tags: ['postgres'] }, async () => {
    service.clock.advance(86_400_000);
    const text = new TextDecoder().decode(sample().find(({ path }) => path === 'charges.csv')!.bytes);
    const lines = text.split('\n').filter((line) => !line.startsWith('AFR'));
    const changed = lines.map((line) => (line.startsWith('BAF') ? line.replace('210,420', '215,430') : line));
    const { preview } = await importAll(service, [importFile('charges.csv', changed.join('\n'))]);
    expect(preview.tables[0]).toMatchObject({ added: 0, changed: 1, ended: 1, unchanged: 9 });
    const rows = await service.db.select().from(charges).orderBy(charges.position);
    expect(rows.map(({ code, amount20, validUntil }) => [code, amount20, validUntil !== null])).toEqual([
      ['BAF', 21_500, false],
      ['DGS', 33_300, false],
      ['PSS', 10_000, false],
      ['THC', 81_000, false],
      ['THC_DG', 131_000, false],
      ['DOC', 48_000, false],
      ['ENS', 22_000, false],
      ['DGD', 55_000, false],
      ['CFSL_DG', 170_000, false],
      ['CUS', 12_000, false],
      ['AFR', 3_000, true],
      ['BAF', 21_000, true],
    ]);
  });
});

test('ports and constants that a file does not list stay, those that it lists are changed', async () => {
  const before = await service.db.$count(ports);
  await importAll(service, sampleOf('ports.csv', 'constants.csv'));
  expect(await service.db.$count(ports)).toBeGreaterThanOrEqual(before);
  const [monthly] = await service.db.select().from(constants).where(eq(constants.code, 'MONTHLY'));
  expect(monthly!.name).toBe('月结（每月 25 日）');
});
