import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listOrders, commandAtDesk } from '#service/admin/reviewOrders.ts';
import { deskKeyOf } from '#service/enterprise/desk.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const secret = 'a secret of the desk, also long enough';
const headers = { Authorization: `Bearer ${deskKeyOf(secret)}` };

let service: TestService;
let order: LivingOrder;
const printed: string[] = [];
beforeAll(async () => {
  service = await freshService({ config: { secret } });
  order = await livingOrder(service, await service.signIn(), { dangerous: true });
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
  await commandAtDesk(desk, order.orderNo, 'order.accepted', '已向船公司订舱');
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
  await expect(commandAtDesk(desk, orderNo, command, '')).rejects.toThrow('须写明订单号与操作');
});
