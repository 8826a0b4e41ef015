import {
  accountList,
  allocateBalance,
  dueBills,
  issueAccountBill,
  issueCredit,
  overrideCredit,
  readAccount,
  setTerms,
  undoAllocation,
} from '#contract/desk/accounts/creditDesk.ts';
import { closePayment, decideRefund, proposeRefund, transferRefund } from '#contract/desk/accounts/refundDesk.ts';
import {
  enterReceipt,
  importReceipts,
  matchReceipt,
  receiptList,
  reverseReceipt,
} from '#contract/desk/accounts/receiptDesk.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import type { DeskAccountsRequests } from '#machines/desk/deskAccounts.ts';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import type { deskFormMachine } from '#machines/desk/deskForm.ts';
import type { AccountAct } from '#machines/desk/accountForms.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { withBytes } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** Sends a form about the money of a company or a receipt. */
export const sendAccountAct = async (
  { call }: Pick<Caller, 'call'>,
  about: AccountAct,
  version: number,
  values: DeskValues,
): Promise<unknown> => {
  switch (about.kind) {
    case 'accountTerms': {
      const form = values as InputOf<typeof setTerms>['form'];
      return call(setTerms, { enterpriseId: about.subject, version, form }, quiet);
    }
    case 'accountOverride': {
      const form = { overrideUntil: '', ...values } as InputOf<typeof overrideCredit>['form'];
      return call(overrideCredit, { enterpriseId: about.subject, version, form }, quiet);
    }
    case 'accountBill': {
      const { subject: enterpriseId, currency, orderNos } = about;
      return call(issueAccountBill, { enterpriseId, version, currency, orderNos: [...orderNos], form: values }, quiet);
    }
    case 'accountCredit': {
      const { subject: enterpriseId, billId, orderNo } = about;
      const form = values as InputOf<typeof issueCredit>['form'];
      return call(issueCredit, { enterpriseId, version, billId, orderNo, form }, quiet);
    }
    case 'accountAllocation': {
      const { subject: enterpriseId, itemId } = about;
      const { billId = '', amount } = values;
      return call(allocateBalance, { enterpriseId, version, itemId, billId, form: { amount } }, quiet);
    }
    case 'allocationUndoing': {
      const { subject: enterpriseId, allocationId } = about;
      const form = values as InputOf<typeof undoAllocation>['form'];
      return call(undoAllocation, { enterpriseId, version, allocationId, form }, quiet);
    }
    case 'paymentRefund': {
      const { subject: enterpriseId, paymentNo } = about;
      const form = values as InputOf<typeof proposeRefund>['form'];
      return call(proposeRefund, { enterpriseId, version, paymentNo, form }, quiet);
    }
    case 'paymentClosing': {
      const { subject: enterpriseId, paymentNo } = about;
      const form = values as InputOf<typeof closePayment>['form'];
      return call(closePayment, { enterpriseId, version, paymentNo, form }, quiet);
    }
    case 'refundApproval':
    case 'refundReturn': {
      const { subject: enterpriseId, refundNo } = about;
      const decision = about.kind === 'refundApproval' ? 'approved' : 'returned';
      const form = { comment: values['comment'] ?? '' };
      return call(decideRefund, { enterpriseId, version, refundNo, decision, form }, quiet);
    }
    case 'refundTransfer': {
      const { subject: enterpriseId, refundNo } = about;
      const form = values as InputOf<typeof transferRefund>['form'];
      return call(transferRefund, { enterpriseId, version, refundNo, form }, quiet);
    }
    case 'receiptEntry':
      return call(enterReceipt, { form: values as InputOf<typeof enterReceipt>['form'] }, quiet);
    case 'receiptReversal': {
      const form = values as InputOf<typeof reverseReceipt>['form'];
      return call(reverseReceipt, { id: about.subject, version, form }, quiet);
    }
    default:
      return about satisfies never;
  }
};

/** The machine of accounts with its effects. */
export const accountsWith = ({ call }: Pick<Caller, 'call'>, form: typeof deskFormMachine) =>
  deskAccountsMachine.provide({
    actors: {
      ...requests<DeskAccountsRequests>({
        fetchAccounts: async ({ keyword, openId, duesAfter }) => {
          const [list, receipts, dues, account] = await Promise.all([
            call(accountList, { keyword }, quiet),
            call(receiptList, { keyword }, quiet),
            call(dueBills, { keyword, after: duesAfter }, quiet),
            openId === undefined ? undefined : call(readAccount, { enterpriseId: openId }, quiet),
          ]);
          return { list, receipts, dues, account };
        },
        importStatement: async ({ file }) =>
          call(importReceipts, { fileName: file.name, content: withBytes(file) }, quiet),
        matchReceipt: async (match) => call(matchReceipt, match, quiet),
      }),
      form,
    },
  });
