import { describe, expect, test } from 'vitest';
import { tickets } from '#server/db/schema/identity.ts';
import { closeSession } from '#server/auth/session.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

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

const enter = async (address: URL) => {
  const response = await get(`${address.pathname}${address.search}`);
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.getSetCookie()[0]?.split(';')[0],
  };
};

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
  const { location, cookie } = await enter(await go(session));
  expect(location).toBe('/user-center/dashboard/workplace');
  return () => get(location!, { Cookie: cookie! });
};

describe('the workplace', () => {
  test('shows the account, its verification and its orders with their deadline', async () => {
    const session = await service.signIn('13500000021');
    const { orderNo } = await place(service, session, orderForm('fcl'));
    service.clock.advance(3_600_000);
    const response = await (await workplaceOf(session))();
    const shown = await response.text();
    for (const messages of ['135****0021', '未认证', orderNo, '1天23小时0分钟']) expect(shown).toContain(messages);
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
