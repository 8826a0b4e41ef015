import { and, eq, gt } from 'drizzle-orm';
import { deviceName } from '#service/app/pages/format.ts';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { auditEntries } from '#service/db/schema/identity.ts';
import { queueNotifications } from '#service/notifications/queue.ts';

/** A device that has not signed in for so long is new again. */
const rememberedMs = 90 * 86_400_000;

/** Queues a message if the account was used before, but not from this device within 90 days. Call it before the sign-in is audited. */
export const notifyNewDevice = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  userId: string,
): Promise<void> => {
  const now = clock.now();
  const signIns = and(
    eq(auditEntries.userId, userId),
    eq(auditEntries.event, 'session.opened'),
    gt(auditEntries.at, new Date(now.getTime() - rememberedMs)),
  );
  const [earlier] = await db.select({ at: auditEntries.at }).from(auditEntries).where(signIns).limit(1);
  if (!earlier) return;
  // as the audit log stores it
  const device = caller.userAgent.slice(0, 200);
  const [known] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(signIns, eq(auditEntries.device, device)))
    .limit(1);
  if (known) return;
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
