import { once } from 'node:events';
// @module-tag long
import { expect, test } from 'vitest';
import { goodsTextsOf, recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { freshService } from '#tests/support/service.ts';
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

test.each([0, 1, 2, 3, 4, 5, 6])('an order is placed while a form waits for tables: %i queries', async (queries) => {
  const { db, clock } = service;
  const sharing = { freshMs: 600_000, staleMs: 600_000 };
  const fresh = await freshService({ db, clock, sharing });
  const session = await fresh.signIn();
  const form = orderForm('fcl');
  const totals = await shownTotals(fresh, form);
  const { $client: pool } = db as unknown as { $client: NodeJS.EventEmitter };
  const asked = (async () => {
    for (let count = 0; count < queries; count += 1) await once(pool, 'acquire');
    return fresh.call(recogniseGoods, goodsTextsOf(cargoOf('丙酮'))!, {});
  })();
  expect(await place(fresh, session, form, { totals })).toMatchObject({ status: 'DG_REVIEW' });
  expect((await asked)?.entry?.unNumber).toBe('1090');
});
