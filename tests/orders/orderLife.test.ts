import { expect, test } from 'vitest';
import { orderCommand } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderCommands } from '#machines/orders/orderLife.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const dangerous = madeForAll(() => livingOrder(service, session, { dangerous: true }));

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
    await expect(applyCommand(dependencies, dangerous.orderNo, command, byUser)).rejects.toMatchObject({
      code: codes.forbidden,
    });
  await expect(
    applyCommand(dependencies, dangerous.orderNo, 'order.cancelled', { by: 'platform', note: '' }),
  ).rejects.toMatchObject({ code: codes.forbidden, message: '“取消订单”只能由用户操作' });
  expect(await dangerous.events()).toHaveLength(1);
});
