import * as z from 'zod/mini';
import {
  allocationForm,
  billForm,
  creditForm,
  overrideForm,
  receiptForm,
  refundComment,
  refundForm,
  reversalForm,
  termsForm,
  transferForm,
  reason as undoReason,
} from '#contract/desk/accounts/creditForms.ts';
import { because } from '#contract/protocol/fields.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';

/** The purpose of a form about a company's money (`subject` is the company) or about a receipt. */
export type AccountAct = AnyAccountAct & {
  /** The document and its amount, for the person who decides. */
  aboutZh?: string;
};

type AnyAccountAct =
  | { kind: 'accountTerms' | 'accountOverride'; subject: string }
  | { kind: 'accountBill'; subject: string; currency: Currency; orderNos: readonly string[] }
  | { kind: 'accountCredit'; subject: string; billId: string; orderNo: string }
  /** The part of a balance that pays one of these bills. */
  | { kind: 'accountAllocation'; subject: string; itemId: string; bills: Readonly<Record<string, string>> }
  | { kind: 'allocationUndoing'; subject: string; allocationId: string }
  | { kind: 'paymentRefund' | 'paymentClosing'; subject: string; paymentNo: string }
  | { kind: 'refundApproval' | 'refundReturn' | 'refundTransfer'; subject: string; refundNo: string }
  | { kind: 'receiptEntry' }
  | { kind: 'receiptReversal'; subject: string; isMatched: boolean };

/** An entry chosen from a list. */
const chosenText = z.string().check(z.minLength(1, because('notChosen')));

/** The fields of these forms. */
export const accountForms = {
  accountTerms: termsForm.shape,
  accountOverride: overrideForm.shape,
  accountBill: billForm.shape,
  accountCredit: creditForm.shape,
  accountAllocation: { billId: chosenText, ...allocationForm.shape },
  allocationUndoing: { reason: undoReason },
  paymentRefund: refundForm.shape,
  paymentClosing: { reason: undoReason },
  refundApproval: { comment: refundComment.approved },
  refundReturn: { comment: refundComment.returned },
  refundTransfer: transferForm.shape,
  receiptEntry: receiptForm.shape,
  receiptReversal: reversalForm.shape,
} as const satisfies Record<AccountAct['kind'], Readonly<Record<string, z.ZodMiniType>>>;
