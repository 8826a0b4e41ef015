import * as contract from '#contract/desk/creditDesk.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { closePayment } from '#server/payments/closing.ts';
import { decideRefund, proposeRefund } from '#server/payments/refunds.ts';
import { allocateBalance, issueBill, issueCredit, undoAllocation } from './bills.ts';
import { importReceipts } from './bankStatement.ts';
import { accountInFull, accountsMatching, receiptsMatching } from './reading.ts';
import { enterReceipt, matchReceipt, reverseReceipt } from './receipts.ts';
import { journalFileOf, statementFileOf } from './statement.ts';
import { overrideCredit, setTerms } from './terms.ts';

/** Companies' money at the desk: terms, bills, credit notes, receipts, and exports for accounting. */
export const creditHandlers = [
  handleDesk(contract.accountList, ({ keyword }, context) => accountsMatching(context, keyword)),
  handleDesk(contract.readAccount, ({ enterpriseId }, context) => accountInFull(context, enterpriseId)),
  handleDesk(contract.setTerms, (input, context) => setTerms(context, input)),
  handleDesk(contract.overrideCredit, (input, context) => overrideCredit(context, input)),
  handleDesk(contract.issueAccountBill, (input, context) => issueBill(context, input)),
  handleDesk(contract.issueCredit, (input, context) => issueCredit(context, input)),
  handleDesk(contract.allocateBalance, (input, context) => allocateBalance(context, input)),
  handleDesk(contract.undoAllocation, (input, context) => undoAllocation(context, input)),
  handleDesk(contract.receiptList, ({ keyword }, context) => receiptsMatching(context, keyword)),
  handleDesk(contract.enterReceipt, (input, context) => enterReceipt(context, input)),
  handleDesk(contract.importReceipts, (input, context) => importReceipts(context, input)),
  handleDesk(contract.matchReceipt, (input, context) => matchReceipt(context, input)),
  handleDesk(contract.reverseReceipt, (input, context) => reverseReceipt(context, input)),
  handleDesk(contract.proposeRefund, (input, context) => proposeRefund(context, input)),
  handleDesk(contract.decideRefund, (input, context) => decideRefund(context, input)),
  handleDesk(contract.closePayment, (input, context) => closePayment(context, input)),
  handleDesk(contract.journalFile, (input, { db }) => journalFileOf(db, input)),
  handleDesk(contract.statementFile, ({ enterpriseId, ...period }, { db, clock }) =>
    statementFileOf({ db, now: clock.now() }, enterpriseId, period),
  ),
];
