import { and, eq } from 'drizzle-orm';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { correctedTotals } from '#contract/orders/priceCorrection.ts';
import { isUnapproved, placedStatus } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { nextStatus } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { orderFees, orders } from '#server/db/schema/orders.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import {
  approvalFor,
  bindUnasked,
  rejectOver,
  rejectUnapproved,
  requestApproval,
} from './approvals/requestApproval.ts';
import { tradeMessages } from './messages.ts';
import { priceCorrectionsOf } from './charges/priceCorrections.ts';
import { lockOrders, applyToLocked } from './orderCommands.ts';
import { withAnswers } from '#server/desk/orders/findings.ts';
import { rejectStale } from './rejectStale.ts';
import { traitsOf } from './orderTraits.ts';
import type { Placing, PlacingCall } from '#server/booking/placeOrder.ts';
import { agreeFirst, contentRow, findingsIn, storeFees, orderOnce } from '#server/booking/placeOrder.ts';
import { pricedOrder } from '#server/booking/orderPricing.ts';
import { addedTotals } from '#contract/enterprise/ledger/credit.ts';
import { rejectOverCredit } from '#server/enterprise/ledger/creditCheck.ts';
import { storeUses } from '#server/enterprise/contracts/pricing.ts';
import { lockEnquiryOf } from '#server/offers/answers.ts';
import { filesOf } from './documents/draftDocuments.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

const command = 'order.amended';

const own = (user: Placing['user'], orderNo: string) => and(eq(orders.orderNo, orderNo), visibleTo(orders, user));

const unknown = (): ApiError => new ApiError(codes.notFound, tradeMessages.orderUnknown);

/** An order that the user may change, locked, and whether it needs the verification of their enterprise. */
export const ownOrder = async (
  context: Placing,
  orderNo: string,
  agreement: Pick<Order, 'line' | 'protocolVersion'>,
) => {
  const { db, user } = context;
  if ((await db.$count(orders, own(user, orderNo))) === 0) throw unknown();
  const { unverified } = await agreeFirst(context, agreement);
  await lockEnquiryOf(db, { orderNo });
  const [locked] = await lockOrders(db, own(user, orderNo), 1);
  const { content, cancelsAt, offer, quoteId, routeZh, totals } = orders;
  const [stored] = await db
    .select({ content, cancelsAt, offer, quoteId, routeZh, totals })
    .from(orders)
    .where(own(user, orderNo));
  if (!locked || !stored) throw unknown();
  return { ...locked, ...stored, unverified };
};

/** The price of its saved quote that an order has; none if it has that of its day. */
const promisedTo = async (
  db: Database,
  orderNo: string,
  { quoteId, offer }: Pick<typeof orders.$inferSelect, 'quoteId' | 'offer'>,
): Promise<Pick<PromisedPrice, 'offer' | 'fees'> | undefined> =>
  quoteId === null
    ? undefined
    : { offer, fees: await db.select().from(orderFees).where(eq(orderFees.orderNo, orderNo)) };

/**
 * Replaces the content of an order as `amendOrder` does, within the transaction of a call that is made once; without
 * expected totals the caller agrees to the price in force.
 */
export const amendOnce = async (
  context: Placing,
  { orderNo, version }: { orderNo: string; version?: number | undefined },
  order: Order,
  expectedTotals: readonly Total[] | null,
): Promise<PlacedOrder> => {
  const { db } = context;
  const {
    unverified,
    content,
    cancelsAt,
    offer,
    quoteId,
    routeZh,
    totals: formerTotals,
    ...locked
  } = await ownOrder(context, orderNo, order);
  await rejectStale(db, { ...locked, orderNo }, version, 'user');
  if (nextStatus(locked.status, command, traitsOf(locked)) === undefined)
    throw new ApiError(codes.conflict, tradeMessages.wrongMoment(locked.line, locked.status, command));
  if (order.line !== locked.line || order.offerId !== content.offerId)
    throw new ApiError(codes.badInput, tradeMessages.amendsAnother);
  const isWaiting = isUnapproved(locked.status);
  if (isWaiting) await rejectOver(context, orderNo);
  const promised = await promisedTo(db, orderNo, { quoteId, offer });
  const files = await filesOf(db, orderNo);
  // what does not bind yet is checked like a new order
  const former = isWaiting ? undefined : content;
  const amended = await pricedOrder(context, order, {
    expectedTotals,
    promised,
    before: former,
    amends: orderNo,
    files,
  });
  const before = { order: content, offer };
  const reviewReasons = withAnswers(
    amended.reviewReasons,
    { order: amended.order, offer: amended.quote },
    locked.reviewReasons,
    before,
  );
  const totals = correctedTotals(amended.fees, await priceCorrectionsOf(db, orderNo));
  // what was credited stays credited
  if (totals.some(({ amount }) => amount < 0)) throw new ApiError(codes.conflict, tradeMessages.creditAbovePrice);
  const priced = { ...amended, reviewReasons, totals };
  const isRepriced = quoteId !== null && !priced.isPromised;
  const needed = await approvalFor(context, priced, { cancelsAt, always: isWaiting });
  if (needed && !isWaiting)
    await rejectUnapproved(context, needed, {
      before: { ...locked, order: content, quote: offer, totals: formerTotals },
      after: priced,
    });
  // one that waits binds from the approval on, unless no rule wants one any more
  const added = isWaiting ? totals : addedTotals(formerTotals, totals);
  await rejectOverCredit(context, locked.enterpriseId, added);
  const approval = isWaiting ? needed : undefined;
  await db
    .update(orders)
    .set({ ...contentRow(priced), ...(isRepriced && { quoteId: null }) })
    .where(eq(orders.orderNo, orderNo));
  await db.delete(orderFees).where(eq(orderFees.orderNo, orderNo));
  await storeFees(db, orderNo, priced.fees);
  await storeUses(db, orderNo, priced.uses);
  const [moved] = await applyToLocked(
    { ...context, actor: { userId: context.user.userId, enterpriseId: context.user.enterpriseId } },
    [
      {
        ...locked,
        dangerous: priced.dangerous,
        reviewReasons: priced.reviewReasons,
        needsApproval: approval !== undefined,
      },
    ],
    command,
    isRepriced ? tradeMessages.repriced : '',
  );
  const status = placedStatus.parse(moved?.status);
  const asked = approval ? await requestApproval(context, { ...locked, routeZh }, approval) : {};
  if (isWaiting && !approval) await bindUnasked(context, { ...locked, routeZh, quoteId: isRepriced ? null : quoteId });
  const deadline = unverified ? (cancelsAt?.toISOString() ?? null) : null;
  return { orderNo, status, totals: priced.totals, cancelsAt: deadline, ...findingsIn(priced), ...asked };
};

/**
 * Replaces the content of a user's order, exactly once per key, at current prices, or at those of its saved quote while
 * nothing changes that the quote was computed from; the order's life starts again.
 * Rejects it after space is released, for another service or quote than the order's own, and if the order has changed since
 * the user saw it.
 */
export const amendOrder = (
  context: PlacingCall,
  {
    order: form,
    expectedTotals,
    ...of
  }: { orderNo: string; version?: number | undefined; order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allServices[form.line], form);
  // a repeated call is the same one, whatever state it was decided on
  const content = { amends: of.orderNo, order, expectedTotals };
  return orderOnce(context, content, (placing) => amendOnce(placing, of, order, expectedTotals));
};
