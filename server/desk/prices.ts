import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPriceCorrectable, mayCorrectPrice } from '#contract/desk/orders/commandRights.ts';
import { deskProblemMessages } from '#contract/desk/deskProblems.ts';
import type { DeskPrice, decidePrice, proposePrice } from '#contract/desk/priceDesk.ts';
import { priceProblems, signedAmount } from '#contract/desk/priceDesk.ts';
import type { MovedOrder, OrderStatus } from '#contract/orders/orderStatus.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { correctedTotals, isCovered } from '#contract/orders/priceCorrection.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { audit } from '#server/admin/audit.ts';
import { money } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff as people } from '#server/db/schema/desk.ts';
import { orderFees, orderPriceCorrections as prices, orders } from '#server/db/schema/orders.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { statusName, tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { priceCorrectionsOf } from '#server/orders/charges/priceCorrections.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import type { DeskContext } from './deskContext.ts';
import { byWhom } from './deskContext.ts';
import { addDeskEvent } from './deskEvents.ts';
import { rejectProblems } from './formProblems.ts';
import { deskMessages } from './messages.ts';

/** The price corrections of an order, with the caller's possible commands on each. */
export const pricesAtDesk = async (
  db: Database,
  { orderNo, status }: { orderNo: string; status: OrderStatus },
  { role, staffId }: Pick<DeskContext['staff'], 'role' | 'staffId'>,
): Promise<DeskPrice[]> => {
  const decider = alias(people, 'decider');
  const rows = await db
    .select({ price: prices, proposedBy: people.name, decidedBy: decider.name })
    .from(prices)
    .innerJoin(people, eq(people.id, prices.proposedBy))
    .leftJoin(decider, eq(decider.id, prices.decidedBy))
    .where(eq(prices.orderNo, orderNo))
    .orderBy(asc(prices.proposedAt));
  return rows.map(({ price, proposedBy, decidedBy }) => {
    const { id, nameZh, currency, amount, reason, evidence, comment, state, proposedAt, decidedAt } = price;
    const isOpen = state === 'proposed';
    return {
      id,
      nameZh,
      currency,
      amount,
      reason,
      evidence,
      comment,
      state,
      proposedBy,
      decidedBy,
      proposedAt: proposedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      canReplace: isOpen && mayCorrectPrice(role, 'propose') && isPriceCorrectable(status),
      canDecide: isOpen && mayCorrectPrice(role, 'decide') && price.proposedBy !== staffId,
    };
  });
};

/** Locks an order if it is unchanged since the caller saw it, with its totals. */
const lockedOrder = async (tx: Database, { orderNo, version }: { orderNo: string; version: number }) => {
  const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
  const [stored] = await tx.select({ totals: orders.totals }).from(orders).where(eq(orders.orderNo, orderNo));
  if (!order || !stored) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  await rejectStale(tx, order, version, 'staff');
  return { ...order, ...stored };
};

const rejectStatus = ({ line, status }: Awaited<ReturnType<typeof lockedOrder>>): void => {
  if (!isPriceCorrectable(status))
    throw new ApiError(codes.conflict, deskMessages.priceStatus(statusName(line, status)));
};

const textOf = ({ nameZh, currency, amount }: Pick<DeskPrice, 'nameZh' | 'currency' | 'amount'>): string =>
  deskMessages.priceLine(nameZh, amount < 0, money({ currency, amount: Math.abs(amount) }));

/**
 * Proposes a price correction of an order, optionally replacing an undecided proposal. The customer does not see it.
 * Rejects an order that is not accepted or has ended early, a credit above the total of its currency, and a proposal
 * made on an older state of the order.
 */
