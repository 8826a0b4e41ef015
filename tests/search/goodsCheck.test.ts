import { expect, test } from 'vitest';
import { goodsCheck } from '#contract/search/goodsCheck.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const check = (keyword: string, packingGroup?: 'I' | 'III') => service.call(goodsCheck, { keyword, packingGroup });

test('a UN number says which services take it and why not, what it costs there, and its documents', async () => {
  const { chosen } = await service.call(goodsCheck, { keyword: 'UN 1294' });
  const of = (line: string) => chosen?.services.find((one) => one.line === line);
  expect(chosen?.services.map(({ line, decision }) => `${line} ${decision}`)).toEqual([
    ...['fcl', 'lcl', 'tank', 'domestic', 'warehousing', 'builtIn'].map((line) => `${line} open`),
    'air desk',
    'rail rejected',
    'seaRail rejected',
    'flexitank rejected',
  ]);
  expect(of('flexitank')).toMatchObject({ findings: [{ source: 'CTU Code 附件 7，5.2.1' }], price: null });
  // its own tank, a store of class 甲 and a truck for dangerous goods
  const itemOf = (line: string) => of(line)?.price?.rate?.itemCode;
  expect(['tank', 'warehousing', 'domestic', 'builtIn'].map(itemOf)).toEqual([
    'T11',
    'A-palletDay',
    'BOX10-DG',
    '20GP-DG',
  ]);
  expect(of('fcl')?.surcharges).toContainEqual(
    expect.objectContaining({ nameZh: '危险品附加费', from: 8000, to: 80_000 }),
  );
  const paper = (code: string) => chosen?.papers.find((one) => one.code === code);
  expect(paper('PERF')).toMatchObject({ noteZh: '包装类别 II：包装的 UN 标记须为 X 或 Y', price: { amount: 72_000 } });
  expect(paper('DGDA')?.required).toEqual(['air']);
  expect(paper('BL')).toBeUndefined();
});

test('an entry of a number with several is chosen by its packing group; a name of several numbers chooses none', async () => {
  expect((await check('1263', 'III')).chosen?.entry.packingGroup).toBe('III');
  expect((await check('1263')).entries.map((one) => one.packingGroup)).toEqual(['I', 'II', 'III']);
  expect(await check('甲苯')).toMatchObject({ total: 56, chosen: null });
  expect(await check('0000')).toEqual({ total: 0, entries: [], chosen: null });
});

test('where the contents decide the division, no service is closed that may take one of them', async () => {
  const { chosen } = await service.call(goodsCheck, { keyword: '1950' });
  expect(chosen?.services.find(({ line }) => line === 'lcl')?.decision).toBe('desk');
  expect(chosen?.services.find(({ line }) => line === 'flexitank')?.decision).toBe('rejected');
});
