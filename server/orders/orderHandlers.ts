import { dangerousPaperFile } from '#contract/orders/dangerousPapers.ts';
import * as invoices from '#contract/orders/invoice.ts';
import { grantApproval, returnApproval } from '#contract/orders/approval.ts';
import * as contract from '#contract/orders/orderCalls.ts';
import { orderCalendar } from '#contract/orders/orderCalendar.ts';
import * as instructions from '#contract/orders/shippingInstruction.ts';
import * as bills from '#contract/orders/bill/bill.ts';
import * as tracks from '#contract/orders/tracking/trackCalls.ts';
import * as vgm from '#contract/orders/vgm/vgm.ts';
import { hasBookingNote } from '#machines/orders/orderRights.ts';
import { ifChanged, versionOf } from '#server/http/responses/contentVersion.ts';
import { handle } from '#server/http/handler.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { decideApproval } from './approvals/decideApproval.ts';
import { amendOrder } from './amendOrder.ts';
import { dangerousPaperOf, paperStatesOf } from './dangerousPapers/paperFiles.ts';
import { bookingExport } from './dcsa/dcsa.ts';
import { documentFile, dropDocument, addDocument } from './documents/orderDocuments.ts';
import { calendarOf, knownOf } from './papers/orderCalendar.ts';
import { exportInstruction, instructionOf, saveDraft, submitOnce } from './papers/instructions.ts';
import { approveOwnBill, changeOwnBill, ownBill, ownBillFile } from './papers/bill/bills.ts';
import { saveVgmDraft, submitVgmOnce, vgmOf } from './papers/vgm/vgm.ts';
import { exportVgm } from './papers/vgm/vgmFiles.ts';
import { invoiceFile, requestInvoice } from './charges/invoices.ts';
import { withLaterCharges } from './charges/laterCharges.ts';
import { applyCommand } from './orderCommands.ts';
import { orderPapers } from './documents/orderPapers.ts';
import { orderInFull, pageOfOrders } from './orders.ts';
import { carbonOfOrder } from '#server/services/carbon.ts';
import { placeOrder } from '#server/booking/placeOrder.ts';
import { bookingNote } from './documents/bookingNote.ts';
import { missingIn } from './pdf/glyphs.ts';
import { shareOwnTrack, trackOfLink, tracksFound } from './tracking/trackLinks.ts';
import { withTrack } from './tracking/tracks.ts';

/** Orders of every service: placing, following, changing, their documents and invoices. */
export const orderingHandlers = [
  handle(contract.placeOrder, (input, context) => placeOrder(context, input)),
  handle(contract.amendOrder, (input, context) => amendOrder(context, input)),
  handle(contract.orderPage, ({ whose, ...input }, { db, user }) => pageOfOrders(db, user, input, whose)),
  handle(contract.orderPageChanges, async ({ version, whose, ...input }, { db, user }) => {
    const page = await pageOfOrders(db, user, input, whose);
    return ifChanged({ ...page, version: versionOf(page) }, version);
  }),
  handle(contract.orderDetail, async ({ orderNo }, { db, clock, user }) => {
    const detail = await orderInFull(db, user, orderNo);
    const unprintable = hasBookingNote(detail) ? missingIn(JSON.stringify(detail.order)) : '';
    const dangerousPapers = await paperStatesOf(db, detail, clock.now());
    const carbon = await carbonOfOrder(db, detail);
    return {
      ...(await withTrack({ db, clock }, await withLaterCharges({ db, clock }, detail))),
      ...(unprintable !== '' && { unprintable }),
      ...(dangerousPapers && { dangerousPapers }),
      ...(carbon && { carbon }),
    };
  }),
  handle(contract.cancelOrder, ({ orderNo, version, reason }, context) =>
    applyCommand(context, orderNo, 'order.cancelled', {
      by: 'user',
      ...context.user,
      version,
      note: reason,
    }),
  ),
  handle(contract.supplyInfo, ({ orderNo, version, note }, context) =>
    applyCommand(context, orderNo, 'info.supplied', { by: 'user', ...context.user, version, note }),
  ),
  handle(contract.requestAmendment, ({ orderNo, version, note }, context) =>
    applyCommand(context, orderNo, 'amendment.requested', { by: 'user', ...context.user, version, note }),
  ),
  handle(grantApproval, (input, context) => decideApproval(context, { ...input, decision: 'granted' })),
  handle(returnApproval, (input, context) => decideApproval(context, { ...input, decision: 'returned' })),
  handle(contract.uploadOrderDocument, (input, context) => addDocument(context, input)),
  handle(contract.removeOrderDocument, (input, context) => dropDocument(context, input)),
  handle(contract.orderDocumentFile, (input, context) => documentFile(context, input)),
  handle(contract.orderBookingNote, async ({ orderNo }, { db, clock, user }) => {
    // making the PDF takes a tenth of a second
    await limitCalls(db, clock.now(), [{ key: `sheet:${user.userId}`, max: 30, seconds: 60 }]);
    return bookingNote(await orderInFull(db, user, orderNo), clock.now());
  }),
  handle(dangerousPaperFile, async ({ orderNo, ...choice }, { db, clock, user }) => {
    // as for the booking note
    await limitCalls(db, clock.now(), [{ key: `sheet:${user.userId}`, max: 30, seconds: 60 }]);
    return dangerousPaperOf(db, await orderInFull(db, user, orderNo), choice, clock.now());
  }),
  handle(contract.orderPapers, async ({ orderNo }, context) => {
    const { db, clock, user } = context;
    await limitCalls(db, clock.now(), [{ key: `papers:${user.userId}`, max: 10, seconds: 60 }]);
    return orderPapers(context, orderNo);
  }),
  handle(contract.orderExport, async ({ orderNo }, { db, user, operatorName }) =>
    bookingExport(db, await orderInFull(db, user, orderNo), operatorName),
  ),
  handle(instructions.orderInstruction, ({ orderNo }, context) => instructionOf(context, orderNo)),
  handle(instructions.saveInstruction, (input, context) => saveDraft(context, input)),
  handle(instructions.submitInstruction, (input, context) => submitOnce(context, input)),
  handle(instructions.instructionExport, ({ orderNo }, context) => exportInstruction(context, orderNo)),
  handle(bills.orderBill, ({ orderNo }, context) => ownBill(context, orderNo)),
  handle(bills.approveBill, (input, context) => approveOwnBill(context, input)),
  handle(bills.changeBill, (input, context) => changeOwnBill(context, input)),
  handle(bills.billFile, (input, context) => ownBillFile(context, input)),
  handle(vgm.orderVgm, ({ orderNo }, context) => vgmOf(context, orderNo)),
  handle(vgm.saveVgm, (input, context) => saveVgmDraft(context, input)),
  handle(vgm.submitVgm, (input, context) => submitVgmOnce(context, input)),
  handle(vgm.vgmExport, (input, context) => exportVgm(context, input)),
  handle(tracks.findTracks, async ({ number }, context) => ({ rows: await tracksFound(context, number) })),
  handle(tracks.shareTrack, (input, context) => shareOwnTrack(context, input)),
  handle(tracks.sharedTrack, ({ token }, context) => trackOfLink(context, token)),
  handle(orderCalendar, async ({ orderNo }, { db, clock, user }) =>
    calendarOf(await orderInFull(db, user, orderNo), await knownOf({ db, clock }, [orderNo])),
  ),
  handle(invoices.requestInvoice, ({ orderNo, invoice }, context) => requestInvoice(context, orderNo, invoice)),
  handle(invoices.orderInvoiceFile, ({ orderNo }, context) => invoiceFile(context, orderNo)),
];
