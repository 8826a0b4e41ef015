// @module-tag postgres
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '#server/db/schema.ts';
import { orders } from '#server/db/schema/orders.ts';
import { eq } from 'drizzle-orm';
import { adminOf } from '#tests/support/admin.ts';
import { registered } from '#tests/support/credentials.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, folderForAll } from '#tests/support/serviceForAll.ts';
import { applyWith } from '#tests/support/verification.ts';

const folder = folderForAll('account-export');
const service = serviceForAll();

const tables = Object.entries(schema).flatMap(([name, entry]) => (is(entry, PgTable) ? [{ name, table: entry }] : []));
const owners = new Set(['users', 'enterprises', 'orders']);

test('the export has all data of a user, none of others, and nothing that opens an account', async () => {
  const [phone, other] = ['13700000901', '13700000902'];
  await registered(service, phone);
  const [session, another] = [await service.signIn(phone), await service.signIn(other)];
  const { orderNo } = await livingOrder(service, session, { dangerous: true });
  const { orderNo: foreign } = await livingOrder(service, another, { dangerous: false });
  await applyWith(service, session);
  const { enquiryNo } = await enquire(service, enquiryForm({ phone }));
  const file = join(folder, 'copy.json');
  await adminOf(service).printed('account', 'export', phone, '--out', file);

  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  const copy = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(copy['users']).toMatchObject([{ phone, id: session.userId }]);
  expect(copy['orders']).toMatchObject([{ orderNo, content: { cargo: [{ nameZh: '工业涂料' }] } }]);
  expect(copy['enquiries']).toMatchObject([{ enquiryNo }]);
  expect(copy['consents']).toHaveLength(2);
  expect(Buffer.from(String(copy['licenceFiles']![0]!['content']), 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(copy['auditEntries']!.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['account.opened', 'order.placed', 'account.exported']),
  );
  for (const secret of ['scrypt', foreign, other, another.userId, 'tokenHash', 'secretHash', 'validatorHash'])
    expect(text).not.toContain(secret);
  const [row] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  expect(copy['orders']![0]!['offer']).toEqual(JSON.parse(JSON.stringify(row!.offer)));
});

test('every table that names a user, an enterprise or an order is in it, but the desk’s index and costs of orders, tickets and keys of minutes, and when a carrier is asked again', async () => {
  const naming = tables
    .filter(({ table }) => {
      const { foreignKeys, columns } = getTableConfig(table);
      const references = foreignKeys.map((key) => getTableName(key.reference().foreignTable));
      return references.some((owner) => owners.has(owner)) || columns.some((column) => column.name === 'user_id');
    })
    .map(({ name }) => name);
  await service.signIn('13700000903');
  const copy = Object.keys((await adminOf(service).json('account', 'export', '13700000903')) as object);
  expect(naming.filter((name) => !copy.includes(name)).toSorted()).toEqual([
    'deskOrders',
    'idempotencyKeys',
    'orderCosts',
    'siteTickets',
    'trackReadings',
  ]);
});
