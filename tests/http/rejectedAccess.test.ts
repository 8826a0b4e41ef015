import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseInfo, getInfo } from '#contract/auth/user.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { removeOrderDocument, orderDetail, orderDocumentFile } from '#contract/orders/orderCalls.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { rejectionsAMinute } from '#server/http/errors/rejectedAccess.ts';
import { adminHeaders } from '#tests/support/admin.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let mine: Session;
let theirs: Session;
let orderNo: string;
beforeAll(async () => {
  [mine, theirs] = [await service.signIn(), await service.signIn('13900001111')];
  ({ orderNo } = await livingOrder(service, theirs, { dangerous: false }));
});
beforeEach(async () => {
  service.clock.advance(60_000);
  await service.db.delete(auditEntries).where(eq(auditEntries.event, 'access.refused'));
});

const entries = () =>
  service.db.select().from(auditEntries).where(eq(auditEntries.event, 'access.refused')).orderBy(desc(auditEntries.at));
/** The entries, once the last response's entry is written; responses do not wait for it. */
const written = async (count: number) => {
  await expect.poll(entries).toHaveLength(count);
  return entries();
};

const send = (path: string, init: RequestInit = {}, address?: string) =>
  service.fetch(
    new Request(`http://127.0.0.1${path}`, { method: 'POST', headers: jsonHeaders, body: '{}', ...init }),
    address,
  );

describe('a rejected access is audited', () => {
  test('a token without its secret', async () => {
    await expect(
      service.call(getInfo, {}, { session: { ...mine, secret: theirs.secret }, address: '203.0.113.5' }),
    ).rejects.toThrow('未登录');
    const [entry] = await written(1);
    expect(entry).toMatchObject({
      address: '203.0.113.5',
      userId: null,
      detail: { reason: 'session', route: getInfo.path, method: 'POST', status: 401, requestId: expect.any(String) },
    });
    expect(JSON.stringify(entry)).not.toContain(mine.token);
  });

  test('a page of another site', async () => {
    const headers = { ...jsonHeaders, 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(passwordLogin.path, { headers })).status).toBe(403);
    expect(await written(1)).toMatchObject([{ detail: { reason: 'foreign page', route: passwordLogin.path } }]);
  });

  test('the enterprise of another', async () => {
    const another = { appSource: 'fcl_mm' as const, basicEntId: '7d8f3f66-6e3f-4c56-9d51-3f2b8c0d9f11' };
    await expect(service.call(enterpriseInfo, another, { session: mine })).rejects.toThrow('没有权限');
    expect(await written(1)).toMatchObject([{ userId: mine.userId, detail: { reason: 'forbidden' } }]);
  });

  test('the orders and documents of another', async () => {
    const id = '7d8f3f66-6e3f-4c56-9d51-3f2b8c0d9f11';
    await expect(service.call(orderDetail, { orderNo }, { session: mine })).rejects.toThrow('订单');
    await expect(service.call(removeOrderDocument, { orderNo, id }, { session: mine })).rejects.toThrow('订单不存在');
    await expect(service.call(orderDocumentFile, { orderNo, id }, { session: mine })).rejects.toThrow('单证不存在');
    for (const entry of await written(3))
      expect(entry).toMatchObject({
        userId: mine.userId,
        detail: { reason: 'order of another', status: 404, orderNo },
      });
  });

  test('the order of another, by a person without a company', async () => {
    const person = await service.signIn('13900002222');
    await expect(service.call(orderDetail, { orderNo }, { session: person })).rejects.toThrow('订单');
    expect(await written(1)).toMatchObject([
      { userId: person.userId, detail: { reason: 'order of another', orderNo } },
    ]);
  });

  test('too many sign-ins', async () => {
    const wrong = { userName: '13812345678', password: 'a'.repeat(64), remember: false } as const;
    for (let tries = 0; tries < 11; tries++)
      await service.call(passwordLogin, wrong, { address: '203.0.113.6' }).catch(() => undefined);
    expect(await written(1)).toMatchObject([{ detail: { reason: 'limit', status: 429, route: passwordLogin.path } }]);
  });

  test.each([
    ['operator key', '/admin/audit', { ...adminHeaders, Authorization: 'Bearer wrong' }],
    ['operator key', '/review/orders', { Authorization: 'Bearer wrong' }],
  ])('a wrong %s at %s', async (reason, path, headers) => {
    expect((await send(path, { headers })).status).toBe(404);
    expect(await written(1)).toMatchObject([{ detail: { reason, status: 404 } }]);
  });
});

test('what anybody may try is no rejection: no session at all, an order that does not exist, bad input', async () => {
  await expect(service.call(getInfo, {})).rejects.toThrow('未登录');
  await expect(service.call(orderDetail, { orderNo: 'FCL260101999999' }, { session: mine })).rejects.toThrow('订单');
  expect((await send(passwordLogin.path)).status).toBe(400);
  expect((await send('/admin/audit', {})).status).toBe(404);
  await expect(service.call(getInfo, {}, { session: { ...mine, secret: 'x' } })).rejects.toThrow('未登录');
  expect(await written(1)).toMatchObject([{ detail: { reason: 'session' } }]);
});

test('a flood writes some entries for an address and minute, then one with the number of the others', async () => {
  const headers = { ...jsonHeaders, Authorization: 'forged' };
  const flood = async (address: string, calls: number) => {
    for (let n = 0; n < calls; n++)
      await send('/api-user/logout', { headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } }, address);
  };
  await flood('203.0.113.7', 50);
  await flood('203.0.113.8', 1);
  await written(rejectionsAMinute.perAddress + 1);
  service.clock.advance(60_000);
  await flood('203.0.113.9', 1);
  const all = await written(rejectionsAMinute.perAddress + 3);
  expect(all.filter(({ detail }) => detail['reason'] === 'more')).toMatchObject([
    { address: '203.0.113.7', detail: { count: 50 - rejectionsAMinute.perAddress } },
  ]);
});
