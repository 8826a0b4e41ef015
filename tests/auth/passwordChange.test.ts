// @module-tag long
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { changePassword, passwordLogin, resetPassword } from '#contract/auth/password.ts';
import { rememberedLogins, sessions, sessionsEndedByPassword } from '#server/db/schema/identity.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { eq } from 'drizzle-orm';
import { messages } from '#server/http/errors/messages.ts';
import { digest, goodPassword, passwordChanged, registered, sentCode } from '#tests/support/credentials.ts';
import type { Session } from '#tests/support/service.ts';
import { uncalledService } from './signInCalls.ts';

const service = uncalledService();

const newPassword = 'Another-Kettle-7';

const login = (phone: string, password = goodPassword, remember = false) =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember });

const change = (phone: string, session: Session, { from = goodPassword, to = newPassword } = {}) =>
  passwordChanged(service, phone, session, to, from);
const setFirst = (phone: string, session: Session) =>
  service.call(changePassword, { newPassword: digest(phone, newPassword) }, { session });

const signedOut = { code: codes.passwordChanged };

describe('changing the password', () => {
  test('leaves this session, ends all others and every handle', { tags: ['postgres'] }, async () => {
    const phone = '13300000001';
    await registered(service, phone);
    await login(phone, goodPassword, true);
    const [mine, other] = [await service.signIn(phone), await service.signIn(phone)];
    const stranger = await service.signIn('13300000002');
    expect(await service.db.$count(rememberedLogins)).toBe(1);
    await expect(change(phone, mine)).resolves.toBeNull();
    await expect(service.call(getInfo, {}, { session: mine })).resolves.toBeTruthy();
    await expect(service.call(getInfo, {}, { session: other })).rejects.toMatchObject(signedOut);
    await expect(service.call(getInfo, {}, { session: stranger })).resolves.toBeTruthy();
    expect(await service.db.$count(rememberedLogins)).toBe(0);
    await expect(login(phone)).rejects.toHaveCode(codes.credentialsWrong);
    await expect(login(phone, newPassword)).resolves.toBeTruthy();
  });

  test('needs the old one exactly where there is one, and not without end', async () => {
    await registered(service, '13300000003');
    const apiError = new ApiError(codes.credentialsWrong, messages.oldPasswordWrong);
    const mine = await service.signIn('13300000003');
    await expect(change('13300000003', mine, { from: 'Wrong-Orbit-58' })).rejects.toEqual(apiError);
    await expect(setFirst('13300000003', mine)).rejects.toEqual(apiError);
    const session = await service.signIn('13300000003');
    const guesses = Array.from({ length: 20 }, (_, index) =>
      change('13300000003', session, { from: `Wrong-Orbit-${index}` }).catch(
        (error: unknown) => (error as ApiError).code,
      ),
    );
    expect((await Promise.all(guesses)).filter((code) => code === codes.tooMany)).toHaveLength(12);
  });

  test('sets the first one without an old one, minutes after the sign-in by SMS', async () => {
    const phone = '13300000004';
    const [mine, other] = [await service.signIn(phone), await service.signIn(phone)];
    expect((await service.call(getInfo, {}, { session: mine })).hasPassword).toBe(false);
    await expect(setFirst(phone, mine)).resolves.toBeNull();
    expect((await service.call(getInfo, {}, { session: mine })).hasPassword).toBe(true);
    await expect(service.call(getInfo, {}, { session: other })).rejects.toMatchObject(signedOut);
    await expect(login(phone, newPassword)).resolves.toBeTruthy();
    // the account has an old password now
    await expect(setFirst(phone, mine)).rejects.toHaveCode(codes.credentialsWrong);
  });

  test.each([
    ['the sign-in is longer ago than 10 minutes', { createdAt: new Date('2026-03-02T01:49:59Z') }],
    ['another site opened the session', { openedBy: 'ticket' as const }],
    ['a mailed code opened the session', { openedBy: 'emailCode' as const }],
    ['it is unknown how the session was opened', { openedBy: null }],
  ])('does not set the first one where %s', async (_name, found) => {
    const phone = '13300000014';
    const session = await service.signIn(phone);
    await service.db.update(sessions).set(found).where(eq(sessions.userId, session.userId));
    const apiError = new ApiError(codes.conflict, messages.firstPasswordStale);
    await expect(setFirst(phone, session)).rejects.toEqual(apiError);
    expect((await service.call(getInfo, {}, { session })).hasPassword).toBe(false);
  });

  test('shows once why the session ended, and clears the remembered login', async () => {
    const phone = '13300000015';
    await registered(service, phone);
    const [mine, other] = [await service.signIn(phone), await service.signIn(phone)];
    await change(phone, mine);
    for (let times = 0; times < 2; times += 1)
      await expect(service.call(getInfo, {}, { session: other })).rejects.toHaveCode(
        codes.passwordChanged,
        messages.signedOutByPassword,
      );
    const response = await service.send(getInfo, {}, { session: other });
    expect(response.status).toBe(401);
    const cookies = response.headers.getSetCookie();
    for (const name of ['password', 'userName', 'checkedPassWord', 'token'])
      expect(cookies.some((cookie) => cookie.startsWith(`${name}=;`) && cookie.includes('Max-Age=0'))).toBe(true);
    await deleteExpired(service.db, new Date(service.clock.now().getTime() + 61 * 86_400_000));
    expect(await service.db.$count(sessionsEndedByPassword)).toBe(0);
  });

  test('rejects the same and a weak one', async () => {
    const phone = '13300000005';
    await registered(service, phone);
    const session = await service.signIn(phone);
    await expect(change(phone, session, { to: goodPassword })).rejects.toHaveCode(
      codes.passwordWeak,
      messages.passwordSame,
    );
    await expect(change(phone, session, { to: 'password123' })).rejects.toHaveCode(
      codes.passwordWeak,
      messages.passwordWeak,
    );
  });
});

const reset = async (phone: string, code: string, password = goodPassword) =>
  service.call(resetPassword, { phone, code, password: digest(phone, password) });

describe('a forgotten password', () => {
  test('is set anew by an SMS code, also where there was none; sessions of before are over', async () => {
    const phone = '13300000011';
    const before = await service.signIn(phone);
    const { token } = await reset(phone, await sentCode(service, phone));
    expect(token).toMatch(/^[\w-]{22}$/);
    await expect(service.call(getInfo, {}, { session: before })).rejects.toMatchObject(signedOut);
    await expect(login(phone)).resolves.toBeTruthy();
  });

  test('keeps its code when the new one is weak', async () => {
    const phone = '13300000012';
    const code = await sentCode(service, phone);
    await expect(reset(phone, code, 'abc123456')).rejects.toHaveCode(codes.passwordWeak);
    await expect(reset(phone, code)).resolves.toBeTruthy();
    await expect(reset(phone, code)).rejects.toEqual(new ApiError(codes.smsCodeWrong, messages.smsCodeWrong));
  });

  test('can be typed at once, after ten wrong ones as well', async () => {
    const phone = '13300000016';
    for (let tries = 0; tries < 10; tries += 1)
      await expect(login(phone, 'Wrong-Orbit-58')).rejects.toHaveCode(codes.credentialsWrong);
    await reset(phone, await sentCode(service, phone));
    await expect(login(phone)).resolves.toBeTruthy();
  });

  test('is set once by a code sent twenty times at once', { tags: ['postgres'] }, async () => {
    const phone = '13300000013';
    const code = await sentCode(service, phone);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(phone, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
