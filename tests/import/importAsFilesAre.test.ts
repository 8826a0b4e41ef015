// @module-tag long
import { eq } from 'drizzle-orm';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test } from 'vitest';
import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { oceanRates, voyages } from '#server/db/schema/network.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { undoImport } from '#server/import/run/applyImport.ts';
import { importFiles, importWorkIn, previewImport } from '#server/import/run/importing.ts';
import { contextOf, importAll, importFile, tableTexts, withoutDemo } from './importFiles.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForEach();

const header = 'service,dst_port,amount_20gp,amount_40gp,amount_40hq,valid_from,valid_until';
const rates = (...rows: string[]) => importFile('ocean-rates.csv', [header, ...rows].join('\n'));

beforeEach(async () => {
  await withoutDemo(service);
  const discharges = ['HX1,discharge,DEHAM', 'HX1,discharge,NLRTM', 'HX1,discharge,BEANR', 'HX2,discharge,ITGOA'];
  const calls = ['HX1,load,CNSHA', ...discharges];
  await importAll(service, [
    importFile('lanes.csv', 'code,name_zh\nNEUR,欧洲线\nMED,地中海线'),
    importFile('carriers.csv', 'code,name_zh,name_en\nHXL,华信,Huaxin'),
    importFile('services.csv', 'code,carrier,lane,free_days\nHX1,HXL,NEUR,7\nHX2,HXL,MED,7'),
    importFile('calls.csv', ['service,role,port,day', ...calls.map((call) => `${call},33`)].join('\n')),
    rates('HX1,DEHAM,1,1,1,2026-12-01,2027-01-31', 'HX2,ITGOA,5,5,5,2026-12-01,2026-12-31'),
  ]);
});

const day = (at: Date) => at.toISOString().slice(0, 10);
const shown = async () => {
  const all = await service.db.select().from(oceanRates);
  return all
    .map((row) => `${row.dstPortCode} ${row.amount20gp / 100} ${day(row.validFrom)} ${day(row.validUntil)}`)
    .toSorted();
};

const apply = async (files: readonly ImportFile[], choices: ImportChoices) => {
  const { fingerprint } = await previewImport(service, files, { choices });
  await importFiles(contextOf(service), files, { source: 'x', fingerprint, choices });
};

test('a price list as a carrier sends it is read once its columns are confirmed, which is remembered', async () => {
  const rows = [
    ['华信航运 欧洲线运价表，有效期：2026-12-01 至 2026-12-31'],
    ['港口', 'POL', 'Port of Discharge', '20GP (USD)', '40gp', '40HC', '船东备注'],
    [null, null, '汉堡', 'USD 1,250', 2300, '$2,350.00', 'x'],
    [null, null, 'Rotterdam/安特卫普', 1300, 2400, 2450, null],
    ['备注：以上不含目的港费用'],
  ];
  const merges = [{ startRow: 2, startCol: 5, endRow: 3, endCol: 5 }];
  const bytes = await writeXlsx({
    sheets: [
      { name: '联系', rows: [['李']] },
      { name: '报价', rows, merges },
    ],
  });
  const file = { path: '欧洲线12月运价.xlsx', bytes };
  const first = await previewImport(service, [file]);
  const [, sheet] = first.sheets;
  expect([sheet!.isConfirmed, sheet!.headerRow, sheet!.chosen.table]).toEqual([false, 2, 'ocean-rates']);
  expect(sheet!.chosen.fixed).toEqual({ valid_from: '2026-12-01', valid_until: '2026-12-31' });
  const fixed = { ...sheet!.chosen.fixed, service: 'HX1' };
  const choices = { ...noChoices, sheets: [{ ...sheet!.chosen, fixed }], scopes: { 'ocean-rates': 'added' as const } };
  const { notices, problems } = await previewImport(service, [file], { choices, confirmedBy: 'li' });
  expect([problems, notices.map(({ column, text }) => column ?? text)]).toEqual([
    [],
    ['港口', '船东备注', '是备注，没有导入', '没有导入这张工作表'],
  ]);
  await apply([file], choices);
  const merged = await service.db.select().from(oceanRates).where(eq(oceanRates.amount40hq, 235_000));
  expect(merged.map(({ dstPortCode }) => dstPortCode).toSorted()).toEqual(['BEANR', 'DEHAM', 'NLRTM']);
  const again = importFile('1月.csv', '港口;POL;Port of Discharge;20GP (USD);40gp;40HC;船东备注;\n;;汉堡;1;1;1,5;;');
  const chosen = { columns: sheet!.chosen.columns, fixed: { service: 'HX1' } };
  expect((await previewImport(service, [again])).sheets).toMatchObject([{ isConfirmed: false, chosen }]);
});

