import { expect, test } from 'vitest';
import { goodsTextsOf, recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const cargoOf = (nameZh: string) => cargoItem('fcl', { dangerous: null, nameZh });

test.each([
  ['丙酮', '1090'],
  ['清洗剂（CAS 67-64-1）', '1090'],
  ['办公椅', undefined],
])('a form asks about %s what the review of the order finds', async (nameZh, unNumber) => {
  const texts = goodsTextsOf(cargoOf(nameZh))!;
  const found = await service.call(recogniseGoods, texts, {});
  expect(found?.entry?.unNumber).toBe(unNumber);
  const session = await service.signIn();
  const { findings = [] } = await place(service, session, orderForm('fcl', { cargo: [cargoOf(nameZh)] }));
  expect(findings.map(({ why, words }) => [why, words])).toEqual(found ? [[found.why, found.words]] : []);
});
