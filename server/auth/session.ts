import type { SignedInBy } from '#server/db/schema/identity.ts';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { Clock, SessionCredentials, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { isReadOnly } from '#server/db/errors.ts';
import { statement } from '#server/db/statement.ts';
import { sessions, sessionsEndedByPassword, users } from '#server/db/schema/identity.ts';
import { digestOf, randomToken, sameDigest } from '#server/config/secrets.ts';

const day = 86_400_000;
/** A session unused for this long is over (security guarantee: idle limit in addition to the 60 days). */
const idleMs = 14 * day;
const lifeMs = limits.tokenCookieDays * day;
const touchEveryMs = 60_000;

/** Sessions last seen before this time are over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** Matches accounts that may be used: neither disabled by an operator nor closed. */
export const isUsable = and(isNull(users.disabledAt), isNull(users.closedAt));

interface Opening {
  userId: string;
  by: SignedInBy;
  device: string;
}

/** Opens a session of a user; stores only digests of token and secret. */
export const openSession = async (
  { db, clock }: { db: Database; clock: Clock },
  { userId, by, device }: Opening,
): Promise<SessionCredentials> => {
  const now = clock.now();
  const credentials = { token: randomToken(128), secret: randomToken(256) };
  await db.insert(sessions).values({
    tokenHash: digestOf(credentials.token),
    secretHash: digestOf(credentials.secret),
    userId,
    device: device.slice(0, 200),
    openedBy: by,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return credentials;
};

const at = sql.placeholder;

const readUser = statement((db) =>
  db
    .select({
      userId: users.id,
      phone: users.phone,
      enterpriseId: users.enterpriseId,
      role: users.companyRole,
      secretHash: sessions.secretHash,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, at('tokenHash')),
        gt(sessions.expiresAt, at('now')),
        gt(sessions.lastSeenAt, at('idleSince')),
        isUsable,
      ),
    ),
);

/** The user of a session if token and secret belong to it and it is neither idle nor over; marks it as seen. */
export const userOf = async (
  db: Database,
  clock: Clock,
  { token, secret }: Partial<SessionCredentials>,
): Promise<SignedInUser | null> => {
  if (!token || !secret) return null;
  const now = clock.now();
  const tokenHash = digestOf(token);
  const [row] = await readUser(db, {
    tokenHash,
    now: now.toISOString(),
    idleSince: idleSince(now).toISOString(),
  });
  if (!row || !sameDigest(row.secretHash, digestOf(secret))) return null;
  const seenBefore = new Date(now.getTime() - touchEveryMs);
  if (row.lastSeenAt < seenBefore) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)))
      .catch((error: unknown) => {
        // a read-only database does not sign users out
        if (!isReadOnly(error)) throw error;
      });
  }
  const { userId, phone, enterpriseId, role } = row;
  return { userId, phone, enterpriseId, role };
};

/** Revokes the session of a secret; returns its user. */
export const closeSession = async (db: Database, secret: string | undefined): Promise<{ userId: string } | null> => {
  if (!secret) return null;
  const [closed] = await db
    .delete(sessions)
    .where(eq(sessions.secretHash, digestOf(secret)))
    .returning({ userId: sessions.userId });
  return closed ?? null;
};

/** Revokes a user's sessions because of another password, except the session of this secret. */
export const closeSessionsOf = async (
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> => {
  const spared = except === undefined ? undefined : ne(sessions.secretHash, digestOf(except));
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), spared))
    .returning({ secretHash: sessions.secretHash });
  const ended = closed.map(({ secretHash }) => ({ secretHash, endedAt: clock.now() }));
  if (ended.length > 0) await db.insert(sessionsEndedByPassword).values(ended);
};

/** Whether the session of a secret was ended by a change of the password. */
export const wasEndedByPassword = async (db: Database, secret: string | undefined): Promise<boolean> =>
  secret !== undefined &&
  (await db.$count(sessionsEndedByPassword, eq(sessionsEndedByPassword.secretHash, digestOf(secret)))) > 0;

/** Deletes records of sessions that would have expired by now. */
export const cleanUpEndedSessions = async (db: Database, now: Date): Promise<void> => {
  await db.delete(sessionsEndedByPassword).where(lt(sessionsEndedByPassword.endedAt, new Date(now.getTime() - lifeMs)));
};

/** How long after a sign-in its session proves its user's identity (ASVS 5.0, 7.5.1). */
export const freshMs = 10 * 60_000;

/** Whether its owner opened the session of this secret by their own proof, minutes ago. */
export const isFresh = async (
  { db, clock }: { db: Database; clock: Clock },
  secret: string | undefined,
): Promise<boolean> =>
  secret !== undefined &&
  (await db.$count(
    sessions,
    and(
      eq(sessions.secretHash, digestOf(secret)),
      inArray(sessions.openedBy, ['smsCode', 'passwordReset']),
      gt(sessions.createdAt, new Date(clock.now().getTime() - freshMs)),
    ),
  )) > 0;