const area = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  startRow,
  startCol,
  endRow,
  endCol,
});

test('hidden rows and sheets, sums, formulas without a result and headers of two rows are read as a person sees them', async () => {
  const periods = ['1-Dec-2026', '31.12.2026'];
  const rows = [
    ['欧洲线报价，有效期：2026-01-01 至 2026-01-31'],
    ['航线', '目的港', 'USD', null, null, '有效期', null],
    [null, null, '20GP', '40GP', '40HQ', '起', '止'],
    ['HX1', '汉堡', 1250, 2300, 2350, ...periods],
    ['HX1', '汉堡', 9, 9, 9, ...periods],
    ['HX1', '鹿特丹', null, 2400, 2450, ...periods],
    ['合 计', null, 2500],
  ];
  const merges = [area(1, 0, 2, 0), area(1, 1, 2, 1), area(1, 2, 1, 4), area(1, 5, 1, 6)];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '报价',
        rows,
        merges,
        rowDefs: new Map([[4, { hidden: true }]]),
        cells: new Map([['5,2', { formula: '1+1' }]]),
      },
      { name: '旧', hidden: true, rows: [header.split(','), ['HX1', 'DEHAM', 1, 2, 3]] },
    ],
  });
  const { sheets, problems, notices } = await previewImport(service, [{ path: '欧洲线.xlsx', bytes }]);
  expect(sheets.map(({ chosen }) => chosen.table)).toEqual(['ocean-rates', null]);
  expect([sheets[0]!.chosen.fixed, sheets[0]!.chosen.columns.slice(-2)]).toEqual([{}, ['valid_from', 'valid_until']]);
  expect(problems.map(({ row, column, text }) => [row, column, text])).toEqual([
    [6, '20GP', expect.stringContaining('公式没有结果')],
  ]);
  const [hidden, hiddenSheet] = [expect.stringContaining('隐藏的行没有导入，共 1 行'), '是隐藏的工作表，没有导入'];
  expect(notices.map(({ row, text }) => row ?? text)).toEqual([hidden, 7, hiddenSheet]);
});

test('serial dates, semicolons and headers in any case, and a column of prices for each container', async () => {
  const file = importFile('船期表.csv', 'SERVICE;Voyage No.;船名;ETD\nHX1;012W;VIRGO;46357.5');
  const read = await previewImport(service, [file]);
  await apply([file], { ...noChoices, sheets: read.sheets.map(({ chosen }) => chosen) });
  const [voyage] = await service.db.select().from(voyages);
  expect([voyage!.startsAt.toISOString(), voyage!.vessel]).toEqual(['2026-12-01T04:00:00.000Z', 'VIRGO']);
  const air = 'Origin,起运地,Destination,目的地,-45,+45,Validity\nPVG,浦东,FRA,法兰克福,53,39,2026-12-31';
  const places = ['origin_code', 'origin_zh', 'destination_code', 'destination_zh'];
  const columns = [...places, 'amount#N', 'amount#45', 'valid_until'];
  expect((await previewImport(service, [importFile('air.csv', air)])).sheets).toMatchObject([{ chosen: { columns } }]);
  const prices = '海铁联运,CNCKG,新加坡,USD,箱,980,\n海铁联运,CNCKG,SGSIN,USD,箱,CNY 1,1560';
  const wide = importFile('海铁.csv', `业务,POL,POD,币种,计费单位,20GP,40HQ\n${prices}`);
  const { sheets } = await previewImport(service, [wide]);
  const choices = { ...noChoices, sheets: [{ ...sheets[0]!.chosen, fixed: { origin_zh: '重庆' } }] };
  const { problems, rightRows } = await previewImport(service, [wide], { choices });
  expect([problems.map(({ row, text }) => [row, text]), rightRows]).toEqual([[[3, expect.stringContaining('USD')]], 1]);
  await apply([wide], { ...choices, isPartial: true });
  expect(await service.db.select().from(publishedRates)).toMatchObject([
    { itemCode: '20GP', amount: 98_000, originZh: '重庆', destinationCode: 'SGSIN', destinationZh: '新加坡' },
  ]);
});

