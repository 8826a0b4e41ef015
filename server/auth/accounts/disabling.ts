import { eq } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { siteTickets, users } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import { deleteLogins } from '#server/auth/password/remembered.ts';
import { endKeysOf } from '#server/enterprise/members/keysInForce.ts';
import { askDeciders } from '#server/orders/approvals/askDeciders.ts';
import { closeOtherSessions } from '#server/auth/signedInDevices.ts';

type CommandContext = Pick<Context, 'db' | 'clock' | 'caller'>;
type User = typeof users.$inferSelect;

/** Finds the account of a phone and, in a transaction, locks its row; rejects an unknown phone. */
export const accountByPhone = async (db: Database, phone: string): Promise<User> => {
  const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update');
  if (!user) throw new ApiError(codes.notFound, messages.accountMissing);
  return user;
};

/** Ends all sessions, remembered logins and tickets of a user; returns the number of sessions. Pass a transaction. */
export const endSessions = async (context: CommandContext, userId: string): Promise<number> => {
  const ended = await closeOtherSessions(context.db, userId, null);
  await deleteLogins(context.db, userId);
  await context.db.delete(siteTickets).where(eq(siteTickets.userId, userId));
  if (ended > 0) await audit({ ...context, user: { userId } }, 'session.revoked', { sessions: ended, by: 'operator' });
  return ended;
};

/**
 * Disables an account until it is enabled again; its orders remain, API keys that it created end permanently, and other
 * colleagues are asked for the approvals that waited for it. Pass a transaction.
 */
export const disableAccount = async (context: CommandContext, phone: string, reason: string): Promise<number> => {
  const { id: userId, enterpriseId } = await accountByPhone(context.db, phone);
  const disabled = { disabledAt: context.clock.now(), disabledReason: reason };
  await context.db.update(users).set(disabled).where(eq(users.id, userId));
  await audit({ ...context, user: { userId } }, 'account.disabled', { reason });
  await endKeysOf(context, userId);
  // those who decide in their place
  if (enterpriseId !== null) await askDeciders(context.db, context.clock.now(), enterpriseId);
  return endSessions(context, userId);
};

/** Enables a disabled account; returns false if it was not disabled. Pass a transaction. */
export const enableAccount = async (context: CommandContext, phone: string): Promise<boolean> => {
  const { id: userId, disabledAt } = await accountByPhone(context.db, phone);
  if (!disabledAt) return false;
  await context.db.update(users).set({ disabledAt: null, disabledReason: null }).where(eq(users.id, userId));
  await audit({ ...context, user: { userId } }, 'account.enabled');
  return true;
};
