import { and, eq, sql } from 'drizzle-orm';
import { codes, Refusal } from '#contract/refusal.ts';
import { limits } from '#contract/limits.ts';
import type { FclOrder, PlacedOrder } from '#contract/order.ts';
import { pricedBookingOf, shippingProtocolVersion } from '#contract/order.ts';
import type { Fee, Total } from '#contract/rules/price.ts';
import { feesOf, sameTotals, totalsOf } from '#contract/rules/price.ts';
import { firstStatus } from '#machines/orderLife.ts';
import { audit } from '../audit.ts';
import type { Context, SignedInUser } from '../context.ts';
import type { Database } from '../db/database.ts';
import { enterprises } from '../db/schema/identity.ts';
import { fclOrders, orderFees } from '../db/schema/orders.ts';
import { limitCalls } from '../rates.ts';
import { chinaDayOf, daysLater } from './chinaTime.ts';
import { closingOf } from './cutOffs.ts';
import { refuseUnacceptable } from './dangerousGoods.ts';
import { contentHashOf, onceByKey } from './idempotency.ts';
import { refuseUnknownCodes } from './knownCodes.ts';
import { tradeMessages } from './messages.ts';
import { beginTimeline } from './moving.ts';
import type { ScheduledSailing } from './sailings.ts';
import { sailingById } from './sailings.ts';
import { tariffsOf } from './tariff.ts';

type Placing = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'idempotencyKey'>;

const ordersAMinute = 30;

const isDangerous = (order: FclOrder) => order.cargo.some(({ dangerous }) => dangerous !== null);

const openSailingOf = async (db: Database, order: FclOrder, now: Date): Promise<ScheduledSailing> => {
  const sailing = await sailingById(db, order.sailingId);
  if (!sailing) throw new Refusal(codes.notFound, tradeMessages.sailingUnknown);
  const closing = closingOf(sailing, isDangerous(order));
  if (closing.at <= now) throw new Refusal(codes.sailingClosed, tradeMessages.sailingClosed(closing.nameZh));
  return sailing;
};

const feesInForce = async (
  db: Database,
  order: FclOrder,
  sailing: ScheduledSailing,
  expected: readonly Total[],
  now: Date,
) => {
  const tariff = (await tariffsOf(db, [sailing], now)).get(sailing.id);
  if (!tariff) throw new Refusal(codes.sailingClosed, tradeMessages.sailingUnknown);
  const fees = feesOf(tariff.lines, pricedBookingOf(order));
  const totals = totalsOf(fees);
  if (!sameTotals(totals, expected)) throw new Refusal(codes.priceChanged, tradeMessages.priceChanged);
  return { fees, totals };
};

/** Records the consent that comes with an order; answers whether the enterprise's orders need its verification. */
const agreeByOrder = async (context: Placing, version: string): Promise<{ unverified: boolean }> => {
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

/** `FCL`, the day as yyMMdd, and a number of at least six digits that counts all orders. */
const numbered = (now: Date) =>
  sql`${`FCL${chinaDayOf(now).slice(2).replaceAll('-', '')}`} || to_char(nextval('order_numbers'), 'FM9999999000000')`;

const keepOrder = async (
  db: Database,
  order: Omit<typeof fclOrders.$inferInsert, 'orderNo'>,
  fees: readonly Fee[],
): Promise<string> => {
  const [kept] = await db
    .insert(fclOrders)
    .values({ ...order, orderNo: numbered(order.placedAt) })
    .returning({ orderNo: fclOrders.orderNo });
  if (!kept) throw new Error('the order was not written');
  await db.insert(orderFees).values(fees.map((fee, position) => ({ orderNo: kept.orderNo, position, ...fee })));
  await beginTimeline(db, { ...order, orderNo: kept.orderNo });
  return kept.orderNo;
};

const placeOnce = async (context: Placing, order: FclOrder, expectedTotals: readonly Total[]): Promise<PlacedOrder> => {
  const { db, clock, user } = context;
  const now = clock.now();
  if (order.protocolVersion !== shippingProtocolVersion)
    throw new Refusal(codes.conflict, tradeMessages.protocolOutdated);
  await refuseUnknownCodes(db, order);
  const sailing = await openSailingOf(db, order, now);
  await refuseUnacceptable(db, order.cargo, sailing);
  const { fees, totals } = await feesInForce(db, order, sailing, expectedTotals, now);

  await limitCalls(db, now, [{ key: `order:${user.userId}`, max: ordersAMinute, seconds: 60 }]);
  const { unverified } = await agreeByOrder(context, order.protocolVersion);
  const status = firstStatus({ dangerous: isDangerous(order) });
  const cancelsAt = unverified ? daysLater(now, limits.orderUnverifiedDays) : null;
  const row = {
    userId: user.userId,
    enterpriseId: user.enterpriseId,
    status,
    placedAt: now,
    cancelsAt,
    sailingId: sailing.id,
    carrierCode: sailing.carrierCode,
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    orgPortCode: sailing.orgPortCode,
    orgPort: sailing.orgPort,
    dstPortCode: sailing.dstPortCode,
    dstPort: sailing.dstPort,
    estimatedTimeOfDeparture: sailing.departsAt,
    estimatedTimeOfArrival: sailing.arrivesAt,
    totals,
    content: order,
  };
  const orderNo = await keepOrder(db, row, fees);
  await audit(context, 'order.placed', { orderNo });
  return { orderNo, status, totals, cancelsAt: cancelsAt?.toISOString() ?? null };
};

/** Places an order exactly once per user and key, priced by the tariff of this moment; refusals leave nothing behind. */
export const placeOrder = (
  context: Placing,
  { order, expectedTotals }: { order: FclOrder; expectedTotals: Total[] },
): Promise<PlacedOrder> =>
  context.db.transaction((tx) => {
    const claim = {
      userId: context.user.userId,
      key: context.idempotencyKey,
      contentHash: contentHashOf({ order, expectedTotals }),
    };
    return onceByKey(tx, claim, context.clock.now(), () => placeOnce({ ...context, db: tx }, order, expectedTotals));
  });
