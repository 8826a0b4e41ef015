import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, orderDetail, supplyInfo } from '#contract/orders/orderCalls.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { orderCommand } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { openStatuses, orderCommands } from '#machines/orders/orderLife.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { reviewDeskOf } from '#tests/support/desk.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const dangerous = madeForAll(() => livingOrder(service, session, { dangerous: true }));
const harmless = madeForAll(() => livingOrder(service, session, { dangerous: false }));
beforeEach(async () => {
  await dangerous.begin();
  await harmless.begin();
});

const audited = async (event: 'order.cancelled' | 'order.moved') => {
  const rows = await service.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, session.userId), eq(auditEntries.event, event)));
  return rows.map(({ detail }) => detail);
};

describe('the user', () => {
  test('cancels with a reason, once', async () => {
    const { orderNo } = harmless;
    const cancel = () => service.call(cancelOrder, { orderNo, reason: '客户改期' }, { session });
    expect(await cancel()).toEqual({ orderNo, status: 'CANCELLED' });
    await expect(cancel()).rejects.toHaveCode(codes.conflict, /已取消/);
    const { timeline, cancelsAt } = await service.call(orderDetail, { orderNo }, { session });
    expect(cancelsAt).toBeNull();
    expect(timeline.at(-1)).toMatchObject({
      act: 'order.cancelled',
      by: 'user',
      note: '客户改期',
      status: 'CANCELLED',
    });
    expect(await audited('order.cancelled')).toContainEqual({ orderNo, reason: 'user' });
  });

  test('supplies requested information, and only then', async () => {
    const { orderNo, move } = dangerous;
    const supply = (note: string) => service.call(supplyInfo, { orderNo, note }, { session });
    await expect(supply('危包证编号')).rejects.toHaveCode(codes.conflict);
    await move('info.requested', '请补充危包证');
    await expect(supply(' ')).rejects.toHaveCode(codes.badInput);
    expect(await supply('危包证编号 123')).toEqual({ orderNo, status: 'INFO_SUPPLIED' });
  });
});

const request = (path: string, init: RequestInit = {}) => reviewDeskOf(service)(`/orders${path}`, init);

const move = async (orderNo: string, command: string, note: unknown = '') => {
  const response = await request(`/${orderNo}`, { method: 'POST', body: JSON.stringify({ act: command, note }) });
  return {
    http: response.status,
    ...((await response.json()) as { status?: string; code?: string; message?: string }),
  };
};
const listed = async () =>
  (await (await request('')).json()) as { orderNo: string; status: string; acts: OrderCommand[] }[];

describe('the desk', () => {
  test('lists open orders with what it may do to them', async () => {
    await harmless.put('COMPLETED');
    expect(await listed()).toMatchObject([
      {
        orderNo: dangerous.orderNo,
        status: 'DG_REVIEW',
        dangerous: true,
        acts: ['info.requested', 'order.accepted', 'order.rejected'],
      },
    ]);
    for (const status of openStatuses) {
      await dangerous.put(status);
      const [{ acts: commands } = { acts: [] }] = await listed();
      expect(commands.filter((command) => ['user', 'system'].includes(orderCommands[command].by))).toEqual([]);
    }
  });

  test('runs the commands of the platform, the carrier and the haulier, and the user reads the notes', async () => {
    const { orderNo } = harmless;
    for (const command of ['order.accepted', 'space.released', 'cargo.gatedIn'])
      expect(await move(orderNo, command, `${command} 已办`)).toMatchObject({ http: 200, orderNo });
    const { status, timeline } = await service.call(orderDetail, { orderNo }, { session });
    expect(status).toBe('GATED_IN');
    expect(timeline.map(({ by, note }) => [by, note])).toEqual([
      ['user', ''],
      ['platform', 'order.accepted 已办'],
      ['carrier', 'space.released 已办'],
      ['haulier', 'cargo.gatedIn 已办'],
    ]);
    expect(await audited('order.moved')).toContainEqual({
      orderNo,
      act: 'space.released',
      by: 'carrier',
      status: 'RELEASED',
    });
  });

  test('is rejected with a message', async () => {
    const { orderNo } = harmless;
    expect(await move(orderNo, 'customs.cleared')).toMatchObject({
      http: 409,
      message: '订单当前状态为“待受理（已提交）”，不能“报关放行”',
    });
    expect(await move('FCL000000000000', 'order.accepted')).toMatchObject({ http: 404, message: '订单不存在' });
    for (const command of orderCommand.options.filter((each) => ['user', 'system'].includes(orderCommands[each].by)))
      expect(await move(orderNo, command)).toMatchObject({ http: 403, code: codes.forbidden });
    expect(await move(orderNo, 'nonsense')).toMatchObject({ http: 400 });
    expect(await move(orderNo, 'order.accepted', 7)).toMatchObject({ http: 400 });
    expect((await request('', { headers: {} })).status).toBe(404);
    expect(await harmless.status()).toBe('SUBMITTED');
  });
});

test('of several moves at once one wins', { tags: ['postgres'] }, async () => {
  await dangerous.begin();
  const accepted = await Promise.allSettled(Array.from({ length: 8 }, () => dangerous.move('order.accepted')));
  expect(accepted.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const ended = await Promise.allSettled([dangerous.move('order.cancelled'), dangerous.move('order.rejected')]);
  expect(ended.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const lost = [...accepted, ...ended].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of lost) expect(reason).toMatchObject({ code: codes.conflict });
  expect((await dangerous.events()).map(({ position }) => position)).toEqual([0, 1, 2]);
});

test('no role runs a command of another', async () => {
  await dangerous.begin();
  const dependencies = { ...service, caller: { address: '127.0.0.1', userAgent: 'test', https: true } };
  const byUser = { by: 'user' as const, userId: session.userId, note: '' };
  for (const command of orderCommand.options.filter((each) => orderCommands[each].by !== 'user'))
    await expect(applyCommand(dependencies, dangerous.orderNo, command, byUser)).rejects.toHaveCode(codes.forbidden);
  await expect(
    applyCommand(dependencies, dangerous.orderNo, 'order.cancelled', { by: 'platform', note: '' }),
  ).rejects.toHaveCode(codes.forbidden, '“取消订单”只能由用户操作');
  expect(await dangerous.events()).toHaveLength(1);
});
