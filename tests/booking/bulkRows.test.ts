import { describe, expect, test } from 'vitest';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { problemText } from '#src/ui/messages/problems.ts';
import { rowsOf } from '#src/features/booking/bulk/bulkRows.ts';
import { columnsOf, tableOf, readTable, templateOf } from '#src/features/booking/bulk/bulkTable.ts';
import { bulkMessages as messages } from '#src/features/booking/bulk/messages.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';

const goods = Object.values(listedGoods);
const { fcl } = allServices;
const scope = { service: fcl, quote: tariff, form: completeForm };
const checked = async (text: string) => {
  const table = tableOf(fcl, await readTable({ text }));
  return { table, rows: rowsOf(scope, table, goods) };
};
const said = (problems: Readonly<Record<string, Parameters<typeof problemText>[0]>>) =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, problemText(problem)]));

const peroxide = listedGoods.peroxide;
const header =
  '品名\tDescription\tHS Code\t包装\tPKGS\tG.W.\tCBM\tUN No.\tPG\tPSN\tN.W.\tUN mark\tEmergency contact\tEmergency phone';
const plainRow = '甘油\tGlycerol\t2905450000\t1H1\t80\t"20,000"\t24';

describe('a table of cargo', () => {
  test('is read by its titles in any language and order, quoted figures included', async () => {
    const { rows } = await checked(`${header}\n${plainRow}\n`);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.problems).toEqual({});
    expect(rows[0]!.cargo).toMatchObject({
      nameZh: '甘油',
      nameEn: 'Glycerol',
      packagingCode: '1H1',
      packages: '80',
      grossKg: '20,000',
      unit: 1,
      dangerous: null,
    });
  });

  test('without titles is read in the order of the template', async () => {
    const { rows } = await checked('甘油\tGlycerol\t2905450000\t1H1\t80\t20000\t24\t1');
    expect(rows.map(({ problems }) => problems)).toEqual([{}]);
  });

  test('keeps blank lines out and says which columns it does not know', async () => {
    const { table } = await checked(`品名,件数,颜色\n甘油,80,白\n,,\n`);
    expect(table.rows).toHaveLength(1);
    expect(table.unknown).toEqual(['颜色']);
  });

  test('fills dangerous goods from the list, by the rules of the form', async () => {
    const { rows } = await checked(
      `${header}\n过氧化氢\tHydrogen peroxide\t2847000000\t1H1\t10\t500\t1\tUN ${peroxide.unNumber}\t${peroxide.packingGroup}\t\t600`,
    );
    expect(rows[0]!.cargo.dangerous).toMatchObject({
      unNumber: peroxide.unNumber,
      hazardClass: peroxide.hazardClass,
      listed: { edition: peroxide.edition },
    });
    // the net mass is above the gross mass, and nobody answers the emergency telephone
    expect(Object.keys(rows[0]!.problems)).toEqual(
      expect.arrayContaining(['dangerous.netKg', 'dangerous.emergencyContact', 'dangerous.emergencyPhone']),
    );
  });

  test('has its problems at the right cells', async () => {
    const { rows } = await checked(
      `品名,英文品名,HS编码,包装,件数,毛重,体积,UN编号,类别,包装类别\n,甘油,29,纸箱子,1.5,-2,many,9999,,`,
    );
    expect(said(rows[0]!.problems)).toMatchObject({
      nameZh: '请输入',
      nameEn: expect.stringMatching(/英文/),
      packagingCode: messages.unknownPackaging,
      packages: expect.stringMatching(/整数/),
      grossKg: expect.stringMatching(/0/),
      volumeM3: expect.stringMatching(/数字/),
      'dangerous.unNumber': messages.unknownUn,
    });
  });

  test('whose class or packing group is not that of the list says what the list has', async () => {
    const row = (hazard: string, group: string) =>
      checked(`品名,UN编号,类别,包装类别\n双氧水,${peroxide.unNumber},${hazard},${group}`);
    expect(said((await row('3', '')).rows[0]!.problems)['dangerous.hazardClass']).toBe(
      messages.otherClass(peroxide.hazardClass),
    );
    expect(said((await row('', 'I')).rows[0]!.problems)['dangerous.packingGroup']).toMatch(/请填写包装类别/);
  });

  test('is cut after a hundred rows', async () => {
    const { table } = await checked(Array.from({ length: 120 }, () => plainRow).join('\n'));
    expect([table.rows.length, table.isCut]).toEqual([100, true]);
  });
});

describe('a file', () => {
  test.each(['xlsx', 'csv'] as const)('%s of the template is read as it was written', async (kind) => {
    const columns = columnsOf(fcl);
    const cells = await readTable({ file: await templateOf(columns, kind) });
    expect(cells[0]).toEqual(columns.map(({ title }) => title));
    expect(tableOf(fcl, cells).rows).toHaveLength(1);
  });

  test.each([
    '中文品名,英文品名,毛重 kg,UN 编号',
    'Goods name (Chinese),Goods name (English),Gross weight kg,UN number',
  ])('is read with the headings of either language: %s', (headings) => {
    const table = tableOf(fcl, [headings.split(','), ['甲', 'A', '5', '1219']]);
    expect([table.unknown, table.rows[0]?.slice(0, 6)]).toEqual([[], ['甲', 'A', '', '', '', '5']]);
    expect(table.rows[0]).toContain('1219');
  });

  test('saved by Excel in the system’s encoding is read', async () => {
    // 品名,件数 in GB 18030
    const bytes = new Uint8Array([0xc6, 0xb7, 0xc3, 0xfb, 0x2c, 0xbc, 0xfe, 0xca, 0xfd, 0x0a, 0x61, 0x2c, 0x31]);
    expect(await readTable({ file: new File([bytes], 'a.csv') })).toEqual([
      ['品名', '件数'],
      ['a', '1'],
    ]);
  });
});

test('the rows take the place of a single blank item, follow others, and are never cut', () => {
  const editing = { service: fcl, quote: tariff, past: [] };
  const cargo = completeForm.cargo.slice(0, 1);
  const blank = blankForm(fcl, { offerId: 'x', isDanger: 'Y' });
  expect(applyEdit(blank, { type: 'cargo.pasted', cargo }, editing).cargo).toEqual(cargo);
  expect(applyEdit(completeForm, { type: 'cargo.pasted', cargo }, editing).cargo).toEqual([
    ...completeForm.cargo,
    ...cargo,
  ]);
  const many = Array.from({ length: 20 }, () => cargo[0]!);
  expect(applyEdit(completeForm, { type: 'cargo.pasted', cargo: many }, editing)).toBe(completeForm);
  expect(applyEdit(blank, { type: 'cargo.pasted', cargo: many }, editing).cargo).toHaveLength(20);
});
