import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { answerAtDesk, commandAtDesk, listOrders } from '#service/admin/reviewOrders.ts';
import { deskKeyOf } from '#service/enterprise/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const secret = 'a secret of the desk, also long enough';
const headers = { Authorization: `Bearer ${deskKeyOf(secret)}` };

const service = serviceForAll({ config: { secret } });
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  return () => vi.restoreAllMocks();
});

const desk = (path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`http://127.0.0.1:8080/review${path}`, { ...init, headers }));

test('`review -- order` does it and prints where that led', async () => {
  await commandAtDesk(desk, order.orderNo, 'order.accepted', { note: '已向船公司订舱' });
  expect(printed.join('')).toBe(`${order.orderNo}  受理  →  已受理（订舱中）\n`);
  expect((await order.events()).at(-1)).toMatchObject({
    act: 'order.accepted',
    by: 'platform',
    note: '已向船公司订舱',
  });
});

const shipment = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).shipment;

describe('the data of a command', () => {
  const released = { carrierBookingNo: 'COSU6300123', vessel: 'EVER GOODS', voyage: '012W' };

  test('are stored, as from the desk', async () => {
    await order.put('ACCEPTED');
    await commandAtDesk(desk, order.orderNo, 'space.released', released);
    expect(await order.status()).toBe('RELEASED');
    expect(await shipment()).toMatchObject(released);
  });
});

test('`review -- finding` answers what the list of orders numbers', async () => {
  const suspected = await livingOrder(service, session, { dangerous: false, needsReview: true });
  await listOrders(desk);
  const number = /\[([0-9a-f]{8})\] 须核对是否危险品/.exec(printed.join(''))?.[1] ?? '';
  await expect(answerAtDesk(desk, [suspected.orderNo, number, 'never'])).rejects.toThrow('事项编号');
  await answerAtDesk(desk, [suspected.orderNo, number, 'ordinary', '有鉴定书']);
  expect(printed.at(-1)).toBe(`${suspected.orderNo}  确为普通货物  →  待受理（已提交）\n`);
});
