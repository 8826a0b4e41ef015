import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { getInfo, register } from '#contract/auth/user.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { auditEntries, consents, settings, users } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import { cookiesOf, registration, sentCode } from '#tests/support/credentials.ts';
import { sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const codeFor = (phone: string) => sentCode(service, phone, 'user_sign');

const userOf = async (phone: string) => {
  const [user] = await service.db.select().from(users).where(eq(users.phone, phone));
  return user;
};

describe('registration', () => {
  test('opens an account of a company that is not verified, and signs it in', async () => {
    const phone = '13400000001';
    const { headers, data } = await sender(service).post(register.path, registration(phone, await codeFor(phone)));
    const { token } = data as { token: string };
    const cookies = cookiesOf(headers);
    expect(cookies['token']).toBe(token);
    const info = await service.call(getInfo, {}, { session: { token, secret: cookies['__Host-sid']! } });
    expect(info).toMatchObject({ phone: '134****0001', enterpriseResp: { serviceOpenAuditStatus: 'NONE' } });
  });

  test('opens an account without a company for a user', async () => {
    const phone = '13400000002';
    await service.call(register, { ...registration(phone, await codeFor(phone)), accountType: 'person' });
    expect(await userOf(phone)).toMatchObject({ enterpriseId: null });
  });

  test('stores the given consents, with version and time, and no other', async () => {
    const [one, all] = ['13400000003', '13400000004'];
    await service.call(register, { ...registration(one, await codeFor(one)), consents: ['1', '1'] });
    const stored = async (phone: string) => {
      const { id } = (await userOf(phone))!;
      const rows = await service.db.select().from(consents).where(eq(consents.userId, id)).orderBy(consents.consent);
      return rows.map(({ consent, version, at }) => ({ consent, version, at }));
    };
    const given = (consent: string, version: string) => ({ consent, version, at: service.clock.now() });
    expect(await stored(one)).toEqual([given('1', '2020-07-14')]);
    await service.call(register, { ...registration(all, await codeFor(all)), shareConsent: true });
    expect(await stored(all)).toEqual([
      given('1', '2020-07-14'),
      given('2', '2026-01-01'),
      given('share', '2026-01-01'),
    ]);
    const [entry] = await service.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, (await userOf(all))!.id))
      .orderBy(auditEntries.event);
    expect(entry).toMatchObject({ event: 'account.opened', detail: { accountType: 'enterprise' } });
  });

  test('is rejected without a consent, and unticked', async () => {
    const input = registration('13400000005', '123456');
    for (const withheld of [{ consents: [] }, { isAgree: false }]) {
      const rejected = { code: codes.badInput, field: Object.keys(withheld)[0] };
      await expect(service.call(register, { ...input, ...withheld })).rejects.toMatchObject(rejected);
    }
  });

  test('reveals only to its owner that a phone is registered', async () => {
    const phone = '13400000006';
    await service.signIn(phone);
    const code = await codeFor(phone);
    const guess = code === '000000' ? '111111' : '000000';
    await expect(service.call(register, registration(phone, guess))).rejects.toEqual(
      new ApiError(codes.smsCodeWrong, messages.smsCodeWrong),
    );
    await expect(service.call(register, registration(phone, code))).rejects.toEqual(
      new ApiError(codes.phoneRegistered, messages.phoneRegistered),
    );
    expect((await userOf(phone))!.passwordHash).toBeNull();
  });

  test('takes no code that was sent for signing in', async () => {
    const phone = '13400000007';
    const code = await sentCode(service, phone, 'user_login');
    await expect(service.call(register, registration(phone, code))).rejects.toHaveCode(codes.smsCodeWrong);
  });

  test('opens one account for twenty at once', { tags: ['postgres'] }, async () => {
    const phone = '13400000008';
    const code = await codeFor(phone);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => service.call(register, registration(phone, code))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['a common one', '13400000021', 'qwerty123'],
    ['the phone', '13400000024', '13400000024'],
  ])('rejects a weak password: %s; the code stays good', async (_name, phone, weak) => {
    service.clock.advance(3_600_000);
    const code = await codeFor(phone);
    await expect(service.call(register, registration(phone, code, weak))).rejects.toEqual(
      new ApiError(codes.passwordWeak, messages.passwordWeak),
    );
    await expect(service.call(register, registration(phone, code))).resolves.toBeTruthy();
  });
});

test('the service mail is what the deployment set', async () => {
  expect(await service.call(serviceMail, {})).toBe('service@example.com');
  await service.db.update(settings).set({ value: 'help@example.org' }).where(eq(settings.key, 'serviceMail'));
  expect(await service.call(serviceMail, {})).toBe('help@example.org');
});
