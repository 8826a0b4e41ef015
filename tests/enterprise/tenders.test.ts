// @module-tag long
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { contractList } from '#contract/desk/contractDesk.ts';
import * as desk from '#contract/desk/tenderDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { canTender, tenderStatusOn } from '#contract/tenders/tenders.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { ports } from '#server/db/schema/reference.ts';
import { staff } from '#server/db/schema/desk.ts';
import { tenderOptions, tenders } from '#server/db/schema/tenders.ts';
import { differenceOf } from '#server/enterprise/tenders/comparison.ts';
import { readLines } from '#server/enterprise/tenders/lineSheet.ts';
import { removeTendersOf } from '#server/enterprise/tenders/ofAccount.ts';
import { queueTenderReminders } from '#server/enterprise/tenders/tell.ts';
import { csvOf } from '#server/support/tableFiles.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf, verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const company = madeForAll(async () => {
  const id = await verifiedCompany(service, customer);
  await service.db.update(staff).set({ email: 'wang@huayun.example' });
  await messagesOf(service).withAddress(customer.userId);
  return { id };
});

const head = ['起运港', '目的港', '箱型', '箱量', '危险品', '危险类别', 'UN编号', '目标价', '币种', '备注'];
const first = ['上海', 'Singapore', '20GP', '120', '是', '3', '', '600', 'USD', '每月 10 箱'];
const second = ['CNSHA', '新加坡', "40'HC", '1,000', '否', '', '', '', '', ''];
const csv = (...rows: string[][]) => csvOf([head, ...rows]);
const fileOf = (content: string, name = '招标.csv') => new File([content], name);

