import { describe, expect, test } from 'vitest';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { importFiles, previewImport } from '#server/import/run/importing.ts';
import { contextOf, importFile, tableTexts } from './importFiles.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const problemsOf = async (...files: ImportFile[]) => {
  const { problems, problemCount } = await previewImport(service, files);
  expect(problemCount).toBe(problems.length);
  return problems.map(({ file, row, column, text }) => [file, row, column, text]);
};

const rates = (...rows: string[]) =>
  importFile(
    'ocean-rates.csv',
    ['service,dst_port,amount_20gp,amount_40gp,amount_40hq,valid_from,valid_until', ...rows].join('\n'),
  );
const suppliers = (...rows: string[]) =>
  importFile('suppliers.csv', ['编号,名称,角色,城市,业务范围,合作始于（年）', ...rows].join('\r\n'));
const own = 'own,某某航运,船公司,上海,近洋整箱,2018';

describe('a file is listed as a problem', () => {
  test('if it has no column that is needed, or one that is there twice', async () => {
    const file = importFile('suppliers.csv', '编号,名称,城市,业务范围,城市,备注\nown,某某航运,上海,近洋,上海,x\n');
    expect(await problemsOf(file)).toEqual([
      ['suppliers.csv', 1, '城市', '这一列出现了两次'],
      ['suppliers.csv', 1, '角色', '缺少这一列'],
      ['suppliers.csv', 1, '合作始于（年）', '缺少这一列'],
    ]);
  });

  test.each([
    ['columns of nothing', `编号${','.repeat(10_000_000)}`, '列数太多：每张表不超过 200 列'],
    ['lines of nothing', `编号\n${'\n'.repeat(10_000_000)}`, '行数太多：每张表不超过 300000 行'],
    ['cells of nothing', `编号\n${`${','.repeat(150)}\n`.repeat(50_000)}`, '格数太多：每张表不超过 6000000 格'],
  ])('if it has %s by the million, before they are read', async (_, text, why) => {
    expect(await problemsOf(importFile('suppliers.csv', text))).toEqual([['suppliers.csv', undefined, undefined, why]]);
  });

  test('commas and line ends within quotes are content', async () => {
    const named = suppliers(`own,"某某${',\n'.repeat(300)}",船公司,上海,近洋整箱,2018`);
    expect((await problemsOf(named)).map(([, , column]) => column)).toEqual(['名称']);
  });

  test('if its encoding is neither UTF-8 nor GBK, or it was broken before', async () => {
    const bytes = new Uint8Array([0xff, 0x41, 0xff, 0x0a, 0x81]);
    expect((await problemsOf({ path: 'suppliers.csv', bytes }))[0]![3]).toMatch(/^编码无法识别/);
    expect(await problemsOf(suppliers('own,某\uFFFD航运,船公司,上海,近洋,2018'))).toEqual([
      ['suppliers.csv', 2, '名称', expect.stringMatching(/^含有乱码/)],
    ]);
    expect((await problemsOf(suppliers('own,"某某,船公司')))[0]![3]).toBe('CSV 格式有误：引号没有配对');
  });
});

test('a cell has its row and column if it is missing, no number, negative, too exact or none of the values', async () => {
  expect(await problemsOf(rates('AEX2,DEHAM,-1,12.340,abc,2026-13-01,'))).toEqual([
    ['ocean-rates.csv', 2, 'amount_20gp', '不能为负数'],
    ['ocean-rates.csv', 2, 'amount_40gp', '金额最多两位小数；千位以逗号分隔'],
    ['ocean-rates.csv', 2, 'amount_40hq', '不是数字'],
    ['ocean-rates.csv', 2, 'valid_from', expect.stringMatching(/^不是日期/)],
  ]);
  expect(await problemsOf(suppliers('own,,老板,上海,近洋,1800'))).toEqual([
    ['suppliers.csv', 2, '名称', '必填'],
    ['suppliers.csv', 2, '角色', expect.stringMatching(/^须为以下之一：carrier（船公司）/)],
    ['suppliers.csv', 2, '合作始于（年）', '须为 1900 至 2200 的整数'],
  ]);
  expect((await problemsOf(suppliers(`${own},多出一格`)))[0]).toEqual([
    'suppliers.csv',
    2,
    undefined,
    '这一行的格数比表头多：内容中有逗号时须加引号',
  ]);
});

