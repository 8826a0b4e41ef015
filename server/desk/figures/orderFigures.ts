import { and, asc, eq, inArray } from 'drizzle-orm';
import { deskStatuses } from '#contract/orders/orderStatus.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import type { deskOrders } from '#server/db/schema/desk.ts';
import { orderCosts } from '#server/db/schema/desk.ts';
import type { orders } from '#server/db/schema/orders.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { nextWorkingEvening } from '#server/services/deadlines.ts';

type Order = Pick<typeof orders.$inferSelect, 'orderNo' | 'status' | 'totals'>;
type Counted = Pick<
  typeof deskOrders.$inferInsert,
  'revenueCny' | 'revenueUsd' | 'costCny' | 'costUsd' | 'acceptedAfter' | 'isPrompt' | 'rejection'
>;

const isOfDesk: ReadonlySet<string> = new Set(deskStatuses);

const sumIn = (lines: readonly Total[], currency: Currency): number =>
  lines.reduce((sum, line) => (line.currency === currency ? sum + line.amount : sum), 0);

const byOrder = <Row extends { orderNo: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.orderNo, [...(found.get(row.orderNo) ?? []), row]);
  return found;
};

/**
 * The inputs of the figures, for some orders: revenue by their totals, which are price lines and approved corrections (the figures count those by their own day);
 * the recorded costs; the time from arrival at the desk to the first acceptance, due by the evening of the next working
 * day; and the reason of a rejection.
 */
export const figuresOf = async (db: Database, numbers: readonly string[]): Promise<(order: Order) => Counted> => {
  const costs = await db
    .select({ orderNo: orderCosts.orderNo, currency: orderCosts.currency, amount: orderCosts.amount })
    .from(orderCosts)
    .where(and(inArray(orderCosts.orderNo, [...numbers]), eq(orderCosts.state, 'recorded')));
  const { orderNo: no, act, toStatus, note, at } = orderEvents;
  const events = await db
    .select({ orderNo: no, act, toStatus, note, at })
    .from(orderEvents)
    .where(inArray(no, [...numbers]))
    .orderBy(asc(orderEvents.position));
  const [costsOf, eventsOf] = [byOrder(costs), byOrder(events)];
  return ({ orderNo, status, totals }) => {
    const [bought, history] = [costsOf.get(orderNo), eventsOf.get(orderNo) ?? []];
    const received = history.find((event) => isOfDesk.has(event.toStatus));
    const accepted = history.find((event) => event.toStatus === 'ACCEPTED');
    const isAccepted = received !== undefined && accepted !== undefined;
    return {
      revenueCny: sumIn(totals, '1'),
      revenueUsd: sumIn(totals, '2'),
      costCny: bought ? sumIn(bought, '1') : null,
      costUsd: bought ? sumIn(bought, '2') : null,
      acceptedAfter: isAccepted ? Math.round((accepted.at.getTime() - received.at.getTime()) / 1_000) : null,
      isPrompt: isAccepted ? accepted.at <= nextWorkingEvening(received.at) : null,
      rejection:
        status === 'REJECTED' ? (history.findLast((event) => event.act === 'order.rejected')?.note ?? '') : null,
    };
  };
};
