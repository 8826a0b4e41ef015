// @module-tag postgres
import { expect, test } from 'vitest';
import { commandOrder } from '#contract/desk/orderDesk.ts';
import { cancelOrder } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { amend } from '#tests/support/orders.ts';
import { orderForm } from '#tests/support/order.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const wang = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const sun = madeForAll(() => staffMember(service, 'clerk', 'sun'));

test('of decisions on one state of an order the first wins, with one message; the others read who it was', async () => {
  const { orderNo } = order;
  for (let race = 0; race < 10; race += 1) {
    await order.begin();
    await service.db.delete(notifications);
    const seen = { orderNo, version: 1 };
    const decided = await Promise.allSettled([
      service.call(commandOrder, { ...seen, command: 'order.accepted', form: {} }, wang),
      service.call(commandOrder, { ...seen, command: 'order.rejected', form: { note: '无舱' } }, sun),
      service.call(cancelOrder, { ...seen, reason: '' }, { session: customer }),
    ]);
    const lost = decided.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    expect(lost).toMatchObject([1, 2].map(() => ({ code: codes.conflict, field: 'version' })));
    for (const { message } of lost)
      expect(message).toMatch(/^订单已有变化：(?:wang先生|sun先生|平台|用户)于 .{16} “(?:受理|拒绝|取消订单)”，现为“/);
    // customers are notified of their own cancellation only by e-mail, which this one does not have
    const told = new Set((await service.db.select().from(notifications)).map(({ key }) => key));
    expect(told.size).toBe(decided[2].status === 'fulfilled' ? 0 : 1);
    expect(await order.events()).toHaveLength(2);
  }
});

test('an amendment of what the desk has decided meanwhile is rejected, and does not name its person', async () => {
  await order.begin();
  await service.call(commandOrder, { orderNo: order.orderNo, version: 1, command: 'order.accepted', form: {} }, wang);
  await expect(amend(service, customer, order.orderNo, orderForm('fcl'), { version: 1 })).rejects.toMatchObject({
    field: 'version',
    message: expect.stringMatching(/^订单已有变化：平台于/) as string,
  });
});
