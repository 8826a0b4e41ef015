import * as accounts from '#contract/desk/accounts/creditDesk.ts';
import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import * as refunds from '#contract/desk/accounts/refundDesk.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { closePayment } from '#server/payments/closing.ts';
import { decideRefund, proposeRefund, transferRefund } from '#server/payments/refunds.ts';
import { allocateBalance, issueBill, issueCredit, undoAllocation } from './bills.ts';
import { importReceipts } from './bankStatement.ts';
import { accountInFull, accountsMatching, dueBillsOf, receiptsMatching } from './reading.ts';
import { enterReceipt, matchReceipt, reverseReceipt } from './receipts.ts';
import { journalFileOf, statementFileOf } from './statement.ts';
import { overrideCredit, setTerms } from './terms.ts';

/** Companies' money at the desk: terms, bills, credit notes, receipts, and exports for accounting. */
export const creditHandlers = [
  handleDesk(accounts.accountList, ({ keyword }, context) => accountsMatching(context, keyword)),
  handleDesk(accounts.dueBills, (input, context) => dueBillsOf(context, input)),
  handleDesk(accounts.readAccount, ({ enterpriseId }, context) => accountInFull(context, enterpriseId)),
  handleDesk(accounts.setTerms, (input, context) => setTerms(context, input)),
  handleDesk(accounts.overrideCredit, (input, context) => overrideCredit(context, input)),
  handleDesk(accounts.issueAccountBill, (input, context) => issueBill(context, input)),
  handleDesk(accounts.issueCredit, (input, context) => issueCredit(context, input)),
  handleDesk(accounts.allocateBalance, (input, context) => allocateBalance(context, input)),
  handleDesk(accounts.undoAllocation, (input, context) => undoAllocation(context, input)),
  handleDesk(receipts.receiptList, ({ keyword }, context) => receiptsMatching(context, keyword)),
  handleDesk(receipts.enterReceipt, (input, context) => enterReceipt(context, input)),
  handleDesk(receipts.importReceipts, (input, context) => importReceipts(context, input)),
  handleDesk(receipts.matchReceipt, (input, context) => matchReceipt(context, input)),
  handleDesk(receipts.reverseReceipt, (input, context) => reverseReceipt(context, input)),
  handleDesk(refunds.proposeRefund, (input, context) => proposeRefund(context, input)),
  handleDesk(refunds.decideRefund, (input, context) => decideRefund(context, input)),
  handleDesk(refunds.transferRefund, (input, context) => transferRefund(context, input)),
  handleDesk(refunds.closePayment, (input, context) => closePayment(context, input)),
  handleDesk(accounts.journalFile, (input, { db }) => journalFileOf(db, input)),
  handleDesk(accounts.statementFile, ({ enterpriseId, ...period }, { db, clock }) =>
    statementFileOf({ db, now: clock.now() }, enterpriseId, period),
  ),
];
