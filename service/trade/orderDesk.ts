import { asc, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import type { OrderAct, OrderParty } from '#contract/order.ts';
import { orderAct } from '#contract/order.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { actsIn, openStatuses, orderActs } from '#machines/orderLife.ts';
import type { Clock } from '../context.ts';
import type { Database } from '../db/database.ts';
import { fclOrders } from '../db/schema/orders.ts';
import { parsed } from '../input.ts';
import { tradeMessages } from './messages.ts';
import { dangerousOrder, moveOrder } from './moving.ts';

const isStaff = (party: OrderParty): party is Exclude<OrderParty, 'user' | 'system'> =>
  party !== 'user' && party !== 'system';

const isForStaff = (act: OrderAct): boolean => isStaff(orderActs[act].by);

/** How many orders the desk lists. */
const listed = 200;

/** The orders that are not at their end, the oldest first, each with what the desk may do to it now. */
const openOrders = async (db: Database) => {
  const orders = await db
    .select({
      orderNo: fclOrders.orderNo,
      status: fclOrders.status,
      placedAt: fclOrders.placedAt,
      orgPort: fclOrders.orgPort,
      dstPort: fclOrders.dstPort,
      vessel: fclOrders.vessel,
      voyage: fclOrders.voyage,
      dangerous: dangerousOrder,
    })
    .from(fclOrders)
    .where(inArray(fclOrders.status, [...openStatuses]))
    .orderBy(asc(fclOrders.placedAt), asc(fclOrders.orderNo))
    .limit(listed);
  return orders.map((order) => Object.assign(order, { acts: actsIn(order.status, order).filter(isForStaff) }));
};

const deskMove = z.object({ act: orderAct, note: optionalText(200) });

const caller = { address: 'service', userAgent: 'desk', https: true };

/** The part of the review desk where people act for the platform, the carriers and the hauliers. */
export const mountOrderDesk = (app: Hono, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get('/review/orders', async (c) => c.json(await openOrders(db)));

  app.post('/review/orders/:orderNo', async (c) => {
    const { act, note } = parsed(deskMove, await c.req.json().catch(() => null)) as z.output<typeof deskMove>;
    const { by } = orderActs[act];
    if (!isStaff(by)) throw new Refusal(codes.forbidden, tradeMessages.actOfAnother(act, by));
    return c.json(await moveOrder({ db, clock, caller }, c.req.param('orderNo'), act, { by, note }));
  });
};
