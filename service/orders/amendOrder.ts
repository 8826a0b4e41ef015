import { and, eq } from 'drizzle-orm';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { placedStatus } from '#contract/orders/orderStatus.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { nextStatus } from '#machines/orders/orderLife.ts';
import { orderFees, orders } from '#service/db/schema/orders.ts';
import { orderFrom } from '#service/booking/orderChecks.ts';
import { contentHashOf, onceByKey } from '#service/booking/idempotency.ts';
import { tradeMessages } from './messages.ts';
import { lockOrders, moveLocked } from './orderCommands.ts';
import { kindOf } from './orderTraits.ts';
import type { Placing } from '#service/booking/placeOrder.ts';
import { agreeByOrder, contentRow, keepFees, limitOrders } from '#service/booking/placeOrder.ts';
import { pricedOrder } from '#service/booking/orderPricing.ts';

const act = 'order.amended';

const ownOrder = async ({ db, user }: Placing, orderNo: string) => {
  const own = and(eq(orders.orderNo, orderNo), eq(orders.userId, user.userId));
  const [locked] = await lockOrders(db, own, 1);
  const [kept] = await db.select({ content: orders.content, cancelsAt: orders.cancelsAt }).from(orders).where(own);
  if (!locked || !kept) throw new Refusal(codes.notFound, tradeMessages.orderUnknown);
  return { ...locked, ...kept };
};

const amendOnce = async (
  context: Placing,
  orderNo: string,
  order: Order,
  expectedTotals: readonly Total[],
): Promise<PlacedOrder> => {
  const { db } = context;
  const { content, cancelsAt, ...locked } = await ownOrder(context, orderNo);
  if (nextStatus(locked.status, act, kindOf(locked)) === undefined)
    throw new Refusal(codes.conflict, tradeMessages.wrongMoment(locked.line, locked.status, act));
  if (order.line !== locked.line || order.offerId !== content.offerId)
    throw new Refusal(codes.badInput, tradeMessages.amendsAnother);
  const priced = await pricedOrder(context, order, expectedTotals, content);
  await limitOrders(context);
  const { unverified } = await agreeByOrder(context, order.protocolVersion);
  await db.update(orders).set(contentRow(priced)).where(eq(orders.orderNo, orderNo));
  await db.delete(orderFees).where(eq(orderFees.orderNo, orderNo));
  await keepFees(db, orderNo, priced.fees);
  const [moved] = await moveLocked(context, [{ ...locked, dangerous: priced.dangerous }], act, '');
  const status = placedStatus.parse(moved?.status);
  const deadline = unverified ? (cancelsAt?.toISOString() ?? null) : null;
  return { orderNo, status, totals: priced.totals, cancelsAt: deadline };
};

/**
 * Replaces what a user's order says, exactly once per key, at the prices of this moment: the order begins anew. Refused
 * once space is released, and for another line or offer than the order's own.
 */
export const amendOrder = (
  context: Placing,
  { orderNo, order: form, expectedTotals }: { orderNo: string; order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allLines[form.line], form);
  return context.db.transaction((tx) => {
    const claim = {
      userId: context.user.userId,
      key: context.idempotencyKey,
      contentHash: contentHashOf({ amends: orderNo, order, expectedTotals }),
    };
    const amend = () => amendOnce({ ...context, db: tx }, orderNo, order, expectedTotals);
    return onceByKey(tx, claim, context.clock.now(), amend);
  });
};
