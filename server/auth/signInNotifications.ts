import { and, eq, sql } from 'drizzle-orm';
import { deviceName } from '#server/app/pages/format.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { queueNotifications } from '#server/notifications/queue.ts';

/** A device without a sign-in for this long counts as new. */
const rememberedMs = 90 * 86_400_000;

/** Queues a message if the account was used before, but not from this device within 90 days. Call it before the sign-in is audited. */
export const notifyNewDevice = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  userId: string,
): Promise<void> => {
  const now = clock.now();
  // as the audit log stores it
  const device = caller.userAgent.slice(0, 200);
  const since = sql`${new Date(now.getTime() - rememberedMs).toISOString()}::timestamptz`;
  const isThis = sql<boolean | null>`bool_or(${auditEntries.device} = ${device} and ${auditEntries.at} > ${since})`;
  const [past] = await db
    .select({ isKnown: isThis })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), eq(auditEntries.event, 'session.opened')));
  // null: this is the first sign-in
  if (past?.isKnown !== false) return;
  const at = now.toISOString();
  const facts = { at, device: deviceName(device) };
  await queueNotifications(db, now, [
    { userId, kind: 'signIn.newDevice', key: `signIn.newDevice:${userId}:${at}`, facts },
  ]);
};

/** Queues the message about a changed or reset password. Pass the transaction of the change. */
export const notifyPasswordChanged = (db: Database, now: Date, userId: string): Promise<void> => {
  const at = now.toISOString();
  return queueNotifications(db, now, [
    { userId, kind: 'password.changed', key: `password.changed:${userId}:${at}`, facts: { at } },
  ]);
};
