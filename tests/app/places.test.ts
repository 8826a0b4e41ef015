import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#service/db/errors.ts';
import { Places } from '#service/db/places.ts';

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

test('under random use: never more than the maximum, no caller waits while one is free, none is lost', async () => {
  const act = fc.record({ share: fc.constantFrom('a', 'b', 'c', 'd', 'e'), enters: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.array(act, { maxLength: 60 }), async (size, acts) => {
      const places = new Places(size);
      const held: string[] = [];
      const entering: Promise<void>[] = [];
      for (const { share, enters } of acts) {
        const index = held.indexOf(share);
        if (enters)
          entering.push(
            places.enter(share, 60_000).then(
              () => void held.push(share),
              () => undefined,
            ),
          );
        else if (index !== -1) places.leave(held.splice(index, 1)[0]!);
        await Promise.resolve();
        await Promise.resolve();
        expect(places.inUse).toBe(held.length);
        expect(places.inUse).toBeLessThanOrEqual(size);
        if (places.waiting > 0) expect(places.inUse).toBeGreaterThan(0);
      }
      while (held.length > 0 || places.waiting > 0) {
        places.leave(held.pop()!);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await Promise.all(entering);
      expect(places.inUse).toBe(0);
    }),
    { numRuns: 50 },
  );
});