describe('rows are checked against each other and the other tables', () => {
  test('a row that is there twice', async () => {
    expect(await problemsOf(suppliers(own, '', own))).toEqual([['suppliers.csv', 4, undefined, '与第 2 行重复']]);
  });

  test('periods that overlap, or end before they begin', async () => {
    const rows = [
      'AEX2,DEHAM,1,1,1,2026-03-01,2026-03-15',
      'AEX2,DEHAM,2,2,2,2026-03-15,2026-03-31',
      'AEX2,NLRTM,2,2,2,2026-05-02,2026-05-01',
    ];
    expect(await problemsOf(rates(...rows))).toEqual([
      ['ocean-rates.csv', 3, 'valid_from', '有效期与第 2 行重叠'],
      ['ocean-rates.csv', 4, 'valid_until', '有效期的结束早于开始'],
    ]);
    const twice = 'AEX2,DEHAM,1,1,1,2026-03-01,2026-03-15';
    expect(await problemsOf(rates(twice, twice))).toEqual([['ocean-rates.csv', 3, undefined, '与第 2 行重复']]);
  });

  test('codes that no table has, in the file or in the database', async () => {
    expect(await problemsOf(rates('NONE,DEHAM,1,1,1,,', 'AEX2,XXXXX,1,1,1,,'))).toEqual([
      ['ocean-rates.csv', 2, 'dst_port', '“NONE DEHAM”不在挂港中'],
      ['ocean-rates.csv', 3, 'dst_port', '“AEX2 XXXXX”不在挂港中'],
    ]);
    const lcl = importFile(
      'service-rates.csv',
      'line,origin_code,origin_zh,destination_code,destination_zh,item_code,item_zh,currency,basis,amount\nlcl,CNXXX,某港,DEHAM,汉堡,CHEM,化工品,USD,revenueTon,48',
    );
    expect(await problemsOf(lcl)).toEqual([['service-rates.csv', 2, 'origin_code', '“CNXXX”不在港口中']]);
  });

  test('a file with problems changes nothing; prices of the past are left out', { tags: ['postgres'] }, async () => {
    const before = await tableTexts(service.db);
    await expect(
      importFiles(contextOf(service), [suppliers(own), rates('NONE,DEHAM,1,1,1,,')], { source: 'x' }),
    ).rejects.toThrow('文件有问题，没有导入任何内容');
    expect(await tableTexts(service.db)).toEqual(before);
    const { notices } = await previewImport(service, [rates('AEX2,DEHAM,1,1,1,2025-03-01,2025-03-15')]);
    expect(notices).toEqual([{ file: 'ocean-rates.csv', row: 2, column: 'valid_until', text: '已过有效期，不导入' }]);
  });
});

test('goods contradict the dangerous-goods list', async () => {
  const header =
    'id,name_zh,name_en,cas,un_number,hazard_class,packing_group,grade,brand_zh,packaging_zh,minimum_order_tons,delivery_place_zh,price_currency,price_per_ton,stock_tons,qualifications,summary';
  const rows = [
    '67-56-1,1230,3,II',
    '67-64-1,,,',
    '67-64-1,9999,3,II',
    ',1090,8,II',
    ',1090,3,I',
    '67-56-1,1090,3,II',
    '67-56-2,,,',
  ];
  const file = importFile(
    'goods.csv',
    [header, ...rows.map((row, index) => `goods-${index},货物,Goods,${row},99%,某某,桶装,1,上海,,,1,,`)].join('\n'),
  );
  expect(await problemsOf(file)).toEqual([
    ['goods.csv', 3, 'un_number', '该 CAS 号属于危险货物 UN 1090，须填写联合国编号、类别与包装类'],
    ['goods.csv', 4, 'un_number', 'UN 9999 不在危险货物一览表（IMDG 42-24）中'],
    ['goods.csv', 5, 'hazard_class', 'UN 1090 在一览表中的类别为 3'],
    ['goods.csv', 6, 'packing_group', 'UN 1090 在一览表中的包装类为 II'],
    ['goods.csv', 7, 'cas', '该 CAS 号属于 UN 1230，不是 UN 1090'],
    ['goods.csv', 8, 'cas', '“67-56-2”的校验位不对，不是 CAS 号'],
  ]);
});