let years = 0;
/** A period in a separate year, so that contracts do not overlap. */
const terms = () => {
  const year = 2030 + (years += 1);
  const [validFrom, validUntil] = [`${year}-01-01`, `${year}-12-31`];
  return { title: `整箱 ${year}`, validFrom, validUntil, answerBy: `${year - 1}-12-01` };
};
const center = () => entered(service, customer);
const formOf = (values: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const make = async (content: string, more: Record<string, string> = {}) => {
  const { post } = await center();
  const response = await post('/company/tenders', formOf({ ...terms(), ...more, file: fileOf(content) }));
  return /tenders\/([\w-]{36})/.exec(response.headers.get('location') ?? '')?.[1] ?? (await response.text());
};
const act = async (id: string, name: string, form: Record<string, string>) => {
  const response = await (await center()).post(`/company/tenders/${id}/${name}`, form);
  return { status: response.status, text: await response.text() };
};
const page = async (id: string, query = '') => (await center()).text(`/company/tenders/${id}${query}`);
const read = (id: string) => service.call(desk.readTender, { id }, clerk);

const answerHead = ['序号', '承运人', '币种', '报价', '报价有效至', '免箱期天数', '报价说明', '不报价原因'];
const sheetOf = (...rows: string[][]) => new TextEncoder().encode(csvOf([answerHead, ...rows]));
const answers = sheetOf(
  ['1', '中远', 'USD', '640', '2099-12-31', '14', '', ''],
  ['1', '东方海外', 'USD', '590', '2099-12-31', '', '直航', ''],
  ['2', '', '', '', '', '', '', '没有舱位'],
);
const answer = (id: string, version: string, content = answers) =>
  service.call(desk.answerTender, { id, version, fileName: '报价.csv', content }, clerk);
const sent = async (...rows: string[][]) => {
  const id = await make(csv(...(rows.length > 0 ? rows : [first, second])));
  expect((await act(id, 'send', { version: '1' })).status).toBe(303);
  return id;
};
const optionsOf = async (id: string) => (await read(id)).lines.map(({ id: line, options }) => ({ line, options }));

test('a status follows from the last act and the day, and decides who may act', () => {
  const facts = { status: 'sent', answerBy: '2026-03-10', offersUntil: null, validUntil: '2026-12-31' } as const;
  expect(tenderStatusOn(facts, '2026-03-10')).toBe('sent');
  expect(tenderStatusOn(facts, '2026-03-11')).toBe('lapsed');
  const answered = { ...facts, status: 'answered', offersUntil: '2026-04-01' } as const;
  expect(tenderStatusOn(answered, '2026-04-01')).toBe('answered');
  expect(tenderStatusOn(answered, '2026-04-02')).toBe('lapsed');
  expect(tenderStatusOn({ ...answered, status: 'awarded' }, '2030-01-01')).toBe('awarded');
  const can = [canTender('answer', 'answered'), canTender('award', 'lapsed'), canTender('edit', 'sent')];
  expect(can).toEqual([true, false, false]);
});

const linesIn = async (bytes: Uint8Array) =>
  readLines({ path: 'a.csv', bytes }, await service.db.select().from(ports), new Map());

test.each([
  ['起运港', '不存在', '没有这个港口'],
  ['目的港', '上海', '没有这个港口'],
  ['箱型', '45HQ', '可填 20GP'],
  ['箱量', '1.5', '正整数'],
  ['箱量', '', '必填'],
  ['危险品', '也许', '请填 是 或 否'],
  ['危险品', '否', '此列须为 是'],
  ['危险类别', '12', '须为危险类别'],
  ['UN编号', '99', 'UN 编号'],
  ['目标价', '-5', '负数'],
  ['币种', 'EUR', 'CNY、USD'],
])('a row with %s “%s” is given back with its row, column and reason', async (column, cell, reason) => {
  const row = first.with(head.indexOf(column), cell);
  const result = await linesIn(new TextEncoder().encode(csv(second, row)));
  expect(result).toMatchObject({ lines: [{ itemCode: '40HQ', quantity: 1000 }], wrongRows: [{ row: 3 }] });
  const [wrong] = 'wrongRows' in result ? result.wrongRows : [];
  expect(wrong!.problems).toEqual([{ column, text: expect.stringContaining(reason) as string }]);
  expect(wrong!.cells).toMatchObject({ remark: '每月 10 箱' });
});

test('a sheet in GBK with English headers is read; the same line twice is one problem', async () => {
  // 上海 in GBK
  const bytes = new TextEncoder().encode('POL,POD,Equipment,Qty,DG\r\n');
  const row = [0xc9, 0xcf, 0xba, 0xa3, ...new TextEncoder().encode(',SGSIN,20DC,5,N\r\n')];
  const result = await linesIn(new Uint8Array([...bytes, ...row, ...row]));
  expect(result).toMatchObject({
    lines: [{ originCode: 'CNSHA', destinationCode: 'SGSIN', itemCode: '20GP', goodsScope: 'ordinary' }],
    wrongRows: [{ row: 3, problems: [{ text: expect.stringContaining('与第 2 行') as string }] }],
  });
});

test('right rows are a draft, wrong ones are given back as a sheet that is corrected and uploaded', async () => {
  const id = await make(csv(first, second.with(1, '亚特兰蒂斯')));
  expect(await page(id)).toContain('没有这个港口');
  expect((await act(id, 'send', { version: '1' })).text).toContain('还有 1 行待改正');
  const given = await (await center()).get(`/company/tenders/${id}/wrong.xlsx`);
  const { sheets } = await readXlsx(new Uint8Array(await given.arrayBuffer()));
  expect(sheets[0]!.rows[1]).toEqual(expect.arrayContaining(['CNSHA', '亚特兰蒂斯']));
  const upload = formOf({ version: '1', file: fileOf(csv(second, first)) });
  expect((await (await center()).post(`/company/tenders/${id}/upload`, upload)).status).toBe(303);
  const shown = await page(id);
  expect(shown).toContain('与已有的第 1 条是同一线路');
  expect(shown).toContain('上海 → 新加坡');
  expect((await act(id, 'clear-wrong', { version: '1' })).status).toBe(409);
  expect((await act(id, 'clear-wrong', { version: '2' })).status).toBe(303);
  expect((await act(id, 'send', { version: '3' })).status).toBe(303);
  expect((await act(id, 'upload', { version: '4' })).status).toBe(400);
});

test('what is wrong with the form stays typed', async () => {
  const wrong = await make(csv(first), { answerBy: '2020-01-01', title: '东南亚 <b>' });
  expect(wrong).toContain('报价截止日须从今天起');
  expect(wrong).toContain('value="东南亚 &lt;b&gt;"');
  expect(await make('甲,乙\r\n1,2')).toContain('起运港 缺少这一列');
});

test('the chain: sent, answered by a sheet, compared, awarded by line, and a contract of its rates', async () => {
  await service.db.delete(notifications);
  const id = await sent(first, second, first.with(2, '40GP'));
  const [listed] = (await service.call(desk.tenderList, { keyword: '华东' }, clerk)).rows;
  expect(listed).toMatchObject({ id, companyZh: '华东化工', status: 'sent', lines: 3 });
  const file = await service.send(desk.tenderFile, { id }, clerk);
  const content = new Uint8Array(await file.arrayBuffer());
  const unfilled = { id, version: '2', fileName: '报价.xlsx', content };
  const { problems } = await service.call(desk.previewTenderAnswer, unfilled, clerk);
  expect(problems).toContainEqual({ row: 2, column: '报价', text: '请填报价，或填不报价原因' });
  const all = sheetOf(
    ['1', '中远', 'USD', '640', '2099-12-31', '14', '', ''],
    ['1', '东方海外', 'USD', '590', '2099-12-31', '', '直航', ''],
    ['2', '', '', '', '', '', '', '没有舱位'],
    ['3', '', 'CNY', '7,000.50', '2099-12-31', '', '', ''],
  );
  const filled = { ...unfilled, fileName: 'a.csv', content: all };
  const preview = await service.call(desk.previewTenderAnswer, filled, clerk);
  expect(preview).toEqual({ priced: 2, unpriced: 1, options: 3, problems: [] });
  await answer(id, '2', all);
  const compared = await page(id, '?choose=cheapest');
  expect(compared).toContain('比目标价 −\u2060$10.00（−\u20601.7%）');
  expect(compared).toContain('所选合计 $70,800.00 + ¥840,060.00');
  expect(compared).toContain('没有舱位');

  const [one, , three] = await optionsOf(id);
  const missing = await act(id, 'award', { version: '3', [`line-${one!.line}`]: one!.options[1]!.id });
  expect(missing.text).toContain('第 3 条请选择报价');
  expect(missing.text).toContain(`value="${one!.options[1]!.id}"\n            checked`);
  const choices = { version: '3', [`line-${one!.line}`]: one!.options[1]!.id, [`line-${three!.line}`]: 'none' };
  const unexplained = await act(id, 'award', choices);
  expect(unexplained.text).toContain('第 3 条请选择不中标的原因');
  expect(unexplained.text).toContain('value="none" checked');
  expect((await act(id, 'award', { ...choices, [`why-${three!.line}`]: 'price' })).status).toBe(303);
  const awarded = await read(id);
  expect(awarded).toMatchObject({
    status: 'awarded',
    lines: [{ declined: null }, { noOffer: '没有舱位' }, { declined: 'price' }],
  });
  const [made] = (await service.call(contractList, { keyword: awarded.contractNo! }, clerk)).rows;
  expect(made!.rates).toMatchObject([
    { itemCode: '20GP', goodsScope: 'hazardClass', goodsCode: '3', amount: 59_000, currency: '2', committed: 120 },
  ]);
  expect(await (await center()).text('/company/contracts')).toContain(awarded.contractNo!);
  const told = (await service.db.select().from(notifications)).map(({ kind, facts }) => `${kind} ${facts.note}`);
  expect(told.filter((each) => each.startsWith('staff.tender'))).toHaveLength(2);
  expect(told).toContainEqual(expect.stringMatching(/^tender\.answered .*报价 2 条，不报价 1 条/));
  const rows = await exportAccount(service.db, customer.userId);
  expect(JSON.stringify(rows)).toContain(awarded.tenderNo);
});

test('an award prices the quotes of the company at once', async () => {
  const { offerId } = fclForm();
  const { origin, destination } = await service.call(chargeAgreement, { offerId });
  const period = { validFrom: '2026-01-01', validUntil: '2029-12-31', answerBy: '2029-12-01' };
  const id = await make(csv([origin.code, destination!.code, '20GP', '5', '是', '', '', '', '', '']), period);
  await act(id, 'send', { version: '1' });
  await answer(id, '2', sheetOf(['1', '', '', '321.5', '2099-12-31', '', '', '']));
  const [line] = await optionsOf(id);
  await act(id, 'award', { version: '3', [`line-${line!.line}`]: line!.options[0]!.id });
  const { contract } = await service.call(chargeAgreement, { offerId }, { session: customer });
  expect(contract).toMatchObject([{ contractNo: (await read(id)).tenderNo, committed: 5, charge: { amount: 32_150 } }]);
});

test('an answer is decided on the tender that was seen, and revised until the award', async () => {
  const id = await sent();
  const stale = { id, version: '1', fileName: 'a.csv', content: answers };
  await expect(service.call(desk.previewTenderAnswer, stale, clerk)).rejects.toHaveCode(codes.conflict, /发给平台报价/);
  const twice = sheetOf(['1', '', '', '5', '2020-01-01', '', '', ''], ['9', '', '', '', '', '', '', '无']);
  const { problems } = await service.call(desk.previewTenderAnswer, { ...stale, version: '2', content: twice }, clerk);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, '报价有效至'],
    [3, '序号'],
  ]);
  await answer(id, '2');
  const both = sheetOf(['1', '', '', '500', '2099-12-31', '', '', ''], ['2', '', '', '800', '2099-12-31', '', '', '']);
  await answer(id, '3', both);
  const options = (await optionsOf(id)).flatMap((line) => line.options.map(({ amount }) => amount));
  expect(options).toEqual([50_000, 80_000]);
  await expect(answer(id, '3')).rejects.toHaveCode(codes.conflict);
});

