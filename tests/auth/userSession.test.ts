import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo, logout } from '#contract/auth/user.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const { post } = sender(service);

describe('the session', () => {
  test('a 401 response ends all three cookies', async () => {
    const response = await post(getInfo.path, {}, { ...jsonHeaders, Authorization: 'x', Cookie: '__Host-sid=y' });
    expect(response.status).toBe(401);
    const ended = response.headers.getSetCookie();
    expect(ended.map((cookie) => cookie.split(';')[0])).toEqual(['__Host-sid=', 'token=', 'userInfo=']);
    expect(ended.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  test('logout revokes it, ends the cookies and clears the device', async () => {
    const session = await service.signIn('13900000016');
    const response = await post(
      logout.path,
      {},
      { ...jsonHeaders, Authorization: session.token, Cookie: `__Host-sid=${session.secret}` },
    );
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(response.headers.getSetCookie()).toHaveLength(3);
    await expect(service.call(getInfo, {}, { session })).rejects.toMatchObject({ code: codes.notLoggedIn });
  });
});
