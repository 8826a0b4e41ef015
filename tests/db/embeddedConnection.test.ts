import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { openEmbedded } from '#server/db/database.ts';
import { unavailableOf } from '#server/db/errors.ts';
import { ports } from '#server/db/schema/reference.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { snapshot } from '#tests/support/snapshot.ts';

let opened: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  opened = await openEmbedded({ memory: await snapshot() });
});
afterAll(() => opened.close());

const prepared = `select count(*)::int as count from pg_prepared_statements where statement like 'select "code" from "ports" limit%'`;

test('a query of drizzle is prepared once on its connection, on either database', { tags: ['postgres'] }, async () => {
  const { db, close } = await openTestDatabase();
  const count = () =>
    db.transaction(async (tx) => {
      for (let calls = 0; calls < 3; calls += 1) await tx.select({ code: ports.code }).from(ports).limit(1);
      return ((await tx.execute(sql.raw(prepared))) as unknown as { rows: { count: number }[] }).rows[0]?.count;
    });
  expect(await count()).toBe(1);
  expect(await count()).toBe(1);
  await close();
});

test('a transaction has the embedded database for itself, and a failed query leaves it usable', async () => {
  const { db } = opened;
  const order: string[] = [];
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`create table numbers (n int)`);
    order.push('begun');
    for (let n = 0; n < 20; n += 1) await tx.execute(sql`insert into numbers values (${n})`);
    order.push('ending');
  });
  const beside = db.execute(sql`select count(*)::int as count from numbers`).then((result) => {
    order.push('beside');
    return result;
  });
  await transaction;
  expect(await beside).toMatchObject({ rows: [{ count: 20 }] });
  expect(order).toEqual(['begun', 'ending', 'beside']);
  await expect(db.execute(sql`select 1 / (n - n) from numbers`)).rejects.toMatchObject({ cause: { code: '22012' } });
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`delete from numbers`);
    await tx.execute(sql`select * from nowhere`);
  });
  await expect(broken).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(await db.execute(sql`select count(*)::int as count from numbers`)).toMatchObject({ rows: [{ count: 20 }] });
});

test('who connects again finds neither an open transaction nor statements of the one before', async () => {
  const { pool } = opened.embedded;
  const lost = await pool.connect();
  await lost.query('begin');
  await lost.query({ name: 'mine', text: 'select 1 as one' });
  lost.release(true);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements');
  expect(rows).toEqual([{ count: 0 }]);
  await expect(pool.query('savepoint none')).rejects.toHaveCode('25P01');
});

test('a call that waits too long for the connection ends as one of an unavailable database', async () => {
  const held = await opened.embedded.pool.connect();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = opened.db.execute(sql`select 1`).catch(unavailableOf);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waiting).toMatchObject({ code: codes.unavailable });
  held.release();
});
