// @module-tag long
import { expect, test } from 'vitest';
import { correctGoodsName } from '#contract/desk/goodsNames.ts';
import { deskOrder } from '#contract/desk/orderDesk.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { seed } from '#server/db/seed/seed.ts';
import { seededTables } from '#server/db/seed/seededTables.ts';
import { GoodsList } from '#server/search/goodsList.ts';
import { staffMember } from '#tests/support/desk.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const reviewer = madeForAll(() => staffMember(service, 'reviewer'));

const carbon = { unNumber: 'UN1361', properShippingName: 'CARBON, animal or vegetable origin' };
const found = async (keyword: string) =>
  (await service.call(dangerousGoodsSearch, { keyword })).rows.map((row) => [
    row.unNumber,
    row.packingGroup,
    row.nameZh,
    row.nameZhSource,
  ]);

test('a reviewer corrects a Chinese name, by which the entry is then found', async () => {
  expect((await found('1361'))[0]).toEqual(['1361', 'II', '碳，来源于动物或植物', 'translated']);
  const corrected = await service.call(correctGoodsName, { ...carbon, nameZh: '动植物碳' }, reviewer);
  expect(corrected).toEqual({ entries: 2 });
  expect(await found('动植物碳')).toEqual([
    ['1361', 'II', '动植物碳', 'corrected'],
    ['1361', 'III', '动植物碳', 'corrected'],
  ]);
});

test('the name survives the next edition of the list, whose other columns are taken over', async () => {
  const list = seededTables.find(({ key }) => key.join() === 'unNumber,variant,packingGroup')!;
  const changes = { nameZh: '新版', ems: 'F-A, S-A' };
  const rowsAt = (now: Date) => list.rowsAt(now).map((row) => Object.assign(row, changes));
  const tables = [{ ...list, rowsAt }];
  await seed(service.db, service.clock, { demoData: false, tables, editions: { reference: 30_000_000, demo: 0 } });
  const [entry] = (await new GoodsList().get(service.db)).ofNumber('1361');
  expect(entry).toMatchObject({ nameZh: '动植物碳', ems: 'F-A, S-A' });
});

test('a name that the list lacks is rejected', async () => {
  const call = service.call(correctGoodsName, { ...carbon, properShippingName: 'COAL', nameZh: '煤' }, reviewer);
  await expect(call).rejects.toMatchObject({ code: codes.notFound });
});

test('a reviewer sees the declared entries of an order with the names of today; a clerk, who corrects none, sees none', async () => {
  const { orderNo } = await place(service, await service.signIn(), orderForm('fcl'));
  const names = async (by: Record<string, string>) =>
    (await service.call(deskOrder, { orderNo }, { headers: by })).goodsNames;
  const [paint] = await names(reviewer.headers);
  expect(paint).toMatchObject({ unNumber: '1263', nameZh: '涂料或涂料相关材料', nameZhSource: 'official' });
  const { unNumber, properShippingName } = paint!;
  await service.call(correctGoodsName, { unNumber, properShippingName, nameZh: '油漆' }, reviewer);
  expect(await names(reviewer.headers)).toEqual([{ ...paint, nameZh: '油漆', nameZhSource: 'corrected' }]);
  expect(await names((await staffMember(service, 'clerk')).headers)).toEqual([]);
});
