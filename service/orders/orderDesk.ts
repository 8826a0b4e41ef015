import { asc, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { optionalText } from '#contract/protocol/fields.ts';
import type { OrderAct, OrderParty } from '#contract/orders/orderStatus.ts';
import { orderAct } from '#contract/orders/orderStatus.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { actsIn, openStatuses, orderActs } from '#machines/orders/orderLife.ts';
import type { Clock } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { parsed } from '#service/http/input.ts';
import { issueInvoice, waitingInvoices } from './invoices.ts';
import { tradeMessages } from './messages.ts';
import { moveOrder } from './orderCommands.ts';
import { kindOf } from './orderTraits.ts';

const isStaff = (party: OrderParty): party is Exclude<OrderParty, 'user' | 'system'> =>
  party !== 'user' && party !== 'system';

const isForStaff = (act: OrderAct): boolean => isStaff(orderActs[act].by);

/** How many orders the desk lists. */
const listed = 200;

/** The orders that are not at their end, the oldest first, each with what the desk may do to it now. */
const openOrders = async (db: Database) => {
  const open = await db
    .select({
      orderNo: orders.orderNo,
      line: orders.line,
      status: orders.status,
      placedAt: orders.placedAt,
      routeZh: orders.routeZh,
      carriageZh: orders.carriageZh,
      dangerous: orders.isDangerous,
    })
    .from(orders)
    .where(inArray(orders.status, [...openStatuses]))
    .orderBy(asc(orders.placedAt), asc(orders.orderNo))
    .limit(listed);
  return open.map((order) => Object.assign(order, { acts: actsIn(order.status, kindOf(order)).filter(isForStaff) }));
};

const deskMove = z.object({ act: orderAct, note: optionalText(200) });

const invoiceMove = z.object({ status: z.literal('ISSUED') });

const caller = { address: 'service', userAgent: 'desk', https: true };

/** The part of the review desk where people act for the platform, the carriers and the hauliers, and issue invoices. */
export const mountOrderDesk = (app: Hono, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get('/review/orders', async (c) => c.json(await openOrders(db)));

  app.get('/review/invoices', async (c) => c.json(await waitingInvoices(db)));

  app.post('/review/invoices/:orderNo', async (c) => {
    parsed(invoiceMove, await c.req.json().catch(() => null));
    return c.json(await issueInvoice({ db, clock, caller }, c.req.param('orderNo')));
  });

  app.post('/review/orders/:orderNo', async (c) => {
    const { act, note } = parsed(deskMove, await c.req.json().catch(() => null)) as z.output<typeof deskMove>;
    const { by } = orderActs[act];
    if (!isStaff(by)) throw new Refusal(codes.forbidden, tradeMessages.actOfAnother(act, by));
    return c.json(await moveOrder({ db, clock, caller }, c.req.param('orderNo'), act, { by, note }));
  });
};
