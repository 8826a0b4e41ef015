import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#service/db/database.ts';
import { embeddedDatabase } from '#tests/support/embedded.ts';

const rowsOf = async <Row>(db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;

// the first to open a database makes the snapshot
beforeAll(async () => (await embeddedDatabase()).close());

/** Every row of every table, and where the sequences stand; in which page the engine puts a row is its own choice. */
const contentOf = async (db: Database) => {
  const tables = await rowsOf<{ name: string }>(
    db,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const content: Record<string, unknown> = {
    sequences: await rowsOf(db, `select sequencename, last_value from pg_sequences where schemaname = 'public'`),
  };
  for (const { name } of tables)
    content[name] = await rowsOf(db, `select * from public."${name}" as row order by row::text`);
  return content;
};

test('a database begins as seeded, after any use of the one before', async () => {
  const first = await embeddedDatabase();
  const seeded = await contentOf(first.db);
  expect(Object.values(seeded).filter((rows) => (rows as unknown[]).length > 0).length).toBeGreaterThan(20);
  await first.close();

  const used = await embeddedDatabase();
  for (const change of [
    'delete from ocean_rates',
    `update ports set name_zh = name_zh || '旧'`,
    `insert into settings values ('another', 'value')`,
    `insert into rate_windows select 'key ' || n, '{}', now() from generate_series(1, 100) n`,
  ])
    await used.db.execute(sql.raw(change));
  expect(await rowsOf(used.db, `select nextval('order_numbers')::int as number`)).toEqual([{ number: 1 }]);
  await used.close();
  await expect(async () => used.db.execute(sql`select 1`)).rejects.toThrow('closed');

  const next = await embeddedDatabase();
  const again = await contentOf(next.db);
  for (const [name, rows] of Object.entries(again)) expect([name, rows]).toEqual([name, seeded[name]]);
  await next.close();
});

test('two at once are two', async () => {
  const [one, other] = [await embeddedDatabase(), await embeddedDatabase()];
  await one.db.execute(sql`delete from settings`);
  expect(await rowsOf(other.db, 'select * from settings')).not.toEqual([]);
  await one.close();
  await other.close();
});
