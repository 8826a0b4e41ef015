import { expect, test } from 'vitest';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { orders } from './ordersByHand.ts';

const service = serviceForAll();
const session = sessionForAll(service);

test.each(orders)('an order costs the sum of published rates: $order', async ({ line, form, dollars, yuan }) => {
  const totals = [
    ...(dollars === undefined ? [] : [{ currency: '2' as const, amount: Math.round(dollars * 100) }]),
    ...(yuan === undefined ? [] : [{ currency: '1' as const, amount: Math.round(yuan * 100) }]),
  ];
  const placed = await place(service, session, orderForm(line, form), { totals });
  expect(placed.totals).toEqual(totals);
});

const namesOf = async (line: ServiceCode, form: Partial<OrderForm>) => {
  const { orderNo } = await place(service, session, orderForm(line, form));
  return (await service.call(orderDetail, { orderNo }, { session })).fees.map(({ nameZh }) => nameZh);
};

test('a charge that is raised to its minimum says so', async () => {
  expect(await namesOf('air', orders[6]!.form)).toContain('航空运费（45 kg 以下）（按最低收费）');
  expect(await namesOf('lcl', orders[4]!.form)).toContain('海运费（拼箱）（不足 1 计费吨按 1 计费吨）');
  expect((await namesOf('air', orders[5]!.form)).join()).not.toContain('最低');
  const whole = orders[4]!.form.cargo!.map((item) => Object.assign({}, item, { grossKg: '1000' }));
  expect((await namesOf('lcl', { cargo: whole })).join()).not.toContain('不足');
});
