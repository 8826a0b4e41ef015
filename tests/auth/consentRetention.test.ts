// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { consents, users } from '#server/db/schema/identity.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test('consents are retained for three years after the account is closed, and no longer', async () => {
  const session = await service.signIn('13600000001');
  const closed = service.clock.now();
  const of = { userId: session.userId, consent: '1', version: '2020-07-14', at: closed } as const;
  await service.db.insert(consents).values(of);
  await service.db.update(users).set({ closedAt: closed }).where(eq(users.id, session.userId));
  const left = async (after: string) => {
    await deleteExpired(service.db, new Date(after));
    return service.db.$count(consents, eq(consents.userId, session.userId));
  };
  const [year, rest] = [closed.getUTCFullYear() + accountClosing.consentYears, closed.toISOString().slice(4)];
  expect([await left(`${year}${rest}`), await left(`${year + 1}${rest}`)]).toEqual([1, 0]);
});
