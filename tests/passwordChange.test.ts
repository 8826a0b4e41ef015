import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codes, Refusal } from '#contract/refusal.ts';
import { changePassword, getInfo, passwordLogin, resetPassword } from '#contract/user.ts';
import { auditEntries, rateWindows, rememberedLogins } from '#service/db/schema/identity.ts';
import { messages } from '#service/messages.ts';
import { digest, goodPassword, registered, sentCode } from './support/credentials.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
beforeEach(async () => {
  await service.db.delete(rateWindows);
});
afterAll(() => service.close());

const newPassword = 'Another-Kettle-7';

const login = (phone: string, password = goodPassword, remember = false) =>
  service.call(passwordLogin, { userName: phone, password: digest(phone, password), remember });

const change = (phone: string, session: Session, passwords: { from?: string; to?: string } = {}) => {
  const { from = goodPassword, to = newPassword } = passwords;
  return service.call(
    changePassword,
    { oldPassword: digest(phone, from), newPassword: digest(phone, to) },
    { session },
  );
};
type Session = Awaited<ReturnType<TestService['signIn']>>;

const signedOut = { code: codes.notLoggedIn };

describe('changing the password', () => {
  test('leaves this session, ends all others and every handle', async () => {
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
    await expect(login(phone)).rejects.toMatchObject({ code: codes.credentialsWrong });
    await expect(login(phone, newPassword)).resolves.toBeTruthy();
  });

  test('needs the old one, in the same words where there is none, and not without end', async () => {
    await registered(service, '13300000003');
    const refusal = new Refusal(codes.credentialsWrong, messages.oldPasswordWrong);
    for (const phone of ['13300000003', '13300000004']) {
      const session = await service.signIn(phone);
      await expect(change(phone, session, { from: 'Wrong-Orbit-58' })).rejects.toEqual(refusal);
    }
    const session = await service.signIn('13300000003');
    const guesses = Array.from({ length: 20 }, (_, index) =>
      change('13300000003', session, { from: `Wrong-Orbit-${index}` }).catch(
        (error: unknown) => (error as Refusal).code,
      ),
    );
    expect((await Promise.all(guesses)).filter((code) => code === codes.tooMany)).toHaveLength(11);
  });

  test('refuses the same and a weak one', async () => {
    const phone = '13300000005';
    await registered(service, phone);
    const session = await service.signIn(phone);
    await expect(change(phone, session, { to: goodPassword })).rejects.toMatchObject({
      code: codes.passwordWeak,
      message: messages.passwordSame,
    });
    await expect(change(phone, session, { to: 'password123' })).rejects.toMatchObject({
      code: codes.passwordWeak,
      message: messages.passwordWeak,
    });
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
    const events = await service.db.select({ event: auditEntries.event }).from(auditEntries);
    expect(events.map(({ event }) => event)).toContain('password.reset');
  });

  test('keeps its code when the new one is weak', async () => {
    const phone = '13300000012';
    const code = await sentCode(service, phone);
    await expect(reset(phone, code, 'abc123456')).rejects.toMatchObject({ code: codes.passwordWeak });
    await expect(reset(phone, code)).resolves.toBeTruthy();
    await expect(reset(phone, code)).rejects.toEqual(new Refusal(codes.smsCodeWrong, messages.smsCodeWrong));
  });

  test('is set once by a code sent twenty times at once', async () => {
    const phone = '13300000013';
    const code = await sentCode(service, phone);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(phone, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
