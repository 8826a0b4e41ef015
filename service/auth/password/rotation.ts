import { and, count, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#service/db/database.ts';
import { users } from '#service/db/schema/identity.ts';
import { fingerprintOf } from './hashing.ts';

/** Salts with a fingerprint have 24 bytes, 32 base64 characters; the last 8 are the fingerprint. */
const salt = sql`split_part(${users.passwordHash}, '$', 4)`;

/**
 * The number of passwords, and of those stored with another key than this one or by a build without fingerprints: those
 * stop working when only this key is accepted.
 */
export const passwordsByKey = async (
  db: Database,
  key: string,
): Promise<{ passwords: number; withAnotherKey: number }> => {
  const withThisKey = sql`(length(${salt}) = 32 and right(${salt}, 8) = ${fingerprintOf(key)})`;
  const stored = isNotNull(users.passwordHash);
  const [all] = await db.select({ passwords: count() }).from(users).where(stored);
  const [others] = await db
    .select({ withAnotherKey: count() })
    .from(users)
    .where(and(stored, sql`not ${withThisKey}`));
  return { passwords: all!.passwords, withAnotherKey: others!.withAnotherKey };
};
