import { eq, lt } from 'drizzle-orm';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { siteTickets, users } from '#service/db/schema/identity.ts';
import { digestOf, randomToken } from '#service/config/secrets.ts';

const lifeMs = 60_000;

/** A one-time ticket of 60 s with which this phone's owner arrives signed in; null where there is no such account. */
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

/** Uses a ticket up; returns whose it was, null for one that is unknown, used or over. Give it a transaction. */
export const redeemSiteTicket = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ticket: string,
): Promise<{ userId: string; name: string } | null> => {
  const ofTicket = eq(siteTickets.ticketHash, digestOf(ticket));
  // the account before the ticket, as disabling and closing an account take them: neither waits for the other in a circle
  const [owner] = await db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .innerJoin(siteTickets, eq(siteTickets.userId, users.id))
    .where(ofTicket)
    .for('share', { of: users });
  const [redeemed] = await db.delete(siteTickets).where(ofTicket).returning();
  return owner && redeemed && redeemed.expiresAt > clock.now() ? owner : null;
};

/** Drops tickets that ended unused. */
export const sweepSiteTickets = async (db: Database, now: Date): Promise<void> => {
  await db.delete(siteTickets).where(lt(siteTickets.expiresAt, now));
};
