// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import { seedAccountList, seedAccounts } from '#server/db/seed/accounts.ts';
import { users } from '#server/db/schema/identity.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const secret = 'a secret of the tests, long enough';
const passwords = openPasswords({ current: secret }, { ln: 4, r: 8, p: 1 });

const service = serviceForAll({ passwords, config: { secret } });
beforeAll(async () => {
  await seedAccounts(service.db, service.clock, passwords);
});

test('another start adds nothing and leaves what was changed', async () => {
  await service.db.update(users).set({ name: '改名' });
  await seedAccounts(service.db, service.clock, passwords);
  expect(await service.db.$count(users)).toBe(seedAccountList.length);
  expect(await service.db.$count(wholeVehicleOrders)).toBe(2);
  const names = await service.db.select({ name: users.name }).from(users);
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['改名']));
});
