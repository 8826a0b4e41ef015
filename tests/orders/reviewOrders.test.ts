import { expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { answerAtDesk, commandAtDesk, listOrders } from '#server/admin/reviewOrders.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { printedBy } from '#tests/support/admin.ts';
import { reviewDeskOf } from '#tests/support/desk.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));
const desk = reviewDeskOf(service);
const command = (...given: [command: string, given: Parameters<typeof commandAtDesk>[3]]) =>
  printedBy(() => commandAtDesk(desk, order.orderNo, ...given));

test('`review -- order` does it and prints where that led', async () => {
  expect(await command('order.accepted', { note: '已向船公司订舱' })).toBe(
    `${order.orderNo}  受理  →  已受理（订舱中）\n`,
  );
  expect((await order.events()).at(-1)).toMatchObject({
    act: 'order.accepted',
    by: 'platform',
    note: '已向船公司订舱',
  });
});

const shipment = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).shipment;

const released = { carrierBookingNo: 'COSU6300123', vessel: 'CEDAR HARVEST', voyage: '2611W' };

test('the data of a command are stored, as from the desk', async () => {
  await order.put('ACCEPTED');
  await command('space.released', released);
  expect(await order.status()).toBe('RELEASED');
  expect(await shipment()).toMatchObject(released);
});

test('`review -- finding` answers what the list of orders numbers', async () => {
  const suspected = await livingOrder(service, session, { dangerous: false, needsReview: true });
  const listed = await printedBy(() => listOrders(desk));
  const number = /\[([0-9a-f]{8})\] 须核对是否危险品/.exec(listed)?.[1] ?? '';
  await expect(answerAtDesk(desk, [suspected.orderNo, number, 'never'])).rejects.toThrow('事项编号');
  const answered = await printedBy(() => answerAtDesk(desk, [suspected.orderNo, number, 'ordinary', '有鉴定书']));
  expect(answered).toBe(`${suspected.orderNo}  确为普通货物  →  待受理（已提交）\n`);
});
