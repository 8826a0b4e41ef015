import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { instructionDeadline } from '#contract/orders/instructionChecks.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isSeaService, serviceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { shippingInstructions } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { offerWithoutTariff } from '#server/orders/openOrders.ts';
import { queueOrderNotifications } from './queue.ts';

/** The statuses in which the carrier waits for an instruction; cargo at the terminal has met its cut-off. */
const waiting = ['ACCEPTED', 'RELEASED', 'AMENDING', 'DG_DECLARED'] as const;
const seaServices: ServiceCode[] = serviceCode.options.filter((code) => isSeaService(code));

/** Queues a message for every order whose instruction is due within a day and has not been submitted; once for each cut-off. */
export const queueInstructionsDue = async (db: Database, now: Date): Promise<number> => {
  const found = await db
    .select({ orderNo: orders.orderNo, offer: offerWithoutTariff })
    .from(orders)
    .leftJoin(shippingInstructions, eq(shippingInstructions.orderNo, orders.orderNo))
    .where(
      and(
        inArray(orders.status, [...waiting]),
        inArray(orders.line, seaServices),
        gt(orders.departsAt, now),
        isNull(shippingInstructions.orderNo),
      ),
    );
  const occurrences = found.flatMap(({ orderNo, offer }) => {
    const at = instructionDeadline({ offer });
    const left = at === undefined ? Infinity : Date.parse(at) - now.getTime();
    if (at === undefined || left <= 0 || left > limits.cutOffSoonMs) return [];
    return [{ orderNo, kind: 'instruction.due' as const, position: at, facts: { at } }];
  });
  await db.transaction((tx) => queueOrderNotifications(tx, now, occurrences));
  return occurrences.length;
};