test('a row for each container and days first are read as an agent writes them; full containers by sea have another table', async () => {
  const lines = [
    'transport_mode,origin_city,destination_port,container_type,base_rate,currency,rate_basis,valid_from,valid_to',
    'SeaRail,CNCKG,新加坡,20ft,980,USD,per_container,08/12/2026 - 9:00,31/12/2026',
    'Sea FCL,CNCKG,新加坡,40HC,1560,USD,per_container,01/12/2026,',
  ];
  const file = importFile('agent.csv', lines.join('\n'));
  const { sheets } = await previewImport(service, [file]);
  const choices = { ...noChoices, sheets: [{ ...sheets[0]!.chosen, fixed: { origin_zh: '重庆' } }], isPartial: true };
  expect((await previewImport(service, [file], { choices })).problems).toMatchObject([
    { row: 3, column: 'transport_mode', text: expect.stringContaining('“海运费”') as string },
  ]);
  await apply([file], choices);
  expect(await service.db.select().from(publishedRates).where(eq(publishedRates.itemCode, '20GP'))).toMatchObject([
    { itemZh: '20尺普柜', basis: 'container', validFrom: new Date('2026-12-08T01:00:00Z') },
  ]);
});

test('full containers with a row for each size and two ports are joined; rows of an incomplete rate are given back', async () => {
  const lines = [
    'Carrier,POL,POD,Container,Rate,Currency,Valid from,Valid to',
    ...['20ft,1100', '40ft,2100', '40HC,2200'].map((each) => `Huaxin Line,上海,Rotterdam,${each},USD,2026-12-10,`),
    ...['20GP,1', '40GP,2', '40GP,3', '40HQ,4'].map((each) => `HXL,CNSHA,DEHAM,${each},USD,2027-03-01,`),
    ...['20GP,1,USD', '40HQ,2,EUR'].map((each) => `,CNSHA,BEANR,${each},2026-12-10,`),
    'MSK,CNSHA,BEANR,20GP,1,USD,2026-12-10,',
  ];
  const file = importFile('rates.csv', lines.join('\n'));
  const { sheets } = await previewImport(service, [file]);
  const choices = { ...noChoices, sheets: sheets.map(({ chosen }) => chosen), isPartial: true };
  const { problems, rightRows } = await previewImport(service, [file], { choices });
  const texts = problems.map(({ row, text }) => `${row} ${text.slice(0, 9)}`).toSorted();
  const wrong =
    '10 这里的价格以 US|11 没有航线服务挂靠“|5 与第 6 行是同一|6 40GP 的运价与|7 40GP 的运价与|9 缺少 40GP 的|9 缺少 40HQ 的';
  expect([rightRows, texts.join('|')]).toEqual([1, wrong]);
  await apply([file], choices);
  expect(await shown()).toContain('NLRTM 1100 2026-12-09 2999-12-31');
  const both = importFile('both.csv', 'service,dest port,rate 20,40GP/HQ\nHX1,BEANR,7,9');
  const [both40] = (await previewImport(service, [both])).sheets;
  await apply([both], { ...noChoices, sheets: [both40!.chosen], scopes: { 'ocean-rates': 'added' } });
  const sizes = { dstPortCode: 'BEANR', amount20gp: 700, amount40gp: 900, amount40hq: 900 };
  expect(await service.db.select().from(oceanRates)).toContainEqual(expect.objectContaining(sizes));
});

