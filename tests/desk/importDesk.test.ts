import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as contract from '#contract/desk/imports.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { staffMember } from '#tests/support/desk.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const administrator = madeForAll(() => staffMember(service, 'administrator'));

const folder = join(projectRoot, 'server/import/sample');
const asFile = { 'Content-Type': 'application/octet-stream' };
const upload = (fileName: string, content: Uint8Array) =>
  [{ fileName, content: new Uint8Array(content) }, { headers: { ...administrator.headers, ...asFile } }] as const;

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
