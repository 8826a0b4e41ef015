import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Order } from '#contract/booking/orderForm.ts';
import type { PricedPart } from '#contract/desk/split/splitPrices.ts';
import type { SplitPart } from '#contract/desk/split/splitParts.ts';
import { correctedTotals } from '#contract/orders/priceCorrection.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { storeFees } from '#server/booking/placeOrder.ts';
import type { Database } from '#server/db/database.ts';
import { deskOwners } from '#server/db/schema/desk.ts';
import {
  orderDocumentRequests,
  orderDocuments,
  orderFees,
  orderPriceCorrections,
  orders,
} from '#server/db/schema/orders.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import { storeUses } from '#server/enterprise/contracts/pricing.ts';
import { priceCorrectionsOf } from '#server/orders/charges/priceCorrections.ts';
import { splitMessages } from './messages.ts';

type OrderRow = typeof orders.$inferSelect;

/** What the desk reviewed of the goods of a part, by its own cargo items. */
const reasonsOf = (reasons: readonly Suspicion[], { cargo }: SplitPart<Order>): Suspicion[] =>
  reasons.flatMap((reason) => {
    const [, index, rest] = /^cargo\.(\d+)(.*)$/.exec(reason.path) ?? [];
    if (index === undefined) return [reason];
    const at = cargo.indexOf(Number(index));
    return at < 0 ? [] : [{ ...reason, path: `cargo.${at}${rest}` }];
  });

/** Ordinary goods need no declaration: theirs is not done, but left out. */
const statusOf = (status: OrderStatus, isDangerous: boolean): OrderStatus =>
  status === 'DG_DECLARED' && !isDangerous ? 'RELEASED' : status;

/** The columns of an order that has one part of the goods. */
export const partRow = (
  whole: OrderRow,
  part: SplitPart<Order>,
  { quote }: PricedPart,
): Pick<OrderRow, 'status' | 'isDangerous' | 'reviewReasons' | 'content' | 'offer'> => {
  const isDangerous = part.order.cargo.some(({ dangerous }) => dangerous !== null);
  return {
    status: statusOf(whole.status, isDangerous),
    isDangerous,
    reviewReasons: reasonsOf(whole.reviewReasons, part),
    content: part.order,
    offer: quote,
  };
};

/**
 * The lines that keep what both orders cost together, which follow from the split and are nobody's decision, and the proposals
 * to charge the difference after all, on which a colleague decides.
 */
const storeDifference = async (
  tx: Database,
  orderNo: string,
  difference: readonly Total[],
  { other, staffId, now }: { other: string; staffId: string; now: Date },
): Promise<void> => {
  const proposed = { proposedBy: staffId, proposedAt: now, evidence: splitMessages.evidence };
  for (const { currency, amount } of difference)
    await tx.insert(orderPriceCorrections).values([
      {
        ...proposed,
        orderNo,
        currency,
        nameZh: splitMessages.kept,
        amount: -amount,
        reason: splitMessages.keptReason(other),
        state: 'approved',
        decidedBy: null,
        decidedAt: now,
      },
      {
        ...proposed,
        orderNo,
        currency,
        nameZh: splitMessages.charged,
        amount,
        reason: splitMessages.chargedReason(other),
        state: 'proposed',
      },
    ]);
};

/** Stores what a part costs: its fees, what it takes of contracts, the difference, and the totals of all. */
export const storePrice = async (
  tx: Database,
  orderNo: string,
  { fees, uses, difference }: PricedPart,
  by: Parameters<typeof storeDifference>[3],
): Promise<void> => {
  await tx.delete(orderFees).where(eq(orderFees.orderNo, orderNo));
  await storeFees(tx, orderNo, fees);
  await storeUses(tx, orderNo, uses);
  await storeDifference(tx, orderNo, difference, by);
  const totals = correctedTotals(fees, await priceCorrectionsOf(tx, orderNo));
  if (totals.some(({ amount }) => amount < 0)) throw new ApiError(codes.conflict, splitMessages.credited);
  await tx.update(orders).set({ totals }).where(eq(orders.orderNo, orderNo));
};

/** Gives the order that was split off the documents in force, what its customer was asked for, and whoever works on the whole. */
export const copyBeside = async (tx: Database, files: FileStore, [from, to]: [string, string]): Promise<void> => {
  const documents = await tx
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderNo, from), isNull(orderDocuments.replacedBy)))
    .orderBy(asc(orderDocuments.uploadedAt), asc(orderDocuments.id));
  for (const document of documents) {
    // in its row: within a transaction nothing is put into the bucket
    const content = await files.contentOf(document);
    await tx.insert(orderDocuments).values({ ...document, id: randomUUID(), orderNo: to, content });
  }
  const requests = await tx.select().from(orderDocumentRequests).where(eq(orderDocumentRequests.orderNo, from));
  if (requests.length > 0)
    await tx
      .insert(orderDocumentRequests)
      .values(requests.map((request) => Object.assign({}, request, { orderNo: to })));
  const [owner] = await tx
    .select()
    .from(deskOwners)
    .where(and(eq(deskOwners.kind, 'order'), eq(deskOwners.subject, from)));
  if (owner) await tx.insert(deskOwners).values({ ...owner, subject: to });
};
