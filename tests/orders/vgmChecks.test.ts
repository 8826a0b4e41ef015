import { expect, test } from 'vitest';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { isOvertaken } from '#machines/orders/paper.ts';
import type { VgmRow } from '#contract/orders/vgm/vgm.ts';
import { vgmContainer } from '#contract/orders/vgm/vgm.ts';
import { historyOf, submissionZh } from '#contract/orders/submission.ts';
import { toleranceKg, vgmProblems } from '#contract/orders/vgm/vgmChecks.ts';
import { differsFrom, firstVgm, typedSumKg, vgmOfOrder } from '#contract/orders/vgm/vgmForms.ts';
import { withTable } from '#contract/orders/vgm/vgmTable.ts';
import { vgmMessages } from '#src/features/orders/messages/vgm.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';
import { declared, submissions, summed, vgmSubmitted, weighed } from '#stories/orders/vgmSamples.ts';

const now = Date.parse('2026-03-02T02:00:00Z');
const problems = (row: Partial<VgmRow>, form = weighed) =>
  vgmProblems({ ...form, containers: [{ ...form.containers[0]!, ...row }] }, declared, now);

test('begins with what is known of each ordered container, and the goods that the order puts into it', () => {
  const { containers, signatory } = vgmOfOrder(released);
  expect(signatory).toMatch(/^[^a-z]*$/);
  expect(containers.map(({ containerType, cargoKg }) => [containerType, cargoKg])).toEqual([
    ['20GP', '10320'],
    ['40HQ', '15480'],
  ]);
});

test('method 1 has a certificate, method 2 a sum of tare, goods, packing and dunnage', () => {
  expect(problems({})).toEqual({});
  expect(problems({ containerNo: '', certificateNo: '', weighedBy: '' })).toEqual({
    'containers.0.containerNo': 'required',
    'containers.0.certificateNo': 'required',
    'containers.0.weighedBy': 'required',
  });
  const calculated = { method: '2', vgmKg: 'x', certificateNo: '', cargoKg: '10320', packingKg: '', dunnageKg: '120' };
  expect(problems(calculated)).toEqual({});
  expect(problems({ ...calculated, tareKg: '' })).toEqual({ 'containers.0.tareKg': 'required' });
});

test.each([
  ['containerNo', { containerNo: 'MSCU1234560' }, 'containerNumberInvalid'],
  ['containerNo', { containerNo: 'CSQU3054383' }, '不是本单的集装箱'],
  ['vgmKg', { vgmKg: '2230' }, '大于皮重'],
  ['vgmKg', { vgmKg: '12550.5' }, 'mustBeWhole'],
  ['vgmKg', { vgmKg: '30481' }, '超过该箱最大总质量 30,480 kg'],
  ['vgmKg', { vgmKg: '30431', tareKg: '2230' }, '超过该箱型通常载重 28,200 kg'],
  ['vgmKg', { vgmKg: '24001', maxGrossKg: '24000' }, '超过该箱最大总质量 24,000 kg'],
  ['vgmKg', { vgmKg: '10319', tareKg: '' }, '小于订单货物毛重 10,320 kg'],
  ['tareKg', { tareKg: '900' }, '皮重不合理'],
  ['weighedOn', { weighedOn: '2026-03-03' }, '不能晚于今天'],
  ['weighedOn', { weighedOn: '2026-02-30' }, 'dateInvalid'],
  ['weighedBy', { weighedBy: '张家港地磅' }, 'latinOnly'],
] as const)('%s %j is rejected: %s', (name, row, why) => {
  const found = problems(row)[`containers.0.${name}`];
  expect(typeof found === 'object' ? found.messageZh : found).toContain(why);
});

test('what a container holds is the order’s gross mass within 5 % of its own, at most 1 t', () => {
  expect([toleranceKg(12_550), toleranceKg(30_000)]).toEqual([627.5, 1_000]);
  // 2,230 + 10,320 kg; x - 2,230 - 10,320 <= 0.05 x up to 13,210 kg
  expect(problems({ vgmKg: '13210' })).toEqual({});
  expect(problems({ vgmKg: '13211' })).toMatchObject({
    'containers.0.vgmKg': { messageZh: expect.stringContaining('相差超过允许误差 660.6 kg') as string },
  });
});

test('a number that only the former declaration names is corrected', () => {
  const containers = declared.shipment!.containers.map((one) => Object.assign({ isDeclared: true }, one));
  const before = { ...declared, shipment: { ...declared.shipment!, containers } };
  const other = { ...weighed, containers: [{ ...weighed.containers[0]!, containerNo: 'CSQU3054383' }] };
  expect(vgmProblems(other, before, now)).toEqual({});
});

test('each container holds what the instruction, else the order, puts into it', () => {
  const order = { ...released, shipment: undefined };
  const numbers = ['MSCU1234566', 'CSQU3054383'];
  const found = (cargoKg: readonly string[], on: Parameters<typeof vgmProblems>[1] = order) => {
    const given = (at: number) => ({ containerNo: numbers[at]!, method: '2', tareKg: '3000', cargoKg: cargoKg[at]! });
    const containers = vgmOfOrder(order).containers.map((row, at) => Object.assign(row, given(at)));
    return Object.keys(vgmProblems({ ...weighed, containers }, on, now)).length;
  };
  const [ordered, moved] = [['10320', '15480'] as const, ['12320', '13480'] as const];
  const containers = numbers.map((containerNo, at) => ({ containerNo, sealNo: '', grossKg: Number(moved[at]) }));
  const instructed = { ...order, instruction: { version: 1, submittedAt: '', containers } };
  expect([found(ordered), found(moved), found(ordered, instructed), found(moved, instructed)]).toEqual([0, 2, 2, 0]);
});

