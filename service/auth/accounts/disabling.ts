import { eq } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { siteTickets, users } from '#service/db/schema/identity.ts';
import { messages } from '#service/http/messages.ts';
import { forgetLogins } from '#service/auth/password/remembered.ts';
import { closeOtherSessions } from '#service/auth/signedInDevices.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'caller'>;
type User = typeof users.$inferSelect;

/** The account of a phone, its row taken where a transaction is given; refused where there is none. */
export const accountByPhone = async (db: Database, phone: string): Promise<User> => {
  const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update');
  if (!user) throw new Refusal(codes.notFound, messages.accountMissing);
  return user;
};

/** Ends all sessions, remembered logins and tickets of a user; answers how many sessions there were. Give it a transaction. */
export const endSessions = async (acting: Acting, userId: string): Promise<number> => {
  const ended = await closeOtherSessions(acting.db, userId, null);
  await forgetLogins(acting.db, userId);
  await acting.db.delete(siteTickets).where(eq(siteTickets.userId, userId));
  if (ended > 0) await audit({ ...acting, user: { userId } }, 'session.revoked', { sessions: ended, by: 'operator' });
  return ended;
};

/** Keeps an account from being used in any way until it is enabled; its orders stay. Give it a transaction. */
export const disableAccount = async (acting: Acting, phone: string, reason: string): Promise<number> => {
  const { id: userId } = await accountByPhone(acting.db, phone);
  const disabled = { disabledAt: acting.clock.now(), disabledReason: reason };
  await acting.db.update(users).set(disabled).where(eq(users.id, userId));
  await audit({ ...acting, user: { userId } }, 'account.disabled', { reason });
  return endSessions(acting, userId);
};

/** Lets a disabled account be used again; answers false where it was not disabled. Give it a transaction. */
export const enableAccount = async (acting: Acting, phone: string): Promise<boolean> => {
  const { id: userId, disabledAt } = await accountByPhone(acting.db, phone);
  if (!disabledAt) return false;
  await acting.db.update(users).set({ disabledAt: null, disabledReason: null }).where(eq(users.id, userId));
  await audit({ ...acting, user: { userId } }, 'account.enabled');
  return true;
};
