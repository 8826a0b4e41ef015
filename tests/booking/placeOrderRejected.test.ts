import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import { oceanRates } from '#server/db/schema/network.ts';
import { idempotencyKeys, orderFees, orders } from '#server/db/schema/orders.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { TestClock } from '#tests/support/database.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

/** An order whose second line is the dangerous one. */
const placeGoods = (goods: Parameters<typeof dangerousDetails>[0], offerId = 'AEX2-2611-CNSHA-DEHAM') => {
  const harmless = cargoItem('fcl', { dangerous: null, grossKg: 100, volumeM3: 1 });
  const cargo = [harmless, cargoItem('fcl', { dangerous: dangerousDetails(goods) })];
  return place(service, session, orderForm('fcl', { offerId, cargo }));
};

describe('a price', () => {
  test('that differs by one cent is rejected', async () => {
    const [usd, cny] = await shownTotals(service, orderForm('fcl'));
    const totals = [{ ...usd!, amount: usd!.amount + 1 }, cny!];
    await expect(place(service, session, orderForm('fcl'), { totals })).rejects.toHaveCode(codes.priceChanged);
  });

  test('that the tariff changed meanwhile is rejected', async () => {
    const form = orderForm('fcl', { offerId: 'AEX1-2611-CNSHA-DEHAM' });
    const totals = await shownTotals(service, form);
    await service.db.update(oceanRates).set({ amount20gp: 1 }).where(eq(oceanRates.serviceCode, 'AEX1'));
    await expect(place(service, session, form, { totals })).rejects.toHaveCode(codes.priceChanged);
  });
});

describe('dangerous goods', () => {
  test('of a class that the carrier does not take are rejected', async () => {
    // COSCO does not accept organic peroxides
    const peroxide = { unNumber: '3106', packingGroup: null, hazardClass: '5.2' };
    await expect(placeGoods(peroxide, 'AEX1-2611-CNSHA-DEHAM')).rejects.toHaveCode(
      codes.goodsRejected,
      /第2行.*中远海运集运.*不接 5\.2 类.*船公司接货规则.*转危险品专员/,
    );
  });

  test('are rejected for a subsidiary hazard of the list, even when the order leaves it out', async () => {
    // T. S. Lines accepts 2.2, but not 5.1, the subsidiary hazard of compressed oxygen
    const oxygen = { unNumber: '1072', packingGroup: null, hazardClass: '2.2', subsidiaryHazards: [] };
    await expect(placeGoods(oxygen, 'JKX5-2611-CNSHA-KRPUS')).rejects.toHaveCode(codes.goodsRejected, /不接 5\.1 类/);
  });
});

test.each<[string, Partial<OrderForm>, string]>([
  ['packaging', { cargo: [cargoItem('fcl', { packagingCode: '9Z9' })] }, codes.badInput],
  ['paper', { papersHeld: ['NOPE'] }, codes.badInput],
  ['protocol version', { protocolVersion: '2020-01' }, codes.conflict],
])('an unknown %s is rejected', async (_name, overrides, code) => {
  await expect(place(service, session, orderForm('fcl', overrides))).rejects.toHaveCode(code);
});

test('no rejection leaves anything behind', async () => {
  for (const table of [orders, orderFees, idempotencyKeys]) {
    expect(await service.db.select({ rows: count() }).from(table)).toEqual([{ rows: 0 }]);
  }
});

