import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { agreeShippingProtocol, enterpriseInfo, getInfo, smsLogin, logout } from '#contract/auth/user.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { sentCode } from '#tests/support/credentials.ts';

const service = serviceForAll();

const { post } = sender(service);

describe('sign-in by SMS', () => {
  test('a first sign-in opens an account with an enterprise that is not verified', async () => {
    const phone = '13900000001';
    const code = await sentCode(service, phone);
    expect(code).toMatch(/^\d{6}$/);
    const response = await post(smsLogin.path, { phone, code });
    const data = response.data as { token: string; userName: string };
    const [user] = await service.db.select().from(users).where(eq(users.phone, phone));
    const [enterprise] = await service.db.select().from(enterprises).where(eq(enterprises.id, user!.enterpriseId!));
    expect(enterprise).toMatchObject({ auditStatus: 'NONE', mcpCode: null });
    expect(data.userName).toBe(user!.name);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toBe(`token=${data.token}; Max-Age=5184000; Path=/; Secure; SameSite=Lax`);
  });

  test('a second sign-in finds the account and ends the session it replaces', async () => {
    const phone = '13900000002';
    const before = await service.signIn(phone);
    const login = { phone, code: await sentCode(service, phone) };
    const response = await post(smsLogin.path, login, { ...jsonHeaders, Cookie: `__Host-sid=${before.secret}` });
    expect(response.status).toBe(200);
    await expect(service.call(getInfo, {}, { session: before })).rejects.toHaveCode(codes.notLoggedIn);
    expect(await service.db.select().from(users).where(eq(users.phone, phone))).toHaveLength(1);
  });

  test('twenty first sign-ins of one phone at once open one account', { tags: ['postgres'] }, async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => service.signIn('13900000003')));
    expect(new Set(opened.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('the user', () => {
  test('is sent with a masked phone, and stored in a readable cookie', async () => {
    const { token, secret } = await service.signIn('13900000021');
    const headers = { ...jsonHeaders, Authorization: token, Cookie: `__Host-sid=${secret}` };
    const response = await post(getInfo.path, {}, headers);
    const { account, ...shown } = response.data as { account: string };
    expect(account).toBe('13900000021');
    expect(shown).toMatchObject({
      phone: '139****0021',
      roles: [],
      enterpriseResp: { serviceOpenAuditStatus: 'NONE' },
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('userInfo='))!;
    expect(JSON.parse(decodeURIComponent(cookie.slice('userInfo='.length, cookie.indexOf(';'))))).toEqual(shown);
    expect(cookie).not.toContain('13900000021');
  });

  test('sees the own enterprise only, and agrees to the protocol in force for it', async () => {
    const [session, other] = [await service.signIn('13900000022'), await service.signIn('13900000023')];
    const entries = async (requested: typeof session) => {
      const { enterpriseResp } = await service.call(getInfo, {}, { session: requested });
      return service.call(enterpriseInfo, { basicEntId: enterpriseResp!.basicEntId, appSource: 'fcl_mm' }, { session });
    };
    await service.call(agreeShippingProtocol, { version: shippingProtocolVersion, line: 'fcl' }, { session });
    expect(await entries(session)).toContainEqual({
      key: 'shippingProtocolVersion',
      name: '运输协议版本',
      value: shippingProtocolVersion,
    });
    await expect(entries(other)).rejects.toHaveCode(codes.forbidden);
    // a version is agreed to once
    const agreements = async () =>
      service.db.select().from(auditEntries).where(eq(auditEntries.event, 'protocol.agreed'));
    expect(await agreements()).toHaveLength(1);
    await service.call(agreeShippingProtocol, { version: shippingProtocolVersion, line: 'fcl' }, { session });
    expect(await agreements()).toHaveLength(1);
    // once for each service, because the agreements differ
    const versions = async () =>
      (await service.call(getInfo, {}, { session })).enterpriseResp?.protocolVersions ?? 'none';
    expect(await versions()).toEqual({ fcl: shippingProtocolVersion });
    await service.call(agreeShippingProtocol, { version: shippingProtocolVersion, line: 'air' }, { session });
    expect(await versions()).toEqual({ fcl: shippingProtocolVersion, air: shippingProtocolVersion });
    expect(await agreements()).toHaveLength(2);
    // an older page sends no service: that counts for none
    await service.call(agreeShippingProtocol, { version: shippingProtocolVersion }, { session });
    expect(await versions()).toEqual({ fcl: shippingProtocolVersion, air: shippingProtocolVersion });
    await expect(service.call(agreeShippingProtocol, { version: '1999-01' }, { session })).rejects.toHaveCode(
      codes.conflict,
    );
  });
});

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
    await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode(codes.notLoggedIn);
  });
});
