import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { firstStatus, openStatuses } from '#machines/orders/orderLife.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { enterprises, users } from '#service/db/schema/identity.ts';
import { orderFees, orders } from '#service/db/schema/orders.ts';
import { messages } from '#service/http/messages.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#service/support/chinaTime.ts';
import { orderFrom } from './orderChecks.ts';
import { contentHashOf, onceByKey } from './idempotency.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { beginTimeline } from '#service/orders/orderCommands.ts';
import { kindOf } from '#service/orders/orderTraits.ts';
import type { PricedOrder } from './orderPricing.ts';
import { pricedOrder } from './orderPricing.ts';

export type Placing = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'idempotencyKey'>;

const ordersAMinute = 30;

/** Lets a user place and amend so many orders a minute. */
export const limitOrders = ({ db, clock, user }: Placing): Promise<void> =>
  limitCalls(db, clock.now(), [{ key: `order:${user.userId}`, max: ordersAMinute, seconds: 60 }]);

const refuseTooManyOpen = async ({ db, user }: Placing): Promise<void> => {
  const open = and(eq(orders.userId, user.userId), inArray(orders.status, [...openStatuses]));
  const [counted] = await db.select({ open: count() }).from(orders).where(open);
  if ((counted?.open ?? 0) >= limits.openOrdersMax)
    throw new Refusal(codes.conflict, tradeMessages.tooManyOpen(limits.openOrdersMax));
};

/** Records the consent that comes with an order; answers whether the enterprise's orders need its verification. */
export const agreeByOrder = async (context: Placing, version: string): Promise<{ unverified: boolean }> => {
  const { db, clock, user } = context;
  if (user.enterpriseId === null) return { unverified: false };
  const agreed = await db
    .update(enterprises)
    .set({ shippingProtocolVersion: version, shippingProtocolAgreedAt: clock.now() })
    .where(
      and(
        eq(enterprises.id, user.enterpriseId),
        sql`${enterprises.shippingProtocolVersion} is distinct from ${version}`,
      ),
    )
    .returning({ id: enterprises.id });
  if (agreed.length > 0) await audit(context, 'protocol.agreed', { version });
  const [enterprise] = await db
    .select({ auditStatus: enterprises.auditStatus })
    .from(enterprises)
    .where(eq(enterprises.id, user.enterpriseId));
  return { unverified: enterprise?.auditStatus !== 'PASS' };
};

/** The line's letters, the day as yyMMdd, and a number of at least six digits that counts all orders. */
const numbered = (line: ServiceLine, now: Date) =>
  sql`${`${allLines[line].prefix}${chinaDayOf(now).slice(2).replaceAll('-', '')}`} || to_char(nextval('order_numbers'), 'FM9999999000000')`;

/** What of an order a row holds besides who placed it and when. */
export const contentRow = ({ order, offer, totals, dangerous, routeZh, carriageZh }: PricedOrder) => ({
  isDangerous: dangerous,
  offerId: offer.id,
  routeZh,
  carriageZh,
  departsAt: offer.sailing && new Date(offer.sailing.estimatedTimeOfDeparture),
  totals,
  content: order,
  offer,
});

/** Writes the fee lines of an order. */
export const keepFees = async (db: Database, orderNo: string, fees: readonly Fee[]): Promise<void> => {
  if (fees.length > 0) await db.insert(orderFees).values(fees.map((fee, position) => ({ orderNo, position, ...fee })));
};

const keepOrder = async (
  db: Database,
  row: Omit<typeof orders.$inferInsert, 'orderNo'>,
  fees: readonly Fee[],
): Promise<string> => {
  const [kept] = await db
    .insert(orders)
    .values({ ...row, orderNo: numbered(row.line, row.placedAt) })
    .returning({ orderNo: orders.orderNo });
  if (!kept) throw new Error('the order was not written');
  await keepFees(db, kept.orderNo, fees);
  await beginTimeline(db, { ...row, orderNo: kept.orderNo });
  return kept.orderNo;
};

/** An account that is being closed takes no new orders; a request to close it waits for the order, or is waited for. */
const refuseClosing = async ({ db, user }: Placing): Promise<void> => {
  const [owner] = await db
    .select({ closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, user.userId))
    .for('share');
  if (owner?.closesAt) throw new Refusal(codes.accountClosing, messages.accountClosing);
};

const placeOnce = async (context: Placing, order: Order, expectedTotals: readonly Total[]): Promise<PlacedOrder> => {
  const { db, clock, user } = context;
  const now = clock.now();
  const priced = await pricedOrder(context, order, expectedTotals);
  await limitOrders(context);
  await refuseTooManyOpen(context);
  await refuseClosing(context);
  const { unverified } = await agreeByOrder(context, order.protocolVersion);
  const { line } = order;
  const status = firstStatus(kindOf({ line, dangerous: priced.dangerous }));
  const cancelsAt = unverified ? daysLater(now, limits.orderUnverifiedDays) : null;
  const owner = { userId: user.userId, enterpriseId: user.enterpriseId };
  const row = { line, ...owner, status, placedAt: now, cancelsAt, ...contentRow(priced) };
  const orderNo = await keepOrder(db, row, priced.fees);
  await audit(context, 'order.placed', { orderNo });
  return { orderNo, status, totals: priced.totals, cancelsAt: cancelsAt?.toISOString() ?? null };
};

/** Places an order exactly once per user and key, priced by the tariff of this moment; refusals leave nothing behind. */
export const placeOrder = (
  context: Placing,
  { order: form, expectedTotals }: { order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allLines[form.line], form);
  return context.db.transaction((tx) => {
    const claim = {
      userId: context.user.userId,
      key: context.idempotencyKey,
      contentHash: contentHashOf({ order, expectedTotals }),
    };
    return onceByKey(tx, claim, context.clock.now(), () => placeOnce({ ...context, db: tx }, order, expectedTotals));
  });
};
