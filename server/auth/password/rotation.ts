import { count, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { users } from '#server/db/schema/identity.ts';
import { fingerprintOf } from './hashing.ts';

export type PasswordsByKey = { passwords: number; withAnotherKey: number };

/**
 * The number of passwords in a column, and of those stored with another key than this one or by a build without
 * fingerprints: those stop working when only this key is accepted.
 */
const countedIn = async (db: Database, key: string, column: PgColumn): Promise<PasswordsByKey> => {
  // salts with a fingerprint have 24 bytes, 32 base64 characters; the last 8 are the fingerprint
  const salt = sql`split_part(${column}, '$', 4)`;
  const withThisKey = sql`(length(${salt}) = 32 and right(${salt}, 8) = ${fingerprintOf(key)})`;
  const [counted] = await db
    .select({
      passwords: count(),
      withAnotherKey: sql<number>`count(*) filter (where not ${withThisKey})`.mapWith(Number),
    })
    .from(column.table)
    .where(isNotNull(column));
  return counted!;
};

/** The passwords of customers, by key. */
export const passwordsByKey = (db: Database, key: string): Promise<PasswordsByKey> =>
  countedIn(db, key, users.passwordHash);

/** The passwords of staff, by key; those of disabled accounts count as well. */
export const staffPasswordsByKey = (db: Database, key: string): Promise<PasswordsByKey> =>
  countedIn(db, key, staff.passwordHash);
