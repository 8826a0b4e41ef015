import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orders } from '#service/db/schema/orders.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
beforeAll(async () => {
  service = await freshService();
  session = await service.signIn();
});
afterAll(() => service.close());

const rejected = async (form: OrderForm) =>
  place(service, session, form, { totals: [] }).then(
    () => expect.fail('the order was taken'),
    (apiError: { code: string; message: string }) => ({ code: apiError.code, message: apiError.message }),
  );

describe('a field is rejected with its name in the service', () => {
  test.each<[ServiceCode, Partial<OrderForm>, string]>([
    ['air', { details: { flightDay: '' } }, '“期望航班日期”须选择'],
    ['air', { details: { reportNo: '' } }, '“鉴定书编号”不能为空'],
    ['domestic', { items: [] }, '“车型车数”至少选择一项'],
    ['rail', { details: { goodsValueUsd: '很多' } }, '“货值（投保用）”不是有效的数字'],
    ['lcl', { cargo: [cargoItem('lcl', { hsCode: '12' })] }, '“第1行货物的HS 编码”不是有效的 HS 编码'],
    ['fcl', { cargo: [] }, '“货物”至少填写一项'],
    ['warehousing', { items: [{ code: 'C-tonDay', quantity: '1' }] }, '“库类与计费方式”低于该货物所需的库类'],
  ])('%s %#', async (code, overrides, message) => {
    expect(await rejected(orderForm(code, overrides))).toEqual({ code: codes.badInput, message });
  });
});

describe('a day that is over in China is rejected', () => {
  test.each<[ServiceCode, string]>([
    ['fcl', 'cargoReadyDay'],
    ['lcl', 'warehouseDay'],
    ['air', 'flightDay'],
    ['rail', 'trainDay'],
    ['tank', 'loadingDay'],
    ['dgDesk', 'neededBy'],
    ['goods', 'deliveryDay'],
  ])('%s %s', async (ordered, name) => {
    const { code, message } = await rejected(orderForm(ordered, { details: { [name]: '2026-03-01' } }));
    expect(code).toBe(codes.badInput);
    expect(message).toContain('不能早于今天（中国时间 2026-03-02）');
    // the day that has begun in China is not over
    expect(await rejected(orderForm(ordered, { details: { [name]: '2026-03-02' } }))).toMatchObject({
      code: codes.priceChanged,
    });
  });
});

describe('what the quote lacks is rejected', () => {
  test.each<[string, OrderForm, string, RegExp]>([
    ['another line', { ...orderForm('lcl'), offerId: 'air~CAN~FRA' }, codes.badInput, /不属于“海运拼箱”/],
    [
      'an unknown item',
      orderForm('domestic', { items: [{ code: 'BOX99', quantity: 1 }] }),
      codes.badInput,
      /没有“BOX99”/,
    ],
    ['an unknown use', orderForm('tank', { details: { use: 'buy' } }), codes.badInput, /“用途”不在可选范围内/],
    [
      'a city it is not delivered to',
      orderForm('goods', { details: { deliveryTo: 'MARS' } }),
      codes.badInput,
      /“交货”不在可选/,
    ],
    ['less than the minimum', orderForm('goods', { details: { tonnes: '7.9' } }), codes.badInput, /低于起订量 8 吨/],
    ['more than the stock', orderForm('goods', { details: { tonnes: '361' } }), codes.badInput, /超过现有库存 360 吨/],
    [
      'cargo of goods that are bought',
      orderForm('goods', { cargo: [cargoItem('fcl')] }),
      codes.badInput,
      /无需填写货物明细/,
    ],
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
