import { and, eq } from 'drizzle-orm';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Parts } from '#contract/desk/split/splitParts.ts';
import { orderedUnits } from '#contract/desk/split/splitParts.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { Database } from '#server/db/database.ts';
import { orderCosts as costs } from '#server/db/schema/desk.ts';
import { splitMessages } from './messages.ts';

/** What decides how much of a cost an order bears: its containers, else the mass of its goods. */
const shareOf = (order: Order): number =>
  orderedUnits({ line: order.line, order }).length || sumOf(order.cargo.map(({ grossKg }) => grossKg));

/**
 * Divides what was bought for an order between both parts, by containers or by mass, to the fen or cent: the former lines
 * stay, as corrected. A clerk corrects what a supplier bills otherwise.
 */
export const divideCosts = async (
  tx: Database,
  [stays, goes]: Parts<{ orderNo: string; order: Order }>,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> => {
  const recorded = await tx
    .select()
    .from(costs)
    .where(and(eq(costs.orderNo, stays.orderNo), eq(costs.state, 'recorded')));
  const going = shareOf(goes.order);
  const share = going / (going + shareOf(stays.order));
  for (const { id, supplier, nameZh, currency, amount, evidence } of recorded) {
    const moved = Math.round(amount * share);
    if (moved === 0) continue;
    const ended = { endedBy: staffId, endedAt: now, reason: splitMessages.costDivided(goes.orderNo) };
    await tx
      .update(costs)
      .set({ state: 'corrected', ...ended })
      .where(eq(costs.id, id));
    const line = {
      supplier,
      nameZh,
      currency,
      evidence,
      state: 'recorded',
      recordedBy: staffId,
      recordedAt: now,
    } as const;
    await tx.insert(costs).values({ ...line, orderNo: goes.orderNo, amount: moved });
    if (moved < amount) await tx.insert(costs).values({ ...line, orderNo: stays.orderNo, amount: amount - moved });
  }
};
