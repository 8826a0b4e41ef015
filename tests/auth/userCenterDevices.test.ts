import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getInfo } from '#contract/auth/user.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { sentCode } from '#tests/support/credentials.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

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
    await expect(service.call(getInfo, {}, { session: there })).rejects.toMatchObject({ code: '10001701' });
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
    await expect(service.call(getInfo, {}, { session: there })).rejects.toMatchObject({ code: '10001701' });
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
    const { get, post } = await entered(service, session);
    const response = await post('/logout', {});
    expect(response.headers.get('location')).toBe('/');
    const cleared = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(new Set(cleared.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['__Host-sid', 'token', 'userInfo', 'workplace']),
    );
    expect((await get('/dashboard/workplace')).status).toBe(401);
    await expect(service.call(getInfo, {}, { session })).rejects.toMatchObject({ code: '10001701' });
  });
});
