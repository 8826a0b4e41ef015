import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { firstStatus, openStatuses } from '#machines/orders/orderLife.ts';
import { queueOrderNotifications } from '#service/notifications/queue.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { enterprises, users } from '#service/db/schema/identity.ts';
import { orderFees, orders } from '#service/db/schema/orders.ts';
import { messages } from '#service/http/messages.ts';
import { rememberParties } from '#service/enterprise/addressBook.ts';
import { recordProtocolConsent } from '#service/enterprise/protocolConsent.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#service/support/chinaTime.ts';
import { orderFrom } from './orderChecks.ts';
import { contentHashOf, firstResponse, onceByKey } from './idempotency.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { beginTimeline } from '#service/orders/orderCommands.ts';
import { traitsOf } from '#service/orders/orderTraits.ts';
import type { PricedOrder } from './orderPricing.ts';
import { pricedOrder } from './orderPricing.ts';

export type Placing = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'idempotencyKey'>;

const ordersAMinute = 30;

/**
 * Places or amends an order exactly once per user and key. Attempts are limited before pricing and outside the
 * transaction, so that rejected ones count as well; a repeated key with a stored response is no attempt.
 */
export const orderOnce = async (
  context: Placing,
  content: unknown,
  place: (context: Placing) => Promise<PlacedOrder>,
): Promise<PlacedOrder> => {
  const { db, clock, user, idempotencyKey } = context;
  const claim = { userId: user.userId, key: idempotencyKey, contentHash: contentHashOf(content) };
  const first = await firstResponse(db, claim);
  if (first) return first;
  await limitCalls(db, clock.now(), [{ key: `order:${user.userId}`, max: ordersAMinute, seconds: 60 }]);
  return db.transaction((tx) => onceByKey(tx, claim, clock.now(), () => place({ ...context, db: tx })));
};

const rejectTooManyOpen = async ({ db, user }: Placing): Promise<void> => {
  const open = and(eq(orders.userId, user.userId), inArray(orders.status, [...openStatuses]));
  const [counted] = await db.select({ open: count() }).from(orders).where(open);
  if ((counted?.open ?? 0) >= limits.openOrdersMax)
    throw new ApiError(codes.conflict, tradeMessages.tooManyOpen(limits.openOrdersMax));
};

/** Records the consent that comes with an order; returns whether the enterprise's orders need its verification. */
export const agreeByOrder = async (
  context: Placing,
  { line, protocolVersion }: Pick<Order, 'line' | 'protocolVersion'>,
): Promise<{ unverified: boolean }> => {
  const { db, user } = context;
  if (user.enterpriseId === null) return { unverified: false };
  await recordProtocolConsent(context, user.enterpriseId, { version: protocolVersion, line });
  const [enterprise] = await db
    .select({ auditStatus: enterprises.auditStatus })
    .from(enterprises)
    .where(eq(enterprises.id, user.enterpriseId));
  return { unverified: enterprise?.auditStatus !== 'PASS' };
};

/** The service's prefix, the day as yyMMdd, and a number of at least six digits that counts all orders. */
const newOrderNo = (service: ServiceCode, now: Date) =>
  sql`${`${allServices[service].prefix}${chinaDayOf(now).slice(2).replaceAll('-', '')}`} || to_char(nextval('order_numbers'), 'FM9999999000000')`;

/** The columns of an order's content, without its owner and time. */
export const contentRow = ({ order, quote, totals, dangerous, reviewReasons, routeZh, carriageZh }: PricedOrder) => ({
  isDangerous: dangerous,
  reviewReasons,
  offerId: quote.id,
  routeZh,
  carriageZh,
  departsAt: quote.sailing && new Date(quote.sailing.estimatedTimeOfDeparture),
  totals,
  content: order,
  offer: quote,
});

/** Stores the fees of an order. */
export const storeFees = async (db: Database, orderNo: string, fees: readonly Fee[]): Promise<void> => {
  if (fees.length > 0) await db.insert(orderFees).values(fees.map((fee, position) => ({ orderNo, position, ...fee })));
};

const storeOrder = async (
  db: Database,
  row: Omit<typeof orders.$inferInsert, 'orderNo'>,
  fees: readonly Fee[],
): Promise<string> => {
  const [stored] = await db
    .insert(orders)
    .values({ ...row, orderNo: newOrderNo(row.line, row.placedAt) })
    .returning({ orderNo: orders.orderNo });
  if (!stored) throw new Error('the order was not written');
  await storeFees(db, stored.orderNo, fees);
  await beginTimeline(db, { ...row, orderNo: stored.orderNo });
  return stored.orderNo;
};

/** An account that is being closed accepts no new orders; a closing request and an order serialise here. */
const rejectClosing = async ({ db, user }: Placing): Promise<void> => {
  const [owner] = await db
    .select({ closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, user.userId))
    .for('share');
  if (owner?.closesAt) throw new ApiError(codes.accountClosing, messages.accountClosing);
};

const placeOnce = async (context: Placing, order: Order, expectedTotals: readonly Total[]): Promise<PlacedOrder> => {
  const { db, clock, user } = context;
  const now = clock.now();
  const priced = await pricedOrder(context, order, expectedTotals);
  await rejectTooManyOpen(context);
  await rejectClosing(context);
  const { unverified } = await agreeByOrder(context, order);
  const { line } = order;
  const status = firstStatus(traitsOf({ line, ...priced }));
  const cancelsAt = unverified ? daysLater(now, limits.orderUnverifiedDays) : null;
  const owner = { userId: user.userId, enterpriseId: user.enterpriseId };
  const row = { line, ...owner, status, placedAt: now, cancelsAt, ...contentRow(priced) };
  const orderNo = await storeOrder(db, row, priced.fees);
  await rememberParties(context, order);
  await queueOrderNotifications(db, now, [{ orderNo, kind: 'order.received', position: '', facts: {} }]);
  await audit(context, 'order.placed', { orderNo });
  return { orderNo, status, totals: priced.totals, cancelsAt: cancelsAt?.toISOString() ?? null };
};

/** Places an order exactly once per user and key, priced by the current tariff; rejections store nothing. */
export const placeOrder = (
  context: Placing,
  { order: form, expectedTotals }: { order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allServices[form.line], form);
  return orderOnce(context, { order, expectedTotals }, (placing) => placeOnce(placing, order, expectedTotals));
};
