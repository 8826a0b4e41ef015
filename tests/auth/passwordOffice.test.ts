import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passwordLogin } from '#contract/auth/password.ts';
import { users } from '#server/db/schema/identity.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { digest, goodPassword, phonesAfter } from '#tests/support/credentials.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService, testSecret } from '#tests/support/service.ts';

/** All from one address, most of them for the first time. */
const office = '198.51.100.40';
const size = 40;

// long enough that they are all in flight at once
const passwords = openPasswords({ current: testSecret }, { ln: 10, r: 8, p: 1 });

let service: TestService;
let phones: string[];
beforeEach(async () => {
  service = await freshService({ passwords });
  phones = Array.from({ length: size }, phonesAfter(13_900_001_000));
  for (const phone of phones) {
    const { userId } = await service.signIn(phone);
    const passwordHash = await passwords.digestOf(digest(phone, goodPassword));
    await service.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  }
});
afterEach(() => service.close());

const typed = (phone: string, password = goodPassword) =>
  service.call(
    passwordLogin,
    { userName: phone, password: digest(phone, password), remember: false },
    { address: office },
  );

test('forty colleagues who type their passwords at the same moment all come in', async () => {
  const outcomes = await Promise.allSettled(phones.map((phone) => typed(phone)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});