export const proposeAtDesk = (
  { db, clock, caller, staff }: DeskContext,
  { orderNo, version, form, replaces }: ParsedInputOf<typeof proposePrice>,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockedOrder(tx, { orderNo, version });
    rejectStatus(order);
    rejectProblems(priceProblems(form, order.totals));
    if (replaces !== undefined) {
      const replaced = await tx
        .update(prices)
        .set({ state: 'superseded', decidedBy: staff.staffId, decidedAt: now })
        .where(and(eq(prices.id, replaces), eq(prices.orderNo, orderNo), eq(prices.state, 'proposed')))
        .returning({ id: prices.id });
      if (replaced.length === 0) throw apiErrorAt(versionField, codes.conflict, deskMessages.priceDecided);
    }
    const { chargeName: nameZh, currency, reason, evidence } = form;
    const line = { nameZh, currency, amount: signedAmount(form) };
    const at = { proposedBy: staff.staffId, proposedAt: now };
    await tx.insert(prices).values({ orderNo, ...line, reason, evidence, state: 'proposed', ...at });
    const note = textOf(line);
    await addDeskEvent(tx, {
      orderNo,
      status: order.status,
      act: 'price.proposed',
      staffId: staff.staffId,
      note,
      at: now,
    });
    await audit({ db: tx, clock, caller, user: order }, 'price.proposed', {
      orderNo,
      line: note,
      ...byWhom({ staff }),
    });
    return { orderNo, status: order.status };
  });

/**
 * Approves or returns a colleague's proposal. An approved line is part of the order's totals and its invoice, and the
 * customer is notified. Rejects one's own proposal, a decided one, a line that the order's status or total no longer
 * allows, and a decision on an older state of the order.
 */
export const decideAtDesk = (
  { db, clock, caller, staff }: DeskContext,
  { orderNo, version, id, decision, comment }: ParsedInputOf<typeof decidePrice>,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockedOrder(tx, { orderNo, version });
    const { status, totals } = order;
    const own = and(eq(prices.id, id), eq(prices.orderNo, orderNo));
    const [price] = await tx.select().from(prices).where(own);
    if (!price) throw new ApiError(codes.notFound, deskMessages.priceUnknown);
    if (price.state !== 'proposed') throw apiErrorAt(versionField, codes.conflict, deskMessages.priceDecided);
    if (price.proposedBy === staff.staffId) throw new ApiError(codes.forbidden, deskMessages.priceOwn);
    if (decision === 'approved') {
      rejectStatus(order);
      if (!isCovered(totals, price)) throw new ApiError(codes.conflict, deskProblemMessages.creditTooHigh);
    }
    await tx.update(prices).set({ state: decision, comment, decidedBy: staff.staffId, decidedAt: now }).where(own);
    const line = textOf(price);
    const act = `price.${decision}` as const;
    const note = `${line}：${decision === 'approved' ? price.reason : comment}`;
    const position = await addDeskEvent(tx, { orderNo, status, act, staffId: staff.staffId, note, at: now });
    await audit({ db: tx, clock, caller, user: order }, act, { orderNo, line, ...byWhom({ staff }) });
    if (decision === 'approved') {
      const fees = await tx.select().from(orderFees).where(eq(orderFees.orderNo, orderNo));
      const corrected = correctedTotals(fees, await priceCorrectionsOf(tx, orderNo));
      await tx.update(orders).set({ totals: corrected }).where(eq(orders.orderNo, orderNo));
      const told = { orderNo, kind: 'order.repriced', position: String(position), facts: { note } } as const;
      await queueOrderNotifications(tx, now, [told]);
    }
    return { orderNo, status };
  });

/** The undecided proposals of some orders. */
export const pendingPrices = async (db: Database, numbers: readonly string[]) => {
  const rows = await db
    .select({ price: prices, by: people.name })
    .from(prices)
    .innerJoin(people, eq(people.id, prices.proposedBy))
    .where(and(inArray(prices.orderNo, [...numbers]), eq(prices.state, 'proposed')));
  return rows.map(({ price, by }) => ({ orderNo: price.orderNo, at: price.proposedAt, lineZh: textOf(price), by }));
};
