import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCommandForm } from '#contract/desk/commandForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { listOrders, commandAtDesk } from '#service/admin/reviewOrders.ts';
import { deskKeyOf } from '#service/enterprise/desk.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const secret = 'a secret of the desk, also long enough';
const headers = { Authorization: `Bearer ${deskKeyOf(secret)}` };

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
let order: LivingOrder;
const printed: string[] = [];
beforeAll(async () => {
  service = await freshService({ config: { secret } });
  session = await service.signIn();
  order = await livingOrder(service, session, { dangerous: true });
});
afterAll(() => service.close());
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  return () => vi.restoreAllMocks();
});

const desk = (path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`http://127.0.0.1:8080/review${path}`, { ...init, headers }));

test('`review -- orders` prints each open order with its status and what may be done', async () => {
  await listOrders(desk);
  const text = printed.join('');
  for (const messages of [
    order.orderNo,
    '危险品审核中',
    '上海 → 汉堡',
    'order.accepted  平台：受理',
    'order.rejected  平台：拒绝',
  ])
    expect(text).toContain(messages);
  expect(text).not.toContain('order.cancelled');
});

test('`review -- order` does it and prints where that led', async () => {
  await commandAtDesk(desk, order.orderNo, 'order.accepted', { note: '已向船公司订舱' });
  expect(printed.join('')).toBe(`${order.orderNo}  受理  →  已受理（订舱中）\n`);
  expect((await order.events()).at(-1)).toMatchObject({
    act: 'order.accepted',
    by: 'platform',
    note: '已向船公司订舱',
  });
});

test.each([
  [undefined, 'order.accepted'],
  ['FCL260302000001', undefined],
  ['FCL260302000001', 'nonsense'],
])('`review -- order %s %s` says what is missing', async (orderNo, command) => {
  await expect(commandAtDesk(desk, orderNo, command, {})).rejects.toThrow('须写明订单号与操作');
});

const shipment = async () => (await service.call(orderDetail, { orderNo: order.orderNo }, { session })).shipment;

describe('the data of a command', () => {
  const released = { carrierBookingNo: 'COSU6300123', vessel: 'EVER GOODS', voyage: '012W' };

  test('that are missing are named with their options, and nothing is done', async () => {
    await order.put('ACCEPTED');
    await expect(commandAtDesk(desk, order.orderNo, 'space.released', {})).rejects.toThrow(
      '“船公司订舱号”（--carrierBookingNo）不能为空',
    );
    expect(await order.status()).toBe('ACCEPTED');
  });

  test('are stored, as from the desk', async () => {
    await commandAtDesk(desk, order.orderNo, 'space.released', released);
    expect(await order.status()).toBe('RELEASED');
    expect(await shipment()).toMatchObject(released);
  });

  test('that are required are asked for at a terminal, the others not', async () => {
    await order.put('DG_DECLARED');
    const answers: Record<string, string> = { 箱号与铅封号: 'MSCU1234566 CN1;CSQU3054383', 时间: '2026-03-01T08:30' };
    const asked: string[] = [];
    await commandAtDesk(desk, order.orderNo, 'cargo.gatedIn', {}, (question) => {
      asked.push(question);
      return Promise.resolve(Object.entries(answers).find(([name]) => question.includes(name))?.[1] ?? '');
    });
    expect(asked).toHaveLength(2);
    expect(await shipment()).toMatchObject({
      containers: [
        { containerNo: 'MSCU1234566', sealNo: 'CN1' },
        { containerNo: 'CSQU3054383', sealNo: '' },
      ],
      gatedInAt: '2026-03-01T00:30:00.000Z',
    });
  });

  test('that are impossible are rejected by the service too', async () => {
    await order.put('DG_DECLARED');
    const form = { ...emptyCommandForm, containers: 'MSCU1234567', at: '2026-03-01T08:30' };
    const body = JSON.stringify({ act: 'cargo.gatedIn', note: '', form });
    const response = await desk(`/orders/${order.orderNo}`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await order.status()).toBe('DG_DECLARED');
  });
});