describe('a sailing takes no order', () => {
  // AEX2-2611 leaves Shanghai on 12 March 2026 at 20:00 China time
  const departure = Date.parse('2026-03-12T12:00:00Z');
  const orderAt = async (hoursBefore: number, form: OrderForm) => {
    const clock = new TestClock();
    clock.advance(departure - hoursBefore * hourMs - clock.now().getTime());
    const late = await freshService({ db: service.db, clock });
    return place(late, await late.signIn(), form, { totals: await shownTotals(service, form) });
  };
  const quotedAt = async (hoursBefore: number) => {
    const clock = new TestClock();
    clock.advance(departure - hoursBefore * hourMs - clock.now().getTime());
    const then = await freshService({ db: service.db, clock });
    const asked = { offerId: orderForm('fcl').offerId, isDanger: 'N' } as const;
    const { tightZh, lateZh } = await then.call(chargeAgreement, asked);
    return { tightZh, lateZh };
  };
  const harmless = orderForm('fcl', {
    details: { cargoReadyDay: '2026-03-09' },
    cargo: [cargoItem('fcl', { dangerous: null })],
  });

  test('of dangerous goods whose review would end after that cut-off', async () => {
    const ready = orderForm('fcl', { details: { cargoReadyDay: '2026-03-06' } });
    // their documents are due on Friday at 20:00; an order of Friday is reviewed by Monday evening
    await expect(orderAt(164, ready)).rejects.toHaveCode(
      codes.sailingClosed,
      '该航次已来不及：危险品审核最迟 03-09 18:00 完成，“截危申报”为 03-06 20:00，请选择其他船期',
    );
    // what is ordered on Thursday, by Friday 18:00
    expect(await orderAt(165, ready)).toMatchObject({ status: 'DG_REVIEW' });
  });

  test('of other goods from the first deadline: that of the shipping instructions', async () => {
    const apiError = { code: codes.sailingClosed, message: expect.stringContaining('截单') };
    await expect(orderAt(84, harmless)).rejects.toMatchObject(apiError);
    expect(await orderAt(85, harmless)).toMatchObject({ status: 'SUBMITTED' });
  });

  test('and its quote says for a day before that time is tight', async () => {
    expect(await quotedAt(85)).toEqual({ tightZh: '“截单”为 03-09 08:00' });
    expect(await quotedAt(109)).toEqual({});
  });
});

const rejected = async (form: OrderForm) =>
  place(service, session, form, { totals: [] }).then(
    () => expect.fail('the order was taken'),
    (apiError: { code: string; message: string }) => ({ code: apiError.code, message: apiError.message }),
  );

test('a day that is over in China is rejected, the one that has begun there is not', async () => {
  const at = new TestClock();
  // 17 o'clock in Greenwich on the first of March
  at.advance(-9 * hourMs);
  const early = await freshService({ db: service.db, clock: at });
  const user = await early.signIn();
  const order = (cargoReadyDay: string) =>
    place(early, user, orderForm('fcl', { details: { cargoReadyDay } }), { totals: [] });
  await expect(order('2026-03-01')).rejects.toHaveCode(codes.badInput, /不能早于今天（中国时间 2026-03-02）/);
  await expect(order('2026-03-02')).rejects.toHaveCode(codes.priceChanged);
});

describe('what the quote lacks is rejected', () => {
  test.each<[string, OrderForm, string, RegExp]>([
    ['an unknown offer', { ...orderForm('lcl'), offerId: 'lcl~XXXXX~YYYYY' }, codes.notFound, /.+/],
  ])('%s', async (_name, form, code, words) => {
    const apiError = await rejected(form);
    expect(apiError.code).toBe(code);
    expect(apiError.message).toMatch(words);
  });

  test('goods that are not sold online, with the reason', async () => {
    const requested = orderForm('goods', { offerId: 'goods~acetonitrile' });
    expect(await rejected(requested)).toEqual({ code: codes.goodsRejected, message: expect.stringContaining('询价') });
  });
});

test('row 10: so many orders may be open at once, and no more', async () => {
  const user = await service.signIn('13700000001');
  const { orderNo } = await place(service, user, orderForm('lcl'));
  const [one] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  const rest = Array.from({ length: 499 }, (_, index) => ({ ...one!, orderNo: `LCL-${index}` }));
  await service.db.insert(orders).values(rest);
  await expect(place(service, user, orderForm('lcl'))).rejects.toHaveCode(codes.conflict, /进行中的订单已达 500 单/);
  await service.db.update(orders).set({ status: 'COMPLETED' }).where(eq(orders.orderNo, 'LCL-0'));
  expect(await place(service, user, orderForm('lcl'))).toMatchObject({ status: 'DG_REVIEW' });
});
