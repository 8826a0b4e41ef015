import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { withListed } from '#server/booking/orderAcceptance.ts';
import { TradeTables } from '#server/booking/tradeTables.ts';
import { openEmbedded } from '#server/db/database.ts';
import { earlierMigrations, migrateEmbedded } from '#server/db/migrate.ts';
import { schema } from '#server/db/schema.ts';
import { seed } from '#server/db/seed/seed.ts';
import { bookingOf } from '#server/orders/dcsa.ts';
import { orderInFull } from '#server/orders/orders.ts';
import { bookingNoteBlocks } from '#server/orders/bookingNote.ts';
import oldContent from './oldOrder.json' with { type: 'json' };
import { snapshot } from '#tests/support/snapshot.ts';

const folder = earlierMigrations.migrationsFolder;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const userId = '11111111-1111-4111-8111-111111111111';
const enterpriseId = '22222222-2222-4222-8222-222222222222';

/** Of the order as the form before this migration wrote it, which has a line of paint besides. */
const harmless = { ...oldContent, cargo: [oldContent.cargo[1]] };
const totals = JSON.stringify([{ currency: '2', amount: 157_000 }]);

/** Entries as the first list had them: several of one number and packing group differed by their class. */
const firstEntries = [
  ['1263', 'II', '3', 'PAINT'],
  ['1263', 'III', '3', 'PAINT'],
  ['1950', null, '2.1', 'AEROSOLS'],
  ['1950', null, '2.2', 'AEROSOLS'],
] as const;

/** What the database is made of; the order of a table's columns has no meaning. */
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
  // an empty database: the snapshot’s opens three times faster than one that is made
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
  for (const [orderNo, status, content] of [
    ['FCL260302000001', 'DG_REVIEW', oldContent],
    ['FCL260302000002', 'CANCELLED', harmless],
  ] as const) {
    await client.query(
      `insert into fcl_orders values ($1, $2, $3, $4, '2026-03-02T02:00:00Z', '2026-03-04T02:00:00Z', null,
        'AEX2-2611-CNSHA-DEHAM', 'HLC', 'CEDAR HARVEST', '2611W', 'CNSHA', '上海', 'DEHAM', '汉堡',
        '2026-03-12T12:00:00Z', '2026-04-15T23:00:00Z', $5, $6)`,
      [orderNo, userId, enterpriseId, status, totals, JSON.stringify(content)],
    );
    await client.query(
      `insert into order_fees values ($1, 0, 'OF', '海运费', 'freight', '2', 'container', '20GP', 157000, 1, 157000)`,
      [orderNo],
    );
    await client.query(
      `insert into order_events values ($1, 0, 'order.placed', 'user', null, $2, '', '2026-03-02T02:00:00Z')`,
      [orderNo, status],
    );
  }
  for (const [index, [unNumber, packingGroup, hazardClass, name]] of firstEntries.entries())
    await client.query(
      `insert into dangerous_goods_entries values ($1, $2, $3, $4, '', '', $5, '{}', null, null, false, 'F-E, S-E', '5 L', 'P001', null, 'IMDG 42-24', 'high', '')`,
      [index, unNumber, packingGroup, name, hazardClass],
    );
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  await client.query('update drizzle.__drizzle_migrations set created_at = $1', [entries[before - 1]!.when]);
  await migrateEmbedded(drizzle(client));
});
afterAll(() => close());

const inFull = async (orderNo: string) =>
  orderInFull(drizzle(client, { schema }), { userId, enterpriseId: null }, orderNo);

test('a database made before the first release has the schema of a new one', async () => {
  expect(schemaOfNew.length).toBeGreaterThan(500);
  expect(await schemaOf()).toEqual(schemaOfNew);
});

test('an order of an earlier build is read in full, with the labels of the common model', async () => {
  const detail = await inFull('FCL260302000001');
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

test('it is an order that the form takes again, for an amendment or one more like it', async () => {
  for (const orderNo of ['FCL260302000001', 'FCL260302000002']) {
    const { order } = await inFull(orderNo);
    const problems = orderOf(allServices.fcl).safeParse(order).error?.issues ?? [];
    // parties did not need Latin letters yet; amending such an order requires them
    expect(problems.filter(({ message }) => message !== 'latinOnly')).toEqual([]);
  }
});

test('its entry is found in the whole list, which completes the first one', async () => {
  const db = drizzle(client, { schema });
  await seed(db, { now: () => new Date('2026-03-02T02:00:00Z') }, { demoData: false });
  const trade = await new TradeTables({ freshMs: 0, staleMs: 0 }).facts(db);
  const list = trade.goods;
  expect(new Set(list.entries.map(({ unNumber }) => unNumber)).size).toBeGreaterThan(2_300);
  expect(list.ofNumber('1950').map(({ hazardClass }) => hazardClass)).toEqual(expect.arrayContaining(['2.1', '2.2']));
  const { order } = await inFull('FCL260302000001');
  const { dangerous } = withListed(trade, order).cargo[0]!;
  expect(dangerous).toMatchObject({ unNumber: '1263', properShippingName: 'PAINT', listed: { ems: 'F-E, S-E' } });
});

test('harmless goods of before are not dangerous now', async () => {
  expect(await inFull('FCL260302000002')).toMatchObject({ isDangerous: false, status: 'CANCELLED', cancelsAt: null });
});

test('it is printed and exported like any other', async () => {
  const detail = await inFull('FCL260302000001');
  expect(JSON.stringify(bookingNoteBlocks(detail))).toContain('上海 → 汉堡');
  const names = { operatorName: 'Huayuntong', portNames: new Map<string, string>() };
  // parties did not need Latin letters yet
  expect(() => bookingOf(detail, names)).toThrow('发货人名称、发货人地址');
  const abroad = {
    name: 'Example Ltd',
    address: '1 Example Road',
    telephone: '+86 21 5555 0120',
    email: 'a@example.com',
  };
  const order = { ...detail.order, shipper: abroad, consignee: abroad, notifyParty: null };
  expect(bookingOf({ ...detail, order }, names)).toMatchObject({
    shipmentLocations: [
      { locationTypeCode: 'PRE' },
      { location: { UNLocationCode: 'CNSHA' } },
      { location: { UNLocationCode: 'DEHAM' } },
    ],
    requestedEquipments: [
      { ISOEquipmentCode: '22G1', units: 1 },
      { ISOEquipmentCode: '45G1', units: 2 },
    ],
  });
});
