import { and, eq } from 'drizzle-orm';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { placedStatus } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { nextStatus } from '#machines/orders/orderLife.ts';
import { orderFees, orders } from '#service/db/schema/orders.ts';
import { orderFrom } from '#service/booking/orderChecks.ts';
import { tradeMessages } from './messages.ts';
import { lockOrders, applyToLocked } from './orderCommands.ts';
import { traitsOf } from './orderTraits.ts';
import type { Placing } from '#service/booking/placeOrder.ts';
import { agreeByOrder, contentRow, storeFees, orderOnce } from '#service/booking/placeOrder.ts';
import { pricedOrder } from '#service/booking/orderPricing.ts';

const command = 'order.amended';

const ownOrder = async ({ db, user }: Placing, orderNo: string) => {
  const own = and(eq(orders.orderNo, orderNo), eq(orders.userId, user.userId));
  const [locked] = await lockOrders(db, own, 1);
  const [stored] = await db.select({ content: orders.content, cancelsAt: orders.cancelsAt }).from(orders).where(own);
  if (!locked || !stored) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  return { ...locked, ...stored };
};

const amendOnce = async (
  context: Placing,
  orderNo: string,
  order: Order,
  expectedTotals: readonly Total[],
): Promise<PlacedOrder> => {
  const { db } = context;
  const { content, cancelsAt, ...locked } = await ownOrder(context, orderNo);
  if (nextStatus(locked.status, command, traitsOf(locked)) === undefined)
    throw new ApiError(codes.conflict, tradeMessages.wrongMoment(locked.line, locked.status, command));
  if (order.line !== locked.line || order.offerId !== content.offerId)
    throw new ApiError(codes.badInput, tradeMessages.amendsAnother);
  const priced = await pricedOrder(context, order, expectedTotals, content);
  const { unverified } = await agreeByOrder(context, order);
  await db.update(orders).set(contentRow(priced)).where(eq(orders.orderNo, orderNo));
  await db.delete(orderFees).where(eq(orderFees.orderNo, orderNo));
  await storeFees(db, orderNo, priced.fees);
  const [moved] = await applyToLocked(
    context,
    [{ ...locked, dangerous: priced.dangerous, reviewReasons: priced.reviewReasons }],
    command,
    '',
  );
  const status = placedStatus.parse(moved?.status);
  const deadline = unverified ? (cancelsAt?.toISOString() ?? null) : null;
  return { orderNo, status, totals: priced.totals, cancelsAt: deadline };
};

/**
 * Replaces the content of a user's order, exactly once per key, at current prices; the order's life starts again.
 * Rejects it after space is released, and for another service or quote than the order's own.
 */
export const amendOrder = (
  context: Placing,
  { orderNo, order: form, expectedTotals }: { orderNo: string; order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allServices[form.line], form);
  const content = { amends: orderNo, order, expectedTotals };
  return orderOnce(context, content, (placing) => amendOnce(placing, orderNo, order, expectedTotals));
};
