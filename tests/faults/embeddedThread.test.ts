// @module-tag deep
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connectTo } from '#server/db/embedded/embedded.ts';
import { startThreadEngine } from '#server/db/embedded/threadEngine.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a query of a second blocks nothing but the queries after it; what was written is there again', async () => {
  const place = { folder: join(folder, 'database') };
  const first = connectTo(await startThreadEngine(place));
  await first.pool.query('create table numbers as select n from generate_series(1, 1000) n');
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await first.pool.query('select count(*) from generate_series(1, 5000000) n where n::text like $1', ['%1%']);
  clearInterval(turning);
  // a query in this thread would let it turn once or twice
  expect(turns).toBeGreaterThan(20);
  await first.close();
  await expect(first.dump()).rejects.toThrow('Connection terminated');

  const again = connectTo(await startThreadEngine(place));
  expect((await again.pool.query('select count(*)::int as count from numbers')).rows).toEqual([{ count: 1_000 }]);
  await again.close();
});
