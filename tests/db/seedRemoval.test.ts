import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { schema } from '#server/db/schema.ts';
import { seedAccountList, seedAccounts } from '#server/db/seed/accounts.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';
import { seed } from '#server/db/seed/seed.ts';
import { rolledTables, seededTables } from '#server/db/seed/seededTables.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { editTables, lostEdits } from '#tests/support/companyEdits.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const passwords = openPasswords({ current: 'a secret of the tests, long enough' }, { ln: 4, r: 8, p: 1 });

const service = serviceForEach();
beforeEach(async () => {
  await seedAccounts(service.db, service.clock, passwords);
});

const named = [...seededTables, rolledTables.voyages, rolledTables.oceanRates];
const demo = named.filter(({ origin }) => origin === 'demo');
const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(named.map(async ({ table }) => [getTableName(table), await service.db.$count(table)] as const)),
  );

test('empties every demo table and leaves the reference tables', { tags: ['deep'] }, async () => {
  const before = await counted();
  const results = await removeDemo(service.db);
  const after = await counted();
  for (const { table, origin } of named) {
    const name = getTableName(table);
    expect([name, after[name]]).toEqual([name, origin === 'demo' ? 0 : before[name]]);
    if (origin === 'demo') expect(results.find((each) => each.table === name)?.removed).toBe(before[name]);
  }
  expect(await service.db.$count(schema.users)).toBe(0);
  expect(await service.db.$count(schema.enterprises)).toBe(0);
  expect(await service.db.$count(schema.seededRows, eq(schema.seededRows.origin, 'demo'))).toBe(0);
  expect(
    (await removeDemo(service.db)).every(({ removed, edited, referred }) => removed + edited + referred === 0),
  ).toBe(true);

  await seed(service.db, service.clock, { demoData: false });
  expect(await counted()).toEqual(after);
  await seed(service.db, service.clock, { demoData: true });
  expect(await counted()).toEqual(before);
});

/** Tables in which no row is left to remove once theirs is edited. */
const ofOneRow: ReadonlySet<unknown> = new Set([schema.tradeLanes, schema.exchangeRates]);

test('leaves what the company edited or added, and what its rows refer to', { tags: ['postgres'] }, async () => {
  const edits = await editTables(service.db, named);
  const results = await removeDemo(service.db);
  expect(await lostEdits(service.db, edits)).toEqual([]);
  for (const { table } of demo) {
    const { edited, removed } = results.find((each) => each.table === getTableName(table))!;
    expect([getTableName(table), edited]).toEqual([getTableName(table), 1]);
    if (!ofOneRow.has(table)) expect(removed).toBeGreaterThan(0);
  }
  expect(results.find(({ table }) => table === 'liner_services')?.referred).toBeGreaterThan(0);
});

test(
  'leaves an account for trying that has ordered, changed its name or its password',
  { tags: ['postgres'] },
  async () => {
    const [ordered, renamed, secured] = seedAccountList.map(({ phone }) => phone);
    const user = (await service.db.select().from(schema.users)).find(({ phone }) => phone === ordered)!;
    await service.db.insert(schema.orders).values({
      orderNo: 'LCL1',
      line: 'lcl',
      userId: user.id,
      status: 'SUBMITTED',
      isDangerous: false,
      placedAt: service.clock.now(),
      offerId: 'lcl~CNSHA~HKHKG',
      routeZh: '上海 → 香港',
      carriageZh: '',
      totals: [],
      content: {} as never,
      offer: {} as never,
    });
    await service.db.update(schema.users).set({ name: '自己的名字' }).where(eq(schema.users.phone, renamed!));
    await service.db.update(schema.users).set({ passwordVersion: 1 }).where(eq(schema.users.phone, secured!));
    const accounts = (await removeDemo(service.db)).find(({ table }) => table === 'users');
    expect(accounts).toMatchObject({ removed: seedAccountList.length - 3, edited: 2, referred: 1 });
    const left = await service.db.select({ phone: schema.users.phone }).from(schema.users);
    expect(left.map(({ phone }) => phone).toSorted()).toEqual([ordered, renamed, secured]);
  },
);
