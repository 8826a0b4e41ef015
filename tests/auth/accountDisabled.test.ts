import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { singleSignOn } from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { getInfo, smsLogin } from '#contract/auth/user.ts';
import { resetPassword } from '#contract/auth/password.ts';
import { disableAccount } from '#server/auth/accounts/disabling.ts';
import { auditEntries, sessions, users } from '#server/db/schema/identity.ts';
import { issueSiteTicket } from '#server/auth/siteTickets.ts';
import { adminOf } from '#tests/support/admin.ts';
import {
  digest,
  phonesAfter,
  registered,
  rememberingBrowser,
  sentCode,
  signInByPassword,
} from '#tests/support/credentials.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

const admin = adminOf({ fetch: (request) => service.fetch(request) });

const freshPhone = phonesAfter(13_400_000_000);

const apiError = new ApiError(codes.accountDisabled, '您的账号已停用，如有疑问请致电客服热线 400-123-4567');

const disabled = async (phone: string) => admin.printed('account', 'disable', phone, '多次冒用他人资质');

const login = (phone: string, password?: string) => signInByPassword(service, phone, password);

const sessionsOf = (userId: string) => service.db.select().from(sessions).where(eq(sessions.userId, userId));

describe('a disabled account', () => {
  test('is rejected with the hotline in every way of signing in, and no session is left', async () => {
    const phone = freshPhone();
    const { login: remembered, rememberedOn } = rememberingBrowser(service);
    const rememberToken = await rememberedOn(phone);
    const { userId } = await service.signIn(phone);
    expect(await disabled(phone)).toContain('已停用，结束了');
    // calls that were in flight when it happened
    const ticket = (await issueSiteTicket(service, phone))!;
    expect((await remembered(phone, { rememberToken })).code).toBe(codes.credentialsWrong);
    await expect(login(phone)).rejects.toEqual(apiError);
    await expect(service.call(singleSignOn, { token: ticket })).rejects.toEqual(apiError);
    service.clock.advance(60_000);
    await expect(service.call(smsLogin, { phone, code: await sentCode(service, phone) })).rejects.toEqual(apiError);
    service.clock.advance(60_000);
    const reset = { phone, code: await sentCode(service, phone), password: digest(phone, 'Harbour-Lantern-77') };
    await expect(service.call(resetPassword, reset)).rejects.toEqual(apiError);
    expect(await sessionsOf(userId)).toEqual([]);
    const rejected = (await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'session.refused')))
      .filter((entry) => entry.userId === userId)
      .map(({ detail }) => String(detail['by']));
    expect(rejected.toSorted()).toEqual(['password', 'passwordReset', 'smsCode', 'ticket']);
    // the rejected reset changed nothing
    await admin.printed('account', 'enable', phone);
    expect(await login(phone)).toHaveProperty('token');
  });

  test('is not distinguishable without the password', async () => {
    const phone = freshPhone();
    await registered(service, phone);
    await disabled(phone);
    await expect(login(phone, 'wrong-password')).rejects.toHaveCode(codes.credentialsWrong);
  });

  test('opens nothing even with a session whose row is left', async () => {
    const phone = freshPhone();
    const session = await service.signIn(phone);
    const { get } = await entered(service, session);
    await service.db.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.phone, phone));
    await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode(codes.notLoggedIn);
    expect((await get('/dashboard/workplace')).status).toBe(401);
  });

  test('has no session left by a sign-in at the same moment', { tags: ['postgres'] }, async () => {
    const caller = { address: 'service', userAgent: 'test', https: true };
    for (let round = 0; round < 5; round += 1) {
      const phone = freshPhone();
      const { userId } = await service.signIn(phone);
      const ticket = (await issueSiteTicket(service, phone))!;
      await Promise.allSettled([
        service.call(singleSignOn, { token: ticket }),
        service.db.transaction((tx) => disableAccount({ ...service, db: tx, caller }, phone, '测试')),
      ]);
      expect(await sessionsOf(userId)).toEqual([]);
    }
  });
});

test('the commands show an account, its sessions, and end them', async () => {
  const phone = freshPhone();
  const session = await service.signIn(phone);
  expect(await admin.printed('account', phone)).toMatch(/134\*{4}\d{4}.*企业：未填写.*未认证.*登录中的设备 1/s);
  expect(await admin.printed('account', 'sessions', phone)).toContain('test');
  const token = (await issueSiteTicket(service, phone))!;
  expect(await admin.printed('account', 'end-sessions', phone)).toBe('结束了 1 个登录。\n');
  await expect(service.call(singleSignOn, { token })).rejects.toHaveCode(codes.ticketInvalid);
  expect(await admin.printed('account', 'sessions', phone)).toBe('没有登录中的设备。\n');
  await expect(service.call(getInfo, {}, { session })).rejects.toHaveCode(codes.notLoggedIn);
  await disabled(phone);
  expect(await admin.printed('account', phone)).toContain('多次冒用他人资质');
  expect(await admin.printed('account', 'enable', phone)).toBe('已恢复。\n');
  expect(await admin.printed('account', 'enable', phone)).toBe('该账号没有被停用。\n');
});
