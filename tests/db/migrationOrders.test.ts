import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { openEmbedded } from '#server/db/database.ts';
import { earlierMigrations, migrateEmbedded } from '#server/db/migrate.ts';
import { schema } from '#server/db/schema.ts';
import { orderInFull } from '#server/orders/orders.ts';
import oldContent from './oldOrder.json' with { type: 'json' };
import { snapshot } from '#tests/support/snapshot.ts';

const folder = earlierMigrations.migrationsFolder;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const userId = '11111111-1111-4111-8111-111111111111';
const enterpriseId = '22222222-2222-4222-8222-222222222222';

const totals = JSON.stringify([{ currency: '2', amount: 157_000 }]);

/** The schema of the database, without the order of a table's columns. */
const schemaOf = async (): Promise<unknown[]> => {
  const { rows } = await client.query<{ part: string }>(`
    select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by part`);
  return rows.map(({ part }) => part);
};

let client: Pool;
let schemaOfNew: unknown[];
let close: () => Promise<void>;
const run = async (names: readonly string[]) => {
  for (const name of names) await client.query(readFileSync(join(folder, name), 'utf8'));
};

beforeAll(async () => {
  // an empty database: opening the snapshot's is three times faster than creating one
  const opened = await openEmbedded({ memory: await snapshot() });
  client = opened.embedded.pool;
  ({ close } = opened);
  schemaOfNew = await schemaOf();
  await client.query('drop schema public cascade; create schema public');
  const before = files.findIndex((name) => name.startsWith('0003'));
  await run(files.slice(0, before));
  await client.query(`insert into enterprises (id, created_at) values ('${enterpriseId}', now())`);
  await client.query(
    `insert into users (id, phone, name, enterprise_id, created_at) values ('${userId}', '13812345678', '李', '${enterpriseId}', now())`,
  );
  const orderNo = 'FCL260302000001';
  await client.query(
    `insert into fcl_orders values ($1, $2, $3, 'DG_REVIEW', '2026-03-02T02:00:00Z', '2026-03-04T02:00:00Z', null,
      'AEX2-2611-CNSHA-DEHAM', 'HLC', 'CEDAR HARVEST', '2611W', 'CNSHA', '上海', 'DEHAM', '汉堡',
      '2026-03-12T12:00:00Z', '2026-04-15T23:00:00Z', $4, $5)`,
    [orderNo, userId, enterpriseId, totals, JSON.stringify(oldContent)],
  );
  await client.query(
    `insert into order_fees values ($1, 0, 'OF', '海运费', 'freight', '2', 'container', '20GP', 157000, 1, 157000)`,
    [orderNo],
  );
  await client.query(
    `insert into order_events values ($1, 0, 'order.placed', 'user', null, 'DG_REVIEW', '', '2026-03-02T02:00:00Z')`,
    [orderNo],
  );
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  await client.query('update drizzle.__drizzle_migrations set created_at = $1', [entries[before - 1]!.when]);
  await migrateEmbedded(drizzle(client));
});
afterAll(() => close());

test('a database made before the first release has the schema of a new one', async () => {
  expect(schemaOfNew.length).toBeGreaterThan(500);
  expect(await schemaOf()).toEqual(schemaOfNew);
});

test('an order of an earlier build is read in full, with the labels of the common model', async () => {
  const db = drizzle(client, { schema });
  const detail = await orderInFull(db, { userId, enterpriseId: null }, 'FCL260302000001');
  expect(orderDetail.output.parse(detail)).toMatchObject({
    line: 'fcl',
    status: 'DG_REVIEW',
    isDangerous: true,
    routeZh: '上海 → 汉堡',
    carriageZh: 'CEDAR HARVEST / 2611W',
    cancelsAt: '2026-03-04T02:00:00.000Z',
    departsAt: '2026-03-12T12:00:00.000Z',
    totals: [{ currency: '2', amount: 157_000 }],
    fees: [{ code: 'OF', item: '20GP', quantity: 1, amount: 157_000 }],
    timeline: [{ act: 'order.placed', status: 'DG_REVIEW' }],
    documents: [],
    invoice: null,
  });
  expect(detail.order).toMatchObject({
    offerId: 'AEX2-2611-CNSHA-DEHAM',
    items: [
      { code: '20GP', quantity: 1 },
      { code: '40HQ', quantity: 2 },
    ],
    details: {
      owner: 'SOC',
      loading: 'factory',
      loadingAddress: '上海市浦东新区示例路1号',
      billOfLading: 'telex',
      vgmMethod: '2',
      customsEntrusted: true,
    },
    cargo: [
      { unit: 1, details: {}, dangerous: { unNumber: '1263', limitedQuantity: true, exceptedQuantity: false } },
      { dangerous: null },
    ],
  });
  for (const gone of ['sailingId', 'containers', 'shipperOwned', 'loading'])
    expect(detail.order).not.toHaveProperty(gone);
});
