import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { getInfo } from '#contract/auth/user.ts';
import { tickets, sessions } from '#server/db/schema/identity.ts';
import { closeSession } from '#server/auth/session.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { sentCode } from '#tests/support/credentials.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

const get = (path: string, headers: Record<string, string> = {}) =>
  service.fetch(new Request(`http://127.0.0.1${path}`, { headers }));

const cookiesOf = ({ token, secret }: Pick<Session, 'token' | 'secret'>) => ({
  Cookie: `token=${token}; __Host-sid=${secret}`,
});

const go = async (session: Session): Promise<URL> => {
  const response = await get('/api-auth/sso/go?to=workplace', cookiesOf(session));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!, 'http://127.0.0.1');
};

const enter = (address: URL) => get(`${address.pathname}${address.search}`);

describe('the way to the user center', () => {
  test('leads by a ticket, never by the token', async () => {
    const session = await service.signIn('13500000001');
    const response = await get('/api-auth/sso/go?to=workplace', cookiesOf(session));
    const address = new URL(response.headers.get('location')!, 'http://127.0.0.1');
    expect(address.pathname).toBe('/user-center');
    expect(address.searchParams.get('redirect')).toBe('/dashboard/workplace');
    expect(address.href).not.toContain(session.token);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const stored = JSON.stringify(await service.db.select().from(tickets));
    expect(stored).not.toContain(address.searchParams.get('token'));
  });

  test('requires token and secret, a known target and a page of the site', async () => {
    const session = await service.signIn('13500000002');
    for (const cookies of [`token=${session.token}`, `__Host-sid=${session.secret}`]) {
      expect((await get('/api-auth/sso/go?to=workplace', { Cookie: cookies })).headers.get('location')).toBe('/');
    }
    expect((await get('/api-auth/sso/go?to=https://evil.example', cookiesOf(session))).status).toBe(400);
    expect((await get('/api-auth/sso/go?to=watches&lane=//evil.example', cookiesOf(session))).status).toBe(400);
    expect((await get('/api-auth/sso/go?to=toString', cookiesOf(session))).status).toBe(400);
    expect(
      (await get('/api-auth/sso/go?to=workplace', { ...cookiesOf(session), 'Sec-Fetch-Site': 'cross-site' })).status,
    ).toBe(403);
  });

  test('leads to the configured user center, without a stand-in then', async () => {
    const { db, clock } = service;
    const elsewhere = await freshService({ db, clock, config: { userCenterUrl: 'https://center.example.com/in' } });
    const session = await elsewhere.signIn('13500000003');
    const request = new Request('http://127.0.0.1/api-auth/sso/go?to=workplace', { headers: cookiesOf(session) });
    expect((await elsewhere.fetch(request)).headers.get('location')).toMatch(
      /^https:\/\/center\.example\.com\/in\?token=[\w-]{43}&redirect=%2Fdashboard%2Fworkplace$/,
    );
    expect((await elsewhere.fetch(new Request('http://127.0.0.1/user-center'))).status).toBe(404);
    await elsewhere.close();
  });
});

