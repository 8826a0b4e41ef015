import * as contract from '#contract/orders/orderCalls.ts';
import { handle } from '#service/http/handler.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { amendOrder } from './amendOrder.ts';
import { bookingExport } from './dcsa.ts';
import { documentFile, dropDocument, keepDocument } from './orderDocuments.ts';
import { requestInvoice } from './invoices.ts';
import { moveOrder } from './orderCommands.ts';
import { orderInFull, pageOfOrders } from './orders.ts';
import { placeOrder } from '#service/booking/placeOrder.ts';
import { bookingNote } from './bookingNote.ts';

/** Orders of every line: placing, following, changing, their papers and their invoices. */
export const orderingHandlers = [
  handle(contract.placeOrder, (input, context) => placeOrder(context, input)),
  handle(contract.amendOrder, (input, context) => amendOrder(context, input)),
  handle(contract.orderPage, (input, { db, user }) => pageOfOrders(db, user.userId, input)),
  handle(contract.orderDetail, ({ orderNo }, { db, user }) => orderInFull(db, user.userId, orderNo)),
  handle(contract.cancelOrder, ({ orderNo, reason }, context) =>
    moveOrder(context, orderNo, 'order.cancelled', { by: 'user', userId: context.user.userId, note: reason }),
  ),
  handle(contract.supplyInfo, ({ orderNo, note }, context) =>
    moveOrder(context, orderNo, 'info.supplied', { by: 'user', userId: context.user.userId, note }),
  ),
  handle(contract.requestAmendment, ({ orderNo, note }, context) =>
    moveOrder(context, orderNo, 'amendment.requested', { by: 'user', userId: context.user.userId, note }),
  ),
  handle(contract.uploadOrderDocument, (input, context) => keepDocument(context, input)),
  handle(contract.removeOrderDocument, (input, context) => dropDocument(context, input)),
  handle(contract.orderDocumentFile, (input, context) => documentFile(context, input)),
  handle(contract.orderSheet, async ({ orderNo }, { db, clock, user }) => {
    // drawing one takes a tenth of a second
    await limitCalls(db, clock.now(), [{ key: `sheet:${user.userId}`, max: 30, seconds: 60 }]);
    return bookingNote(await orderInFull(db, user.userId, orderNo), clock.now());
  }),
  handle(contract.orderExport, async ({ orderNo }, { db, user }) =>
    bookingExport(await orderInFull(db, user.userId, orderNo)),
  ),
  handle(contract.requestInvoice, ({ orderNo, invoice }, context) => requestInvoice(context, orderNo, invoice)),
];
