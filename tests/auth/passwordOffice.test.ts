import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { digest, goodPassword, phonesAfter, signInByPassword } from '#tests/support/credentials.ts';
import { testSecret } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

// long enough that they are all in flight at once
const passwords = openPasswords({ current: testSecret }, { ln: 10, r: 8, p: 1 });
const service = serviceForAll({ passwords });

test('forty colleagues who type their passwords at the same moment all come in', async () => {
  const phones = Array.from({ length: 40 }, phonesAfter(13_900_001_000));
  for (const phone of phones) {
    const { userId } = await service.signIn(phone);
    const passwordHash = await passwords.digestOf(digest(phone, goodPassword));
    await service.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  }
  // all from one address, for the first time
  const typed = phones.map((phone) => signInByPassword(service, phone, goodPassword, { address: '198.51.100.40' }));
  const outcomes = await Promise.allSettled(typed);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});
