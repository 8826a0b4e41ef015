import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { auditEntries, users } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { Passwords } from '#server/auth/password/hashing.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { digest, goodPassword, passwordChanged, registered, signInByPassword } from '#tests/support/credentials.ts';
import { uncalledService } from './signInCalls.ts';

const pepper = 'a secret of the tests, long enough';
const real = openPasswords({ current: pepper }, { ln: 4, r: 8, p: 1 });
let afterMatch = async (): Promise<void> => undefined;
const passwords: Passwords = {
  ...real,
  matches: async (given, stored) => {
    const same = await real.matches(given, stored);
    await afterMatch();
    return same;
  },
};
const service = uncalledService({ passwords, config: { secret: pepper } });

const login = (phone: string, password?: string) => signInByPassword(service, phone, password);

const apiError = new ApiError(codes.credentialsWrong, messages.credentialsWrong);

describe('sign-in by password', () => {
  test('opens a session', async () => {
    await registered(service, '13600000001');
    expect(await login('13600000001')).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/) as string,
      userName: '用户0001',
    });
  });

  test('rejects in one text a wrong password, an unknown phone and an account that has none', async () => {
    await registered(service, '13600000002');
    await service.signIn('13600000003');
    await expect(login('13600000002', 'Wrong-Orbit-58')).rejects.toEqual(apiError);
    await expect(login('13600000003')).rejects.toEqual(apiError);
    await expect(login('13600000004')).rejects.toEqual(apiError);
  });

  test('is rehashed when the work factors rise', async () => {
    const phone = '13600000005';
    await registered(service, phone);
    const older = openPasswords({ current: pepper }, { ln: 3, r: 8, p: 1 });
    await service.db
      .update(users)
      .set({ passwordHash: await older.digestOf(digest(phone, goodPassword)) })
      .where(eq(users.phone, phone));
    await login(phone);
    const [user] = await service.db.select().from(users).where(eq(users.phone, phone));
    expect(user!.passwordHash).toMatch(/^\$scrypt\$ln=4,/);
    await expect(login(phone)).resolves.toBeTruthy();
  });

  test('neither the password nor its digest is in the database', async () => {
    const phone = '13600000006';
    await registered(service, phone);
    const stored = JSON.stringify([
      await service.db.select().from(users),
      await service.db.select().from(auditEntries),
    ]);
    expect(stored).not.toContain(digest(phone, goodPassword));
    expect(stored).not.toContain(goodPassword);
  });

  test('opens nothing with a password that was changed after it was compared', { tags: ['postgres'] }, async () => {
    const phone = '13600000007';
    await registered(service, phone);
    const session = await service.signIn(phone);
    afterMatch = async () => {
      afterMatch = async () => undefined;
      await passwordChanged(service, phone, session, 'Another-Kettle-7');
    };
    await expect(login(phone)).rejects.toEqual(apiError);
    await expect(login(phone, 'Another-Kettle-7')).resolves.toBeTruthy();
  });
});