test('a place that is no known port is named once, whatever the number of its prices', async () => {
  const rows = ['海铁联运,义乌', '海运拼箱,火星', '海运拼箱,SHENZHEN'].map((row) => `${row},Nhava Sheva,USD,箱,9,9`);
  const file = importFile('海铁.csv', ['业务,起运港,目的港,币种,计费单位,20GP,40HQ', ...rows].join('\n'));
  const { sheets } = await previewImport(service, [file]);
  const choices = { ...noChoices, sheets: sheets.map(({ chosen }) => chosen) };
  const { problems } = await previewImport(service, [file], { choices });
  const texts = ['“义乌”：港口以外的地点', '“火星”：须为', '可能是CNSHK 深圳蛇口、'].map(
    (text) => expect.stringContaining(text) as string,
  );
  expect(problems).toMatchObject(texts.map((text, index) => ({ row: index + 2, column: '起运港', text })));
});

test('a file replaces its lanes, its period or nothing, as chosen, and is taken back', async () => {
  const before = await tableTexts(service.db);
  const [ham, genoa] = ['DEHAM 1 2026-11-30 2027-01-31', 'ITGOA 5 2026-11-30 2026-12-31'];
  const file = rates('HX1,NLRTM,2,2,2,2026-12-10,2026-12-20');
  const [table] = (await previewImport(service, [file])).tables;
  expect([table!.scope, table!.ended, table!.lanes.map(({ name }) => name)]).toEqual(['lanes', 1, ['欧洲线']]);
  const rotterdam = 'NLRTM 2 2026-12-09 2026-12-20';
  const after = { whole: [rotterdam], lanes: [genoa, rotterdam], added: [ham, genoa, rotterdam] } as const;
  for (const [scope, expected] of Object.entries(after)) {
    await apply([file], { ...noChoices, scopes: { 'ocean-rates': scope as keyof typeof after } });
    expect(await shown()).toEqual(expected);
    await undoImport(contextOf(service));
  }
  await apply([file], { ...noChoices, scopes: { 'ocean-rates': 'period' } });
  const [cut, rest] = ['2026-11-30 2026-12-09', '2026-12-20'];
  const ended = [`DEHAM 1 ${cut}`, `DEHAM 1 ${rest} 2027-01-31`, `ITGOA 5 ${cut}`, `ITGOA 5 ${rest} 2026-12-31`];
  expect(await shown()).toEqual([...ended, rotterdam].toSorted());
  await undoImport(contextOf(service));
  expect(await tableTexts(service.db)).toEqual(before);
});

test('rows without problems are imported alone and end nothing; the others are given back with their reasons', async () => {
  const wrong = rates('HX1,NLRTM,2,2,2,2026-12-10,', 'HX1,DEHAM,0,9,9,2026-12-10,', 'HX1,XXXXX,3,3,3,,');
  const rejected = await previewImport(service, [wrong]);
  expect([rejected.fingerprint, rejected.wrongRows, rejected.rightRows]).toEqual(['', 2, 1]);
  await apply([wrong], { ...noChoices, isPartial: true });
  expect((await shown()).map((row) => row.slice(0, 7))).toEqual(['DEHAM 1', 'ITGOA 5', 'NLRTM 2']);
  const { wrongRows } = importWorkIn(service);
  const { fileName, content } = await wrongRows([wrong], noChoices);
  expect(fileName).toBe('ocean-rates-有问题的行.csv');
  const reason = 'amount_20gp：价格不能为 0';
  expect(new TextDecoder().decode(content)).toContain(`${header},问题\nHX1,DEHAM,0,9,9,2026-12-10,,${reason}\n`);
  const rows = [header.split(','), ['HX1', 'DEHAM', 0, 9, 9, '', '']];
  const workbook = { path: '价格.xlsx', bytes: await writeXlsx({ sheets: [{ name: '海运费', rows }] }) };
  const returned = await readXlsx((await wrongRows([workbook], noChoices)).content);
  expect(returned.sheets.map(({ name, rows: [, row] }) => [name, row!.at(-1)])).toEqual([['海运费', reason]]);
});