test('of two awards at once one makes the contract', { tags: ['postgres'] }, async () => {
  const id = await sent(first);
  await answer(id, '2', sheetOf(['1', '', '', '500', '2099-12-31', '', '', '']));
  const [line] = await optionsOf(id);
  const choices = { version: '3', [`line-${line!.line}`]: line!.options[0]!.id };
  const results = await Promise.all([1, 2].map(() => act(id, 'award', choices)));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([303, 409]));
  const { tenderNo } = await read(id);
  expect((await service.call(contractList, { keyword: tenderNo }, clerk)).rows).toHaveLength(1);
});

test('an act on a tender does not wait for the removal of a member', { tags: ['postgres'] }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const [id, buyer] = [await sent(first), await memberOf(service, customer, 'buyer', `1390000092${round}`)];
    const removal = (await center()).post('/company/members/remove', { member: buyer.userId, heir: customer.userId });
    const both = await Promise.all([removal, act(id, 'withdraw', { version: '2', reason: '计划取消' })]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
  }
});

test('a rate that a contract has already is named before the answer', async () => {
  const period = terms();
  const ids = [];
  for (const _ of [1, 2]) {
    const id = await make(csv(first), period);
    await act(id, 'send', { version: '1' });
    ids.push(id);
  }
  const content = sheetOf(['1', '', '', '500', '2099-12-31', '', '', '']);
  await answer(ids[0]!, '2', content);
  await answer(ids[1]!, '2', content);
  for (const [index, id] of ids.entries()) {
    const [line] = await optionsOf(id);
    const result = await act(id, 'award', { version: '3', [`line-${line!.line}`]: line!.options[0]!.id });
    expect(result.status).toBe(index === 0 ? 303 : 409);
  }
  await expect(answer(ids[1]!, '3', content)).rejects.toMatchObject({
    message: expect.stringContaining('已有同一协议价') as string,
  });
});

