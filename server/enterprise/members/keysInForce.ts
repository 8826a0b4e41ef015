import type { Placeholder } from 'drizzle-orm';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import { keyPrefix } from '#contract/enterprise/apiKeys.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { auditEach } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { isUsable } from '#server/auth/session.ts';
import { digestOf } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { isReadOnly } from '#server/db/errors.ts';
import { apiKeys } from '#server/db/schema/company.ts';
import { users } from '#server/db/schema/identity.ts';
import { statement } from '#server/db/statement.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { keyMessages } from './messages.ts';

const minuteMs = 60_000;
const wrongAMinute = 20;

/** Matches keys that are neither ended nor expired at that time. */
export const inForce = (now: Date | Placeholder) => and(isNull(apiKeys.endedAt), gt(apiKeys.expiresAt, now));

/** Ends the keys created by a user who leaves their company or whose account is disabled. Pass a transaction. */
export const endKeysOf = async (context: Pick<Context, 'db' | 'clock' | 'caller'>, userId: string): Promise<void> => {
  const { db, clock } = context;
  const ended = await db
    .update(apiKeys)
    .set({ endedAt: clock.now() })
    .where(and(eq(apiKeys.createdBy, userId), isNull(apiKeys.endedAt)))
    .returning({ name: apiKeys.name, enterpriseId: apiKeys.enterpriseId });
  await auditEach(
    context,
    ended.map(({ name, enterpriseId }) => ({ event: 'key.ended', userId, enterpriseId, detail: { key: name } })),
  );
};

/** A current key, and the member as whom it acts. */
export interface KeyInForce {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
  user: SignedInUser;
  /** Its calls of this minute, this one included, and when they are forgotten. */
  calls: number;
  resetInMs: number;
}

const at = sql.placeholder;

const used = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  callsSince: apiKeys.callsSince,
  callsCounted: apiKeys.callsCounted,
  userId: users.id,
  phone: users.phone,
  enterpriseId: users.enterpriseId,
  role: users.companyRole,
};

const makerOf = and(eq(users.id, apiKeys.createdBy), eq(users.enterpriseId, apiKeys.enterpriseId));
const isTheKey = and(eq(apiKeys.keyHash, at('keyHash')), inForce(at('now')), isUsable);

const readKey = statement((db) => db.select(used).from(apiKeys).innerJoin(users, makerOf).where(isTheKey));

const callTime = sql`${at('now')}::timestamptz`;
const isSameMinute = sql`${apiKeys.callsSince} > ${callTime} - interval '1 minute'`;

/** Finds a key and counts the call, for all processes, in the one statement that a call with a key needs anyway. */
const useKey = statement((db) =>
  db
    .update(apiKeys)
    .set({
      lastUsedAt: callTime,
      lastUsedFrom: sql`${at('address')}`,
      callsSince: sql`case when ${isSameMinute} then ${apiKeys.callsSince} else ${callTime} end`,
      callsCounted: sql`case when ${isSameMinute} then ${apiKeys.callsCounted} else 0 end + 1`,
    })
    .from(users)
    .where(and(makerOf, isTheKey))
    .returning(used),
);

/**
 * The key of a call, which is counted; rejects a wrong, ended or expired one, and slows down an address that sends many
 * of them.
 */
export const keyInForce = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  key: string,
): Promise<KeyInForce> => {
  const calledAt = clock.now();
  const values = { keyHash: digestOf(key), now: calledAt.toISOString(), address: caller.address };
  const [found] = key.startsWith(keyPrefix)
    ? await useKey(db, values).catch((error: unknown) => {
        // a read-only database rejects no key
        if (!isReadOnly(error)) throw error;
        return readKey(db, values);
      })
    : [];
  if (!found) {
    await limitCalls(db, calledAt, [{ key: `apiKey:wrong:${caller.address}`, max: wrongAMinute, seconds: 60 }]);
    throw new ApiError(codes.unauthorized, keyMessages.wrong);
  }
  const { id, name, scopes, callsSince, callsCounted, ...user } = found;
  const resetInMs = (callsSince?.getTime() ?? 0) + minuteMs - calledAt.getTime();
  const counted = resetInMs > 0 ? { calls: callsCounted, resetInMs } : { calls: 1, resetInMs: minuteMs };
  return { id, name, scopes, user, ...counted };
};

/** Deletes keys that ended or expired a year ago. */
export const cleanUpKeysOfCompanies = async (db: Database, now: Date): Promise<void> => {
  const longAgo = daysLater(now, -limits.apiKeyDaysMax);
  await db.delete(apiKeys).where(or(lt(apiKeys.endedAt, longAgo), lt(apiKeys.expiresAt, longAgo)));
};
