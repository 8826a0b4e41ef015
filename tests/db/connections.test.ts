import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { ConnectionShares } from '#server/db/connectionShares.ts';
import { onceAvailable } from '#server/db/onceAvailable.ts';
import { ReplicaLag } from '#server/db/replicaLag.ts';

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

const failing = (error: Error) => {
  const reads = { count: 0 };
  const read = async () => {
    reads.count += 1;
    if (reads.count < 3) throw error;
    return 'read';
  };
  return { reads, read };
};

test('a read of the start is repeated while the database does not answer, and for no other error', async () => {
  expect(await onceAvailable(failing(new DatabaseUnavailable('busy')).read, 1)).toBe('read');
  const { reads, read } = failing(new Error('no such column'));
  await expect(onceAvailable(read, 1)).rejects.toThrow('no such column');
  expect(reads.count).toBe(1);
});

const measured = async (replica: (primary: number) => string | undefined, cluster = 'one') => {
  let position = 0;
  const lag = new ReplicaLag(
    async () => ({ position: String((position += 10)), cluster: 'one' }),
    async () => {
      const reached = replica(position);
      return reached === undefined ? undefined : { position: reached, cluster };
    },
    5_000,
  );
  for (let times = 0; times < 4; times += 1) await lag.measure();
  return lag.unfit ?? typeof lag.ms;
};

test.each<[string, Parameters<typeof measured>, string]>([
  ['has replayed everything may be read', [(primary) => String(primary)], 'number'],
  ['is always a little behind a busy primary may be read', [(primary) => String(primary - 5)], 'number'],
  ['has not yet come to where the first measurement was is late', [() => '5'], 'late'],
  ['takes writes itself is none', [() => undefined], 'noReplica'],
  ['belongs to another server is none', [(primary) => String(primary), 'two'], 'noReplica'],
])('a replica that %s', async (_, given, expected) => {
  expect(await measured(...given)).toBe(expected);
});
