import { eq, lt } from 'drizzle-orm';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { siteTickets, users } from '#server/db/schema/identity.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';

const lifeMs = 60_000;

/** Issues a one-time ticket of 60 s that signs in this phone's owner; null if there is no such account. */
export const issueSiteTicket = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  phone: string,
): Promise<string | null> => {
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.phone, phone));
  if (!user) return null;
  const ticket = randomToken(256);
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db.insert(siteTickets).values({ ticketHash: digestOf(ticket), userId: user.userId, expiresAt });
  return ticket;
};

/** Uses up a ticket and returns its user; null if it is unknown, used or expired. Pass a transaction. */
export const consumeSiteTicket = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ticket: string,
): Promise<{ userId: string; name: string } | null> => {
  const ofTicket = eq(siteTickets.ticketHash, digestOf(ticket));
  // locks the account before the ticket, as disabling and closing do, to avoid a deadlock
  const [owner] = await db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .innerJoin(siteTickets, eq(siteTickets.userId, users.id))
    .where(ofTicket)
    .for('share', { of: users });
  const [consumed] = await db.delete(siteTickets).where(ofTicket).returning();
  return owner && consumed && consumed.expiresAt > clock.now() ? owner : null;
};

/** Deletes expired tickets. */
export const cleanUpSiteTickets = async (db: Database, now: Date): Promise<void> => {
  await db.delete(siteTickets).where(lt(siteTickets.expiresAt, now));
};
