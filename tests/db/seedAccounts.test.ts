// @module-tag postgres
import { beforeAll, expect, test } from 'vitest';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { getInfo } from '#contract/auth/user.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { seedAccountList, seedAccounts, seedPassword } from '#server/db/seed/accounts.ts';
import { users } from '#server/db/schema/identity.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { cookiesOf, digest } from '#tests/support/credentials.ts';
import { sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const secret = 'a secret of the tests, long enough';
const passwords = openPasswords({ current: secret }, { ln: 4, r: 8, p: 1 });

const service = serviceForAll({ passwords, config: { secret } });
beforeAll(async () => {
  await seedAccounts(service.db, service.clock, passwords);
});

const infoOf = async (phone: string) => {
  const input = { userName: phone, password: digest(phone, seedPassword), remember: false };
  const { headers, data } = await sender(service).post(passwordLogin.path, input);
  const { token } = data as { token: string };
  return service.call(getInfo, {}, { session: { token, secret: cookiesOf(headers)['__Host-sid']! } });
};

test('each kind of user can sign in with the password for trying', async () => {
  expect(await infoOf('13800000001')).toMatchObject({ enterpriseResp: null, mmInfo: [] });
  expect(await infoOf('13800000002')).toMatchObject({ enterpriseResp: { serviceOpenAuditStatus: 'NONE' }, mmInfo: [] });
  expect(await infoOf('13800000003')).toMatchObject({ enterpriseResp: { serviceOpenAuditStatus: 'PASS' }, mmInfo: [] });
  expect(await infoOf('13800000004')).toMatchObject({ enterpriseResp: { mcpCode: specialEnterpriseCode } });
  expect((await infoOf('13800000005')).mmInfo).toEqual([
    { orderNo: 'ZC26030001', status: 'IN_TRANSIT' },
    { orderNo: 'ZC26020007', status: 'DELIVERED' },
  ]);
});

test('another start adds nothing and leaves what was changed', async () => {
  await service.db.update(users).set({ name: '改名' });
  await seedAccounts(service.db, service.clock, passwords);
  expect(await service.db.$count(users)).toBe(seedAccountList.length);
  expect(await service.db.$count(wholeVehicleOrders)).toBe(2);
  const names = await service.db.select({ name: users.name }).from(users);
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['改名']));
});
