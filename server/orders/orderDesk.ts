import { asc, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { commandForm } from '#contract/desk/orders/commandForm.ts';
import { answerFinding } from '#contract/desk/orders/findings.ts';
import { optionalText } from '#contract/protocol/fields.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { isDeskParty, orderCommand } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { commandsIn, openAtDesk, orderCommands } from '#machines/orders/orderLife.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema/orders.ts';
import { answerFindingAtDesk, withKeys } from '#server/desk/orders/findings.ts';
import { commandAtDesk } from '#server/desk/orders/commandDesk.ts';
import { parsed } from '#server/http/requests/input.ts';
import { issueInvoice, waitingInvoices } from './charges/invoices.ts';
import { tradeMessages } from './messages.ts';
import { applyCommand } from './orderCommands.ts';
import { traitsOf } from './orderTraits.ts';

/** Goods are cleared by the answers to their findings. */
const isForStaff = (command: OrderCommand): boolean =>
  isDeskParty(orderCommands[command].by) && command !== 'goods.cleared';

/** The maximum number of orders listed. */
const listed = 200;

/** The open orders, the oldest first, each with the commands that the desk may give now. */
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
      reviewReasons: orders.reviewReasons,
      order: orders.content,
      offer: orders.offer,
    })
    .from(orders)
    .where(inArray(orders.status, [...openAtDesk]))
    .orderBy(asc(orders.placedAt), asc(orders.orderNo))
    .limit(listed);
  return open.map(({ order, offer, reviewReasons, ...row }) =>
    Object.assign(row, {
      reviewReasons: withKeys({ order, offer }, reviewReasons),
      acts: commandsIn(row.status, traitsOf({ ...row, reviewReasons })).filter(isForStaff),
    }),
  );
};

/** A command with its data; the command line of a former build sends a note alone. */
const deskCommand = z.object({ act: orderCommand, note: optionalText(200), form: z.optional(commandForm) });

const invoiceCommand = z.object({ status: z.literal('ISSUED') });

const caller = { address: 'service', userAgent: 'desk', https: true };

/** The part of the review desk where staff act for the platform, the carriers and the hauliers, and issue invoices. */
export const mountOrderDesk = (app: Hono, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get('/review/orders', async (c) => c.json(await openOrders(db)));

  app.get('/review/invoices', async (c) => c.json(await waitingInvoices(db)));

  app.post('/review/invoices/:orderNo', async (c) => {
    parsed(invoiceCommand, await c.req.json().catch(() => null));
    return c.json(await issueInvoice({ db, clock, caller }, c.req.param('orderNo')));
  });

  app.post('/review/findings', async (c) => {
    const answer = parsed(answerFinding.input, await c.req.json().catch(() => null)) as z.output<
      typeof answerFinding.input
    >;
    return c.json(await answerFindingAtDesk({ db, clock, caller, staff: null }, answer));
  });

  app.post('/review/orders/:orderNo', async (c) => {
    const {
      act: command,
      note,
      form,
    } = parsed(deskCommand, await c.req.json().catch(() => null)) as z.output<typeof deskCommand>;
    const { by } = orderCommands[command];
    if (!isDeskParty(by) || !isForStaff(command))
      throw new ApiError(codes.forbidden, tradeMessages.commandOfAnother(command, by));
    const orderNo = c.req.param('orderNo');
    if (form) return c.json(await commandAtDesk({ db, clock, caller, staff: null }, { orderNo, command, form }));
    return c.json(await applyCommand({ db, clock, caller }, orderNo, command, { by, note }));
  });
};
