import { expect, test } from 'vitest';
import { ReplicaLag } from '#server/db/replicaLag.ts';

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
