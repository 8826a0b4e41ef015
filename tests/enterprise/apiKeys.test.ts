// @module-tag long
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getInfo } from '#contract/auth/user.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { orderDetail, orderPage, placeOrder } from '#contract/orders/orderCalls.ts';
import { disableAccount, enableAccount } from '#server/auth/accounts/disabling.ts';
import { digestOf } from '#server/config/secrets.ts';
import { apiKeys } from '#server/db/schema/company.ts';
import { auditEntries, users } from '#server/db/schema/identity.ts';
import { keyInForce } from '#server/enterprise/members/keysInForce.ts';
import { removeMember } from '#server/enterprise/members/membership.ts';
import { listening } from '#tests/http/listening.ts';
import { agreed } from '#tests/orders/dcsaSystem.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { orderForm } from '#tests/support/order.ts';
import { shownTotals } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { enterpriseOf, memberOf } from '#tests/support/verification.ts';

const service = serviceForEach();
const freshPhone = phonesAfter(13900000500);
const caller = { address: '203.0.113.5', userAgent: 'Chrome', https: true };
const typed = { name: 'ERP', scopes: 'orders.read', days: '90' };

const send = async (session: Session, name: string, form: Record<string, string>) => {
  const response = await (await entered(service, session)).post(`/company/keys/${name}`, form);
  return { status: response.status, text: await response.text() };
};
const make = async (session: Session, form: Record<string, string> = {}): Promise<string> => {
  const { text } = await send(session, 'make', { ...typed, ...form });
  return /hyt_[\w-]{43}/.exec(text)![0];
};
const list = async (key: string, address = caller.address) => {
  const headers = { Authorization: `Bearer ${key}`, appCode: '' };
  const response = await service.fetch(requestOf(orderPage, {}, { headers }), address);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const statusOf = async (key: string) => (await list(key)).status;
const stored = async (name = 'ERP') => (await service.db.select().from(apiKeys).where(eq(apiKeys.name, name)))[0]!;

test('a key is shown once, stored as a digest, and lists when and from where it was used', async () => {
  const owner = await service.signIn(freshPhone());
  const key = await make(owner);
  const row = await stored();
  expect(row.keyHash).toBe(digestOf(key));
  expect(JSON.stringify([row, await service.db.select().from(auditEntries)])).not.toContain(key);
  const page = async () => (await entered(service, owner)).text('/company/keys');
  expect(await page()).toContain('从未使用');
  expect(await statusOf(key)).toBe(200);
  expect(await page()).toContain('203.0.113.5');
  expect(await page()).not.toContain(key);
  expect((await stored()).lastUsedAt).toEqual(service.clock.now());
});

test('a form with a fault names its field and keeps what was typed; nobody below a manager makes keys', async () => {
  const owner = await service.signIn(freshPhone());
  await make(owner);
  const faults = { name: 'x', days: '366' };
  for (const [form, text] of [
    [faults, '1 至 365'],
    [{ ...faults, days: '0' }, '1 至 365'],
    [{ ...faults, days: '9', scopes: 'account' }, '至少勾选一项'],
    [{ name: ' ' }, '请填写密钥的名称'],
    [{}, '已有同名'],
  ] as const) {
    const { status, text: shown } = await send(owner, 'make', { ...typed, ...form });
    expect([status < 500 && status >= 400, shown.includes(text), shown.includes('aria-invalid')]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect((await send(owner, 'make', { ...typed, ...faults })).text).toContain('value="366"');
  const buyer = await memberOf(service, owner, 'buyer', freshPhone());
  expect((await send(buyer, 'make', typed)).status).toBe(403);
  expect((await (await entered(service, buyer)).get('/company/keys')).status).toBe(403);
});

test('a key ends on its day, and at once when withdrawn, by its own company alone', async () => {
  const owner = await service.signIn(freshPhone());
  const [key, other] = [await make(owner, { days: '1' }), await make(owner, { name: 'TMS', days: '365' })];
  service.clock.advance(86_399_000);
  expect(await statusOf(key)).toBe(200);
  service.clock.advance(1_000);
  const expired = await list(key);
  expect([expired.status, JSON.parse(expired.text)]).toEqual([
    401,
    { code: '00000401', message: expect.stringContaining('接口密钥无效'), data: null },
  ]);
  expect(expired.headers.getSetCookie()).toEqual([]);
  const { id } = await stored('TMS');
  expect((await send(await service.signIn(freshPhone()), 'withdraw', { id })).status).toBe(404);
  expect(await statusOf(other)).toBe(200);
  const manager = await memberOf(service, owner, 'manager', freshPhone());
  expect((await send(manager, 'withdraw', { id })).status).toBe(303);
  expect(await statusOf(other)).toBe(401);
  const log = await (await entered(service, manager)).text('/company/log');
  for (const act of ['新建接口密钥', '停用接口密钥', 'TMS']) expect(log).toContain(act);
});

test('keys end when their maker leaves, and when the account is disabled, also once it is enabled again', async () => {
  const owner = await service.signIn(freshPhone());
  const leaving = await memberOf(service, owner, 'manager', freshPhone());
  const { basicEntId: enterpriseId } = await enterpriseOf(service, owner);
  const [key, kept] = [await make(leaving), await make(owner, { name: 'TMS' })];
  const user = { userId: owner.userId, phone: '', enterpriseId, role: 'owner' as const };
  await removeMember({ ...service, caller, user }, { userId: leaving.userId, heirId: owner.userId });
  expect([await statusOf(key), await statusOf(kept)]).toEqual([401, 200]);
  const [{ phone } = { phone: '' }] = await service.db.select().from(users).where(eq(users.id, owner.userId));
  await disableAccount({ ...service, caller }, phone, 'test');
  expect(await statusOf(kept)).toBe(401);
  await enableAccount({ ...service, caller }, phone);
  expect(await statusOf(kept)).toBe(401);
});

test('an order is placed once by a key; its history and the company’s log name the key', async () => {
  const owner = await service.signIn(freshPhone());
  const headers = { Authorization: `Bearer ${await make(owner, { scopes: 'orders.write' })}`, appCode: '' };
  const form = orderForm('fcl');
  const input = { order: form, expectedTotals: await shownTotals(service, form) };
  const placing = () => service.call(placeOrder, input, { headers: { ...headers, 'Idempotency-Key': 'PO-2026-0001' } });
  await expect(placing()).rejects.toMatchObject({ field: 'order.protocolVersion' });
  await agreed(service, owner);
  const [first, again] = [await placing(), await placing()];
  expect(again).toEqual(first);
  await expect(service.call(placeOrder, input, { headers })).rejects.toThrow('Idempotency-Key');
  const { timeline } = await service.call(orderDetail, { orderNo: first.orderNo }, { session: owner });
  expect(timeline).toMatchObject([{ act: 'order.placed', by: 'user', keyName: 'ERP' }]);
  const key = await make(await memberOf(service, owner, 'manager', freshPhone()), { name: 'TMS' });
  const options = { headers: { Authorization: `Bearer ${key}`, appCode: '' } };
  const listed = (['mine', 'ours'] as const).map((whose) => service.call(orderPage, { whose }, options));
  expect((await Promise.all(listed)).map(({ total }) => total)).toEqual([0, 1]);
  const log = await (await entered(service, owner)).text('/company/log');
  expect(log).toContain(`${first.orderNo} · 经接口密钥“ERP”`);
});

test('a key has its own limit for all processes, which every response states; wrong keys of an address are slowed down', async () => {
  const owner = await service.signIn(freshPhone());
  const [key, other] = [await make(owner), await make(owner, { name: 'TMS' })];
  const remaining = async (of: string) => Number((await list(of)).headers.get('ratelimit-remaining'));
  for (let left = 299; left > 0; left -= 2)
    expect([await remaining(key), (await keyInForce({ ...service, caller }, key)).calls]).toEqual([left, 301 - left]);
  const over = await list(key);
  expect([over.status, over.headers.get('ratelimit-limit'), over.headers.get('ratelimit-remaining')]).toEqual([
    429,
    '300',
    '0',
  ]);
  expect(over.headers.get('ratelimit-reset')).toBe(over.headers.get('retry-after'));
  expect(await remaining(other)).toBe(299);
  const wrong = Array.from({ length: 21 }, () => statusOf(`hyt_${'A'.repeat(43)}`));
  const statuses = await Promise.all(wrong);
  expect([statuses.filter((each) => each === 401).length, statuses.filter((each) => each === 429).length]).toEqual([
    20, 1,
  ]);
  expect([await statusOf(''), await statusOf(other), await statusOf('hyt_')]).toEqual([429, 200, 429]);
  expect(await (await service.send(getInfo, {}, { headers: { Authorization: `Bearer ${other}` } })).text()).toContain(
    '不能调用此接口',
  );
});

test('the samples of the documentation list prices, place an order, read it, and book in DCSA’s shape', async () => {
  const owner = await service.signIn(freshPhone());
  const form = new URLSearchParams([...Object.entries(typed), ['scopes', 'prices'], ['scopes', 'orders.write']]);
  const response = await (await entered(service, owner)).post('/company/keys/make', form);
  const [API_KEY] = /hyt_[\w-]{43}/.exec(await response.text())!;
  await agreed(service, owner);
  const server = await listening(service);
  const env = { ...process.env, SITE: server.origin, API_KEY };
  const run = () => promisify(execFile)(process.execPath, ['docs/sample.mjs', 'PO-2026-0002'], { env });
  const lastLine = async () => (await run()).stdout.trim().split('\n').at(-1);
  try {
    const placed = await lastLine();
    expect(placed).toMatch(/^\S+ \S+ \[.*"amount":\d+.*\] ERP$/);
    expect(await lastLine()).toBe(placed);
    // the example is sent as curl would send it, which not every machine has
    const [, example = ''] = /^```sh\n([\s\S]*?)^```/m.exec(readFileSync('docs/interface.md', 'utf8')) ?? [];
    const [, path = '', body = ''] = /"\$SITE([^"]*)"[\s\S]*--data '([^']*)'/.exec(example) ?? [];
    expect(JSON.parse(body)).toEqual(bookingExample);
    const headers = [...example.matchAll(/-H ["']([^:]+): ([^"']+)["']/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.replace('$API_KEY', env.API_KEY)],
    );
    const booked = await fetch(`${env.SITE}${path}`, { method: 'POST', headers, body });
    expect(await booked.json()).toEqual({
      carrierBookingRequestReference: expect.stringMatching(/^FCL\d{12,}$/),
      bookingStatus: 'RECEIVED',
    });
  } finally {
    await server.close();
  }
});