describe('a ticket', () => {
  test('opens once, of twenty at once', { tags: ['postgres'] }, async () => {
    const address = await go(await service.signIn('13500000011'));
    const entries = await Promise.all(Array.from({ length: 20 }, () => enter(address)));
    expect(entries.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(entries.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  test('opens for 60 s', async () => {
    const address = await go(await service.signIn('13500000012'));
    service.clock.advance(60_000);
    expect((await enter(address)).status).toBe(401);
  });

  test('opens the user center alone that it was issued for', async () => {
    const address = await go(await service.signIn('13500000013'));
    await service.db.update(tickets).set({ audience: 'https://center.example.com/in' });
    expect((await enter(address)).status).toBe(401);
  });
});

const workplaceOf = async (session: Session) => {
  const center = await entered(service, session);
  return () => center.get('/dashboard/workplace');
};

describe('the workplace', () => {
  test('shows the account, its verification and its orders with their deadline', async () => {
    const session = await service.signIn('13500000021');
    const { orderNo } = await place(service, session, orderForm('fcl'));
    service.clock.advance(3_600_000);
    const response = await (await workplaceOf(session))();
    const shown = await response.text();
    for (const messages of ['135****0021', '未认证', orderNo, '1 天 23 小时 0 分钟']) expect(shown).toContain(messages);
    expect(shown).not.toContain('13500000021');
    expect(shown).not.toMatch(/<script(?! src="\/user-center\/)|style="/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('ends without its cookie, after half an hour, and with its session', async () => {
    expect((await get('/user-center/dashboard/workplace')).status).toBe(401);
    const signedOut = await service.signIn('13500000023');
    const closedWithIt = await workplaceOf(signedOut);
    expect((await closedWithIt()).status).toBe(200);
    await closeSession(service.db, signedOut.secret);
    expect((await closedWithIt()).status).toBe(401);
    const late = await workplaceOf(await service.signIn('13500000024'));
    service.clock.advance(30 * 60_000);
    expect((await late()).status).toBe(401);
  });
});

const idsOf = async ({ userId }: Session) =>
  (await service.db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ tokenHash }) => tokenHash);

describe('signed-in devices', () => {
  test('are listed, and ended one by one', async () => {
    const here = await service.signIn('13900000021');
    const there = await service.signIn('13900000021');
    const [hereId] = await idsOf(here);
    const thereId = (await idsOf(here)).find((id) => id !== hereId)!;
    const { text, post } = await entered(service, here);
    expect((await text('/account/security')).match(/退出该设备/g)).toHaveLength(2);
    const response = await post('/account/sessions/revoke', { session: thereId });
    expect(response.headers.get('location')).toBe('/user-center/account/security');
    await expect(service.call(getInfo, {}, { session: there })).rejects.toHaveCode('10001701');
    expect(await service.call(getInfo, {}, { session: here })).toMatchObject({ phone: '139****0021' });
  });

  test('are ended with a code where the own sign-in is not recent, and not without one', async () => {
    const phone = '13900000025';
    const here = await service.signIn(phone);
    const there = await service.signIn(phone);
    const [hereId] = await idsOf(here);
    const thereId = (await idsOf(here)).find((id) => id !== hereId)!;
    service.clock.advance(11 * 60_000);
    const { text, post } = await entered(service, here);
    const path = `/account/security?end=${thereId}`;
    const requested = await post('/account/sessions/revoke', { session: thereId });
    expect(requested.headers.get('location')).toBe(`/user-center${path}`);
    expect(await text(path)).toContain('发送验证码');
    for (const [code, status] of [
      ['', 400],
      ['12345', 400],
      ['1234567', 400],
      ['000000', 200],
      // a sign-in code is not accepted here
      [await sentCode(service, phone), 200],
    ] as const) {
      const response = await post('/account/sessions/revoke', { session: thereId, code });
      expect(response.status).toBe(status);
      expect(await response.text()).toContain('role="alert"');
    }
    expect(await idsOf(here)).toContain(thereId);
    service.clock.advance(60_000);
    const sent = await post('/account/sessions/code', { session: thereId });
    expect(sent.headers.get('location')).toBe(`/user-center${path}`);
    expect(await text(path)).toContain('验证码已发送');
    const { code, purpose } = service.inbox.received()[0]!;
    expect(purpose).toBe('user_sessions');
    expect((await post('/account/sessions/revoke', { session: thereId, code })).status).toBe(303);
    expect(await idsOf(here)).toEqual([hereId]);
    await expect(service.call(getInfo, {}, { session: there })).rejects.toHaveCode('10001701');
  });

  test('of somebody else stay, as do all for a foreign page', async () => {
    const victim = await service.signIn('13900000022');
    const { post } = await entered(service, await service.signIn('13900000023'));
    const [session] = await idsOf(victim);
    await post('/account/sessions/revoke', { session: session! });
    await post('/account/sessions/revoke', {});
    expect(await service.call(getInfo, {}, { session: victim })).toMatchObject({ phone: '139****0022' });
    const own = await entered(service, victim);
    const foreign: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }];
    for (const from of foreign) {
      expect((await own.post('/account/sessions/revoke', { session: session! }, from)).status).toBe(403);
      expect((await own.post('/logout', {}, from)).status).toBe(403);
    }
    expect(await idsOf(victim)).toEqual([session]);
  });

  test('logging out ends the site’s session and this one, and clears their cookies', async () => {
    const session = await service.signIn('13900000024');
    const center = await entered(service, session);
    const response = await center.post('/logout', {});
    expect(response.headers.get('location')).toBe('/');
    const cleared = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(new Set(cleared.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['__Host-sid', 'token', 'userInfo', 'workplace']),
    );
    expect((await center.get('/dashboard/workplace')).status).toBe(401);
    await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode('10001701');
  });
});
