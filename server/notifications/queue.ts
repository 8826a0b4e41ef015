import { eq, inArray } from 'drizzle-orm';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { countCall } from '#server/auth/rateLimiter.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { emailAddresses, notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Channel, NotificationFacts, NotificationKind } from './kinds.ts';
import { channels, defaultOf } from './kinds.ts';

/** An event of which a user is notified; the key identifies the event, so that it is queued once. */
export interface Occurrence {
  userId: string;
  key: string;
  kind: NotificationKind;
  facts: NotificationFacts;
}

const smsADay = 30;
const daySeconds = 86_400;

/** Queues the messages of events by the channels that each user has chosen. Pass the transaction of the event. */
export const queueNotifications = async (
  db: Database,
  now: Date,
  occurrences: readonly Occurrence[],
): Promise<void> => {
  if (occurrences.length === 0) return;
  const userIds = [...new Set(occurrences.map(({ userId }) => userId))];
  // a row for each choice of a user, or one without
  const recipients = await db
    .select({
      userId: users.id,
      sms: users.phone,
      email: emailAddresses.verified,
      closedAt: users.closedAt,
      choice: notificationChoices,
    })
    .from(users)
    .leftJoin(emailAddresses, eq(emailAddresses.userId, users.id))
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(inArray(users.id, userIds));
  const isWanted = (userId: string, kind: NotificationKind, channel: Channel): boolean => {
    const standard = defaultOf(kind, channel);
    const chosen = recipients.find(
      (one) => one.userId === userId && one.choice?.kind === kind && one.choice.channel === channel,
    );
    return standard !== undefined && (chosen?.choice?.isWanted ?? standard);
  };
  const rows: (typeof notifications.$inferInsert)[] = [];
  for (const { userId, key, kind, facts } of occurrences) {
    const recipient = recipients.find((one) => one.userId === userId && one.closedAt === null);
    for (const channel of channels) {
      const to = recipient?.[channel];
      if (!to || !isWanted(userId, kind, channel)) continue;
      rows.push({
        key,
        channel,
        userId,
        kind,
        recipient: to,
        facts,
        status: 'waiting',
        attempts: 0,
        nextAt: now,
        queuedAt: now,
      });
    }
  }
  if (rows.length === 0) return;
  const { id, channel, userId } = notifications;
  const queued = await db.insert(notifications).values(rows).onConflictDoNothing().returning({ id, channel, userId });
  // an event that is queued again sends nothing, so it does not count
  for (const sms of queued.filter((row) => row.channel === 'sms')) {
    const limit = { key: `sms:notification:user:${sms.userId}:day`, max: smsADay, seconds: daySeconds };
    if ((await countCall(db, now, [limit])) > 0) await db.delete(notifications).where(eq(id, sms.id));
  }
};

/** An event of an order; `position` distinguishes repeated events. */
export interface OrderOccurrence {
  orderNo: string;
  kind: NotificationKind;
  position: string;
  facts: NotificationFacts;
}

/** An event of an order for its owner. */
export const occurrenceOf = (
  { orderNo, userId, line, routeZh }: Pick<typeof orders.$inferSelect, 'orderNo' | 'userId' | 'line' | 'routeZh'>,
  { kind, position, facts }: OrderOccurrence,
  now: Date,
): Occurrence => {
  const all = { orderNo, serviceZh: allServices[line].nameZh, routeZh, at: now.toISOString(), ...facts };
  return { userId, kind, key: `${kind}:${orderNo}:${position}`, facts: all };
};

/** Queues the messages of events of orders to their owners. Pass the transaction of the event. */
export const queueOrderNotifications = async (
  db: Database,
  now: Date,
  occurrences: readonly OrderOccurrence[],
): Promise<void> => {
  if (occurrences.length === 0) return;
  const numbers = [...new Set(occurrences.map(({ orderNo }) => orderNo))];
  const rows = await db
    .select({ orderNo: orders.orderNo, userId: orders.userId, line: orders.line, routeZh: orders.routeZh })
    .from(orders)
    .where(inArray(orders.orderNo, numbers));
  await queueNotifications(
    db,
    now,
    occurrences.flatMap((occurrence) => {
      const order = rows.find(({ orderNo }) => orderNo === occurrence.orderNo);
      return order ? [occurrenceOf(order, occurrence, now)] : [];
    }),
  );
};
