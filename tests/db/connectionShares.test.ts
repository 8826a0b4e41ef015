import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { ConnectionShares } from '#server/db/connectionShares.ts';

test('a single share gets at most half of the connections, and a later share still gets one', async () => {
  const shares = new ConnectionShares(10);
  const entered = await Promise.allSettled(Array.from({ length: 100 }, () => shares.enter('orders', 20)));
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await shares.enter('ports', 20);
  await shares.enter('prices', 20);
  expect(shares.inUse).toBe(7);
});

test('a place that is given back goes to who waits, in order', async () => {
  const shares = new ConnectionShares(2);
  await shares.enter('orders', 20);
  const order: number[] = [];
  const waiting = [1, 2].map(async (n) => {
    await shares.enter('orders', 60_000);
    order.push(n);
    shares.leave('orders');
  });
  shares.leave('orders');
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
  expect(shares).toMatchObject({ inUse: 0, waiting: 0 });
});

test('who waits for too long, or in too long a queue, is rejected, and takes nothing with him', async () => {
  const shares = new ConnectionShares(1);
  await shares.enter('orders', 20);
  const sent = await Promise.allSettled(Array.from({ length: 12 }, () => shares.enter('orders', 30)));
  for (const one of sent) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  shares.leave('orders');
  expect(shares).toMatchObject({ inUse: 0, waiting: 0 });
  await shares.enter('orders', 20);
});
