import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { idleSince } from './session.ts';

/** The sessions of a user that are neither idle nor over, the last used first. */
export const sessionsOf = (db: Database, clock: Clock, userId: string) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, clock.now()),
        gt(sessions.lastSeenAt, idleSince(clock.now())),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));

export type OpenSession = Awaited<ReturnType<typeof sessionsOf>>[number];

/** Revokes a user's sessions except the one with this token digest, or all for null; returns their number. */
export const closeOtherSessions = async (db: Database, userId: string, tokenHash: string | null): Promise<number> => {
  const spared = tokenHash === null ? undefined : ne(sessions.tokenHash, tokenHash);
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), spared))
    .returning({ tokenHash: sessions.tokenHash });
  return closed.length;
};

/** Revokes one session of a user by its token digest; returns whether there was one. */
export const revokeSession = async (db: Database, userId: string, tokenHash: string): Promise<boolean> => {
  const revoked = await db
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .returning({ tokenHash: sessions.tokenHash });
  return revoked.length > 0;
};
