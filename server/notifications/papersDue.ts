import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { instructionDeadline } from '#contract/orders/instructionChecks.ts';
import { needsVgm, vgmDeadline } from '#contract/orders/vgm/vgmChecks.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { isSeaService, serviceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { shippingInstructions, vgmDeclarations } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { offerWithoutTariff } from '#server/orders/openOrders.ts';
import { shipmentsOf } from '#server/orders/shipments.ts';
import { queueOrderNotifications } from './queue.ts';

/** The statuses in which the carrier waits for a paper; cargo at the terminal has met its cut-offs. */
const waiting = ['ACCEPTED', 'RELEASED', 'AMENDING', 'DG_DECLARED'] as const;

const servicesWith = (isConcerned: (code: ServiceCode) => boolean): ServiceCode[] =>
  serviceCode.options.filter((code) => isConcerned(code));

/** The papers that a customer submits before a cut-off. */
const papers = [
  {
    kind: 'instruction.due',
    table: shippingInstructions,
    services: servicesWith(isSeaService),
    deadline: instructionDeadline,
  },
  { kind: 'vgm.due', table: vgmDeclarations, services: servicesWith(needsVgm), deadline: vgmDeadline },
] as const;

/** Queues a message for every order whose paper is due within a day and has not been submitted; once for each cut-off. */
export const queuePapersDue = async (db: Database, now: Date): Promise<number> => {
  let queued = 0;
  for (const { kind, table, services, deadline } of papers) {
    const found = await db
      .select({ orderNo: orders.orderNo, offer: offerWithoutTariff })
      .from(orders)
      .leftJoin(table, eq(table.orderNo, orders.orderNo))
      .where(
        and(
          inArray(orders.status, [...waiting]),
          inArray(orders.line, services),
          gt(orders.departsAt, now),
          isNull(table.orderNo),
        ),
      );
    const shipments = await shipmentsOf(
      db,
      found.map(({ orderNo }) => orderNo),
    );
    const occurrences = found.flatMap(({ orderNo, offer }) => {
      const shipment = shipments.get(orderNo);
      const at = deadline({ offer, ...(shipment && { shipment }) });
      const left = at === undefined ? Infinity : Date.parse(at) - now.getTime();
      if (at === undefined || left <= 0 || left > limits.cutOffSoonMs) return [];
      return [{ orderNo, kind, position: at, facts: { at } }];
    });
    await db.transaction((tx) => queueOrderNotifications(tx, now, occurrences));
    queued += occurrences.length;
  }
  return queued;
};
