// @module-tag postgres
import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fcl } from '#contract/services/fcl/definition.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { schema as trade } from '#server/db/schema.ts';
import { seed } from '#server/db/seed/seed.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const rowsIn = async () => {
  const tables = [
    trade.ports,
    trade.dangerousGoodsEntries,
    trade.serviceCalls,
    trade.voyages,
    trade.oceanRates,
    trade.charges,
  ];
  const counts = [];
  for (const table of tables) counts.push(...(await service.db.select({ rows: count() }).from(table)));
  return counts.map(({ rows }) => rows);
};

test('repeating the seed changes nothing', async () => {
  const before = await rowsIn();
  await seed(service.db, service.clock, { demoData: true });
  expect(await rowsIn()).toEqual(before);
});

/** An order in the database, with its content at that time. */
const storedOrder = async () => {
  const { userId } = await service.signIn();
  const offer = await service.call(chargeAgreement, { offerId: 'AEX2-2611-CNSHA-DEHAM' });
  const [row] = await service.db
    .insert(trade.orders)
    .values({
      orderNo: 'FCL1',
      line: 'fcl',
      userId,
      status: 'SUBMITTED',
      isDangerous: false,
      placedAt: service.clock.now(),
      offerId: offer.id,
      routeZh: '上海 → 汉堡',
      carriageZh: '',
      totals: [],
      content: blankForm(fcl, { offerId: offer.id, isDanger: 'N' }) as Order,
      offer,
    })
    .returning();
  return row;
};

test('a later edition leaves orders as they are', { tags: ['postgres'] }, async () => {
  const order = await storedOrder();
  const editions = { reference: 99_999_999, demo: 99_999_999 };
  await seed(service.db, service.clock, { demoData: true, editions });
  expect(await service.db.select().from(trade.orders)).toEqual([order]);
});
