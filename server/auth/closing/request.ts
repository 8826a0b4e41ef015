import { eq } from 'drizzle-orm';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import { siteTickets, users } from '#server/db/schema/identity.ts';
import { deleteLogins } from '#server/auth/password/remembered.ts';
import { workingEveningAfter } from '#server/services/deadlines.ts';
import { closeOtherSessions } from '#server/auth/signedInDevices.ts';
import { queueNotice } from '#server/auth/sms/notices.ts';
import { lockMembers, lockUsers } from '#server/enterprise/members/owners.ts';
import { closingMessages } from './messages.ts';
import { isBlocked, obstaclesOf } from './obstacles.ts';

type CommandContext = Pick<Context, 'db' | 'clock' | 'caller' | 'hotline'>;

/**
 * Accepts an owner's request to close the account; returns the latest time of closing. All other sessions and
 * remembered logins end at once. Rejects while orders are open. Pass a transaction.
 */
export const requestClosing = async (
  context: CommandContext,
  userId: string,
  { exceptSession }: { exceptSession: string | null },
): Promise<Date> => {
  const { db, clock } = context;
  // serialises with a concurrent order
  const [user] = await lockUsers(db, [userId]);
  if (!user || user.closedAt) throw new ApiError(codes.notFound, closingMessages.accountMissing);
  if (user.closesAt) return user.closesAt;
  if (user.enterpriseId !== null) await lockMembers(db, user.enterpriseId);
  if (isBlocked(await obstaclesOf(db, userId))) throw new ApiError(codes.conflict, closingMessages.blocked);
  const closesAt = workingEveningAfter(clock.now(), accountClosing.workingDays);
  await db.update(users).set({ closingRequestedAt: clock.now(), closesAt }).where(eq(users.id, userId));
  await closeOtherSessions(db, userId, exceptSession);
  await deleteLogins(db, userId);
  await db.delete(siteTickets).where(eq(siteTickets.userId, userId));
  await audit({ ...context, user: { userId } }, 'closing.requested', { closesAt: closesAt.toISOString() });
  await queueNotice(context, { userId, phone: user.phone }, 'closing_requested', closesAt);
  return closesAt;
};

/** Cancels the request; returns whether there was one. Pass a transaction. */
export const cancelClosing = async (context: CommandContext, userId: string): Promise<boolean> => {
  const { db } = context;
  const [user] = await lockUsers(db, [userId]);
  if (!user?.closesAt || user.closedAt) return false;
  await db.update(users).set({ closingRequestedAt: null, closesAt: null }).where(eq(users.id, userId));
  await audit({ ...context, user: { userId } }, 'closing.cancelled');
  await queueNotice(context, { userId, phone: user.phone }, 'closing_cancelled');
  return true;
};