test('a declaration differs from a version by what it declares, not by what the other method left', () => {
  const version = vgmSubmitted[0]!.content;
  expect(differsFrom({ ...weighed, containers: [{ ...weighed.containers[0]!, cargoKg: '1' }] }, version)).toBe(false);
  expect(differsFrom({ ...weighed, signatory: 'Other' }, version)).toBe(true);
  const next = firstVgm({ draft: null, versions: vgmSubmitted }, declared);
  expect(differsFrom(next, vgmSubmitted[1]!.content)).toBe(false);
});

const two = vgmOfOrder({ ...released, shipment: undefined });
const numbers = ({ form: { containers } }: ReturnType<typeof withTable>) =>
  containers.map(({ containerNo, method, vgmKg, cargoKg, tareKg }) => [containerNo, method, vgmKg, cargoKg, tareKg]);

test('a table is read by tabs or commas, with headings in Chinese or English, or in the usual sequence without', () => {
  const chinese = withTable(
    two,
    '箱号\t方法\t皮重 (kg)\tVGM\nmscu 123456 6\t方法一\t2,230\t12,550\nCSQU3054383\t\t\t9000 kg',
  );
  expect(numbers(chinese)).toEqual([
    ['MSCU1234566', '1', '12,550', '10320', '2,230'],
    ['CSQU3054383', '1', '9000 kg', '15480', ''],
  ]);
  const english = withTable(two, 'Container No.,Cargo weight,Tare\nCSQU3054383,"9,000",3800');
  expect(numbers(english)[0]).toEqual(['CSQU3054383', '2', '', '9,000', '3800']);
  expect(numbers(withTable(chinese.form, 'CSQU3054383,20000,3800'))[1]?.[2]).toBe('20000');
  expect(withTable(two, '箱号\t货重\t木托\t备注\nMSCU1234566\t9340\t150').unknown).toEqual(['木托']);
});

test.each([
  ['kilograms with thousands', '箱号\tVGM (kg)\t皮重(KGS)\nMSCU1234566\t12,550\t2,230', '12,550', 12_550],
  ['tonnes in the heading', '箱号\tVGM（吨）\t皮重 t\nMSCU1234566\t12.55\t2.23', '12.55 t', 12_550],
  ['kilograms in a cell under tonnes', 'Container No\tVGM (MT)\nMSCU1234566\t12550 kg', '12550 kg', 12_550],
  [
    'titles, empty columns and a sum',
    'VGM 清单\t\t\n\n箱号\tVGM\t\t\nMSCU1234566\t12550\t\t\n合计\t12550',
    '12550',
    12_550,
  ],
])('a table as a spreadsheet has it: %s', (_, table, typed, kg) => {
  const { form, wrong, taken } = withTable(two, table);
  expect([wrong, taken, form.containers[0]!.vgmKg]).toEqual([[], 1, typed]);
  expect(vgmContainer.parse({ ...form.containers[0]!, weighedOn: '' }).vgmKg).toBe(kg);
});

test('a history names who submitted which version of what, the newest first', () => {
  const timeline = [{ at: '2026-03-01T10:00:00Z' }, { at: '2026-03-01T11:30:00Z' }];
  const history = historyOf(timeline, submissions).map((entry) => ('paper' in entry ? submissionZh(entry) : entry.at));
  expect(history).toEqual(['更改 VGM（第 2 版）', timeline[1]!.at, '提交 VGM', timeline[0]!.at, '提交补料']);
});

const weighedOn = (day: string) => withTable(two, `箱号\t称重日期\nMSCU1234566\t${day}`);

test('a sum reads what the contract reads; the day of a weighing is read in its common spellings', () => {
  expect(typedSumKg({ ...summed.containers[0]!, dunnageKg: '0.12 t' })).toBe(12_930);
  for (const day of ['2026/3/1', '2026.03.01', '2026年3月1日', '20260301', '2026-03-01 08:30:00'])
    expect(weighedOn(day).form.containers[0]!.weighedOn).toBe('2026-03-01');
  expect(weighedOn('3/1/2026')).toMatchObject({ taken: 0, wrong: [{ column: 'weighedOn', problem: 'dateInvalid' }] });
});

test('a wrong line names its column once', () => {
  const { wrongLine, fields } = vgmMessages;
  expect(wrongLine(2, 'A', fields.containerNo, '箱号有误')).toBe('第 2 行“A”：箱号有误');
  expect(wrongLine(2, 'A', fields.vgmKg, '请输入数字')).toBe('第 2 行“A”：VGM 请输入数字');
  expect(wrongLine(2, 'A', '', '没有箱号一列')).toBe('第 2 行“A”：没有箱号一列');
});

test('wrong lines are named and stay, the others are taken', () => {
  const table = '箱号,VGM\nMSCU1234560,12550\nMSCU1234566,12550\nMSCU1234566,1\nCSQU3054383,9,000\nCSQU305438,abc';
  const { wrong, taken, rest } = withTable(two, table);
  expect(taken).toBe(1);
  expect(wrong.map(({ line, column }) => [line, column])).toEqual([
    [2, 'containerNo'],
    [4, 'containerNo'],
    [5, undefined],
    [6, 'containerNo'],
    [6, 'vgmKg'],
  ]);
  expect(rest).toBe('箱号,VGM\nMSCU1234560,12550\nMSCU1234566,1\nCSQU3054383,9,000\nCSQU305438,abc');
});

test('only a conflict says that another page has overtaken a paper', () => {
  const rejections = [codes.conflict, codes.badInput].map((code) => ({ error: new ApiError(code, '') }));
  expect(rejections.map((rejected) => isOvertaken(undefined, rejected))).toEqual([true, false]);
});
