import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { isUsable } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';

/**
 * Locks users, in one order. Rows that refer to them do not wait: who holds a company records who acted on it, and this
 * transaction may then wait for that company.
 */
export const lockUsers = (db: Database, ids: readonly string[]): Promise<(typeof users.$inferSelect)[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');

/** Locks a company while its members change; orders that refer to it do not wait. Lock users before, never after. */
export const lockMembers = async (db: Database, enterpriseId: string) => {
  const [company] = await db
    .select({ id: enterprises.id, auditStatus: enterprises.auditStatus })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId))
    .for('no key update');
  return company;
};

/** Whether a company has another owner who can sign in and stays. */
export const hasOtherOwner = async (db: Database, enterpriseId: string, userId: string): Promise<boolean> => {
  const owner = and(eq(users.enterpriseId, enterpriseId), ne(users.id, userId), eq(users.companyRole, 'owner'));
  return (await db.$count(users, and(owner, isUsable, isNull(users.closesAt)))) > 0;
};

/** The number of colleagues whom a user would leave without an owner. */
export const leftWithoutOwner = async (db: Database, userId: string): Promise<number> => {
  const [own] = await db.select().from(users).where(eq(users.id, userId));
  if (!own || own.enterpriseId === null || own.companyRole !== 'owner') return 0;
  if (await hasOtherOwner(db, own.enterpriseId, userId)) return 0;
  const others = and(eq(users.enterpriseId, own.enterpriseId), ne(users.id, userId));
  return db.$count(users, and(others, isNull(users.closedAt)));
};
