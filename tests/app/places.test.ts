import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { Places } from '#server/db/places.ts';

test('a single share gets at most half of the connections, and a later share still gets one', async () => {
  const places = new Places(10);
  const entered = await Promise.allSettled(Array.from({ length: 100 }, () => places.enter('orders', 20)));
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await places.enter('ports', 20);
  await places.enter('prices', 20);
  expect(places.inUse).toBe(7);
});

test('a place that is given back goes to who waits, in order', async () => {
  const places = new Places(2);
  await places.enter('orders', 20);
  const order: number[] = [];
  const waiting = [1, 2].map(async (n) => {
    await places.enter('orders', 60_000);
    order.push(n);
    places.leave('orders');
  });
  places.leave('orders');
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
  expect(places).toMatchObject({ inUse: 0, waiting: 0 });
});

test('who waits for too long, or in too long a queue, is rejected, and takes nothing with him', async () => {
  const places = new Places(1);
  await places.enter('orders', 20);
  const sent = await Promise.allSettled(Array.from({ length: 12 }, () => places.enter('orders', 30)));
  for (const one of sent) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  places.leave('orders');
  expect(places).toMatchObject({ inUse: 0, waiting: 0 });
  await places.enter('orders', 20);
});
