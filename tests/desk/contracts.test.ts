import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import * as contract from '#contract/desk/contractDesk.ts';
import * as sheet from '#contract/desk/rateSheetDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { contractsOfCompany } from '#server/enterprise/contracts/forMembers.ts';
import { endContractsOf } from '#server/enterprise/contracts/ofAccount.ts';
import { csvOf, workbookOf } from '#server/support/tableFiles.ts';
import { staffMember } from '#tests/support/desk.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const company = madeForAll(async () => ({ id: await verifiedCompany(service, customer) }));

const terms = { validFrom: '2026-01-01', validUntil: '2099-12-31', remark: '内部备注' };
const rate: Record<keyof RateForm, string> = {
  line: 'fcl',
  originCode: 'cnsha',
  destinationCode: 'SGSIN',
  itemCode: '20gp',
  goodsScope: 'unNumber',
  goodsCode: 'UN 1263',
  currency: '2',
  amount: '615.5',
  committed: '1,200',
  beyond: 'ends',
};
const rateOf = (typed: object) => ({ ...rate, ...typed }) as RateForm;

let contracts = 0;
const made = async (more: object = {}) => {
  const contractNo = `HT-${(contracts += 1)}`;
  await service.call(contract.addContract, { form: { contractNo, company: '华东化工', ...terms, ...more } }, clerk);
  return contractNo;
};
const shown = async (contractNo: string) => {
  const { rows } = await service.call(contract.contractList, { keyword: contractNo }, clerk);
  return rows.find((row) => row.contractNo === contractNo)!;
};
const add = async (contractNo: string, typed: object = {}, replaces?: string) => {
  const { id, version } = await shown(contractNo);
  const given = { id, version, form: rateOf(typed), ...(replaces !== undefined && { replaces }) };
  await service.call(contract.addContractRate, given, clerk);
  return (await shown(contractNo)).rates.at(-1)!;
};
const rejected = (field: string, message: string | RegExp) => ({
  field,
  message: expect.stringMatching(message) as string,
});

test('a contract has rates, exact in fen, each with its lane, goods and committed volume', async () => {
  const contractNo = await made();
  expect(await add(contractNo)).toMatchObject({
    line: 'fcl',
    origin: { code: 'CNSHA', nameZh: '上海' },
    destination: { code: 'SGSIN', nameZh: '新加坡' },
    itemCode: '20GP',
    goodsScope: 'unNumber',
    goodsCode: '1263',
    amount: 61_550,
    basis: 'container',
    committed: 1200,
    beyond: 'ends',
    endedAt: null,
  });
  const { state, version, companyZh, history } = await shown(contractNo);
  expect({ state, version, companyZh }).toEqual({ state: 'inForce', version: 2, companyZh: '华东化工' });
  expect(history.map(({ text, by }) => [by, text])).toEqual([
    ['王敏', '建立合同，有效期 2026-01-01 至 2099-12-31'],
    ['王敏', '增加 海运整箱，上海 → 新加坡，20GP，UN 编号 1263，$615.50/箱，承诺量 1200，超量按公布价'],
  ]);
  const audited = await service.db.select().from(auditEntries).where(like(auditEntries.event, 'contract.%'));
  expect(audited.map(({ event, detail }) => [event, detail['staff']])).toEqual([
    ['contract.made', 'wang'],
    ['contract.changed', 'wang'],
  ]);
  await service.call(contract.endContract, { ...(await shown(contractNo)), form: { reason: '客户改约' } }, clerk);
  expect((await shown(contractNo)).state).toBe('ended');
});

