import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { deskSessionHours } from '#contract/desk/deskLimits.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { staff, staffSessions } from '#server/db/schema/desk.ts';
import type { Clock } from '#server/http/context.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import type { SignedInStaff } from '#server/desk/deskContext.ts';

/** Opens a session of a working day; stores only the digest of its secret. */
export const openStaffSession = async (
  { db, clock }: { db: Database; clock: Clock },
  staffId: string,
  device: string,
): Promise<{ secret: string; until: Date }> => {
  const createdAt = clock.now();
  const [secret, until] = [randomToken(256), hoursLater(createdAt, deskSessionHours)];
  const row = { secretHash: digestOf(secret), staffId, device: device.slice(0, 200), createdAt, expiresAt: until };
  await db.insert(staffSessions).values(row);
  return { secret, until };
};

/** The staff member of a current session; null for any other secret, and for a disabled person. */
export const staffOf = async (
  db: Database,
  clock: Clock,
  secret: string | undefined,
): Promise<SignedInStaff | null> => {
  if (!secret) return null;
  const [row] = await db
    .select({
      staffId: staff.id,
      login: staff.login,
      name: staff.name,
      role: staff.role,
      until: staffSessions.expiresAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.secretHash, digestOf(secret)),
        gt(staffSessions.expiresAt, clock.now()),
        isNull(staff.disabledAt),
      ),
    );
  return row ?? null;
};

/** Ends the session of a secret; returns its staff member. */
export const closeStaffSession = async (db: Database, secret: string | undefined): Promise<string | undefined> => {
  if (!secret) return undefined;
  const [closed] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.secretHash, digestOf(secret)))
    .returning({ staffId: staffSessions.staffId });
  return closed?.staffId;
};

/** Ends all sessions of a staff member. */
export const closeSessionsOfStaff = async (db: Database, staffId: string): Promise<void> => {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
};

/** Deletes expired sessions. */
export const cleanUpStaffSessions = async (db: Database, now: Date): Promise<void> => {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
};
