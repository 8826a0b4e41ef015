import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as contract from '#contract/desk/imports.ts';
import { supplierList } from '#contract/services/suppliers.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { packFiles } from '#contract/desk/packedFiles.ts';
import { readSource } from '#server/import/folder.ts';
import { staffMember } from '#tests/support/desk.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const administrator = madeForAll(() => staffMember(service, 'administrator'));

const folder = join(projectRoot, 'server/import/sample');
const asFile = { 'Content-Type': 'application/octet-stream' };
const upload = (fileName: string, content: Uint8Array) =>
  [{ fileName, content: new Uint8Array(content) }, { headers: { ...administrator.headers, ...asFile } }] as const;

const carriersShown = async () => (await service.call(supplierList, { supplierRole: 'carrier' })).map(({ id }) => id);

test('an administrator uploads a folder, sees what it does, imports it, and takes it back', async () => {
  const before = await carriersShown();
  const [input, options] = upload(
    'huaxin',
    new Uint8Array(packFiles(readSource(folder).filter(({ path }) => path === 'suppliers.csv'))),
  );
  const preview = await service.call(contract.previewDataImport, input, options);
  expect([preview.problemCount, preview.tables.length]).toEqual([0, 1]);
  expect(await carriersShown()).toEqual(before);

  const { fingerprint } = preview;
  const { id } = await service.call(contract.applyDataImport, { ...input, fingerprint }, options);
  expect(await carriersShown()).toEqual(['hx-line']);
  const [listed] = await service.call(contract.dataImportList, {}, administrator);
  expect([listed!.id, listed!.source, listed!.undoneAt]).toEqual([id, 'huaxin', null]);

  expect((await service.call(contract.undoDataImport, {}, administrator)).id).toBe(id);
  expect(await carriersShown()).toEqual(before);
  await expect(service.call(contract.undoDataImport, {}, administrator)).rejects.toMatchObject({
    code: codes.notFound,
  });
});

test('one CSV file is taken by its name, with its problems', async () => {
  const [input, options] = upload('suppliers.csv', readFileSync(join(folder, 'carriers.csv')));
  const { problems } = await service.call(contract.previewDataImport, input, options);
  expect(problems[0]).toMatchObject({ file: 'suppliers.csv', row: 1, column: '编号', text: '缺少这一列' });
  await expect(service.call(contract.applyDataImport, { ...input, fingerprint: 'none' }, options)).rejects.toThrow(
    '文件有问题，没有导入任何内容',
  );
});

test('the template is a workbook that can be uploaded as it is', async () => {
  const response = await service.fetch(requestOf(contract.dataImportFile, {}, administrator));
  const content = new Uint8Array(await response.arrayBuffer());
  const [input, options] = upload('模板.xlsx', content);
  expect((await service.call(contract.previewDataImport, input, options)).problems).toEqual([]);
});
