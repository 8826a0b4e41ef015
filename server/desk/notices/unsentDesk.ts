import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import * as contract from '#contract/desk/unsent.ts';
import { auditEach } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { isForStaff, notificationKinds } from '#server/notifications/kinds.ts';
import { staffKindZh } from '#server/notifications/staffTexts.ts';
import { retryNotifications } from '#server/notifications/send.ts';
import { handleDesk } from '#server/desk/deskContext.ts';

const unsent = async (db: Database): Promise<contract.UnsentMessage[]> => {
  const rows = await db
    .select({ message: notifications, name: users.name })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.userId))
    .where(and(ne(notifications.status, 'sent'), isNotNull(notifications.failure)))
    .orderBy(desc(notifications.queuedAt))
    .limit(contract.unsentMax);
  return rows.map(
    ({ message: { id, kind, channel, recipient, facts, status, attempts, queuedAt, nextAt, failure }, name }) => ({
      id,
      kindZh: isForStaff(kind) ? staffKindZh : notificationKinds[kind].nameZh,
      channel,
      recipient: channel === 'email' ? recipient : maskedPhone(recipient),
      name: name ?? facts.enquiryNo ?? '',
      orderNo: facts.orderNo ?? null,
      status: status === 'failed' ? 'failed' : 'waiting',
      attempts,
      queuedAt: queuedAt.toISOString(),
      nextAt: status === 'failed' ? null : nextAt.toISOString(),
      failure: failure ?? '',
    }),
  );
};

/** Messages to customers that were not sent, for clerks. */
export const unsentHandlers = [
  handleDesk(contract.unsentMessages, (_, { db }) => unsent(db)),
  handleDesk(contract.resendMessages, ({ ids }, context) =>
    context.db.transaction(async (tx) => {
      const queued = await retryNotifications(tx, context.clock.now(), ids);
      const entries = queued.map(({ userId, kind, channel }) => ({
        event: 'notification.resent' as const,
        userId,
        detail: { kind, channel, staff: context.staff.login },
      }));
      await auditEach({ ...context, db: tx }, entries);
      return { queued: queued.length };
    }),
  ),
];
