import { deskBillFile, issueBill, releaseBill } from '#contract/desk/orders/billDesk.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import { uploadDeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import { closeDocumentRequest, requestDocument } from '#contract/desk/orders/documentRequests.ts';
import { answerFinding } from '#contract/desk/orders/findings.ts';
import * as contract from '#contract/desk/orders/orderDesk.ts';
import { decidePrice, proposePrice } from '#contract/desk/priceDesk.ts';
import { claimSubject, deskQueue, setAbsence } from '#contract/desk/queue.ts';
import * as reviews from '#contract/desk/reviewDesk.ts';
import { splitOrder } from '#contract/desk/split/orderSplit.ts';
import { enterTrack, importTracks, wrongTrackRows } from '#contract/desk/orders/trackDesk.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { rejectBrokenFile } from '#server/http/uploads/rejectBrokenFile.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import { cleanFileName, fileTypeOf } from '#server/orders/documents/fileType.ts';
import { dangerousPaperOf } from '#server/orders/dangerousPapers/paperFiles.ts';
import { billDraftFile } from '#server/orders/papers/bill/bills.ts';
import { issueInvoice } from '#server/orders/charges/invoices.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { orderWithPersons } from '#server/orders/orders.ts';
import {
  applicationAtDesk,
  changedApplicationAtDesk,
  decideAtDesk,
  licenceAtDesk,
} from '#server/desk/applicationDesk.ts';
import { issueAtDesk, releaseAtDesk } from '#server/desk/orders/bills.ts';
import { commandAtDesk } from './commandDesk.ts';
import { correctAtDesk } from './corrections.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { closeRequestAtDesk, requestAtDesk } from './documentRequests.ts';
import { documentAtDesk, uploadAtDesk } from './documents.ts';
import { answerAtDesk, changedEnquiryAtDesk, enquiryAtDesk } from '#server/desk/enquiryDesk.ts';
import { answerFindingAtDesk } from './findings.ts';
import { changedAtDesk, orderAtDesk } from './orderDesk.ts';
import { decideAtDesk as decidePriceAtDesk, proposeAtDesk } from '#server/desk/prices.ts';
import { splitAtDesk } from '#server/desk/split/splitOrder.ts';
import { claim, setAbsenceOf } from '#server/desk/queue/owners.ts';
import { waitingAtDesk } from '#server/desk/queue/queue.ts';
import { importTracksAtDesk, wrongTracksAtDesk } from './trackImport.ts';
import { enterAtDesk } from './tracks.ts';

const issue = handleDesk(
  contract.issueOrderInvoice,
  async ({ orderNo, requestedAt, invoiceNo, fileName, content }, context) => {
    rejectBrokenFile(content);
    const fileType = fileTypeOf(content);
    if (!fileType) throw new ApiError(codes.badInput, tradeMessages.documentType);
    await rejectInfected({ ...context, user: null }, content);
    const { login } = context.staff;
    const issued = { invoiceNo, fileName: cleanFileName(fileName, fileType), file: content, login, requestedAt };
    await issueInvoice(context, orderNo, issued);
    return { orderNo, invoiceNo };
  },
);

/** The desk's work: pending tasks, orders, verifications, enquiries, invoices. */
export const orderDeskHandlers = [
  handleDesk(deskQueue, (input, context) => waitingAtDesk(context, input)),
  handleDesk(claimSubject, (input, context) => claim(context, input)),
  handleDesk(setAbsence, ({ until }, context) => setAbsenceOf(context, until)),
  handleDesk(contract.deskOrder, ({ orderNo }, context) => orderAtDesk(context, orderNo)),
  handleDesk(contract.deskOrderChanges, (input, context) => changedAtDesk(context, input)),
  handleDesk(contract.commandOrder, (input, context) => commandAtDesk(context, input)),
  handleDesk(correctShipment, (input, context) => correctAtDesk(context, input)),
  handleDesk(splitOrder, (input, context) => splitAtDesk(context, input)),
  handleDesk(proposePrice, (input, context) => proposeAtDesk(context, input)),
  handleDesk(decidePrice, (input, context) => decidePriceAtDesk(context, input)),
  handleDesk(issueBill, (input, context) => issueAtDesk(context, input)),
  handleDesk(releaseBill, (input, context) => releaseAtDesk(context, input)),
  handleDesk(deskBillFile, (input, { db, clock }) => billDraftFile(db, input, clock.now())),
  handleDesk(enterTrack, (input, context) => enterAtDesk(context, input)),
  handleDesk(importTracks, (input, context) => importTracksAtDesk(context, input)),
  handleDesk(wrongTrackRows, (input, context) => wrongTracksAtDesk(context, input)),
  handleDesk(requestDocument, (input, context) => requestAtDesk(context, input)),
  handleDesk(closeDocumentRequest, (input, context) => closeRequestAtDesk(context, input)),
  handleDesk(answerFinding, (input, context) => answerFindingAtDesk(context, input)),
  handleDesk(contract.deskDocumentFile, (input, context) => documentAtDesk(context, input)),
  handleDesk(contract.deskDangerousPaper, async ({ orderNo, ...choice }, { db, clock }) =>
    dangerousPaperOf(db, await orderWithPersons(db, orderNo), choice, clock.now()),
  ),
  handleDesk(uploadDeskDocument, (input, context) => uploadAtDesk(context, input)),
  issue,
  handleDesk(reviews.deskApplication, ({ id }, { db }) => applicationAtDesk(db, id)),
  handleDesk(reviews.deskApplicationChanges, (input, { db }) => changedApplicationAtDesk(db, input)),
  handleDesk(reviews.deskLicence, ({ id }, context) => licenceAtDesk(context, id)),
  handleDesk(reviews.decideApplication, (input, context) => decideAtDesk(context, input)),
  handleDesk(reviews.deskEnquiry, ({ enquiryNo }, { db, clock }) => enquiryAtDesk(db, enquiryNo, clock.now())),
  handleDesk(reviews.deskEnquiryChanges, (input, context) => changedEnquiryAtDesk(context, input)),
  handleDesk(reviews.answerEnquiry, (input, context) => answerAtDesk(context, input)),
];
