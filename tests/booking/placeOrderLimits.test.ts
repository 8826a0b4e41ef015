import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orders } from '#server/db/schema/orders.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { TestClock } from '#tests/support/database.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

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
  await expect(order('2026-03-01')).rejects.toMatchObject({
    code: codes.badInput,
    message: expect.stringContaining('不能早于今天（中国时间 2026-03-02）'),
  });
  await expect(order('2026-03-02')).rejects.toMatchObject({ code: codes.priceChanged });
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
  await expect(place(service, user, orderForm('lcl'))).rejects.toMatchObject({
    code: codes.conflict,
    message: expect.stringContaining('进行中的订单已达 500 单'),
  });
  await service.db.update(orders).set({ status: 'COMPLETED' }).where(eq(orders.orderNo, 'LCL-0'));
  expect(await place(service, user, orderForm('lcl'))).toMatchObject({ status: 'DG_REVIEW' });
});
