import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import * as contract from '#contract/desk/contractDesk.ts';
import * as sheet from '#contract/desk/rateSheetDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { csvOf, workbookOf } from '#server/support/tableFiles.ts';
import { staffMember } from '#tests/support/desk.ts';
import { requestOf } from '#tests/support/service.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
beforeAll(() => verifiedCompany(service, customer));

const rate = {
  line: 'fcl',
  originCode: 'CNSHA',
  destinationCode: 'SGSIN',
  itemCode: '20GP',
  goodsScope: 'hazardClass',
  goodsCode: '3',
  currency: '2',
  amount: '615.5',
  committed: '1200',
  beyond: 'ends',
} as RateForm;
const head = [
  '业务',
  '起运地代码',
  '目的地代码',
  '计价项目',
  '货物',
  '类别或UN编号',
  '币种',
  '协议价',
  '承诺量',
  '超出承诺量',
];
const same = ['海运整箱', 'CNSHA', 'SGSIN', '20GP', '危险类别', '3', 'USD', '615.50', '1200', '超量按公布价'];
const csv = (...rows: string[][]) => new TextEncoder().encode(csvOf([head, ...rows]));
const withCell = (row: string[], column: string, cell: string) => row.with(head.indexOf(column), cell);

let contracts = 0;
/** A contract for a separate year with one rate. */
const made = async () => {
  const year = 2030 + (contracts += 1);
  const form = { contractNo: `HT-${year}`, company: '华东化工', remark: '' };
  const period = { validFrom: `${year}-01-01`, validUntil: `${year}-12-31` };
  const { id } = await service.call(contract.addContract, { form: { ...form, ...period } }, clerk);
  await service.call(contract.addContractRate, { id, version: 1, form: rate }, clerk);
  return { id, contractNo: form.contractNo, fileName: '协议价.csv', version: '2' };
};
const shown = async (contractNo: string) =>
  (await service.call(contract.contractList, { keyword: contractNo }, clerk)).rows[0]!;
const looked = async (content: Uint8Array<ArrayBuffer>, fileName = '协议价.csv') => {
  const { contractNo: _no, ...of } = await made();
  return service.call(sheet.previewContractRates, { ...of, fileName, content }, clerk);
};

test('the exported workbook can be imported as it is, and changes nothing', async () => {
  const { contractNo, ...of } = await made();
  const response = await service.fetch(requestOf(sheet.contractRatesFile, { id: of.id }, clerk));
  const content = new Uint8Array(await response.arrayBuffer());
  const given = { ...of, fileName: `${contractNo}.xlsx`, content };
  expect(await service.call(sheet.previewContractRates, given, clerk)).toEqual({
    added: 0,
    changed: 0,
    ended: 0,
    unchanged: 1,
    changes: [],
    problems: [],
  });
  await service.call(sheet.importContractRates, given, clerk);
  expect((await shown(contractNo)).version).toBe(2);
});

test(
  'a sheet takes the place of all rates at once, with an entry in the history and the audit log',
  { tags: ['postgres'] },
  async () => {
    const { contractNo, ...of } = await made();
    const first = csv(withCell(same, '协议价', '600'), withCell(same, '计价项目', '40HQ'));
    const given = { ...of, content: first };
    const preview = await service.call(sheet.previewContractRates, given, clerk);
    expect(preview).toMatchObject({ added: 1, changed: 1, ended: 0, unchanged: 0, problems: [] });
    expect(preview.changes[0]).toEqual({
      kind: 'changed',
      name: '海运整箱，上海 → 新加坡，20GP，危险类别 3',
      detail: '$615.50/箱，承诺量 1200，超量按公布价 → $600.00/箱，承诺量 1200，超量按公布价',
    });
    expect((await shown(contractNo)).rates).toHaveLength(1);
    service.clock.advance(1_000);
    await service.call(sheet.importContractRates, given, clerk);
    const text = '导入“协议价.csv”：增加 1 条，更改 1 条，停用 0 条协议价';
    expect((await shown(contractNo)).history.at(-1)).toMatchObject({ text, by: 'wang先生' });
    const audited = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'contract.changed'));
    expect(audited.map(({ detail }) => detail['text'])).toContain(text);

    // of two people with the same version only one imports
    await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toMatchObject({
      code: codes.conflict,
      field: 'version',
      message: expect.stringContaining('您的操作没有执行') as string,
    });
    service.clock.advance(1_000);
    const second = { ...of, version: '3', content: csv(withCell(same, '计价项目', '40HQ')) };
    expect(await service.call(sheet.previewContractRates, second, clerk)).toMatchObject({ ended: 1, unchanged: 1 });
    await service.call(sheet.importContractRates, second, clerk);
    const { rates } = await shown(contractNo);
    expect(rates.filter(({ endedAt }) => endedAt === null).map(({ itemCode }) => itemCode)).toEqual(['40HQ']);
    expect(rates).toHaveLength(3);
  },
);

