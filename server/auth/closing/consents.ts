import { inArray, lt } from 'drizzle-orm';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import type { Database } from '#server/db/database.ts';
import { consents, users } from '#server/db/schema/identity.ts';

/** Deletes the consents of accounts whose retention period after closing has ended. */
export const cleanUpConsents = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - accountClosing.consentYears);
  const closed = db.select({ id: users.id }).from(users).where(lt(users.closedAt, before));
  await db.delete(consents).where(inArray(consents.userId, closed));
};