test.each<[Partial<Record<keyof RateForm, string>>, object]>([
  [{}, {}],
  [{ committed: '' }, {}],
  [{ committed: '1.5' }, { committed: 'committedInvalid' }],
  [{ committed: '1000001' }, { committed: 'committedInvalid' }],
  [{ amount: '0.005' }, { amount: 'amountInvalid' }],
  [{ amount: '0' }, { amount: 'mustBePositive' }],
  [{ line: 'goods' }, { line: 'notChosen' }],
  [{ goodsCode: '12' }, { goodsCode: 'unNumberInvalid' }],
  [{ goodsScope: 'hazardClass', goodsCode: '6.3' }, { goodsCode: 'hazardClassInvalid' }],
  [{ goodsScope: 'hazardClass', goodsCode: '6.1' }, {}],
  [
    { goodsScope: '', beyond: '' },
    { goodsScope: 'notChosen', beyond: 'notChosen' },
  ],
])('a rate with %j has the problems %j', (typed, problems) => {
  expect(contract.rateProblems({ ...rate, ...typed })).toEqual(problems);
});

test('a contract is in force until the end of its last day in China; the newest is listed first', async () => {
  const before = await made();
  service.clock.advance(1_000);
  const now = service.clock.now();
  const validUntil = chinaDayOf(now);
  const last = await made({ validUntil });
  expect(await add(last, { destinationCode: 'KRPUS' })).toMatchObject({ endedAt: null });
  const { rows } = await service.call(contract.contractList, { keyword: 'HT-' }, clerk);
  const numbers = rows.map(({ contractNo }) => contractNo);
  expect(numbers.indexOf(last)).toBeLessThan(numbers.indexOf(before));
  const numbersAt = async (at: Date) =>
    (await contractsOfCompany(service.db, company.id, at)).map(({ contractNo }) => contractNo);
  expect(await numbersAt(now)).toContain(last);
  expect(await numbersAt(new Date(dayBegins(validUntil, 1)))).not.toContain(last);
});

test('what the service does not have is rejected at its field', async () => {
  const contractNo = await made();
  const cases = [
    [{ originCode: 'XXXXX' }, rejected('form.originCode', /没有这个港口/)],
    [{ destinationCode: '' }, rejected('form.destinationCode', /须填写目的地/)],
    [{ itemCode: '45HQ' }, rejected('form.itemCode', /可填 20GP、40GP、40HQ/)],
    [{ line: 'lcl', destinationCode: 'XXXXX' }, rejected('form.originCode', /没有这条线路/)],
    [{ amount: '-1' }, rejected('form.amount', /金额/)],
  ] as const;
  for (const [typed, expected] of cases) await expect(add(contractNo, typed)).rejects.toMatchObject(expected);
  await expect(made({ company: '没有认证的企业' })).rejects.toMatchObject(rejected('form.company', /已认证/));
  await expect(made({ validUntil: '2025-12-31' })).rejects.toMatchObject(rejected('form.validUntil', /起始日/));
  await expect(made({ contractNo })).rejects.toMatchObject(rejected('form.contractNo', /已被使用/));
  expect((await shown(contractNo)).rates).toEqual([]);
  await service.call(contract.endContract, { ...(await shown(contractNo)), form: { reason: '试' } }, clerk);
});

test('of two rates for the same one is in force, across contracts and periods', { tags: ['postgres'] }, async () => {
  const first = await made({ validUntil: '2026-06-30' });
  const former = await add(first);
  await expect(add(first, { amount: '1' })).rejects.toMatchObject(rejected('form.itemCode', first));
  const second = await made({ validFrom: '2026-07-01' });
  await add(second, { amount: '700' });
  const overlapping = await made();
  await expect(add(overlapping)).rejects.toMatchObject(rejected('form.itemCode', first));
  await add(overlapping, { goodsCode: '1993' });
  const { id, version } = await shown(first);
  const longer = { id, version, form: { ...terms, validUntil: '2026-07-01', reason: '展期' } };
  await expect(service.call(contract.changeContract, longer, clerk)).rejects.toMatchObject(
    rejected('form.validUntil', second),
  );
  service.clock.advance(1_000);
  await add(first, { amount: '600' }, former.id);
  const rates = (await shown(first)).rates.map(({ amount, endedAt }) => [amount, endedAt !== null]);
  expect(rates).toEqual([
    [61_550, true],
    [60_000, false],
  ]);
});

