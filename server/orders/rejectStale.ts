import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { deskActs, uploadAct, versionField } from '#contract/orders/orderStatus.ts';
import { orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { commandName, statusName, tradeMessages } from './messages.ts';

/**
 * Rejects a command that was decided on another state of an order than the stored one, and says who did what when. Call it
 * with the order locked. Without a version nothing is checked; persons of the desk are named to their colleagues alone.
 */
export const rejectStale = async (
  tx: Database,
  { orderNo, line, status }: { orderNo: string; line: ServiceCode; status: OrderStatus },
  version: number | undefined,
  reader: 'user' | 'staff',
): Promise<void> => {
  if (version === undefined) return;
  const { position, act, by, at } = orderEvents;
  // an upload changes nothing that is decided on; what staff do among themselves is nothing that a customer has missed
  const unseen = [uploadAct, ...(reader === 'user' ? deskActs : [])] as const;
  const [last] = await tx
    .select({ entries: sql<number>`(count(*) over ())::int`, act, by, at, person: staff.name })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(and(eq(orderEvents.orderNo, orderNo), notInArray(act, [...unseen])))
    .orderBy(desc(position))
    .limit(1);
  if (!last || last.entries === version) return;
  const who = reader === 'staff' && last.person !== null ? last.person : orderPartyZh[last.by];
  const what = [who, dateMinute(last.at), commandName(line, last.act), statusName(line, status)] as const;
  throw apiErrorAt(versionField, codes.conflict, tradeMessages.orderChanged(...what));
};
