import { and, count, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#service/db/database.ts';
import { users } from '#service/db/schema/identity.ts';
import { fingerprintOf } from './hashing.ts';

/** Salts with a fingerprint have 24 bytes, 32 characters of base64; its own are the last 8. */
const salt = sql`split_part(${users.passwordHash}, '$', 4)`;

/**
 * How many passwords there are, and how many of them were kept with another key than this one or by a build that noted
 * none: those stop working when only this key is accepted.
 */
export const passwordsByKey = async (
  db: Database,
  key: string,
): Promise<{ passwords: number; withAnotherKey: number }> => {
  const withThisKey = sql`(length(${salt}) = 32 and right(${salt}, 8) = ${fingerprintOf(key)})`;
  const kept = isNotNull(users.passwordHash);
  const [all] = await db.select({ passwords: count() }).from(users).where(kept);
  const [others] = await db
    .select({ withAnotherKey: count() })
    .from(users)
    .where(and(kept, sql`not ${withThisKey}`));
  return { passwords: all!.passwords, withAnotherKey: others!.withAnotherKey };
};