test('every problem has its row and column, and a sheet with one is not imported', async () => {
  const wrong = [
    withCell(withCell(same, '协议价', '0'), '承诺量', '1.5'),
    withCell(same, '起运地代码', 'XXXXX'),
    withCell(same, '币种', 'EUR'),
    withCell(same, '计价项目', '45HQ'),
    same,
    same,
    withCell(same, '类别或UN编号', '6.3'),
  ];
  const { problems, ...counts } = await looked(csv(...wrong));
  expect(counts).toEqual({ added: 0, changed: 0, ended: 0, unchanged: 0, changes: [] });
  expect(problems.map(({ row, column, text }) => [row, column, text])).toEqual([
    [2, '协议价', expect.stringContaining('必须大于0')],
    [2, '承诺量', expect.stringContaining('正整数')],
    [3, '起运地代码', expect.stringContaining('没有这个港口')],
    [4, '币种', expect.stringContaining('USD')],
    [5, '计价项目', expect.stringContaining('20GP')],
    [7, '计价项目', '与第 6 行是同一线路、项目与货物'],
    [8, '类别或UN编号', expect.stringContaining('危险类别')],
  ]);
  const { contractNo, ...of } = await made();
  const given = { ...of, content: csv(...wrong) };
  await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toMatchObject({
    code: codes.badInput,
    message: expect.stringMatching(/^第 2 行 协议价 /u) as string,
  });
  expect((await shown(contractNo)).rates).toHaveLength(1);
});

test.each([
  ['协议价.txt', csv(same), '.xlsx 或 .csv'],
  ['协议价.xlsx', csv(same), '不是可读的 Excel'],
  ['协议价.csv', csv(), '只有表头'],
  ['协议价.csv', new TextEncoder().encode('业务,币种\n海运整箱,USD\n'), '缺少这一列'],
  ['协议价.csv', csv(...Array.from({ length: 501 }, () => same)), '最多 500 条'],
])('%s is no sheet of rates: %#', async (fileName, content, why) => {
  const { problems } = await looked(new Uint8Array(content), fileName);
  expect(problems.map(({ text }) => text).join()).toContain(why);
});

test('a sheet of more than two megabytes is rejected before it is read', async () => {
  await expect(looked(new Uint8Array(2_097_153))).rejects.toMatchObject({ code: codes.badInput });
});

test('a workbook of several sheets, and a contract that is over, take no import', async () => {
  const one = { title: '一', rows: [head, same] };
  const { problems } = await looked(await workbookOf([one, { ...one, title: '二' }]), '协议价.xlsx');
  expect(problems).toMatchObject([{ text: '工作簿须只有一张协议价表' }]);
  const { contractNo: _no, ...of } = await made();
  await service.call(contract.endContract, { id: of.id, version: 2, form: { reason: '改约' } }, clerk);
  const given = { ...of, version: '3', content: csv(same) };
  await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toMatchObject({
    code: codes.conflict,
  });
});
