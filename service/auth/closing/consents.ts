import { inArray, lt } from 'drizzle-orm';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import type { Database } from '#service/db/database.ts';
import { consents, users } from '#service/db/schema/identity.ts';

/** Drops the consents of accounts that were closed so long ago that nobody has to prove them any more. */
export const sweepConsents = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - accountClosing.consentYears);
  const closed = db.select({ id: users.id }).from(users).where(lt(users.closedAt, before));
  await db.delete(consents).where(inArray(consents.userId, closed));
};
