import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { readMessages, sendMessage } from '#contract/conversation/customerCalls.ts';
import type { Thread } from '#contract/conversation/thread.ts';
import { deskStatuses } from '#contract/orders/orderStatus.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { messages } from '#server/db/schema/conversation.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { firstUnread, markRead, storeMessage, timeOf } from './sending.ts';
import type { Of } from './threads.ts';
import { isOf, threadOfCustomer } from './threads.ts';

type Calling = Context<SignedInUser>;

const ofOrder = (orderNo: string): Of => ({ about: 'order', subject: orderNo });

/** An order of the user's company that the desk can see: one that waits for approval has no conversation. */
const isOwn = (orderNo: string, viewer: Viewer): SQL | undefined =>
  and(eq(orders.orderNo, orderNo), visibleTo(orders, viewer), inArray(orders.status, [...deskStatuses]));

/** Rejects an order of another company, or that the desk cannot see. */
export const rejectUnknown = async ({ db, user }: Pick<Calling, 'db' | 'user'>, orderNo: string): Promise<Of> => {
  if ((await db.$count(orders, isOwn(orderNo, user))) === 0)
    throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  return ofOrder(orderNo);
};

/** Stores a customer's message about an order in any status; it becomes a task of the desk. */
export const sendOfCustomer = (
  context: Calling,
  { orderNo, text, files }: ParsedInputOf<typeof sendMessage>,
): Promise<Thread> =>
  context.db.transaction(async (tx) => {
    const { user } = context;
    const [order] = await lockOrders(tx, isOwn(orderNo, user), 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    const inside = { ...context, db: tx };
    const writer = { side: 'customer', userId: user.userId } as const;
    const id = await storeMessage(inside, ofOrder(orderNo), writer, { text, files, audience: 'customer' });
    if (id !== undefined) await audit(inside, 'message.sent', { orderNo, message: id });
    return threadOfCustomer(tx, ofOrder(orderNo));
  });

/** Marks the desk's messages of an order as seen, up to one of them. */
export const readOfCustomer = async (
  context: Pick<Calling, 'db' | 'clock' | 'user'>,
  { orderNo, last }: ParsedInputOf<typeof readMessages>,
): Promise<null> => {
  const of = await rejectUnknown(context, orderNo);
  const until = await timeOf(context.db, of, last);
  if (until) await markRead(context.db, of, 'customer', { until, now: context.clock.now() });
  return null;
};

type Told = Pick<typeof orders.$inferSelect, 'orderNo' | 'userId' | 'enterpriseId' | 'line'>;

/** The owner of an order, and the colleagues who wrote in its conversation. */
const readersOf = async (db: Database, { orderNo, userId, enterpriseId }: Told): Promise<string[]> => {
  if (enterpriseId === null) return [userId];
  const writers = await db
    .selectDistinct({ userId: users.id })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(and(isOf(ofOrder(orderNo)), isNotNull(messages.userId), eq(users.enterpriseId, enterpriseId)));
  return [...new Set([userId, ...writers.map((writer) => writer.userId)])];
};

/**
 * Queues the notification of the desk's new message to an order's customer, by each user's settings: only one until the
 * messages are seen.
 */
export const tellCustomer = async (db: Database, order: Told, excerpt: string, now: Date): Promise<void> => {
  const { orderNo } = order;
  const run = await firstUnread(db, ofOrder(orderNo), 'desk');
  const [stored] = await db.select({ routeZh: orders.routeZh }).from(orders).where(eq(orders.orderNo, orderNo));
  if (run === undefined || !stored) return;
  const readers = await readersOf(db, order);
  const facts = { note: excerpt };
  await queueNotifications(
    db,
    now,
    readers.map((userId) =>
      occurrenceOf(
        { ...order, ...stored, userId },
        { orderNo, kind: 'message.received', position: `${run}:${userId}`, facts },
        now,
      ),
    ),
  );
};