test('an act decided before a colleague’s is rejected; of two at once one wins', { tags: ['postgres'] }, async () => {
  const contractNo = await made();
  const { id, version } = await shown(contractNo);
  const end = () => service.call(contract.endContract, { id, version, form: { reason: '客户改约' } }, clerk);
  const change = () =>
    service.call(contract.changeContract, { id, version, form: { ...terms, remark: '新', reason: '补' } }, clerk);
  const outcomes = await Promise.allSettled([end(), change()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const missed = outcomes.find((one) => one.status === 'rejected')!;
  expect(missed.reason).toMatchObject({ code: codes.conflict, field: 'version' });
  expect((await shown(contractNo)).version).toBe(2);
});

test('the export of an account has the contracts of its company without what the desk notes for itself', async () => {
  const exported = JSON.stringify(await exportAccount(service.db, customer.userId));
  expect(exported).not.toContain('内部备注');
  expect(exported).toContain('HT-1');
});

test('the contracts of a company end with its last account', { tags: ['postgres'] }, async () => {
  const contractNo = await made();
  await endContractsOf(service.db, company.id, service.clock.now());
  const { state, history } = await shown(contractNo);
  expect([state, history.at(-1)]).toMatchObject(['ended', { by: '系统', text: '企业的账号已全部注销，合同终止' }]);
});

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

let years = 0;
/** A contract for a separate year with one rate. */
const madeForYear = async () => {
  const year = 2030 + (years += 1);
  const contractNo = await made({ remark: '', validFrom: `${year}-01-01`, validUntil: `${year}-12-31` });
  const { id } = await shown(contractNo);
  await add(contractNo, { goodsScope: 'hazardClass', goodsCode: '3' });
  return { id, contractNo, fileName: '协议价.csv', version: '2' };
};
const looked = async (content: Uint8Array<ArrayBuffer>, fileName = '协议价.csv') => {
  const { contractNo: _no, ...of } = await madeForYear();
  return service.call(sheet.previewContractRates, { ...of, fileName, content }, clerk);
};

test('the exported workbook can be imported as it is, and changes nothing', async () => {
  const { contractNo, ...of } = await madeForYear();
  const response = await service.send(sheet.contractRatesFile, { id: of.id }, clerk);
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

test('a sheet replaces all rates at once, and is in the history and the log', { tags: ['postgres'] }, async () => {
  const { contractNo, ...of } = await madeForYear();
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
  expect((await shown(contractNo)).history.at(-1)).toMatchObject({ text, by: '王敏' });
  const audited = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'contract.changed'));
  expect(audited.map(({ detail }) => detail['text'])).toContain(text);

  // of two people with the same version only one imports
  await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toHaveCode(
    codes.conflict,
    /您的操作没有执行/,
    'version',
  );
  service.clock.advance(1_000);
  const second = { ...of, version: '3', content: csv(withCell(same, '计价项目', '40HQ')) };
  expect(await service.call(sheet.previewContractRates, second, clerk)).toMatchObject({ ended: 1, unchanged: 1 });
  await service.call(sheet.importContractRates, second, clerk);
  const { rates } = await shown(contractNo);
  expect(rates.filter(({ endedAt }) => endedAt === null).map(({ itemCode }) => itemCode)).toEqual(['40HQ']);
  expect(rates).toHaveLength(3);
});

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
  const { contractNo, ...of } = await madeForYear();
  const given = { ...of, content: csv(...wrong) };
  await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toHaveCode(
    codes.badInput,
    /^第 2 行 协议价 /u,
  );
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
  await expect(looked(new Uint8Array(2_097_153))).rejects.toHaveCode(codes.badInput);
});

test('a workbook of several sheets, and a contract that is over, take no import', async () => {
  const one = { title: '一', rows: [head, same] };
  const { problems } = await looked(await workbookOf([one, { ...one, title: '二' }]), '协议价.xlsx');
  expect(problems).toMatchObject([{ text: '工作簿须只有一张协议价表' }]);
  const { contractNo: _no, ...of } = await madeForYear();
  await service.call(contract.endContract, { id: of.id, version: 2, form: { reason: '改约' } }, clerk);
  const given = { ...of, version: '3', content: csv(same) };
  await expect(service.call(sheet.importContractRates, given, clerk)).rejects.toHaveCode(codes.conflict);
});
