import { and, inArray, isNull, or, eq } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { Database } from '#server/db/database.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';

const outcomes = { WITHDRAWN: 'withdrawn', APPROVAL_LAPSED: 'lapsed' } as const satisfies Partial<
  Record<OrderStatus, string>
>;

/**
 * Ends the approvals of orders that were withdrawn or lapsed before they bound; a saved quote that such an order was placed
 * with can be ordered again. Pass the transaction that locked the orders.
 */
export const endApprovals = async (
  db: Database,
  moves: readonly { orderNo: string; to: OrderStatus }[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> => {
  for (const [status, outcome] of Object.entries(outcomes)) {
    const numbers = moves.filter(({ to }) => to === status).map(({ orderNo }) => orderNo);
    if (numbers.length === 0) continue;
    const open = or(isNull(orderApprovals.outcome), eq(orderApprovals.outcome, 'returned'));
    await db
      .update(orderApprovals)
      .set({ outcome, endedAt: at, endedBy: by })
      .where(and(inArray(orderApprovals.orderNo, numbers), open));
    await db.update(savedQuotes).set({ orderNo: null }).where(inArray(savedQuotes.orderNo, numbers));
  }
};
