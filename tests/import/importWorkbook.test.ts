import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { oceanRates, voyages } from '#server/db/schema/network.ts';
import { previewImport } from '#server/import/run/importing.ts';
import { importAll, importFile, withoutDemo } from './importFiles.ts';
import { serviceForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '#contract/desk/import/imports.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { staffMember } from '#tests/support/desk.ts';

const service = serviceForAll();
beforeAll(async () => {
  await withoutDemo(service);
});

/** A day as Excel stores it: without a time zone. */
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const network = [
  importFile('lanes.csv', 'code,name_zh\nNEUR,欧洲线'),
  importFile('carriers.csv', 'code,name_zh,name_en\nHXL,华信,Huaxin'),
  importFile('services.csv', 'code,carrier,lane,free_days\nHX1,HXL,NEUR,7'),
  importFile('calls.csv', 'service,role,port,day,hour\nHX1,load,CNSHA,0,8\nHX1,discharge,DEHAM,33,7'),
];

test('numbers and dates of a workbook mean what Excel shows', async () => {
  const sheets = [
    {
      name: '船期',
      rows: [
        ['航线服务代码', '航次起始日', '船名', '航次'],
        ['HX1', day('2026-03-16'), 'HUAXIN RIVER', 12],
      ],
    },
    {
      name: 'ocean-rates',
      rows: [
        ['service', 'dst_port', 'amount_20gp', 'amount_40gp', 'amount_40hq', 'valid_from', 'valid_until'],
        ['HX1', 'DEHAM', 1234.1, 0.1 + 0.2, '2,500.00', day('2026-03-01'), day('2026-03-31')],
        [null, null, null, null, null, null, null],
      ],
    },
    { name: '说明', rows: [['这张表不导入']] },
  ];
  await importAll(service, [...network, { path: '数据.xlsx', bytes: await writeXlsx({ sheets }) }]);
  const [sailing] = await service.db.select().from(voyages);
  expect([sailing!.startsAt.toISOString(), sailing!.week, sailing!.voyageNumber]).toEqual([
    '2026-03-15T16:00:00.000Z',
    '2612',
    '12',
  ]);
  const [rate] = await service.db.select().from(oceanRates);
  expect([rate!.amount20gp, rate!.amount40gp, rate!.amount40hq]).toEqual([123_410, 30, 250_000]);
  expect([rate!.validFrom.toISOString(), rate!.validUntil.toISOString()]).toEqual([
    '2026-02-28T16:00:00.000Z',
    '2026-03-31T16:00:00.000Z',
  ]);
});

test('problems of a workbook name the sheet', async () => {
  const sheets = [
    { name: '供应商', rows: [['编号'], ['x']] },
    { name: '价格表', rows: [['a'], ['b']] },
  ];
  const { problems, notices } = await previewImport(service, [
    { path: '数据.xlsx', bytes: await writeXlsx({ sheets }) },
  ]);
  expect(notices[0]).toEqual({ file: '数据.xlsx · 价格表', text: '没有导入这张工作表' });
  expect(problems[0]).toEqual({ file: '数据.xlsx · 供应商', row: 1, column: '名称', text: '缺少这一列' });
});

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
  const response = await service.send(contract.dataImportFile, {}, administrator);
  const content = new Uint8Array(await response.arrayBuffer());
  const [input, options] = upload('模板.xlsx', content);
  expect((await service.call(contract.previewDataImport, input, options)).problems).toEqual([]);
});