test('others neither see nor act on a tender, and readers only see it', async () => {
  const id = await sent();
  const other = await entered(service, await service.signIn('13900000911'));
  expect((await other.get(`/company/tenders/${id}`)).status).toBe(404);
  expect((await other.post(`/company/tenders/${id}/withdraw`, { version: '2', reason: '无' })).status).not.toBe(303);
  await service.db.update(users).set({ companyRole: 'reader' }).where(eq(users.id, customer.userId));
  expect((await act(id, 'withdraw', { version: '2', reason: '无' })).status).toBe(403);
  expect(await page(id)).not.toContain('确认撤回');
  await service.db.update(users).set({ companyRole: 'owner' }).where(eq(users.id, customer.userId));
  expect((await act(id, 'withdraw', { version: '2', reason: '' })).text).toContain('请填写原因');
  expect((await act(id, 'withdraw', { version: '2', reason: '计划取消' })).status).toBe(303);
  expect((await read(id)).history.at(-1)).toMatchObject({ text: '撤回：计划取消' });
});

test('whoever is to act is reminded once before the deadline', { tags: ['postgres'] }, async () => {
  const day = 86_400_000;
  const now = service.clock.now();
  const noon = new Date(Math.floor(now.getTime() / day) * day + day + 4 * 3_600_000);
  service.clock.advance(noon.getTime() - now.getTime());
  const answerBy = new Date(noon.getTime() + day).toISOString().slice(0, 10);
  const id = await make(csv(first), { answerBy });
  await act(id, 'send', { version: '1' });
  await service.db.delete(notifications);
  await Promise.all([1, 2].map(() => queueTenderReminders(service.db, service.clock.now())));
  const told = (await service.db.select().from(notifications)).map(({ facts }) => facts.note);
  expect(told).toEqual([expect.stringContaining(`尚未报价，报价截止日为 ${answerBy}`)]);
});

test('the tenders of a company without accounts go, and those of contracts stay', async () => {
  await removeTendersOf(service.db, company.id);
  const left = await service.db.select({ status: tenders.status }).from(tenders);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['awarded']));
  expect((await service.db.select().from(tenderOptions)).some(({ isAwarded }) => isAwarded)).toBe(true);
});

test('prices of different currencies are not compared', () => {
  expect(differenceOf('比公布价', { currency: '1', amount: 100 }, { currency: '2', amount: 100 })).toBe('');
  expect(differenceOf('比公布价', { currency: '2', amount: 110 }, { currency: '2', amount: 100 })).toBe(
    '比公布价 +$0.10（+10.0%）',
  );
});
